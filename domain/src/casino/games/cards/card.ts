import type { Draws } from '../create-draws.ts';
import { drawInOrder } from '../draw-in-order.ts';

/** Rank, then suit: `As`, `Td`, `2c`. */
export type Card = `${Rank}${Suit}`;
export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];

/** The lowest first, aces high. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export const SUITS = ['c', 'd', 'h', 's'] as const;

export const CARDS_OF_DECK = 52;

export const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

export const rankOfCard = (card: Card): Rank => card[0] as Rank;

export const suitOfCard = (card: Card): Suit => card[1] as Suit;

/** 2 to 10, an ace as 1. */
export const valueOfCard = (card: Card): number => {
  const rank = rankOfCard(card);
  return rank === 'A' ? 1 : Math.min(10, RANKS.indexOf(rank) + 2);
};

/** Cards off a shoe of so many shuffled decks, from its first one on. */
export const dealCards = (decks: number, draws: Draws): (() => Card) => {
  const next = drawInOrder(decks * CARDS_OF_DECK, draws);
  return () => DECK[next() % CARDS_OF_DECK]!;
};
