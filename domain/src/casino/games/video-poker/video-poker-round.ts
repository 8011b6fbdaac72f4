import type { Cents } from '../../../ground/money/cents.ts';
import type { Card } from '../cards/card.ts';
import type { PokerRank } from './rank-hand.ts';

/** The stake on all hands together, the same on each. */
export interface VideoPokerBet {
  stakeCents: Cents;
}

/** Which of the five cards are held, as bits: 1 is the first one, 16 the last. */
export type VideoPokerMove = number;

export interface VideoPokerHand {
  cards: readonly Card[];
  rank: PokerRank | null;
  winCents: Cents;
}

export interface VideoPokerState {
  stakeCents: Cents;
  /** The five that were dealt. */
  dealt: readonly Card[];
  /** null until the cards were drawn. */
  held: VideoPokerMove | null;
  /** The hands after drawing; empty before. */
  hands: readonly VideoPokerHand[];
}
