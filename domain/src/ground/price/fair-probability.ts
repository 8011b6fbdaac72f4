import {
  addRational,
  createRational,
  divideRational,
  multiplyRational,
  type Rational,
  subtractRational,
} from '../money/rational.ts';
import type { AmericanPrice } from './american-price.ts';
import { factorOfPrice } from './decimal-factor.ts';
import { removeVig } from './no-vig.ts';

/**
 * The fair probability of one side: what its price implies, without the book's margin (HR-51).
 *
 * @param prices of all sides
 * @param side its place among them
 */
export const fairProbabilityOf = (prices: readonly AmericanPrice[], side: number): Rational =>
  removeVig(prices.map(factorOfPrice)).fair[side]!;

/** A number, and how likely it is to win there. */
export interface ProbabilityAt {
  /** A multiple of 0.25. */
  points: number;
  probability: Rational;
}

/** Points come in quarters, so that they are exact. */
const exactPoints = (points: number): Rational => createRational(points * 4, 4);

/** The probability at a number between two others, on the straight line through them (HR-51). */
export const interpolateProbability = (
  points: number,
  one: ProbabilityAt,
  other: ProbabilityAt,
): Rational => {
  const from = exactPoints(one.points);
  const way = divideRational(
    subtractRational(exactPoints(points), from),
    subtractRational(exactPoints(other.points), from),
  );
  return addRational(
    one.probability,
    multiplyRational(way, subtractRational(other.probability, one.probability)),
  );
};
