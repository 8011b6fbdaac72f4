import type { BlackjackMove } from '../../src/casino/games/blackjack/blackjack-round.ts';
import { totalOfCards } from '../../src/casino/games/blackjack/total-of-cards.ts';
import { type Card, valueOfCard } from '../../src/casino/games/cards/card.ts';

const isWithin = (value: number, from: number, to: number): boolean => value >= from && value <= to;

/** The largest of the dealer's cards (ace 11) up to which a pair is split from 2 on; the pairs not named never are. */
const splitsPair = (value: number, up: number): boolean => {
  switch (value) {
    case 1:
    case 8:
      return true;
    case 2:
    case 3:
    case 7:
      return up <= 7;
    case 4:
      return isWithin(up, 5, 6);
    case 6:
      return up <= 6;
    case 9:
      return up <= 9 && up !== 7;
    default:
      return false;
  }
};

const doublesSoft = (total: number, up: number): boolean =>
  isWithin(total, 13, 14)
    ? isWithin(up, 5, 6)
    : isWithin(total, 15, 16)
      ? isWithin(up, 4, 6)
      : isWithin(total, 17, 18) && isWithin(up, 3, 6);

const doublesHard = (total: number, up: number): boolean =>
  total === 9 ? isWithin(up, 3, 6) : total === 10 ? up <= 9 : total === 11 && up <= 10;

const stands = (total: number, isSoft: boolean, up: number): boolean =>
  isSoft
    ? total >= 19 || (total === 18 && up <= 8)
    : total >= 17 || (total >= 13 && up <= 6) || (total === 12 && isWithin(up, 4, 6));

/**
 * Basic strategy for these rules: several decks, dealer stands on soft 17, doubled after a split, one split.
 * @param moves that the hand may make
 */
export const chooseBasicStrategy = (
  cards: readonly Card[],
  dealerCard: Card,
  moves: readonly BlackjackMove[],
): BlackjackMove => {
  const up = valueOfCard(dealerCard) === 1 ? 11 : valueOfCard(dealerCard);
  if (moves.includes('split') && splitsPair(valueOfCard(cards[0]!), up)) return 'split';
  const { total, isSoft } = totalOfCards(cards);
  if (moves.includes('double') && (isSoft ? doublesSoft : doublesHard)(total, up)) return 'double';
  return stands(total, isSoft, up) ? 'stand' : 'hit';
};
