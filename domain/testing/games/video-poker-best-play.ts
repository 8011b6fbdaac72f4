import { DECK } from '../../src/casino/games/cards/card.ts';
import { VIDEO_POKER_PAYS } from '../../src/casino/games/video-poker/create-video-poker.ts';
import { rankHand } from '../../src/casino/games/video-poker/rank-hand.ts';
import type { VideoPokerMove } from '../../src/casino/games/video-poker/video-poker-round.ts';
import { addRational, createRational, type Rational } from '../../src/ground/money/rational.ts';

const CARDS = 5;
const HOLDS = 2 ** CARDS;

const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let index = 0; index < k; index++) ways = (ways * (n - index)) / (index + 1);
  return n < k ? 0 : ways;
};

/** `CHOICES[k]![n]` is n over k. */
const CHOICES = Array.from({ length: CARDS + 1 }, (_none, k) =>
  Array.from({ length: DECK.length }, (_other, n) => choose(n, k)),
);

/** Ways to fill a hand up from the 47 that weren't dealt, by the number of cards held. */
const WAYS_TO_DRAW = Array.from({ length: CARDS + 1 }, (_none, held) => choose(47, CARDS - held));

const countBits = (bits: number): number => [0, 1, 2, 3, 4].filter((bit) => (bits >> bit) & 1).length;

const BITS = Array.from({ length: HOLDS }, (_none, bits) => countBits(bits));

export interface BestHold {
  hold: VideoPokerMove;
  /** Sum of what all ways to draw pay. */
  paid: number;
}

/** Paid by each hand of five, summed over all that hold the cards of a set of none to five. */
export interface VideoPokerTables {
  /** @param hand numbers of five cards in ascending order */
  findBestHold(hand: readonly number[]): BestHold;
}

/** The cards drawn to a hold are none of the discarded ones: calculated by inclusion and exclusion over these. */
export const createVideoPokerTables = (): VideoPokerTables => {
  const paidWith = CHOICES.map((_row, size) => new Float64Array(choose(DECK.length, size)));
  /** Number of the set of cards (ascending) that `bits` choose of the hand, among all sets of its size. */
  const indexOf = (hand: readonly number[], bits: number): number => {
    let [index, size] = [0, 0];
    for (let card = 0; card < CARDS; card++) if ((bits >> card) & 1) index += CHOICES[++size]![hand[card]!]!;
    return index;
  };
  forEachHand((hand) => {
    const rank = rankHand(hand.map((card) => DECK[card]!));
    if (rank === null) return;
    for (let bits = 0; bits < HOLDS; bits++)
      paidWith[BITS[bits]!]![indexOf(hand, bits)]! += VIDEO_POKER_PAYS[rank];
  });
  const paid = new Float64Array(HOLDS);
  return {
    findBestHold: (hand) => {
      for (let bits = 0; bits < HOLDS; bits++) paid[bits] = paidWith[BITS[bits]!]![indexOf(hand, bits)]!;
      for (let bit = 1; bit < HOLDS; bit *= 2)
        for (let bits = 0; bits < HOLDS; bits++) if ((bits & bit) === 0) paid[bits]! -= paid[bits | bit]!;
      let best = 0;
      for (let bits = 1; bits < HOLDS; bits++)
        if (paid[bits]! * WAYS_TO_DRAW[BITS[best]!]! > paid[best]! * WAYS_TO_DRAW[BITS[bits]!]!) best = bits;
      return { hold: best, paid: paid[best]! };
    },
  };
};

/** All 2,598,960 hands, each in ascending order. */
const forEachHand = (look: (hand: readonly number[]) => void): void => {
  const hand = [0, 0, 0, 0, 0];
  const fill = (place: number, from: number): void => {
    if (place === CARDS) return look(hand);
    for (let card = from; card < DECK.length; card++) {
      hand[place] = card;
      fill(place + 1, card + 1);
    }
  };
  fill(0, 0);
};

/** Exact: every hand, the best of its 32 holds, every way to draw. */
export const calculateVideoPokerReturn = ({ findBestHold }: VideoPokerTables): Rational => {
  const paidByHeld = new Array<number>(CARDS + 1).fill(0);
  forEachHand((hand) => {
    const { hold, paid } = findBestHold(hand);
    paidByHeld[BITS[hold]!]! += paid;
  });
  return paidByHeld.reduce(
    (sum, paid, held) =>
      addRational(sum, createRational(BigInt(paid), BigInt(WAYS_TO_DRAW[held]!) * BigInt(choose(52, CARDS)))),
    createRational(0),
  );
};
