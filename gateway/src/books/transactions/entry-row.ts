import type { MadeSale } from '@lineboard/domain/betting/selling/sale.schema';
import type {
  Transaction,
  TransactionsAnswer,
} from '@lineboard/domain/books/transactions/transaction.schema';
import type { Database } from '../../ground/database/create-database.ts';
import { saleOfEntry } from '../../betting/selling/sale-of-entry.ts';
import { describeBet } from '../../betting/wagers/describe-bet.ts';
import { readWagers, selectWagersOf } from '../../betting/wagers/stored-wager.ts';

/** A row of the ledger with its play, as the statements of transactions select it. */
export interface EntryRow {
  entry_id: number;
  kind: Transaction['kind'];
  book_ms: number;
  amount_cents: number;
  free_play_cents: number;
  ticket_number: number | null;
  wager_number: number | null;
  balance_cents: number;
  system: string | null;
  round: string | null;
  stake_cents: number | null;
  win_cents: number | null;
  cash_method: string | null;
  sale: MadeSale | null;
}

/** The columns of `listed`, as `EntryRow` names them. */
export const ENTRY_COLUMNS = `entry_id, kind, book_ms, amount_cents, free_play_cents, ticket_number, wager_number,
  balance_cents, system, round, stake_cents, win_cents, cash_method, ${saleOfEntry('listed')} as sale`;

/**
 * Ends a statement whose `picked` (of `entry_id`) names rows of one customer's ledger: these rows, the latest first.
 * The balance after each is the current one minus all later rows.
 *
 * @param customer the customer's parameter, `$3`
 * @param columns the columns of the answer
 */
export const selectPicked = (customer: string, columns: string): string => `listed as (
  select l.entry_id, l.kind, l.book_ms, l.amount_cents, l.at_risk_cents, l.free_play_cents, l.ticket_number,
    l.wager_number, null as system, null as round, null::bigint as stake_cents, null::bigint as win_cents,
    null as cash_method,
    (a.current_balance_cents - coalesce(sum(l.amount_cents) over (order by l.entry_id desc
      rows between unbounded preceding and 1 preceding), 0))::bigint as balance_cents
  from ledger l join account a using (customer_id)
  where l.customer_id = ${customer} and l.entry_id >= (select min(entry_id) from picked)
)
select ${columns} from listed where entry_id in (select entry_id from picked) order by entry_id desc`;

const playOf = ({ system, round, stake_cents: stakeCents, win_cents: winCents }: EntryRow) =>
  system === null || round === null
    ? null
    : { system, round, stakeCents: stakeCents ?? 0, winCents: winCents ?? 0 };

export const describeEntry = (row: EntryRow): Transaction => ({
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
  play: playOf(row),
  sale: row.sale,
  cashMethod: row.cash_method,
});

/** Reads all wagers that some rows name, each once, and only the customer's. */
export const readBetsOf = async (
  { kysely, pool }: Database,
  customerId: string,
  rows: readonly EntryRow[],
): Promise<TransactionsAnswer['bets']> => {
  const refs = new Map(
    rows.flatMap(({ ticket_number, wager_number }) =>
      ticket_number === null
        ? []
        : [[`${ticket_number}.${wager_number}`, { ticket_number, wager_number: wager_number ?? 0 }] as const],
    ),
  );
  if (refs.size === 0) return [];
  const stored = await readWagers(
    pool,
    selectWagersOf(kysely, [...refs.values()]).where('w.customer_id', '=', customerId),
  );
  return stored.map((wager) => ({
    ...describeBet(wager),
    gradedAtMs: wager.graded_book_ms,
    netCents: wager.net_cents,
  }));
};
