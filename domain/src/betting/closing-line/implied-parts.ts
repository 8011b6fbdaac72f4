import type { AmericanPrice } from '../../ground/price/american-price.ts';

/** A contest has thousands of sides: their sum in billionths is right to a millionth, and no number outgrows it. */
export const PARTS_OF_ONE = 1_000_000_000;

/** The probability that a price implies, in billionths, rounded. */
export const impliedParts = (price: AmericanPrice): number =>
  Math.round((PARTS_OF_ONE * (price > 0 ? 100 : -price)) / (Math.abs(price) + 100));
