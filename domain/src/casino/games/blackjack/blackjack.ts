import type { Rational } from '../../../ground/money/rational.ts';
import { type Card, dealCards, rankOfCard } from '../cards/card.ts';
import type { Draws } from '../create-draws.ts';
import type { Game, Step } from '../game.ts';
import type { BlackjackBet, BlackjackHand, BlackjackMove, BlackjackState } from './blackjack-round.ts';
import { listBlackjackMoves } from './list-blackjack-moves.ts';
import { settleBlackjack } from './settle-blackjack.ts';
import { isNatural, totalOfCards } from './total-of-cards.ts';

export const BLACKJACK_DECKS = 6;

/** Player, dealer, player, dealer: the dealer's second card is face down. */
const DEALT_AT_FIRST = 4;
const HOLE_CARD = 3;

const STANDS_ON = 17;

/**
 * The dealer draws to 16 and stands on every 17, soft ones included; against hands that are all busted the dealer
 * doesn't draw.
 */
const playDealer = (two: readonly Card[], hands: readonly BlackjackHand[], next: () => Card): Card[] => {
  const cards = [...two];
  if (hands.every((hand) => totalOfCards(hand.cards).total > 21)) return cards;
  while (totalOfCards(cards).total < STANDS_ON) cards.push(next());
  return cards;
};

const countPlayed = (hands: readonly BlackjackHand[], dealerCards: readonly Card[]): number =>
  hands.reduce((sum, { cards }) => sum + cards.length, dealerCards.length);

const finish = (hands: readonly BlackjackHand[], dealerCards: readonly Card[]): Step<BlackjackState> => {
  const settled = settleBlackjack(hands, dealerCards);
  return {
    state: { hands: settled, activeHand: null, dealerCards, dealtCount: countPlayed(settled, dealerCards) },
    extraStakeCents: 0,
    outcome: { winCents: settled.reduce((sum, { winCents }) => sum + winCents, 0) },
  };
};

const createHand = (cards: readonly Card[], stakeCents: number, isDone = false): BlackjackHand => ({
  cards,
  stakeCents,
  isDone: isDone || totalOfCards(cards).total >= 21,
  result: null,
  winCents: 0,
});

const start = ({ stakeCents }: BlackjackBet, draws: Draws): Step<BlackjackState> => {
  const next = dealCards(BLACKJACK_DECKS, draws);
  const [first, up, second, hole] = [next(), next(), next(), next()] as const;
  const hand = createHand([first, second], stakeCents);
  // The dealer peeks under an ace or a ten: a blackjack is known before anything is added to the stake.
  if (hand.isDone || isNatural([up, hole])) return finish([hand], [up, hole]);
  return {
    state: { hands: [hand], activeHand: 0, dealerCards: [up], dealtCount: DEALT_AT_FIRST },
    extraStakeCents: 0,
    outcome: null,
  };
};

/** The hands after a move with the active one. */
const playHand = (hand: BlackjackHand, move: BlackjackMove, next: () => Card): BlackjackHand[] => {
  const { cards, stakeCents } = hand;
  switch (move) {
    case 'hit':
      return [createHand([...cards, next()], stakeCents)];
    case 'stand':
      return [{ ...hand, isDone: true }];
    case 'double':
      return [createHand([...cards, next()], stakeCents * 2, true)];
    case 'split': {
      // Split aces get one card each.
      const isDone = rankOfCard(cards[0]!) === 'A' && rankOfCard(cards[1]!) === 'A';
      return cards.map((card) => createHand([card, next()], stakeCents, isDone));
    }
  }
};

const sumStakes = (hands: readonly BlackjackHand[]): number =>
  hands.reduce((sum, { stakeCents }) => sum + stakeCents, 0);

const move = (state: BlackjackState, move: BlackjackMove, draws: Draws): Step<BlackjackState> => {
  const deal = dealCards(BLACKJACK_DECKS, draws);
  const dealt = Array.from({ length: state.dealtCount }, deal);
  const active = state.activeHand!;
  const hands = state.hands.toSpliced(active, 1, ...playHand(state.hands[active]!, move, deal));
  const extraStakeCents = sumStakes(hands) - sumStakes(state.hands);
  const nextHand = hands.findIndex(({ isDone }) => !isDone);
  if (nextHand === -1) {
    const dealerCards = playDealer([...state.dealerCards, dealt[HOLE_CARD]!], hands, deal);
    return { ...finish(hands, dealerCards), extraStakeCents };
  }
  const dealtCount = countPlayed(hands, state.dealerCards) + 1;
  return { state: { ...state, hands, activeHand: nextHand, dealtCount }, extraStakeCents, outcome: null };
};

/**
 * Six decks, shuffled for each round. The dealer stands on every 17 and peeks for a blackjack; a blackjack pays 3 to 2.
 * Any two cards may be doubled, even after a split. Two cards of equal value can be split once; split aces get one card
 * each. There is no insurance and no surrender.
 */
export const createBlackjack = (bestPlay: Rational): Game<BlackjackBet, BlackjackState, BlackjackMove> => ({
  limits: { minCents: 100, maxCents: 50_000, stepCents: 100 },
  returns: new Map([['basicStrategy', bestPlay]]),
  calculateStake: ({ stakeCents }) => stakeCents,
  leave: 'stand',
  judgeBet: () => null,
  judgeMove: (state, move) => (listBlackjackMoves(state).includes(move) ? null : 'moveNotAllowed'),
  start,
  move,
});
