import type { Cents } from '../money/cents.ts';
import type { Rational } from '../money/rational.ts';

/**
 * What is paid back on a stake: the one place where a game's payout becomes whole cents, down. Where stakes stand in
 * steps that the factor divides, nothing is lost by it.
 *
 * @param factor of the stake, stake included: 36 for 35 to 1
 */
export const payFactor = (stakeCents: Cents, { numerator, denominator }: Rational): Cents =>
  Number((BigInt(stakeCents) * numerator) / denominator);
