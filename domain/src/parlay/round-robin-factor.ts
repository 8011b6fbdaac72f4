import { createRational, type Rational } from '../money/rational.ts';
import type { AmericanPrice } from '../price/american-price.ts';
import { factorOfPrice } from '../price/decimal-factor.ts';

/**
 * Payout of a whole round robin per unit on each parlay when every leg wins, before any rounding: the sum of the
 * products of all combinations of these sizes, excluded ones included. They are the coefficients of
 * Π(1 + factor·x), so no combination is ever built.
 */
export const calculateRoundRobinFactor = (
  prices: readonly AmericanPrice[],
  sizes: readonly number[],
): Rational => {
  let coefficients = [1n];
  let denominator = 1n;
  for (const price of prices) {
    const factor = factorOfPrice(price);
    denominator *= factor.denominator;
    const longer = coefficients.map((each) => each * factor.denominator);
    longer.push(0n);
    for (const [at, each] of coefficients.entries()) longer[at + 1]! += each * factor.numerator;
    coefficients = longer;
  }
  const sum = sizes.reduce((total, size) => total + (coefficients[size] ?? 0n), 0n);
  return createRational(sum, denominator);
};
