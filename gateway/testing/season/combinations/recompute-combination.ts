/**
 * What a same-game parlay pays, from the house rules (HR-66, HR-68), with none of the book's own arithmetic: from the
 * accepted price and what was kept beside it, the price of what is left is worked out by quadrature, as exactly as the
 * rule itself says.
 */
import { type Fraction, fraction, minusOne, nearest, over, plus, profitAt, times } from '../fraction.ts';
import type { Halves } from '../recompute-leg.ts';
import type { EnteredAmounts } from '../recompute-wager.ts';
import { integrateJoint } from './joint-quadrature.ts';

/** As it is stored with its wager. */
export interface StoredCombination {
  /** Its legs, by their indexes in the wager. */
  legs: readonly number[];
  /** `3/2`: what it was accepted at, stake included. */
  factor: string;
  probabilities: readonly number[];
  correlations: ReadonlyArray<readonly number[]>;
  marginPercent: number;
  legPercent: number;
  mostOfProductPercent: number;
}

export interface CombinationTerms extends EnteredAmounts {
  kind: 'combination';
  combinations: readonly StoredCombination[];
}

/** A leg with its accepted price. */
export interface CombinedLeg {
  price: number;
  halves: Halves;
}

/** What something may be, as exactly as the rule says. */
export interface Between {
  least: Fraction;
  most: Fraction;
}

/**
 * How far the book's joint probability may be from the integral. HR-65 asks for 2e-4. A lattice of 3,072 points does
 * better with two legs: where they say nothing of each other it is right to the last digits, and where they nearly say
 * the same to a millionth, so that a price rounded the wrong way shows there.
 */
const toleranceOf = (correlations: ReadonlyArray<readonly number[]>): number => {
  if (correlations.length > 2) return 2e-4;
  const tied = Math.abs(correlations[0]![1]!);
  if (tied < 1e-9) return 1e-10;
  return tied > 0.8 ? 2e-6 : 2e-5;
};

const PLACES = 10_000n;
const PARTS = 2 ** 52;

const isLess = (a: Fraction, b: Fraction): boolean => a.upper * b.lower < b.upper * a.lower;
const lesser = (a: Fraction, b: Fraction): Fraction => (isLess(a, b) ? a : b);
const greater = (a: Fraction, b: Fraction): Fraction => (isLess(a, b) ? b : a);
const same = (a: Fraction): Between => ({ least: a, most: a });
export const isWithin = (a: Fraction, { least, most }: Between): boolean =>
  !isLess(a, least) && !isLess(most, a);

/** @throws Error for what is no fraction */
export const readFraction = (text: string): Fraction => {
  const [, upper, lower = '1'] = /^(\d+)(?:\/(\d+))?$/.exec(text) ?? [];
  if (upper === undefined) throw new Error(`${text} is no fraction`);
  return fraction(BigInt(upper), BigInt(lower));
};

const factorAt = (price: number): Fraction => plus(fraction(1), profitAt(price));

/**
 * HR-66: what legs pay together by what was kept of them.
 *
 * @param left indexes into the combination's own legs, at least two
 * @param prices of all its legs
 */
export const boundPrice = (
  kept: StoredCombination,
  prices: readonly number[],
  left: readonly number[] = kept.legs.map((_leg, at) => at),
): Between => {
  const correlations = left.map((at) => left.map((other) => kept.correlations[at]![other]!));
  const joint = integrateJoint(
    left.map((at) => kept.probabilities[at]!),
    correlations,
  );
  const factors = left.map((at) => factorAt(prices[at]!));
  const most = factors.reduce(times, fraction(kept.mostOfProductPercent, 100));
  const percent = fraction(100 + kept.marginPercent + kept.legPercent * (left.length - 1), 100);
  const priceAt = (probability: number): Fraction => {
    const exact = fraction(BigInt(Math.max(1, Math.round(probability * PARTS))), BigInt(PARTS));
    const { upper, lower } = lesser(over(fraction(1), times(exact, percent)), most);
    return greater({ upper: (upper * PLACES) / lower, lower: PLACES }, factors.reduce(greater));
  };
  const tolerance = toleranceOf(correlations);
  return { least: priceAt(joint + tolerance), most: priceAt(joint - tolerance) };
};

/** HR-68: what one combination comes to. */
const settleOne = (kept: StoredCombination, legs: readonly CombinedLeg[]): Between => {
  const own = kept.legs.map((at) => legs[at]!);
  const letters = own.map(({ halves }) => halves[0]);
  const accepted = readFraction(kept.factor);
  if (letters.includes('L')) return same(fraction(0));
  const left = [...letters.keys()].filter((at) => letters[at] === 'W');
  if (left.length === own.length) return same(accepted);
  if (left.length === 0) return same(fraction(1));
  if (left.length === 1) return same(lesser(factorAt(own[left[0]!]!.price), accepted));
  const prices = own.map(({ price }) => price);
  const { least, most } = boundPrice(kept, prices, left);
  return { least: lesser(least, accepted), most: lesser(most, accepted) };
};

const listSingles = ({ combinations }: CombinationTerms, legs: readonly CombinedLeg[]): CombinedLeg[] => {
  const combined = new Set(combinations.flatMap(({ legs: indexes }) => indexes));
  return legs.filter((_leg, at) => !combined.has(at));
};

const factorOfSingle = ({ price, halves: [first, second] }: CombinedLeg): Fraction => {
  const ofHalf = (half: string): Fraction =>
    half === 'W' ? factorAt(price) : fraction(half === 'L' ? 0 : 1);
  const { upper, lower } = plus(ofHalf(first), ofHalf(second));
  return { upper, lower: lower * 2n };
};

/** The profit of a unit when every leg wins. */
export const profitOfAll = (
  terms: CombinationTerms,
  legs: readonly Pick<CombinedLeg, 'price'>[],
): Fraction => {
  const won = legs.map(({ price }): CombinedLeg => ({ price, halves: ['W', 'W'] }));
  return minusOne(
    [
      ...listSingles(terms, won).map(factorOfSingle),
      ...terms.combinations.map(({ factor }) => readFraction(factor)),
    ].reduce(times),
  );
};

/**
 * What the wager makes, least and most, in cents.
 *
 * @param legs at their accepted prices; a leg outside may have another pitcher's
 */
export const recomputeCombination = (
  terms: CombinationTerms,
  legs: readonly CombinedLeg[],
  acceptedPrices: readonly number[] = legs.map(({ price }) => price),
): { leastCents: number; mostCents: number } => {
  const each = [
    ...listSingles(terms, legs).map((leg) => same(factorOfSingle(leg))),
    ...terms.combinations.map((combination) => settleOne(combination, legs)),
  ];
  const sold = profitOfAll(
    terms,
    acceptedPrices.map((price) => ({ price })),
  );
  const netOf = (factor: Fraction): number => {
    const profit = minusOne(factor);
    const isTyped = terms.entered === 'toWin' && profit.upper >= 0n;
    const win = isTyped
      ? times(fraction(terms.toWinCents), over(profit, sold))
      : times(fraction(terms.riskCents), profit);
    return nearest(plus(fraction(terms.riskCents), win)) - terms.riskCents;
  };
  return {
    leastCents: netOf(each.map(({ least }) => least).reduce(times)),
    mostCents: netOf(each.map(({ most }) => most).reduce(times)),
  };
};
