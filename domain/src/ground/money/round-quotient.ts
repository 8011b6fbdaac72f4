/**
 * Thirteen factors above and below and one division are each off by 2⁻⁵³ of the value at most: together by a third of
 * this.
 */
const LARGEST_ERROR = 1e-14;

/**
 * Nearest whole number to a quotient, half up as of amounts (HR-1), without the cost of `bigint` where floating point
 * can't be wrong: further from a half than its error, or both numbers still exact.
 *
 * @param numerator not negative, product of at most 13 whole numbers that were exact
 * @param denominator positive, likewise
 * @returns null when only exact arithmetic can tell
 */
export const roundQuotient = (numerator: number, denominator: number): number | null => {
  const quotient = numerator / denominator;
  const whole = Math.floor(quotient);
  const beyondHalf = quotient - whole - 0.5;
  if (Math.abs(beyondHalf) > quotient * LARGEST_ERROR) return beyondHalf > 0 ? whole + 1 : whole;
  if (numerator > Number.MAX_SAFE_INTEGER || denominator > Number.MAX_SAFE_INTEGER) return null;
  const rest = numerator % denominator;
  return (numerator - rest) / denominator + (2 * rest >= denominator ? 1 : 0);
};
