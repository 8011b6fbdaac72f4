import type { PlaysNotPosted } from '@lineboard/domain/books/transactions/casino-play.schema';
import type { PlayTab } from '@lineboard/domain/books/transactions/play-tab';
import { LOTTO_SYSTEM } from '@lineboard/domain/books/transactions/transaction-origin';
import type { Database } from '../../ground/database/create-database.ts';

/** Plays in one answer. */
const PAGE = 100;

const OF_TAB = `customer_id = $1 and posted_book_ms is null
  and ($2 = 'all' or (system = '${LOTTO_SYSTEM}') = ($2 = 'lotto'))`;

const SELECT_PLAYS = `
select play_id, system, round, stake_cents, win_cents, accepted_book_ms from casino_play
where ${OF_TAB} and play_id < $3 order by play_id desc limit ${PAGE + 1}`;

const SELECT_TOTALS = `
select count(*)::int as count, coalesce(sum(stake_cents), 0)::bigint as risk_cents,
  coalesce(sum(win_cents), 0)::bigint as win_cents
from casino_play where ${OF_TAB}`;

interface PlayRow {
  play_id: number;
  system: string;
  round: string;
  stake_cents: number;
  win_cents: number | null;
  accepted_book_ms: number;
}

interface TotalsRow {
  count: number;
  risk_cents: number;
  win_cents: number;
}

/** @param before only plays before this one; null for the first page */
export const readPlaysNotPosted = async (
  { pool }: Database,
  customerId: string,
  tab: PlayTab,
  before: number | null,
): Promise<PlaysNotPosted> => {
  const [{ rows }, totals] = await Promise.all([
    pool.query<PlayRow>(SELECT_PLAYS, [customerId, tab, before ?? Number.MAX_SAFE_INTEGER]),
    pool.query<TotalsRow>(SELECT_TOTALS, [customerId, tab]),
  ]);
  const { count, risk_cents: riskCents, win_cents: winCents } = totals.rows[0] ?? NOTHING;
  const shown = rows.slice(0, PAGE);
  return {
    plays: shown.map((row) => ({
      playId: row.play_id,
      system: row.system,
      round: row.round,
      riskCents: row.stake_cents,
      winCents: row.win_cents,
      acceptedAtMs: row.accepted_book_ms,
    })),
    totals: { count, riskCents, winCents },
    next: rows.length > PAGE ? (shown.at(-1)?.play_id ?? null) : null,
  };
};

const NOTHING: TotalsRow = { count: 0, risk_cents: 0, win_cents: 0 };
