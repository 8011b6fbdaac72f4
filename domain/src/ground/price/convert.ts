import {
  addRational,
  compareRational,
  createRational,
  divideRational,
  multiplyRational,
  type Rational,
  roundRational,
  subtractRational,
} from '../money/rational.ts';
import { type AmericanPrice, isAmericanPrice } from './american-price.ts';

const ONE = createRational(1);
const HUNDRED = createRational(100);
const MINUS_HUNDRED = createRational(-100);

/** The factor of an American price that need not be whole (HR-2). @param american at least 100 either way */
export const factorOfExactAmerican = (american: Rational): Rational =>
  addRational(
    ONE,
    american.numerator > 0n ? divideRational(american, HUNDRED) : divideRational(MINUS_HUNDRED, american),
  );

/** The American price of a factor before it is made whole; even money is +100. @param factor above 1 */
export const exactAmericanOfFactor = (factor: Rational): Rational => {
  const profit = subtractRational(factor, ONE);
  return compareRational(profit, ONE) < 0
    ? divideRational(MINUS_HUNDRED, profit)
    : multiplyRational(profit, HUNDRED);
};

/**
 * The whole American price nearest to a factor, half away from zero (HR-2).
 * @param factor above 1
 * @returns null beyond `MAX_AMERICAN_PRICE`
 */
export const nearestAmericanPrice = (factor: Rational): AmericanPrice | null => {
  const nearest = Number(roundRational(exactAmericanOfFactor(factor)));
  if (nearest === -100) return 100;
  return isAmericanPrice(nearest) ? nearest : null;
};

/** How likely the price says it is: 1 / factor, the book's margin included. */
export const impliedProbability = (factor: Rational): Rational => divideRational(ONE, factor);
