import type { Transaction, TransactionsAnswer } from '@lineboard/domain/transactions/transaction';
import type { Database } from '../database/create-database.ts';
import { describeBet } from '../wagers/describe-bet.ts';
import { readWagers, selectWagers } from '../wagers/stored-wager.ts';

const DAY_MS = 24 * 3_600_000;

/** As many as one answer holds; further ones are left to a shorter range. */
const MOST_TRANSACTIONS = 500;

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

/** Newest first. Rows that only hold or release risk are no transactions. */
const SELECT_ENTRIES = `
select l.entry_id, l.kind, l.book_ms, l.amount_cents, l.free_play_cents, l.ticket_number, l.wager_number,
  (a.current_balance_cents - coalesce(sum(l.amount_cents) over (order by l.entry_id desc
    rows between unbounded preceding and 1 preceding), 0))::bigint as balance_cents
from ledger l join account a using (customer_id)
where l.customer_id = $1 and (l.kind in ('deposit', 'withdrawal', 'grade', 'reverse') or (l.kind = 'wager' and l.free_play_cents <> 0))
order by l.entry_id desc limit $2`;

/** What moved the customer's money in the last so many days of the book's clock, with the wagers that it was about. */
export const readTransactions = async (
  { kysely, pool }: Database,
  customerId: string,
  days: number,
  bookMs: number,
  most = MOST_TRANSACTIONS,
): Promise<TransactionsAnswer> => {
  const { rows } = await pool.query<EntryRow>(SELECT_ENTRIES, [customerId, most + 1]);
  const since = bookMs - days * DAY_MS;
  const recent = rows.filter((row) => row.book_ms >= since);
  const shown = recent.slice(0, most);
  const refs = new Map(
    shown.flatMap((row) =>
      row.ticket_number === null
        ? []
        : [[`${row.ticket_number}.${row.wager_number}`, [row.ticket_number, row.wager_number ?? 0] as const]],
    ),
  );
  const stored =
    refs.size === 0
      ? []
      : await readWagers(
          pool,
          selectWagers(kysely)
            .where('w.customer_id', '=', customerId)
            .where((eb) =>
              eb(
                eb.refTuple('w.ticket_number', 'w.wager_number'),
                'in',
                [...refs.values()].map(([ticketNumber, wagerNumber]) => eb.tuple(ticketNumber, wagerNumber)),
              ),
            ),
        );
  return {
    transactions: shown.map(describeEntry),
    bets: stored.map((wager) => ({
      ...describeBet(wager),
      gradedAtMs: wager.graded_book_ms,
      netCents: wager.net_cents,
    })),
    truncated: recent.length > most,
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
