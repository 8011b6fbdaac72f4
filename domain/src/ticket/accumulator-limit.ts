import { type Cents, MAX_TO_WIN_CENTS } from '../money/cents.ts';
import {
  multiplyRational,
  createRational,
  divideRational,
  type Rational,
  roundRational,
} from '../money/rational.ts';
import { selectLimitCents } from './limits.ts';
import { keyOfExposure } from './pick.ts';
import type { PricedItem } from './price-item.ts';
import type { TicketContext } from './ticket-evaluation.ts';

/**
 * What may be risked on an accumulator (HR-4): the lowest of its legs' limits for the wager type, less what stands on
 * the leg in other accumulators of that type. A circled line's own maximum applies when lower.
 */
export const calculateAccumulatorLimit = (
  priced: readonly PricedItem[],
  wagerType: 'parlay' | 'teaser',
  context: TicketContext,
): Cents => {
  let least = Infinity;
  for (const { item, judged } of priced) {
    if (judged === null) continue;
    const code = wagerType === 'parlay' ? 'P' : 'T';
    const limitCents = selectLimitCents(context.limits, { ...judged.limitSubject, wagerType: code });
    const circledCents = judged.status === 'I' ? (judged.lineMaxCents ?? limitCents) : limitCents;
    const exposureCents = context.exposureCents.get(keyOfExposure(item.pick, wagerType)) ?? 0;
    least = Math.min(least, Math.max(0, Math.min(limitCents, circledCents) - exposureCents));
  }
  return Number.isFinite(least) ? least : 0;
};

/** The largest risk whose payout at this factor, rounded as it will be, stays within a maximum (HR-10). */
export const calculateRiskOfPayout = (maxPayoutCents: Cents | null, factor: Rational): Cents => {
  const most = Math.min(maxPayoutCents ?? MAX_TO_WIN_CENTS, MAX_TO_WIN_CENTS);
  const exact = divideRational(createRational(Math.max(0, most)), factor);
  const floor = exact.numerator / exact.denominator;
  // One more cent may still fit when its payout rounds down.
  const next = roundRational(multiplyRational(createRational(floor + 1n), factor));
  return Number(next <= BigInt(most) ? floor + 1n : floor);
};
