import type { SaleFigures } from '../../ground/house-rules/house-rules.schema.ts';
import type { Cents } from '../../ground/money/cents.ts';
import {
  createRational,
  multiplyRational,
  type Rational,
  roundRational,
} from '../../ground/money/rational.ts';

/** The whole cents of an amount that isn't negative: what is left of a cent stays with the book. */
const roundDown = ({ numerator, denominator }: Rational): Cents => Number(numerator / denominator);

/**
 * What the book pays for a wager: what it would pay back if every undecided leg won, times how likely that is, less the
 * margin, rounded down to the cent (HR-52).
 *
 * @param paybackCents stake included, decided legs as they were graded
 * @param probabilities one for each undecided leg, at least one
 */
export const calculateOffer = (
  paybackCents: Cents,
  probabilities: readonly Rational[],
  { marginPercent, legPercent }: SaleFigures,
): Cents => {
  const kept = createRational(100 - marginPercent - legPercent * probabilities.length, 100);
  return roundDown(
    probabilities.reduce(multiplyRational, multiplyRational(createRational(paybackCents), kept)),
  );
};

/** What a share of the offer pays (HR-54). @param percent 10 to 100 */
export const payForShare = (offerCents: Cents, percent: number): Cents =>
  roundDown(createRational(offerCents * percent, 100));

/** What is left of a wager's amounts when a share is sold: each rounded once, half away from zero (HR-54). */
export const keepOfShare = <Amounts extends { riskCents: Cents; toWinCents: Cents }>(
  { riskCents, toWinCents }: Amounts,
  percent: number,
): { riskCents: Cents; toWinCents: Cents } => ({
  riskCents: keepOf(riskCents, percent),
  toWinCents: keepOf(toWinCents, percent),
});

const keepOf = (cents: Cents, percent: number): Cents =>
  Number(roundRational(createRational(BigInt(cents) * BigInt(100 - percent), 100n)));
