import { type Card, RANKS, rankOfCard, suitOfCard } from '../cards/card.ts';

/** What Jacks or Better pays for, the best first. */
export const POKER_RANKS = [
  'royalFlush',
  'straightFlush',
  'fourOfAKind',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  'twoPair',
  'jacksOrBetter',
] as const;
export type PokerRank = (typeof POKER_RANKS)[number];

/** Five ranks in a row, each as a bit; the ace below the two as well. */
const ROWS = [0b1_0000_0000_1111, ...Array.from({ length: 9 }, (_none, low) => 0b1_1111 << low)];
const ROYAL = 0b1_1111_0000_0000;
const LOWEST_JACK = RANKS.indexOf('J');

/**
 * @param cards five
 * @returns null for what pays nothing
 */
export const rankHand = (cards: readonly Card[]): PokerRank | null => {
  const ranks = cards.map((card) => RANKS.indexOf(rankOfCard(card)));
  const bits = ranks.reduce((all, rank) => all | (1 << rank), 0);
  const counts = new Array<number>(RANKS.length).fill(0);
  for (const rank of ranks) counts[rank]!++;
  const most = Math.max(...counts);
  const isFlush = new Set(cards.map(suitOfCard)).size === 1;
  if (most === 1) {
    const isStraight = ROWS.includes(bits);
    if (isFlush) return bits === ROYAL ? 'royalFlush' : isStraight ? 'straightFlush' : 'flush';
    return isStraight ? 'straight' : null;
  }
  const pairs = counts.filter((count) => count === 2).length;
  if (most === 4) return 'fourOfAKind';
  if (most === 3) return pairs === 1 ? 'fullHouse' : 'threeOfAKind';
  if (pairs === 2) return 'twoPair';
  return counts.findIndex((count) => count === 2) >= LOWEST_JACK ? 'jacksOrBetter' : null;
};
