import type { Cents } from '../money/cents.ts';
import type { GradedBet, OpenBet } from './open-bet.ts';
import type { PendingTicket } from './pending-ticket.ts';

export interface OpenBetsAnswer {
  /** Live tickets that wait, the latest first; with the first page. */
  pending: PendingTicket[];
  /** A page of them: the latest ticket first, its wagers in their order. */
  open: OpenBet[];
  /** `after` of the next page; null: this is the last one. */
  next: string | null;
  /** Of all open bets, also those of other pages, and of the futures among them (`isFuture`). */
  totals: OpenBetTotals;
  futures: OpenBetTotals;
  /** With the first page. */
  graded: GradedBet[];
}

export interface OpenBetTotals {
  count: number;
  riskCents: Cents;
  toWinCents: Cents;
}
