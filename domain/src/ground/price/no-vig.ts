import {
  addRational,
  createRational,
  divideRational,
  type Rational,
  subtractRational,
} from '../money/rational.ts';
import { impliedProbability } from './convert.ts';

export interface NoVig {
  /** Implied probability of each outcome, margin included. */
  implied: Rational[];
  /** How far the implied probabilities sum beyond 1. */
  overround: Rational;
  /** The book's share of an evenly spread handle: 1 − 1/sum. */
  hold: Rational;
  /** Each implied probability divided by their sum (the proportional method). */
  fair: Rational[];
  /** Factors without the margin. */
  fairFactors: Rational[];
}

/** Takes the book's margin out of the prices of all outcomes. @param factors at least one */
export const removeVig = (factors: readonly Rational[]): NoVig => {
  const one = createRational(1);
  const implied = factors.map(impliedProbability);
  const sum = implied.reduce(addRational, createRational(0));
  const fair = implied.map((probability) => divideRational(probability, sum));
  return {
    implied,
    overround: subtractRational(sum, one),
    hold: subtractRational(one, divideRational(one, sum)),
    fair,
    fairFactors: fair.map((probability) => divideRational(one, probability)),
  };
};
