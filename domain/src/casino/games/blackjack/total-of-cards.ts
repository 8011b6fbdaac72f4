import { type Card, rankOfCard, valueOfCard } from '../cards/card.ts';

export interface BlackjackTotal {
  total: number;
  /** An ace in it counts as 11. */
  isSoft: boolean;
}

export const totalOfCards = (cards: readonly Card[]): BlackjackTotal => {
  const hard = cards.reduce((sum, card) => sum + valueOfCard(card), 0);
  const isSoft = hard <= 11 && cards.some((card) => rankOfCard(card) === 'A');
  return { total: isSoft ? hard + 10 : hard, isSoft };
};

/** An ace and a card of ten, as they were dealt. */
export const isNatural = (cards: readonly Card[]): boolean =>
  cards.length === 2 && totalOfCards(cards).total === 21;
