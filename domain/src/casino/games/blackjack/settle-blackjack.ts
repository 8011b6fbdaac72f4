import type { Card } from '../cards/card.ts';
import { payFactor } from '../pay-factor.ts';
import type { BlackjackHand, BlackjackResult } from './blackjack-round.ts';
import { isNatural, totalOfCards } from './total-of-cards.ts';

/** The part of the stake that comes back, in halves: a blackjack pays 3 to 2. */
const HALVES: Readonly<Record<BlackjackResult, number>> = {
  blackjack: 5,
  won: 4,
  pushed: 2,
  lost: 0,
  busted: 0,
};

const compareHands = (
  { cards }: BlackjackHand,
  isSplit: boolean,
  dealerCards: readonly Card[],
): BlackjackResult => {
  const { total } = totalOfCards(cards);
  if (total > 21) return 'busted';
  // 21 with two cards of a split hand is 21 like any other.
  const natural = !isSplit && isNatural(cards);
  if (natural || isNatural(dealerCards))
    return !natural ? 'lost' : isNatural(dealerCards) ? 'pushed' : 'blackjack';
  const dealer = totalOfCards(dealerCards).total;
  return dealer > 21 || total > dealer ? 'won' : total === dealer ? 'pushed' : 'lost';
};

/** The hands with what became of them, once the dealer's cards are all there. */
export const settleBlackjack = (
  hands: readonly BlackjackHand[],
  dealerCards: readonly Card[],
): BlackjackHand[] =>
  hands.map((hand) => {
    const result = compareHands(hand, hands.length > 1, dealerCards);
    return { ...hand, isDone: true, result, winCents: payFactor(hand.stakeCents, HALVES[result], 2) };
  });
