import { valueOfCard } from '../cards/card.ts';
import type { BlackjackMove, BlackjackState } from './blackjack-round.ts';

/**
 * What the hand in play may do: doubled on any two cards, after a split too; split once, two cards of one value.
 * Nothing when the round is over.
 */
export const listBlackjackMoves = ({ hands, activeHand }: BlackjackState): BlackjackMove[] => {
  const hand = activeHand === null ? undefined : hands[activeHand];
  if (hand === undefined) return [];
  const [first, second] = hand.cards;
  if (hand.cards.length !== 2 || first === undefined || second === undefined) return ['hit', 'stand'];
  const isPair = valueOfCard(first) === valueOfCard(second);
  return ['hit', 'stand', 'double', ...(isPair && hands.length === 1 ? (['split'] as const) : [])];
};
