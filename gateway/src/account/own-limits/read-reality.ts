import { KINDS_OF_FIGURE } from '@lineboard/domain/books/daily-figures/kinds-of-figure';
import type { RealityFigures } from '@lineboard/domain/account/own-limits/own-limit.schema';
import type pg from 'pg';

/** The most entries that are read: nobody has so many in the twelve hours that a session lasts. */
const MOST_ENTRIES = 10_000;

/** The stakes are the amounts that bets held when they were placed, and that pending ones hold. */
const SELECT = `
with latest as (
  select kind, amount_cents, at_risk_cents, posting, at_ms from ledger
  where customer_id = $1 order by entry_id desc limit $4
)
select s.created_at_ms as since_ms,
  (coalesce(sum(l.at_risk_cents) filter (where l.kind = 'wager' and l.posting = 0), 0) + (
    select coalesce(sum(held_cents), 0) from pending_ticket where customer_id = $1 and sent_at_ms >= s.created_at_ms
  ))::bigint as staked_cents,
  coalesce(sum(l.amount_cents) filter (where l.kind = any($3)), 0)::bigint as made_cents
from session s left join latest l on l.at_ms >= s.created_at_ms
where s.token_hash = $2 and s.customer_id = $1 group by s.token_hash`;

interface Row {
  since_ms: number;
  staked_cents: number;
  made_cents: number;
}

/** OWN-10: what a session came to so far, from the ledger. @returns null when it has ended */
export const readReality = async (
  client: Pick<pg.Pool, 'query'>,
  { customerId, sessionId }: { customerId: string; sessionId: string },
  wallMs: number,
): Promise<Omit<RealityFigures, 'dayLeftMs'> | null> => {
  const { winLoss, casinoWinLoss } = KINDS_OF_FIGURE;
  const values = [customerId, Buffer.from(sessionId, 'hex'), [...winLoss, ...casinoWinLoss], MOST_ENTRIES];
  const { rows } = await client.query<Row>(SELECT, values);
  const [row] = rows;
  if (row === undefined) return null;
  return {
    signedInMs: Math.max(0, wallMs - row.since_ms),
    stakedCents: row.staked_cents,
    madeCents: row.made_cents,
  };
};
