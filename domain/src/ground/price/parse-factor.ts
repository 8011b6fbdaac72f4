import { parseRational } from '../money/parse-rational.ts';
import { compareRational, createRational, divideRational, type Rational } from '../money/rational.ts';
import { factorOfExactAmerican } from './convert.ts';

const ONE = createRational(1);
const HUNDRED = createRational(100);
const FRACTION = /^(\d{1,12})\/(\d{1,12})$/;

/** `-110`, `+150`, `137.5` → factor. @returns null below 100 either way, or when the text is no number */
export const parseAmericanFactor = (text: string): Rational | null => {
  const american = parseRational(text);
  if (american === null) return null;
  const magnitude =
    american.numerator < 0n ? createRational(-american.numerator, american.denominator) : american;
  return compareRational(magnitude, HUNDRED) < 0 ? null : factorOfExactAmerican(american);
};

/** `1.57` → factor. @returns null unless above 1 */
export const parseDecimalFactor = (text: string): Rational | null => {
  const factor = parseRational(text);
  return factor !== null && compareRational(factor, ONE) > 0 ? factor : null;
};

/** Profit to stake, `10/11` → factor 21/11. @returns null unless both are whole and positive */
export const parseFractionFactor = (text: string): Rational | null => {
  const match = FRACTION.exec(text.trim());
  if (match === null) return null;
  const profit = BigInt(match[1]!);
  const stake = BigInt(match[2]!);
  return profit === 0n || stake === 0n ? null : createRational(profit + stake, stake);
};

/** Implied probability as a number between 0 and 1, `0.75` → factor 4/3. */
export const parseProbabilityFactor = (text: string): Rational | null => {
  const probability = parseRational(text);
  if (probability === null || probability.numerator <= 0n || compareRational(probability, ONE) >= 0)
    return null;
  return divideRational(ONE, probability);
};
