/** An American price: an integer with |price| ≥ 100, even money written +100 (HR-2). */
export type AmericanPrice = number;

/** Longer prices are taken for feed errors; see `MAX_AMOUNT_CENTS` for what else hangs on this bound. */
export const MAX_AMERICAN_PRICE: AmericanPrice = 1_000_000;

/** HR-2. −100 is even money too and passes. */
export const isAmericanPrice = (price: number | null): price is AmericanPrice =>
  price !== null &&
  Number.isInteger(price) &&
  Math.abs(price) >= 100 &&
  Math.abs(price) <= MAX_AMERICAN_PRICE;
