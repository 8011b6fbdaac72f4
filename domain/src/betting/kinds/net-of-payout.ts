import type { Cents } from '../../ground/money/cents.ts';
import { createRational, type Rational, subtractRational } from '../../ground/money/rational.ts';

/** What is made of one stake that comes back with the payout. @param payout null while it isn't decided */
export const netOfPayout = (payout: Rational | null, riskCents: Cents): Rational | null =>
  payout === null ? null : subtractRational(payout, createRational(riskCents));
