import type { Cents } from '../../../ground/money/cents.ts';
import type { Card } from '../cards/card.ts';

/** The stake on the first hand; doubling and splitting each add as much for a hand. */
export interface BlackjackBet {
  stakeCents: Cents;
}

export type BlackjackMove = 'hit' | 'stand' | 'double' | 'split';

export type BlackjackResult = 'blackjack' | 'won' | 'pushed' | 'lost' | 'busted';

export interface BlackjackHand {
  cards: readonly Card[];
  stakeCents: Cents;
  /** It takes no more cards. */
  isDone: boolean;
  /** null until the dealer has played. */
  result: BlackjackResult | null;
  winCents: Cents;
}

export interface BlackjackState {
  /** The player's hands: one, two after a split. */
  hands: readonly BlackjackHand[];
  /** The index in `hands` of the one that is played; null when the round is over. */
  activeHand: number | null;
  /** The first one alone until the player is done. */
  dealerCards: readonly Card[];
  /** Cards that have left the shoe, the dealer's covered one among them. */
  dealtCount: number;
}
