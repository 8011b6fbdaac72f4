import type { Cents } from '../money/cents.ts';
import type { Bet } from '../open-bets/open-bet.ts';
import type { WagerRef } from '../request/ticket-request.ts';

/**
 * One row of the ledger that changed what the customer owns. A corrected score shows as a `reverse` of the first grade
 * and a further `grade` (HR-41); `wager` is a free play's stake leaving the free-play balance,
 * `freePlayReturn` the same coming back after a push (HR-31), or taken again by a correction: its sign says which.
 */
export interface Transaction {
  entryId: number;
  kind: 'deposit' | 'withdrawal' | 'wager' | 'grade' | 'reverse' | 'freePlayReturn';
  /** Book's clock. */
  atMs: number;
  amountCents: Cents;
  freePlayCents: Cents;
  /** The current balance after this row. */
  balanceCents: Cents;
  /** The wager it is about, to be found in `bets`; null of deposits and withdrawals. */
  wager: WagerRef | null;
}

export interface TransactionsAnswer {
  /** A page of them, newest first. */
  transactions: Transaction[];
  /** Every wager that a transaction of this page names, once, as it stands now. */
  bets: Array<Bet & { gradedAtMs: number | null; netCents: Cents | null }>;
  /** What all transactions of the days asked for came to, also those of other pages. */
  totalCents: Cents;
  /** `before` of the next page; null: there are no older ones within the days asked for. */
  next: number | null;
}
