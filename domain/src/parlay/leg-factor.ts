import type { HalfResult, StraightResult } from '../grading/straight-result.ts';
import { createRational, type Rational } from '../money/rational.ts';
import type { AmericanPrice } from '../price/american-price.ts';
import { factorOfPrice } from '../price/decimal-factor.ts';
import type { LegResult } from '../wager/wager.ts';

/** Both halves lost: no other leg can save the parlay. */
export const isLostWhole = (result: LegResult): boolean => result?.[0] === 'L' && result[1] === 'L';

export const isWonWhole = (result: LegResult): boolean => result?.[0] === 'W' && result[1] === 'W';

/**
 * What a decided leg multiplies a parlay's stake by: its price's factor when won, 1 for a push or no action (HR-10),
 * 0 when lost, and of a quarter line the mean of its halves (HR-33).
 */
export const calculateLegFactor = (price: AmericanPrice, [first, second]: StraightResult): Rational => {
  const factor = factorOfPrice(price);
  if (first === second) return createRational(weighHalf(first, factor), factor.denominator);
  return createRational(weighHalf(first, factor) + weighHalf(second, factor), 2n * factor.denominator);
};

/** A half's factor in units of the price's denominator. */
const weighHalf = (half: HalfResult, { numerator, denominator }: Rational): bigint =>
  half === 'W' ? numerator : half === 'L' ? 0n : denominator;
