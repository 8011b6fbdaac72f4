import type { StraightResult } from '../result/straight-result.ts';
import { compareRational, createRational, type Rational } from '../money/rational.ts';
import { factorOfPrice } from '../price/decimal-factor.ts';
import type { WagerLeg } from '../wager/wager.ts';
import { type ExcludedPairs, foldCombinations } from './fold-combinations.ts';
import type { JointGroup } from '../wager/joint-group.ts';
import { calculateLegFactor } from './leg-factor.ts';

/** How a part of the legs may end, and what its own combinations then multiply a stake to, by their size. */
interface Part {
  results: ReadonlyArray<readonly [leg: number, result: StraightResult]>;
  /** Sums over all combinations of 0, 1, 2 … legs, in units of one common denominator of the part. */
  sums: readonly bigint[];
}

export interface BestOutcomes {
  /** Results in the legs' order. */
  outcomes: StraightResult[][];
  /** What the whole then pays per unit on each parlay, before roundings, stakes included. */
  factor: Rational;
}

/** So many ways to end are carried along; those that matter are one or two, beside ties. */
const MOST_PARTS = 32;

const WON: StraightResult = ['W', 'W'];

/**
 * Ways in which the legs of a round robin can end that pay the most before roundings (HR-14): more than one where they
 * tie or come close, for the roundings to decide. A round robin is a sum of products, so legs that neither exclude nor
 * decide each other can be looked at apart: of each part only those endings are kept that some other part could need.
 *
 * @param legs at most as many as a parlay may have
 * @param known results of legs that are decided: the groups' outcomes hold them already
 * @returns at least one way to end
 */
export const findBestOutcomes = (
  legs: readonly WagerLeg[],
  sizes: readonly number[],
  excluded: ExcludedPairs,
  groups: readonly JointGroup[],
  known: ReadonlyArray<StraightResult | null> = [],
): BestOutcomes => {
  const most = Math.max(...sizes);
  const alone = legs.map((_leg, at) => known[at] ?? WON);
  const components = listComponents(legs.length, excluded, groups);
  const free = components.filter(({ length }) => length === 1).flat();
  let best = [measureFree(free, legs, alone, most)];
  for (const members of components) {
    if (members.length === 1) continue;
    const parts = keepBest(
      listEndings(members, groups, legs, alone).map((results) => measurePart(results, legs, excluded, most)),
    );
    best = keepBest(best.flatMap((one) => parts.map((other) => joinParts(one, other, most))));
  }
  const worthOf = ({ sums }: Part): bigint => sizes.reduce((sum, size) => sum + (sums[size] ?? 0n), 0n);
  const worths = best.map(worthOf);
  const largest = worths.reduce((a, b) => (a > b ? a : b));
  // A parlay's rounding is less than a cent; what is a millionth behind can't be ahead by roundings of amounts that
  // count.
  const outcomes = best
    .filter((_part, at) => worths[at]! >= largest - largest / 1_000_000n)
    .map(({ results }) => {
      const inOrder = new Map(results);
      return legs.map((_leg, at) => inOrder.get(at) ?? alone[at]!);
    });
  const unit = legs.reduce((product, leg) => product * unitOf(leg), 1n);
  return { outcomes, factor: createRational(largest, unit) };
};

/** Quarter lines may halve a factor, so each leg's denominator is that of both its ways to end. */
const unitOf = ({ price }: WagerLeg): bigint => 2n * factorOfPrice(price).denominator;

/** Legs that exclude or decide each other, however many lie between, stand in one part. */
const listComponents = (
  count: number,
  excluded: ExcludedPairs,
  groups: readonly JointGroup[],
): number[][] => {
  const componentOf = Array.from({ length: count }, (_, at) => at);
  const join = (one: number, other: number): void => {
    const [from, to] = [componentOf[one]!, componentOf[other]!];
    for (const [at, component] of componentOf.entries()) if (component === from) componentOf[at] = to;
  };
  for (const [one, other] of excluded) join(one, other);
  for (const { legs } of groups) for (const leg of legs) join(legs[0]!, leg);
  const members = new Map<number, number[]>();
  for (const [at, component] of componentOf.entries())
    members.set(component, [...(members.get(component) ?? []), at]);
  return [...members.values()];
};

/** Every way in which the legs of a part can end, those left out that another one is at least as good as leg by leg. */
const listEndings = (
  members: readonly number[],
  groups: readonly JointGroup[],
  legs: readonly WagerLeg[],
  alone: readonly StraightResult[],
): Array<Part['results']> => {
  const own = groups.filter((group) => members.includes(group.legs[0]!));
  const grouped = new Set(own.flatMap((group) => group.legs));
  const ungrouped = members.filter((leg) => !grouped.has(leg)).map((leg) => [leg, alone[leg]!] as const);
  return own.reduce<Array<Part['results']>>(
    (endings, { legs: at, outcomes }) => {
      const kept = dropWorse(
        outcomes.map((results) => results.map((result, index) => [at[index]!, result] as const)),
        legs,
      );
      return endings.flatMap((ending) => kept.map((results) => [...ending, ...results]));
    },
    [ungrouped],
  );
};

const dropWorse = (
  outcomes: ReadonlyArray<Part['results']>,
  legs: readonly WagerLeg[],
): Array<Part['results']> => {
  const factors = outcomes.map((results) =>
    results.map(([leg, result]) => calculateLegFactor(legs[leg]!.price, result)),
  );
  const isAtLeast = (one: readonly Rational[], other: readonly Rational[]): boolean =>
    one.every((factor, at) => compareRational(factor, other[at]!) >= 0);
  return outcomes.filter((_results, at) =>
    factors.every(
      (other, otherAt) =>
        otherAt === at || !isAtLeast(other, factors[at]!) || (otherAt > at && isAtLeast(factors[at]!, other)),
    ),
  );
};

/**
 * Legs that neither exclude nor decide each other end each for itself, and a sum of a size follows from those of one
 * leg less.
 */
const measureFree = (
  free: readonly number[],
  legs: readonly WagerLeg[],
  alone: readonly StraightResult[],
  most: number,
): Part => {
  const sums = [1n, ...Array.from({ length: Math.min(most, free.length) }, () => 0n)];
  for (const [before, at] of free.entries()) {
    const whole = unitOf(legs[at]!);
    const { numerator, denominator } = calculateLegFactor(legs[at]!.price, alone[at]!);
    const paid = (numerator * whole) / denominator;
    for (let size = Math.min(before + 1, sums.length - 1); size > 0; size -= 1)
      sums[size] = sums[size]! * whole + sums[size - 1]! * paid;
    sums[0]! *= whole;
  }
  return { results: free.map((at) => [at, alone[at]!] as const), sums };
};

const measurePart = (
  results: Part['results'],
  legs: readonly WagerLeg[],
  excluded: ExcludedPairs,
  most: number,
): Part => {
  const sums = Array.from({ length: Math.min(most, results.length) + 1 }, () => 0n);
  const units = new Map(
    results.map(([leg, result]) => {
      const whole = unitOf(legs[leg]!);
      const { numerator, denominator } = calculateLegFactor(legs[leg]!.price, result);
      return [leg, { numerator: (numerator * whole) / denominator, whole }] as const;
    }),
  );
  const all = [...units.values()].reduce((product, { whole }) => product * whole, 1n);
  sums[0] = all;
  foldCombinations<{ numerator: bigint; whole: bigint }, { size: number; sum: bigint }>({
    legs: [...units].filter(([, { numerator }]) => numerator > 0n).toSorted(([one], [other]) => one - other),
    sizes: sums.flatMap((_sum, size) => (size === 0 ? [] : [size])),
    excluded,
    start: { size: 0, sum: all },
    extend: ({ size, sum }, { numerator, whole }) => ({ size: size + 1, sum: (sum / whole) * numerator }),
    take: ({ size, sum }) => {
      sums[size]! += sum;
    },
  });
  return { results, sums };
};

const joinParts = (one: Part, other: Part, most: number): Part => {
  const length = Math.min(most, one.sums.length + other.sums.length - 2) + 1;
  const sums = Array.from({ length }, () => 0n);
  for (const [at, a] of one.sums.entries())
    for (const [otherAt, b] of other.sums.entries()) if (at + otherAt < length) sums[at + otherAt]! += a * b;
  return { results: [...one.results, ...other.results], sums };
};

/** Those that no other one is better than in every size; of more than are worth it the ones with the largest sums. */
const keepBest = (parts: readonly Part[]): Part[] => {
  const isBelow = ({ sums }: Part, other: Part): boolean =>
    sums.every((sum, size) => sum <= (other.sums[size] ?? 0n)) &&
    sums.some((sum, size) => sum < (other.sums[size] ?? 0n));
  const best = parts.filter((part) => !parts.some((other) => isBelow(part, other)));
  if (best.length <= MOST_PARTS) return best;
  const totalOf = ({ sums }: Part): bigint => sums.reduce((total, sum) => total + sum, 0n);
  return best.toSorted((one, other) => (totalOf(one) > totalOf(other) ? -1 : 1)).slice(0, MOST_PARTS);
};
