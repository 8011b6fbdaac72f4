import { shareOfDeadHeat } from '../../ground/result/dead-heat.ts';
import type { HalfResult, DecidedResult } from '../../ground/result/straight-result.ts';
import { createRational, multiplyRational, type Rational } from '../../ground/money/rational.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';
import { factorOfPrice } from '../../ground/price/decimal-factor.ts';
import type { LegResult } from '../wager/wager.ts';

/** Both halves lost: no other leg can save the parlay. A dead heat wins a part, whatever its letters. */
export const isLostWhole = (result: LegResult): boolean =>
  result?.[0] === 'L' && result[1] === 'L' && result[2] === undefined;

/** A leg that a card's payout counts: won, or a part of it in a dead heat. No card has quarter lines, so no halves. */
export const isPaidByCard = (result: LegResult): boolean => result?.[0] === 'W' || result?.[2] !== undefined;

/** The part of the stake that stays on when the leg is decided by a share of a place (HR-40); else all of it. */
export const shareOfLeg = (result: LegResult): Rational =>
  result?.[2] === undefined ? WHOLE : shareOfDeadHeat(result[2]);

const WHOLE = createRational(1);

/**
 * What a decided leg multiplies a parlay's stake by: its price's factor when won, 1 for a push or no action (HR-10),
 * 0 when lost, of a quarter line the mean of its halves (HR-33), in a dead heat the share that won (HR-40).
 */
export const calculateLegFactor = (
  price: AmericanPrice,
  [first, second, deadHeat]: DecidedResult,
): Rational => {
  const factor = factorOfPrice(price);
  if (deadHeat !== undefined) return multiplyRational(factor, shareOfDeadHeat(deadHeat));
  if (first === second) return createRational(weighHalf(first, factor), factor.denominator);
  return createRational(weighHalf(first, factor) + weighHalf(second, factor), 2n * factor.denominator);
};

/** A half's factor in units of the price's denominator. */
const weighHalf = (half: HalfResult, { numerator, denominator }: Rational): bigint =>
  half === 'W' ? numerator : half === 'L' ? 0n : denominator;
