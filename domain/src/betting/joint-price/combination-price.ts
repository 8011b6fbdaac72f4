import {
  compareRational,
  createRational,
  divideRational,
  multiplyRational,
  type Rational,
} from '../../ground/money/rational.ts';
import { factorOfPrice } from '../../ground/price/decimal-factor.ts';
import { jointNormalBelow } from './joint-normal.ts';
import type { PricedBy } from './kept-combination.ts';
import { normalThreshold } from './normal.ts';

/** How finely a probability is read as a fraction: its rounding is less than any price shows. */
const PARTS = 2 ** 52;
const PLACES = 10_000n;

/** How likely some legs all win, by their Gaussian copula (HR-65). Every engine gets the same bits. */
const fairProbabilityOf = ({ legs, correlations }: PricedBy, left: readonly number[]): number => {
  const probabilities = left.map((at) => legs[at]!.probability);
  return jointNormalBelow(
    probabilities.map(normalThreshold),
    left.map((at) => left.map((other) => correlations[at]![other]!)),
  );
};

/** Rounded up, and never nothing: what is lost of it is the book's. */
const exactProbability = (probability: number): Rational =>
  createRational(BigInt(Math.max(1, Math.ceil(probability * PARTS))), BigInt(PARTS));

const lesserOf = (one: Rational, other: Rational): Rational =>
  compareRational(one, other) < 0 ? one : other;

const greaterOf = (one: Rational, other: Rational): Rational =>
  compareRational(one, other) > 0 ? one : other;

/** Down to the fourth decimal place. */
const roundDown = ({ numerator, denominator }: Rational): Rational =>
  createRational((numerator * PLACES) / denominator, PLACES);

const factorOfLeg = ({ price }: PricedBy['legs'][number]): Rational => factorOfPrice(price);

/**
 * What a combination pays for a unit staked, stake included (HR-66): 1 ÷ (fair probability × (1 + margin)), rounded
 * down to four places; never more than its share of the legs' product, and never less than the longest leg alone pays,
 * which isn't rounded.
 *
 * @param left indexes of the legs that are left of it, ascending, at least two; all of them where it is left out
 */
export const priceCombination = (
  kept: PricedBy,
  left: readonly number[] = kept.legs.map((_, at) => at),
): Rational => {
  const factors = left.map((at) => factorOfLeg(kept.legs[at]!));
  const percent = 100 + kept.marginPercent + kept.legPercent * (left.length - 1);
  const loaded = multiplyRational(
    exactProbability(fairProbabilityOf(kept, left)),
    createRational(percent, 100),
  );
  const most = factors.reduce(multiplyRational, createRational(kept.mostOfProductPercent, 100));
  return greaterOf(
    roundDown(lesserOf(divideRational(createRational(1), loaded), most)),
    factors.reduce(greaterOf),
  );
};
