import type { Cents } from '../../ground/money/cents.ts';
import type { Rational } from '../../ground/money/rational.ts';
import type { AccumulatorOdds } from './accumulator-odds.ts';
import { calculateRiskOfPayout } from './risk-of-payout.ts';

/** Makes the odds of one stake that is paid at one factor. */
export const createWholeOdds = (
  factor: Rational,
  { toWinCents, riskCents }: Pick<AccumulatorOdds, 'toWinCents' | 'riskCents'>,
): Pick<
  AccumulatorOdds,
  'playCount' | 'toWinCents' | 'mostWinCents' | 'riskCents' | 'maxRiskCents' | 'maxToWinCents'
> => ({
  playCount: 1,
  toWinCents,
  mostWinCents: toWinCents,
  riskCents,
  maxRiskCents: (maxPayoutCents) => calculateRiskOfPayout(maxPayoutCents, factor),
  maxToWinCents: (maxRiskCents, maxPayoutCents) => {
    const isTaken = (cents: Cents): boolean =>
      riskCents(cents) <= maxRiskCents &&
      (maxPayoutCents === null || riskCents(cents) + cents <= maxPayoutCents);
    // The risk that follows from it may be rounded up to a cent more than what won it.
    let cents = toWinCents(maxRiskCents);
    while (cents > 0 && !isTaken(cents)) cents -= 1;
    return cents;
  },
});
