import type { Cents } from '../money/cents.ts';
import type { WagerRef } from '../request/ticket-request.ts';
import type { Bet } from './open-bet.ts';

/** A wager as it will stand when its ticket is accepted at the sent price. */
export type PendingBet = Pick<
  Bet,
  'wagerType' | 'terms' | 'riskCents' | 'toWinCents' | 'freePlayFlag' | 'items'
>;

/** A live ticket that waits for its decision (HR-44): what it may cost is held. */
export interface PendingTicket {
  idempotencyKey: string;
  /** Wall clock. */
  sentAtMs: number;
  decidedAtMs: number;
  /** Of the account; 0 of a free play, of a filling, and of a rolling if whose parent is open. */
  heldCents: Cents;
  freePlayCents: Cents;
  /** The wager whose spots it fills; `bets` has its legs alone. */
  filling: WagerRef | null;
  /** The wager that it rolls from. */
  rifParent: WagerRef | null;
  bets: PendingBet[];
}
