import type { Transaction, TransactionsAnswer } from '@lineboard/domain/transactions/transaction';
import type { Database } from '../database/create-database.ts';
import { describeBet } from '../wagers/describe-bet.ts';
import { readWagers, selectWagersOf } from '../wagers/stored-wager.ts';

/** What of the ledger moves money or free play: rows of stakes that are held alone are left out, as the index does. */
export const MOVES = "(kind <> 'wager' or free_play_cents <> 0)";

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
}

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
});

/** Every wager that some rows name, once; only the customer's. */
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
