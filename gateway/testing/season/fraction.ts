/**
 * Exact fractions of the season's own recomputation, which shares no arithmetic with the book. The lower part is above
 * 0.
 */
export interface Fraction {
  upper: bigint;
  lower: bigint;
}

export const fraction = (upper: number | bigint, lower: number | bigint = 1): Fraction => ({
  upper: BigInt(upper),
  lower: BigInt(lower),
});

export const plus = (a: Fraction, b: Fraction): Fraction => ({
  upper: a.upper * b.lower + b.upper * a.lower,
  lower: a.lower * b.lower,
});

export const times = (a: Fraction, b: Fraction): Fraction => ({
  upper: a.upper * b.upper,
  lower: a.lower * b.lower,
});

export const minusOne = (a: Fraction): Fraction => plus(a, fraction(-1));

/** @param b above 0 */
export const over = (a: Fraction, b: Fraction): Fraction => times(a, { upper: b.lower, lower: b.upper });

export const halfOf = (a: Fraction): Fraction => ({ upper: a.upper, lower: a.lower * 2n });

/** Nearest whole number of something that isn't negative, a half upwards (HR-1). */
export const nearest = ({ upper, lower }: Fraction): number => {
  if (upper < 0n) throw new Error('nothing negative is rounded here');
  return Number((2n * upper + lower) / (2n * lower));
};

/** What one unit wins at an American price (HR-2). */
export const profitAt = (price: number): Fraction =>
  price > 0 ? fraction(price, 100) : fraction(100, -price);
