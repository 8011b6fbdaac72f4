import { BINGO_BALLS, BINGO_LINES, BINGO_NUMBERS, payOfLines } from '../../src/casino/games/bingo/bingo.ts';
import { createRational, type Rational } from '../../src/ground/money/rational.ts';

const PLACES = 24;
const CENTER = 12;

const choose = (n: number, k: number): bigint => {
  let ways = 1n;
  for (let index = 0; index < k; index++) ways = (ways * BigInt(n - index)) / BigInt(index + 1);
  return k < 0 || k > n ? 0n : ways;
};

/** Each line as bits of the 24 places that need a ball. */
const MASKS = BINGO_LINES.map((places) =>
  places.reduce(
    (bits, place) => (place === CENTER ? bits : bits | (1 << (place > CENTER ? place - 1 : place))),
    0,
  ),
);

const countBits = (bits: number): number => {
  let [count, left] = [0, bits];
  for (; left !== 0; left &= left - 1) count++;
  return count;
};

/**
 * Exact: what each of the 2²⁴ ways to hit a card pays, times how many draws of the balls hit just these places.
 */
export const calculateBingoReturn = (): Rational => {
  const paidByHits = new Array<number>(PLACES + 1).fill(0);
  for (let hits = 0; hits < 2 ** PLACES; hits++) {
    let lines = 0;
    for (const mask of MASKS) if ((hits & mask) === mask) lines++;
    if (lines > 0) paidByHits[countBits(hits)]! += payOfLines(lines);
  }
  const paid = paidByHits.reduce(
    (sum, pays, hits) => sum + BigInt(pays) * choose(BINGO_NUMBERS - PLACES, BINGO_BALLS - hits),
    0n,
  );
  return createRational(paid, choose(BINGO_NUMBERS, BINGO_BALLS));
};
