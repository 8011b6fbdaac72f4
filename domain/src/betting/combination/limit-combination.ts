import type { Cents } from '../../ground/money/cents.ts';
import {
  compareRational,
  createRational,
  divideRational,
  multiplyRational,
  type Rational,
  subtractRational,
} from '../../ground/money/rational.ts';

export interface CombinationLimit {
  riskMaxCents: Cents;
  toWinMaxCents: Cents;
}

const ONE = createRational(1);
const wholeCents = ({ numerator, denominator }: Rational): Cents => Number(numerator / denominator);

/**
 * The most that may be risked and won (HR-69): the smallest limit of its legs, as base amount (HR-4), and the winnings
 * that one customer may have of one game.
 *
 * @param legLimitsCents what is left of each leg's limit, at least one
 * @param factor its price, above 1
 * @param openWinCents what the customer's other open combinations of this game would win
 */
export const limitCombination = (input: {
  legLimitsCents: readonly Cents[];
  factor: Rational;
  openWinCents: Cents;
  mostWinCents: Cents;
}): CombinationLimit => {
  const profit = subtractRational(input.factor, ONE);
  const base = createRational(Math.max(0, Math.min(...input.legLimitsCents)));
  // The base amount is the smaller one of risk and to-win.
  const byLegs = compareRational(profit, ONE) >= 0 ? base : divideRational(base, profit);
  const left = createRational(Math.max(0, input.mostWinCents - input.openWinCents));
  const byGame = divideRational(left, profit);
  const riskMaxCents = wholeCents(compareRational(byLegs, byGame) < 0 ? byLegs : byGame);
  return { riskMaxCents, toWinMaxCents: wholeCents(multiplyRational(createRational(riskMaxCents), profit)) };
};
