import { SEASON_LONG } from '@lineboard/domain/books/open-bets/is-future';
import type {
  GradedBet,
  OpenBet,
  OpenBetsAnswer,
  OpenBetTotals,
} from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { WagerRef } from '@lineboard/domain/betting/request/ticket-request';
import type { BookView } from '../../lines/book/book-view.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { describeBet } from '../../betting/wagers/describe-bet.ts';
import {
  describePlacedBet,
  readPlacedBets,
  selectPlacedBets,
  type StoredBet,
} from '../../betting/wagers/placed-bet.ts';
import { readWagers, selectWagers, type StoredWager } from '../../betting/wagers/stored-wager.ts';
import { parseWagerRef } from '../../betting/wagers/parse-wager-ref.ts';
import { readPending } from './read-pending.ts';

/** How long a decided wager stays in the list, book time, so that nobody wonders where a bet went. */
const GRADED_FOR_MS = 3 * 24 * 3_600_000;

/** Enough for the list on a screen; the transactions have the rest. */
const MOST_GRADED = 100;

/** The number of wagers in one answer: some 100 kB. */
const PAGE = 100;

interface Parts {
  database: Database;
  book: BookView;
}

/** @param after the last wager of the previous page; null for the first */
export const readOpenBets = async (
  parts: Parts,
  customerId: string,
  after: WagerRef | null,
  bookMs: number,
): Promise<OpenBetsAnswer> => {
  const isFirst = after === null;
  const [pending, page, totals, graded] = await Promise.all([
    isFirst ? readPending(parts.database, customerId) : [],
    readOpenPage(parts, customerId, after),
    readTotals(parts.database, customerId),
    isFirst ? readGraded(parts.database, customerId, bookMs) : [],
  ]);
  return { pending, ...page, ...totals, graded };
};

/**
 * Reads one page of only the open bets.
 * @param after `next` of the previous page, or its last wager; null for the first
 */
export const readOpenPage = async (
  parts: Parts,
  customerId: string,
  after: WagerRef | string | null,
): Promise<Pick<OpenBetsAnswer, 'open' | 'next'>> => {
  const open = await readPage(parts, customerId, typeof after === 'string' ? parseWagerRef(after) : after);
  const shown = open.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    open: shown,
    next: open.length > PAGE && last !== undefined ? `${last.ticketNumber}-${last.wagerNumber}` : null,
  };
};

/** @returns null when the customer has no such open bet */
export const readOpenBet = async (
  { database, book }: Parts,
  customerId: string,
  { ticketNumber, wagerNumber }: WagerRef,
): Promise<OpenBet | null> => {
  const [stored] = await readPlacedBets(
    database.pool,
    selectPlacedBets(database.kysely)
      .where('w.customer_id', '=', customerId)
      .where('w.status', '=', 'O')
      .where('w.ticket_number', '=', ticketNumber)
      .where('w.wager_number', '=', wagerNumber),
  );
  return stored === undefined ? null : { ...describePlacedBet(stored, book), wagerStatus: 'O' };
};

/** Selects all wagers of one of the customer's tickets, in order, for `readPlacedBets`. */
export const selectBetsOfTicket = (
  kysely: Database['kysely'],
  customerId: string,
  ticketNumber: number,
): ReturnType<typeof selectPlacedBets> =>
  selectPlacedBets(kysely)
    .where('w.customer_id', '=', customerId)
    .where('w.ticket_number', '=', ticketNumber)
    .orderBy('w.wager_number');

/** Describes a wager as in the list, open or decided. */
export const describePlacedOrGraded = (stored: StoredBet, book: BookView): OpenBet | GradedBet =>
  stored.status === 'O' ? { ...describePlacedBet(stored, book), wagerStatus: 'O' } : describeGraded(stored);

/** Reads one more than a page has, to know whether there is a next one. */
const readPage = async (
  { database, book }: Parts,
  customerId: string,
  after: WagerRef | null,
): Promise<OpenBet[]> => {
  const stored = await readPlacedBets(
    database.pool,
    selectPlacedBets(database.kysely)
      .where('w.customer_id', '=', customerId)
      .where('w.status', '=', 'O')
      .$if(after !== null, (query) =>
        query.where((eb) =>
          eb.or([
            eb('w.ticket_number', '<', after?.ticketNumber ?? 0),
            eb.and([
              eb('w.ticket_number', '=', after?.ticketNumber ?? 0),
              eb('w.wager_number', '>', after?.wagerNumber ?? 0),
            ]),
          ]),
        ),
      )
      .orderBy('w.ticket_number', 'desc')
      .orderBy('w.wager_number')
      .limit(PAGE + 1),
  );
  return stored.map((bet): OpenBet => ({ ...describePlacedBet(bet, book), wagerStatus: 'O' }));
};

/** `isFuture` in SQL: a straight on a contest, or any item on a whole season. */
const SELECT_TOTALS = `
select coalesce(is_future, false) as is_future, count(*) as count, sum(risk_cents)::bigint as risk_cents,
  sum(to_win_cents)::bigint as to_win_cents
from (
  select w.risk_cents, w.to_win_cents, (
    select bool_or((w.wager_type = 'S' and i.pick_type = 'C') or position($2 in i.sport_sub_type) > 0) from wager_item i
    where i.ticket_number = w.ticket_number and i.wager_number = w.wager_number
  ) as is_future
  from wager w where w.customer_id = $1 and w.status = 'O'
) open group by 1`;

const readTotals = async (
  { pool }: Database,
  customerId: string,
): Promise<{ totals: OpenBetTotals; futures: OpenBetTotals }> => {
  const { rows } = await pool.query<{
    is_future: boolean;
    count: number;
    risk_cents: number;
    to_win_cents: number;
  }>(SELECT_TOTALS, [customerId, SEASON_LONG]);
  const sum = (counted: typeof rows): OpenBetTotals => ({
    count: counted.reduce((total, row) => total + row.count, 0),
    riskCents: counted.reduce((total, row) => total + row.risk_cents, 0),
    toWinCents: counted.reduce((total, row) => total + row.to_win_cents, 0),
  });
  return { totals: sum(rows), futures: sum(rows.filter((row) => row.is_future)) };
};

const readGraded = async (
  { kysely, pool }: Database,
  customerId: string,
  bookMs: number,
): Promise<GradedBet[]> => {
  const graded = await readWagers(
    pool,
    selectWagers(kysely)
      .where('w.customer_id', '=', customerId)
      .where('w.status', '<>', 'O')
      .where('w.graded_book_ms', '>=', Math.round(bookMs - GRADED_FOR_MS))
      .orderBy('w.graded_book_ms', 'desc')
      .orderBy('w.ticket_number', 'desc')
      .orderBy('w.wager_number')
      .limit(MOST_GRADED),
  );
  return graded.map(describeGraded);
};

export const describeGraded = (stored: StoredWager): GradedBet => ({
  ...describeBet(stored),
  wagerStatus: stored.status === 'O' ? 'X' : stored.status,
  gradedAtMs: stored.graded_book_ms ?? 0,
  netCents: stored.net_cents ?? 0,
});
