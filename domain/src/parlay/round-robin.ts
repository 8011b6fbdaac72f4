import type { ParlayCard } from '../house-rules/house-rules.ts';
import { type Cents, MAX_TO_WIN_CENTS } from '../money/cents.ts';
import type { StraightResult } from '../grading/straight-result.ts';
import { createRational, multiplyRational, type Rational, roundRational } from '../money/rational.ts';
import type { LegResult, WagerLeg, WagerTerms } from '../wager/wager.ts';
import { selectCardFactor } from './calculate-parlay-odds.ts';
import { type ExcludedPairs, foldCombinations } from './fold-combinations.ts';
import { calculateLegFactor, isLostWhole, isWonWhole } from './leg-factor.ts';
import { isSoldByCard } from './settle-parlay.ts';

/** Every combination of one size as ascending leg indexes, in lexicographic order. */
export const listCombinations = (legCount: number, size: number, excluded: ExcludedPairs): number[][] => {
  const combinations: number[][] = [];
  foldCombinations<number, number[]>({
    legs: listLegs(legCount),
    sizes: [size],
    excluded,
    start: [],
    extend: (combination, leg) => [...combination, leg],
    take: (combination) => combinations.push(combination),
  });
  return combinations;
};

/** How many parlays a round robin consists of. @param sizes without repetition */
export const countCombinations = (
  legCount: number,
  sizes: readonly number[],
  excluded: ExcludedPairs,
): number => {
  if (excluded.length === 0) return sizes.reduce((sum, size) => sum + countSubsets(legCount, size), 0);
  let count = 0;
  foldCombinations<number, null>({
    legs: listLegs(legCount),
    sizes,
    excluded,
    start: null,
    extend: () => null,
    take: () => count++,
  });
  return count;
};

const listLegs = (legCount: number): Array<[number, number]> =>
  Array.from({ length: legCount }, (_, at) => [at, at]);

/** n over k; each step divides without remainder, and a k above n meets a factor of zero. */
const countSubsets = (count: number, size: number): number => {
  let subsets = 1;
  for (let chosen = 1; chosen <= size; chosen++) subsets = (subsets * (count - size + chosen)) / chosen;
  return subsets;
};

type RoundRobinTerms = Extract<WagerTerms, { kind: 'roundRobin' }>;

/** A parlay as far as its legs have been chosen: what they have multiplied the stake to, as a fraction not in lowest terms. */
interface PartialParlay extends Rational {
  won: number;
  soldByCard: boolean;
  decided: boolean;
}

const UNCHANGED = createRational(1);

/**
 * What a round robin pays, stakes included: each parlay is graded and rounded alone (HR-14, HR-1). The whole waits
 * until its last parlay is decided; those with a lost leg are.
 *
 * @param results one per leg, in the legs' order
 * @returns null while a parlay isn't decided
 */
export const calculateRoundRobinPayout = (
  terms: Omit<RoundRobinTerms, 'kind' | 'toWinCents'>,
  legs: readonly WagerLeg[],
  results: readonly LegResult[],
): Cents | null => {
  const { riskCents, sizes, excluded, card } = terms;
  const settled = legs.map((leg, at) => settleLeg(leg, results[at] ?? null));
  const roundOfCard = listCardPayouts(riskCents, legs.length, card);
  let payoutCents = 0n;
  let decided = true;
  foldCombinations<PartialParlay, PartialParlay>({
    // A parlay with a lost leg pays nothing and is decided: it need not be looked at.
    legs: [...settled.entries()].filter(([at]) => !isLostWhole(results[at] ?? null)),
    sizes,
    excluded,
    start: {
      numerator: BigInt(riskCents),
      denominator: 1n,
      won: 0,
      soldByCard: card !== null,
      decided: true,
    },
    extend: joinParlay,
    take: (parlay) => {
      decided &&= parlay.decided;
      payoutCents += (parlay.soldByCard ? roundOfCard[parlay.won] : undefined) ?? roundRational(parlay);
    },
  });
  if (!decided) return null;
  const most =
    BigInt(MAX_TO_WIN_CENTS) + BigInt(riskCents) * BigInt(countCombinations(legs.length, sizes, excluded));
  return Number(payoutCents < most ? payoutCents : most);
};

const settleLeg = (leg: WagerLeg, result: LegResult): PartialParlay => ({
  ...(result === null ? UNCHANGED : calculateLegFactor(leg.price, result)),
  won: isWonWhole(result) ? 1 : 0,
  soldByCard: isSoldByCard(leg),
  decided: result !== null,
});

const joinParlay = (parlay: PartialParlay, leg: PartialParlay): PartialParlay => ({
  numerator: parlay.numerator * leg.numerator,
  denominator: parlay.denominator * leg.denominator,
  won: parlay.won + leg.won,
  soldByCard: parlay.soldByCard && leg.soldByCard,
  decided: parlay.decided && leg.decided,
});

/** Payout of one parlay by the card, by the number of its legs that won; undefined where the product counts. */
const listCardPayouts = (
  riskCents: Cents,
  legCount: number,
  card: ParlayCard | null,
): Array<bigint | undefined> =>
  Array.from({ length: legCount + 1 }, (_, won) => {
    const factor = card === null ? null : selectCardFactor(card, won);
    return factor === null ? undefined : roundRational(multiplyRational(createRational(riskCents), factor));
  });

/**
 * What all parlays win together, each rounded by itself (HR-14), in the best of the ways in which their legs can end; at most
 * `MAX_TO_WIN_CENTS`.
 *
 * @param outcomes one result per leg each (`findBestOutcomes`); of legs that don't decide each other all won
 */
export const calculateRoundRobinToWinCents = (
  riskCents: Cents,
  legs: readonly WagerLeg[],
  { sizes, excluded, card }: Pick<RoundRobinTerms, 'sizes' | 'excluded' | 'card'>,
  outcomes: ReadonlyArray<readonly StraightResult[]>,
): Cents => {
  const terms = { riskCents, sizes, excluded, card };
  const payouts = outcomes.map((results) => calculateRoundRobinPayout(terms, legs, results) ?? 0);
  return Math.max(...payouts) - riskCents * countCombinations(legs.length, sizes, excluded);
};
