import type { Cents } from './cents.ts';

/** An exact fraction in lowest terms with a positive denominator (HR-1). */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const greatestCommonDivisor = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};

/** @throws RangeError on a zero denominator or a number that is not a safe integer: both are bugs of the caller */
export const createRational = (numerator: bigint | number, denominator: bigint | number = 1n): Rational => {
  let n = toBigInt(numerator);
  let d = toBigInt(denominator);
  if (d === 0n) throw new RangeError('denominator is zero');
  if (d < 0n) [n, d] = [-n, -d];
  const divisor = greatestCommonDivisor(n, d);
  return { numerator: n / divisor, denominator: d / divisor };
};

const toBigInt = (value: bigint | number): bigint => {
  if (typeof value === 'bigint') return value;
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a safe integer`);
  return BigInt(value);
};

export const addRational = (a: Rational, b: Rational): Rational =>
  createRational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const subtractRational = (a: Rational, b: Rational): Rational =>
  createRational(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);

export const multiplyRational = (a: Rational, b: Rational): Rational =>
  createRational(a.numerator * b.numerator, a.denominator * b.denominator);

/** @throws RangeError when b is zero */
export const divideRational = (a: Rational, b: Rational): Rational =>
  createRational(a.numerator * b.denominator, a.denominator * b.numerator);

/** @returns negative, zero or positive as a is less than, equal to or greater than b */
export const compareRational = (a: Rational, b: Rational): -1 | 0 | 1 => {
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  return left < right ? -1 : left > right ? 1 : 0;
};

/** Nearest whole number, half away from zero (HR-1). */
export const roundRational = ({ numerator, denominator }: Rational): bigint => {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
};

/**
 * The one rounding of a wager (HR-1).
 * @param value an amount in cents
 * @throws RangeError beyond the safe integers; the bounds on amounts and prices keep every wager far below
 */
export const roundToCents = (value: Rational): Cents => {
  const cents = Number(roundRational(value));
  if (!Number.isSafeInteger(cents)) throw new RangeError('amount is beyond the safe integers');
  return cents;
};
