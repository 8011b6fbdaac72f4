import type { AmericanPrice } from './american-price.ts';

/** The place of a price on the scale of cents: 0 is even money, up is better for the customer. */
const centsFromEven = (price: AmericanPrice): number => (price > 0 ? price - 100 : price + 100);

/** How many cents of price `after` is better for the customer than `before`; negative: worse. */
export const priceCentsBetween = (before: AmericanPrice, after: AmericanPrice): number =>
  centsFromEven(after) - centsFromEven(before);

/**
 * Moves a price by cents of price, which run through even money without a gap: +105 less 10 is −105 (HR-30).
 * +100 and −100 are the same point of that scale. A result beyond the longest price is no American price any more
 * (`isAmericanPrice`); the caller that offers it checks.
 *
 * @param cents whole; positive is better for the customer
 * @returns canonical: even money is +100
 */
export const addPriceCents = (price: AmericanPrice, cents: number): AmericanPrice => {
  const fromEven = centsFromEven(price) + cents;
  return fromEven >= 0 ? 100 + fromEven : fromEven - 100;
};
