import type { GradedBet, OpenBet } from './open-bet.ts';
import type { PendingTicket } from './pending-ticket.ts';

export interface OpenBetsAnswer {
  /** Live tickets that wait, the latest first. */
  pending: PendingTicket[];
  open: OpenBet[];
  graded: GradedBet[];
}
