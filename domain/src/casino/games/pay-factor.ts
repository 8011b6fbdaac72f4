import type { Cents } from '../../ground/money/cents.ts';

/**
 * What is paid back on a stake, `numerator / denominator` times as much, stake included: the one place where a game's
 * payout becomes whole cents, down. Stakes in steps that the factor divides lose nothing by it.
 *
 * @throws RangeError beyond the safe integers; the limits of every game keep far below
 */
export const payFactor = (stakeCents: Cents, numerator: number, denominator = 1): Cents => {
  const product = stakeCents * numerator;
  if (!Number.isSafeInteger(product)) throw new RangeError(`${stakeCents} times ${numerator} is not exact`);
  return (product - (product % denominator)) / denominator;
};
