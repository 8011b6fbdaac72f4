import type { Rational } from '../../../ground/money/rational.ts';
import { CARDS_OF_DECK, type Card, DECK, dealCards } from '../cards/card.ts';
import type { Draws } from '../create-draws.ts';
import { drawInOrder } from '../draw-in-order.ts';
import type { Game } from '../game.ts';
import { payFactor } from '../pay-factor.ts';
import { type PokerRank, rankHand } from './rank-hand.ts';
import type { VideoPokerBet, VideoPokerHand, VideoPokerMove, VideoPokerState } from './video-poker-round.ts';

/** The payouts per unit of a hand's stake: the table known as 9/6 Jacks or Better. */
export const VIDEO_POKER_PAYS: Readonly<Record<PokerRank, number>> = {
  royalFlush: 800,
  straightFlush: 50,
  fourOfAKind: 25,
  fullHouse: 9,
  flush: 6,
  straight: 4,
  threeOfAKind: 3,
  twoPair: 2,
  jacksOrBetter: 1,
};

const CARDS = 5;

const STEP_CENTS = 25;

const isHeld = (held: VideoPokerMove, card: number): boolean => ((held >> card) & 1) === 1;

const dealFive = (draws: Draws): Card[] => Array.from({ length: CARDS }, dealCards(1, draws));

/** Completes the held cards with others, from the rest of the hand's own deck. */
const drawHand = (
  { dealt, stakeCents }: VideoPokerState,
  held: VideoPokerMove,
  hands: number,
  draws: Draws,
): VideoPokerHand => {
  const rest = DECK.filter((card) => !dealt.includes(card));
  const next = drawInOrder(CARDS_OF_DECK - CARDS, draws);
  const cards = dealt.map((card, index) => (isHeld(held, index) ? card : rest[next()]!));
  const rank = rankHand(cards);
  const pays = rank === null ? 0 : VIDEO_POKER_PAYS[rank];
  return { cards, rank, winCents: payFactor(stakeCents, pays, hands) };
};

/** All five cards as they were dealt. */
const HOLD_ALL = 0b11111;

/**
 * Jacks or Better with several hands: the held cards of one deal are in all of them, and each hand draws from its own
 * deck.
 */
export const createVideoPoker = (
  hands: number,
  bestPlay: Rational,
): Game<VideoPokerBet, VideoPokerState, VideoPokerMove> => {
  const stepCents = STEP_CENTS * hands;
  return {
    limits: { minCents: stepCents, maxCents: stepCents * 400, stepCents },
    returns: new Map([['bestPlay', bestPlay]]),
    calculateStake: ({ stakeCents }) => stakeCents,
    leave: HOLD_ALL,
    judgeBet: () => null,
    judgeMove: ({ held }) => (held === null ? null : 'moveNotAllowed'),
    start: ({ stakeCents }, draws) => ({
      state: { stakeCents, dealt: dealFive(draws), held: null, hands: [] },
      extraStakeCents: 0,
      outcome: null,
    }),
    move: (state, held, draws) => {
      // Skips the numbers that the deal used.
      dealFive(draws);
      const drawn = Array.from({ length: hands }, () => drawHand(state, held, hands, draws));
      return {
        state: { ...state, held, hands: drawn },
        extraStakeCents: 0,
        outcome: { winCents: drawn.reduce((sum, { winCents }) => sum + winCents, 0) },
      };
    },
  };
};
