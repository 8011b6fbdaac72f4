import { createRational, type Rational } from '../money/rational.ts';
import type { AmericanPrice } from './american-price.ts';

/** Profit per unit staked, exact, in lowest terms: −110 → 10/11, +150 → 3/2 (HR-2). */
export const profitOfPrice = (price: AmericanPrice): Rational =>
  price > 0 ? createRational(price, 100) : createRational(100, -price);

/** The payout per unit staked, stake included: −110 → 21/11, +150 → 5/2 (HR-2). */
export const factorOfPrice = (price: AmericanPrice): Rational => {
  const { numerator, denominator } = profitOfPrice(price);
  return { numerator: numerator + denominator, denominator };
};
