import type { ParlayCard } from '../../ground/house-rules/house-rules.schema.ts';
import { type Cents, MAX_TO_WIN_CENTS } from '../../ground/money/cents.ts';
import type { StraightResult } from '../../ground/result/straight-result.ts';
import { createRational, type Rational, roundRational } from '../../ground/money/rational.ts';
import { roundQuotient } from '../../ground/money/round-quotient.ts';
import type { LegResult, WagerLeg, WagerTerms } from '../wager/wager.ts';
import { multiplyFactors, selectCardFactor } from './calculate-parlay-odds.ts';
import { type ExcludedPairs, foldCombinations } from './fold-combinations.ts';
import { calculateLegFactor, isLostWhole, isPaidByCard, shareOfLeg } from './leg-factor.ts';
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

/** The number of parlays in a round robin. @param sizes without repetition */
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

/**
 * A parlay of the legs chosen so far, with the factor by which they multiply the stake, as a fraction not in lowest
 * terms.
 */
interface PartialParlay {
  /** The products in floating point, for `roundQuotient`. */
  numerator: number;
  denominator: number;
  /** Its legs, as bits, for cases in which floating point isn't exact enough. */
  chosen: number;
  /** The number of its legs that count for a card's payout. */
  paid: number;
  soldByCard: boolean;
  decided: boolean;
  /** One of its legs shares a place (HR-40). */
  shared: boolean;
}

const UNCHANGED = createRational(1);

/**
 * Settles each parlay of a round robin that hasn't lost on its own, rounded (HR-14, HR-1): one that has is decided and
 * pays nothing.
 *
 * @param take called with each of them, and what it pays, stake included
 */
const settleParlays = (
  { riskCents, sizes, excluded, card }: Pick<RoundRobinTerms, 'riskCents' | 'sizes' | 'excluded' | 'card'>,
  legs: readonly WagerLeg[],
  results: readonly LegResult[],
  take: (parlay: PartialParlay, payOut: () => Cents) => void,
): void => {
  const factors = legs.map(({ price }, at) => {
    const result = results[at] ?? null;
    return result === null ? UNCHANGED : calculateLegFactor(price, result);
  });
  const settled = legs.map((leg, at) => settleLeg(leg, at, factors[at]!, results[at] ?? null));
  const roundOfCard = createCardPayouts(riskCents, results, card);
  foldCombinations<PartialParlay, PartialParlay>({
    legs: [...settled.entries()].filter(([at]) => !isLostWhole(results[at] ?? null)),
    sizes,
    excluded,
    start: {
      numerator: riskCents,
      denominator: 1,
      chosen: 0,
      paid: 0,
      soldByCard: card !== null,
      decided: true,
      shared: false,
    },
    extend: joinParlay,
    take: (parlay) =>
      take(
        parlay,
        () =>
          (parlay.soldByCard ? roundOfCard(parlay) : undefined) ??
          roundQuotient(parlay.numerator, parlay.denominator) ??
          roundPayout(riskCents, choose(factors, parlay.chosen)),
      ),
  });
};

/**
 * The payout of a round robin in cents, stakes included: each parlay is graded and rounded on its own (HR-14, HR-1).
 * The whole waits until its last parlay is decided; a parlay with a lost leg already is.
 *
 * @param results one per leg, in the legs' order
 * @returns null while a parlay isn't decided
 */
export const calculateRoundRobinPayoutCents = (
  terms: Omit<RoundRobinTerms, 'kind' | 'toWinCents'>,
  legs: readonly WagerLeg[],
  results: readonly LegResult[],
): Cents | null => {
  const { riskCents, sizes, excluded } = terms;
  const mostCents = MAX_TO_WIN_CENTS + riskCents * countCombinations(legs.length, sizes, excluded);
  let payoutCents = 0;
  let decided = true;
  settleParlays(terms, legs, results, (parlay, payOut) => {
    decided &&= parlay.decided;
    // Amounts beyond the maximum don't matter, so the count stops there.
    if (payoutCents < mostCents) payoutCents += payOut();
  });
  return decided ? Math.min(payoutCents, mostCents) : null;
};

/** What comes of a free play (HR-31). */
export interface FreeSettlement {
  /** Paid in cash. */
  winCents: Cents;
  /** Goes back to the free-play balance. */
  backCents: Cents;
}

/**
 * A free play as a round robin: each parlay pays what it won, and gives its stake back when it pushed or had no action,
 * whatever the others lost (HR-14, HR-31).
 *
 * @returns null while a parlay isn't decided
 */
export const settleFreeRoundRobin = (
  terms: Omit<RoundRobinTerms, 'kind' | 'toWinCents'>,
  legs: readonly WagerLeg[],
  results: readonly LegResult[],
): FreeSettlement | null => {
  const { riskCents } = terms;
  let winCents = 0;
  let backCents = 0;
  let decided = true;
  settleParlays(terms, legs, results, (parlay, payOut) => {
    decided &&= parlay.decided;
    const netCents = payOut() - riskCents;
    winCents = Math.min(winCents + Math.max(0, netCents), MAX_TO_WIN_CENTS);
    if (netCents === 0 && !parlay.shared) backCents += riskCents;
  });
  return decided ? { winCents, backCents } : null;
};

/** The net result in cents, after all stakes; a whole number, because each parlay is rounded. */
export const calculateRoundRobinNet = (
  terms: Omit<RoundRobinTerms, 'kind' | 'toWinCents'>,
  legs: readonly WagerLeg[],
  results: readonly LegResult[],
): Rational | null => {
  const payoutCents = calculateRoundRobinPayoutCents(terms, legs, results);
  const { riskCents, sizes, excluded } = terms;
  return payoutCents === null
    ? null
    : createRational(payoutCents - riskCents * countCombinations(legs.length, sizes, excluded));
};

const settleLeg = (
  leg: WagerLeg,
  at: number,
  { numerator, denominator }: Rational,
  result: LegResult,
): PartialParlay => ({
  numerator: Number(numerator),
  denominator: Number(denominator),
  chosen: 1 << at,
  paid: isPaidByCard(result) ? 1 : 0,
  soldByCard: isSoldByCard(leg),
  decided: result !== null,
  shared: result?.[2] !== undefined,
});

const joinParlay = (parlay: PartialParlay, leg: PartialParlay): PartialParlay => ({
  numerator: parlay.numerator * leg.numerator,
  denominator: parlay.denominator * leg.denominator,
  chosen: parlay.chosen | leg.chosen,
  paid: parlay.paid + leg.paid,
  soldByCard: parlay.soldByCard && leg.soldByCard,
  decided: parlay.decided && leg.decided,
  shared: parlay.shared || leg.shared,
});

const choose = <Item>(items: readonly Item[], chosen: number): Item[] =>
  items.filter((_item, at) => (chosen & (1 << at)) !== 0);

const roundPayout = (riskCents: Cents, factors: readonly Rational[]): Cents =>
  Number(roundRational(multiplyFactors([createRational(riskCents), ...factors])));

/**
 * The payout of one parlay by the card, with shared places at their share of it; undefined where the product counts.
 */
const createCardPayouts = (
  riskCents: Cents,
  results: readonly LegResult[],
  card: ParlayCard | null,
): ((parlay: PartialParlay) => Cents | undefined) => {
  const shares = results.map(shareOfLeg);
  const shared = results.reduce(
    (bits, result, at) => (result?.[2] === undefined ? bits : bits | (1 << at)),
    0,
  );
  const payOut = (paid: number, ofStake: readonly Rational[]): Cents | undefined => {
    const factor = card === null ? null : selectCardFactor(card, paid);
    return factor === null ? undefined : roundPayout(riskCents, [factor, ...ofStake]);
  };
  const whole = Array.from({ length: results.length + 1 }, (_, paid) => payOut(paid, []));
  return ({ paid, chosen }) => ((chosen & shared) === 0 ? whole[paid] : payOut(paid, choose(shares, chosen)));
};

/**
 * The total win of all parlays, each rounded separately (HR-14), in the best outcome of their legs; at most
 * `MAX_TO_WIN_CENTS`. A free play's lost parlays cost no cash (HR-31).
 *
 * @param outcomes each has one result per leg (`findBestOutcomes`); when no legs decide each other, it is the one in
 *   which all won
 */
export const calculateRoundRobinToWinCents = (
  riskCents: Cents,
  legs: readonly WagerLeg[],
  { sizes, excluded, card }: Pick<RoundRobinTerms, 'sizes' | 'excluded' | 'card'>,
  outcomes: ReadonlyArray<readonly StraightResult[]>,
  freePlay = false,
): Cents => {
  const terms = { riskCents, sizes, excluded, card };
  if (freePlay)
    return Math.max(...outcomes.map((results) => settleFreeRoundRobin(terms, legs, results)?.winCents ?? 0));
  const payouts = outcomes.map((results) => calculateRoundRobinPayoutCents(terms, legs, results) ?? 0);
  return Math.max(...payouts) - riskCents * countCombinations(legs.length, sizes, excluded);
};
