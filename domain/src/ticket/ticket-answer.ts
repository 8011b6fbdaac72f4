import type { ItemError, Refusal } from '../error/refusal.ts';
import type { Cents } from '../money/cents.ts';
import type { AmericanPrice } from '../price/american-price.ts';
import type { BalanceFigures } from '../customer/balance-figures.ts';

/** What became of an idempotency key. Exactly one of these, for ever the same once it is final. */
export type TicketAnswer =
  | TicketAccepted
  | TicketPending
  | TicketChanged
  | TicketRefused
  /** Nothing was placed with this key and nothing ever will be: the customer asked and the key was closed. */
  | { state: 'closed' };

export interface TicketAccepted {
  state: 'accepted';
  /** Of an open wager that was filled: that wager's ticket. */
  ticketNumber: number;
  /** The book's clock, as in the open bets and of the games' times. */
  acceptedAtMs: number;
  totalRiskCents: Cents;
  totalToWinCents: Cents;
  wagers: AcceptedWager[];
  balance: BalanceFigures;
}

/** One settled unit: a straight's one item, or all legs of a parlay, teaser, if bet or reverse. */
export interface AcceptedWager {
  wagerNumber: number;
  riskCents: Cents;
  toWinCents: Cents;
  items: AcceptedItem[];
}

export interface AcceptedItem {
  itemId: string;
  finalPrice: AmericanPrice;
  finalLine: number | null;
}

/** A live wager waits the sport's delay (HR-44); its risk is held meanwhile. */
export interface TicketPending {
  state: 'pending';
  /** Wall clock, epoch milliseconds. */
  sentAtMs: number;
  decidedAtMs: number;
  /** With what is held for this ticket. */
  balance: BalanceFigures;
}

/** Some price or line moved and the customer's choice does not cover it; nothing was placed, the key stays usable. */
export interface TicketChanged {
  state: 'changed';
  items: ChangedItem[];
}

export interface ChangedItem {
  itemId: string;
  oldPrice: AmericanPrice;
  newPrice: AmericanPrice;
  oldLine: number | null;
  newLine: number | null;
  /** Position of the line that carries the new figures. */
  version: number;
}

export type TicketRefused = { state: 'refused'; items: readonly ItemError[] } & Refusal;
