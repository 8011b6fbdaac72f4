import type { Cents } from '../../ground/money/cents.ts';
import { type Rational, roundToCents } from '../../ground/money/rational.ts';
import type { Wager } from '../wager/wager.ts';

/**
 * Rounds what a wager makes as its payout is rounded, half away from zero (HR-1). The payout is this and the whole
 * cents that were staked, and never below zero: so a half goes up, also when the net is a loss.
 */
export const roundNetToCents = (net: Rational): Cents => {
  const isHalf = net.denominator === 2n;
  return roundToCents(isHalf ? { ...net, numerator: net.numerator + 1n } : net);
};

/** What reaches the cash balance of what a wager made (HR-31): a free play's loss was never cash. */
export const payOutNet = ({ freePlay }: Pick<Wager, 'freePlay'>, netCents: Cents): Cents =>
  freePlay ? Math.max(0, netCents) : netCents;
