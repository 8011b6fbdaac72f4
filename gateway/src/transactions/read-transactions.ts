import { KINDS_OF_FIGURE } from '@lineboard/domain/daily-figures/kinds-of-figure';
import type { Transaction, TransactionsAnswer } from '@lineboard/domain/transactions/transaction';
import type { Database } from '../database/create-database.ts';
import { describeBet } from '../wagers/describe-bet.ts';
import { readWagers, selectWagersOf } from '../wagers/stored-wager.ts';

/** Transactions in one answer. */
const PAGE = 100;

/** Later than every entry. */
const END = Number.MAX_SAFE_INTEGER;

interface EntryRow {
  entry_id: number;
  kind: Transaction['kind'];
  book_ms: number;
  amount_cents: number;
  free_play_cents: number;
  ticket_number: number | null;
  wager_number: number | null;
  balance_cents: number;
}

/**
 * Newest first. Rows that only hold or release risk are no transactions. What came after the days asked for, or before
 * the page in them, is taken off the balance as it is now.
 */
const SELECT_ENTRIES = `
select l.entry_id, l.kind, l.book_ms, l.amount_cents, l.free_play_cents, l.ticket_number, l.wager_number,
  (a.current_balance_cents - later.cents - newer.cents - coalesce(sum(l.amount_cents) over (order by l.entry_id desc
    rows between unbounded preceding and 1 preceding), 0))::bigint as balance_cents
from ledger l join account a using (customer_id), (
  select coalesce(sum(amount_cents), 0) as cents from ledger
  where customer_id = $1 and book_ms >= $5 and (kind <> 'wager' or free_play_cents <> 0)
) later, (
  select coalesce(sum(amount_cents), 0) as cents from ledger
  where customer_id = $1 and entry_id >= $3 and book_ms >= $4 and book_ms < $5
) newer
where l.customer_id = $1 and l.entry_id < $3 and l.book_ms >= $4 and l.book_ms < $5 and (
  l.kind in ('deposit', 'withdrawal', 'grade', 'reverse', 'freePlayReturn', 'freePlay', 'adjustment',
    'settlement')
  or (l.kind = 'wager' and l.free_play_cents <> 0))
  and (l.kind <> 'wager' or l.free_play_cents <> 0)
order by l.entry_id desc limit $2`;

const SELECT_TOTAL = `
select coalesce(sum(amount_cents), 0)::bigint as cents,
  coalesce(sum(amount_cents) filter (where kind = any($4)), 0)::bigint as payments_cents
from ledger where customer_id = $1 and book_ms >= $2 and book_ms < $3 and (kind <> 'wager' or free_play_cents <> 0)`;

export interface TransactionsQuestion {
  customerId: string;
  /** On the book's clock, from here on. */
  sinceMs: number;
  /** Up to here, itself left out; null: up to now. */
  untilMs: number | null;
  /** Only those before this entry; null for the first page. */
  before: number | null;
}

/** What moved the customer's money in some days of the book's clock, with the wagers that it was about. */
export const readTransactions = async (
  { kysely, pool }: Database,
  { customerId, before, ...question }: TransactionsQuestion,
  most = PAGE,
): Promise<TransactionsAnswer> => {
  const sinceMs = Math.round(question.sinceMs);
  const untilMs = question.untilMs ?? END;
  const [{ rows }, total] = await Promise.all([
    pool.query<EntryRow>(SELECT_ENTRIES, [customerId, most + 1, before ?? END, sinceMs, untilMs]),
    pool.query<{ cents: number; payments_cents: number }>(SELECT_TOTAL, [
      customerId,
      sinceMs,
      untilMs,
      KINDS_OF_FIGURE.cashInOut,
    ]),
  ]);
  const { cents, payments_cents: paymentsCents } = total.rows[0] ?? { cents: 0, payments_cents: 0 };
  const shown = rows.slice(0, most);
  const refs = new Map(
    shown.flatMap((row) =>
      row.ticket_number === null
        ? []
        : [
            [
              `${row.ticket_number}.${row.wager_number}`,
              { ticket_number: row.ticket_number, wager_number: row.wager_number ?? 0 },
            ] as const,
          ],
    ),
  );
  const stored =
    refs.size === 0
      ? []
      : await readWagers(
          pool,
          selectWagersOf(kysely, [...refs.values()]).where('w.customer_id', '=', customerId),
        );
  return {
    transactions: shown.map(describeEntry),
    bets: stored.map((wager) => ({
      ...describeBet(wager),
      gradedAtMs: wager.graded_book_ms,
      netCents: wager.net_cents,
    })),
    totalCents: cents,
    resultCents: cents - paymentsCents,
    paymentsCents,
    next: rows.length > most ? (shown.at(-1)?.entry_id ?? null) : null,
  };
};

const describeEntry = (row: EntryRow): Transaction => ({
  entryId: row.entry_id,
  kind: row.kind,
  atMs: row.book_ms,
  amountCents: row.amount_cents,
  freePlayCents: row.free_play_cents,
  balanceCents: row.balance_cents,
  wager:
    row.ticket_number === null
      ? null
      : { ticketNumber: row.ticket_number, wagerNumber: row.wager_number ?? 0 },
});
