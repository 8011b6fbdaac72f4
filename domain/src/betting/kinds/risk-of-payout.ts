import { type Cents, MAX_TO_WIN_CENTS } from '../../ground/money/cents.ts';
import {
  createRational,
  divideRational,
  multiplyRational,
  type Rational,
  roundRational,
} from '../../ground/money/rational.ts';

/** The largest risk whose payout at this factor, rounded as it will be, stays within a maximum (HR-10). */
export const calculateRiskOfPayout = (maxPayoutCents: Cents | null, factor: Rational): Cents => {
  const most = Math.min(maxPayoutCents ?? MAX_TO_WIN_CENTS, MAX_TO_WIN_CENTS);
  const exact = divideRational(createRational(Math.max(0, most)), factor);
  const floor = exact.numerator / exact.denominator;
  // One more cent may still fit when its payout rounds down.
  const next = roundRational(multiplyRational(createRational(floor + 1n), factor));
  return Number(next <= BigInt(most) ? floor + 1n : floor);
};
