import { type Card, valueOfCard } from '../cards/card.ts';

/** The last digit of the sum: tens and pictures count nothing. */
export const pointsOfCards = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + valueOfCard(card), 0) % 10;

/** Whether the banker takes a third card: up to these points, by the points of the player's third card. */
const BANKER_DRAWS_TO = [3, 3, 4, 4, 5, 5, 6, 6, 2, 3];

/**
 * Points, not cards, decide who draws: with 8 or 9 on either side nobody; else the player to 5, and the banker by the
 * table of the player's third card, or to 5 when there is none.
 *
 * @param playerThird points of the player's third card; null without one
 */
export const doesBankerDraw = (bankerPoints: number, playerThird: number | null): boolean =>
  bankerPoints <= (playerThird === null ? 5 : BANKER_DRAWS_TO[playerThird]!);

export const isNaturalPoints = (points: number): boolean => points >= 8;

export interface BaccaratHands {
  playerCards: readonly Card[];
  bankerCards: readonly Card[];
}

/** Player, banker, player, banker, then the third cards by the table. */
export const dealBaccarat = (next: () => Card): BaccaratHands => {
  const [player1, banker1, player2, banker2] = [next(), next(), next(), next()] as const;
  const player: Card[] = [player1, player2];
  const banker: Card[] = [banker1, banker2];
  if (![player, banker].some((cards) => isNaturalPoints(pointsOfCards(cards)))) {
    if (pointsOfCards(player) <= 5) player.push(next());
    const third = player[2];
    if (doesBankerDraw(pointsOfCards(banker), third === undefined ? null : pointsOfCards([third])))
      banker.push(next());
  }
  return { playerCards: player, bankerCards: banker };
};
