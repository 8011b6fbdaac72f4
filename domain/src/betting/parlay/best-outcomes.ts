import type { StraightResult } from '../../ground/result/straight-result.ts';
import { compareRational, createRational, type Rational } from '../../ground/money/rational.ts';
import { factorOfPrice } from '../../ground/price/decimal-factor.ts';
import type { ParlayCard } from '../../ground/house-rules/house-rules.schema.ts';
import type { WagerLeg } from '../wager/wager.ts';
import { CARD_PRICE, calculateParlayFactor } from './calculate-parlay-odds.ts';
import { type ExcludedPairs, foldCombinations } from './fold-combinations.ts';
import type { JointGroup } from '../wager/joint-group.ts';
import { calculateLegFactor, isPaidByCard } from './leg-factor.ts';
import { isSoldByCard } from './settle-parlay.ts';

/** One possible ending of a part of the legs, and by how much its own combinations then multiply a stake, by size. */
interface Part {
  results: ReadonlyArray<readonly [leg: number, result: StraightResult]>;
  /** Sums over all combinations of 0, 1, 2 … legs, in units of one common denominator of the part. */
  sums: readonly bigint[];
  /** The same, but only over combinations that a card pays, if it has a payout for that number of won legs. */
  cardSums: readonly bigint[];
  /** The number of these combinations, by size and by the number of won legs. */
  cardCounts: ReadonlyArray<readonly bigint[]>;
  /** The stakes that don't count of what is paid, by size: of a free play those of all parlays that aren't lost. */
  stakes: readonly bigint[];
  /** The same, but only of parlays that a card pays. */
  cardStakes: readonly bigint[];
}

export interface BestOutcomes {
  /** Results in the legs' order. */
  outcomes: StraightResult[][];
  /** The payout of the whole per unit on each parlay, before rounding; stakes are included but of a free play. */
  factor: Rational;
}

/** The most endings that are kept; except for ties, only one or two matter. */
const MOST_PARTS = 32;

const WON: StraightResult = ['W', 'W'];
const PUSHED: StraightResult = ['P', 'P'];

/**
 * Finds the outcomes of a round robin's legs that pay the most before rounding (HR-14): several where they tie or come
 * close, because rounding then decides. A round robin is a sum of products, so legs that neither exclude nor decide
 * each other can be looked at separately: each part keeps only the endings that could matter to another part.
 *
 * @param legs at most as many as a parlay may have
 * @param card fixed payouts, which never fall as more legs win (HR-10); null: every parlay pays the product
 * @param known results of legs that are decided: the groups' outcomes already include them
 * @param freePlay each parlay pays what it wins alone, and what the others staked comes off nothing (HR-31). Legs half
 *   lost count as pushed: no sum of products says which parlays win nothing with them, so this is never below the truth
 * @returns at least one outcome
 */
export const findBestOutcomes = (
  legs: readonly WagerLeg[],
  sizes: readonly number[],
  excluded: ExcludedPairs,
  groups: readonly JointGroup[],
  {
    card,
    known = [],
    freePlay = false,
  }: { card: ParlayCard | null; known?: ReadonlyArray<StraightResult | null>; freePlay?: boolean },
): BestOutcomes => {
  const most = Math.max(...sizes);
  const minded = freePlay ? groups.map(pushHalfLost) : groups;
  const isOfCard = legs.map((leg) => card !== null && isSoldByCard(leg));
  const alone = legs.map((_leg, at) => {
    const result = known[at] ?? WON;
    return freePlay ? pushIfHalfLost(result) : result;
  });
  const components = listComponents(legs.length, excluded, minded);
  const independent = components.filter(({ length }) => length === 1).flat();
  const measures = { legs, most, isOfCard, freePlay };
  let best = [measureIndependent(independent, alone, measures)];
  for (const members of components) {
    if (members.length === 1) continue;
    const parts = keepBest(
      listEndings(members, minded, legs, alone).map((results) => measurePart(results, excluded, measures)),
    );
    best = keepBest(best.flatMap((one) => parts.map((other) => joinParts(one, other, most))));
  }
  const unit = legs.reduce((product, leg) => product * unitOf(leg), 1n);
  const { denominator, payouts } = listCardPayouts(card, most);
  const worthOf = ({ sums, cardSums, cardCounts, stakes }: Part): bigint =>
    sizes.reduce((sum, size) => {
      const byProduct = (sums[size] ?? 0n) - (cardSums[size] ?? 0n);
      const byCard = (cardCounts[size] ?? []).reduce(
        (total, count, won) => total + count * payouts[won]!,
        0n,
      );
      return sum + byProduct * denominator + (byCard - (stakes[size] ?? 0n) * denominator) * unit;
    }, 0n);
  const worths = best.map(worthOf);
  const largest = worths.reduce((a, b) => (a > b ? a : b));
  // A parlay's rounding is less than a cent: for relevant amounts, an outcome that is a millionth behind can't get
  // ahead by rounding.
  const outcomes = best
    .filter((_part, at) => worths[at]! >= largest - largest / 1_000_000n)
    .map(({ results }) => {
      const inOrder = new Map(results);
      return legs.map((_leg, at) => inOrder.get(at) ?? alone[at]!);
    });
  return { outcomes, factor: createRational(largest, unit * denominator) };
};

const pushIfHalfLost = (result: StraightResult): StraightResult =>
  result[0] !== result[1] && result.includes('L') ? PUSHED : result;

const pushHalfLost = ({ legs, outcomes }: JointGroup): JointGroup => ({
  legs,
  outcomes: outcomes.map((results) => results.map(pushIfHalfLost)),
});

/** The payouts per unit of a parlay at the card's price, by the number of won legs, in units of one denominator. */
const listCardPayouts = (
  card: ParlayCard | null,
  most: number,
): { denominator: bigint; payouts: readonly bigint[] } => {
  const factors = Array.from({ length: most + 1 }, (_, won) =>
    calculateParlayFactor(
      Array.from({ length: won }, () => ({ price: CARD_PRICE, isQuarter: false })),
      card,
    ),
  );
  const denominator = factors.reduce((product, factor) => product * factor.denominator, 1n);
  return {
    denominator,
    payouts: factors.map((factor) => (factor.numerator * denominator) / factor.denominator),
  };
};

/** Quarter lines may halve a factor, so each leg's denominator fits both its whole and its half result. */
const unitOf = ({ price }: WagerLeg): bigint => 2n * factorOfPrice(price).denominator;

/** Legs that exclude or decide each other are put in one part, however many lie between them. */
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

/** Every ending of a part's legs, except those that another ending equals or beats leg by leg. */
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

/** What all parts of a round robin are measured by. */
interface Measuring {
  legs: readonly WagerLeg[];
  most: number;
  isOfCard: readonly boolean[];
  freePlay: boolean;
}

/**
 * Legs that neither exclude nor decide each other end independently, so the sums for one size follow from those with
 * one leg less.
 */
const measureIndependent = (
  independent: readonly number[],
  alone: readonly StraightResult[],
  { legs, most, isOfCard, freePlay }: Measuring,
): Part => {
  const length = Math.min(most, independent.length);
  const sums = [1n, ...Array.from({ length }, () => 0n)];
  const cardSums = [...sums];
  const stakes = [freePlay ? 1n : 0n, ...Array.from({ length }, () => 0n)];
  const cardStakes = [...stakes];
  const cardCounts = createCounts(length);
  for (const [before, at] of independent.entries()) {
    const whole = unitOf(legs[at]!);
    const { numerator, denominator } = calculateLegFactor(legs[at]!.price, alone[at]!);
    const paid = (numerator * whole) / denominator;
    const won = Number(isPaidByCard(alone[at]!));
    for (let size = Math.min(before + 1, length); size > 0; size -= 1) {
      sums[size] = sums[size]! * whole + sums[size - 1]! * paid;
      cardSums[size] = cardSums[size]! * whole + (isOfCard[at] === true ? cardSums[size - 1]! * paid : 0n);
      if (paid === 0n) continue;
      stakes[size]! += stakes[size - 1]!;
      if (isOfCard[at] !== true) continue;
      cardStakes[size]! += cardStakes[size - 1]!;
      for (const [count, combinations] of cardCounts[size - 1]!.entries())
        if (combinations > 0n) cardCounts[size]![count + won]! += combinations;
    }
    sums[0]! *= whole;
    cardSums[0]! *= whole;
  }
  const results = independent.map((at) => [at, alone[at]!] as const);
  return { results, sums, cardSums, cardCounts, stakes, cardStakes };
};

/** Counts of zero for every size, except one combination of no legs. */
const createCounts = (most: number): bigint[][] =>
  Array.from({ length: most + 1 }, (_row, size) =>
    Array.from({ length: most + 1 }, (_cell, won) => (size === 0 && won === 0 ? 1n : 0n)),
  );

/** The legs of a combination that have been chosen so far. */
interface Chosen {
  size: number;
  sum: bigint;
  isOfCard: boolean;
  won: number;
}

const measurePart = (
  results: Part['results'],
  excluded: ExcludedPairs,
  { legs, most, isOfCard, freePlay }: Measuring,
): Part => {
  const length = Math.min(most, results.length);
  const units = results.map(([leg, result]) => {
    const whole = unitOf(legs[leg]!);
    const { numerator, denominator } = calculateLegFactor(legs[leg]!.price, result);
    const paid = (numerator * whole) / denominator;
    return [
      leg,
      { paid, whole, isOfCard: isOfCard[leg] === true, won: Number(isPaidByCard(result)) },
    ] as const;
  });
  const all = units.reduce((product, [, { whole }]) => product * whole, 1n);
  const sums = [all, ...Array.from({ length }, () => 0n)];
  const cardSums = [...sums];
  const stakes = [freePlay ? 1n : 0n, ...Array.from({ length }, () => 0n)];
  const cardStakes = [...stakes];
  const cardCounts = createCounts(length);
  foldCombinations<(typeof units)[number][1], Chosen>({
    legs: units.filter(([, { paid }]) => paid > 0n).toSorted(([one], [other]) => one - other),
    sizes: Array.from({ length }, (_, at) => at + 1),
    excluded,
    start: { size: 0, sum: all, isOfCard: true, won: 0 },
    extend: (chosen, leg) => ({
      size: chosen.size + 1,
      sum: (chosen.sum / leg.whole) * leg.paid,
      isOfCard: chosen.isOfCard && leg.isOfCard,
      won: chosen.won + leg.won,
    }),
    take: ({ size, sum, isOfCard: isCard, won }) => {
      sums[size]! += sum;
      stakes[size]! += stakes[0]!;
      if (!isCard) return;
      cardSums[size]! += sum;
      cardStakes[size]! += stakes[0]!;
      cardCounts[size]![won]! += 1n;
    },
  });
  return { results, sums, cardSums, cardCounts, stakes, cardStakes };
};

const joinParts = (one: Part, other: Part, most: number): Part => {
  const length = Math.min(most, one.sums.length + other.sums.length - 2);
  const join = (a: readonly bigint[], b: readonly bigint[]): bigint[] => {
    const joined = Array.from({ length: length + 1 }, () => 0n);
    for (const [at, left] of a.entries())
      for (const [otherAt, right] of b.entries())
        if (at + otherAt <= length) joined[at + otherAt]! += left * right;
    return joined;
  };
  const cardCounts = createCounts(length);
  cardCounts[0]![0] = 0n;
  for (const [size, row] of one.cardCounts.entries())
    for (const [otherSize, otherRow] of other.cardCounts.entries())
      if (size + otherSize <= length)
        for (const [won, combinations] of join(row, otherRow).entries())
          cardCounts[size + otherSize]![won]! += combinations;
  return {
    results: [...one.results, ...other.results],
    sums: join(one.sums, other.sums),
    cardSums: join(one.cardSums, other.cardSums),
    cardCounts,
    stakes: join(one.stakes, other.stakes),
    cardStakes: join(one.cardStakes, other.cardStakes),
  };
};

/** Keeps the endings that no other one beats in every size; if there are too many, the ones with the largest sums. */
const keepBest = (parts: readonly Part[]): Part[] => {
  const measured = parts.map((part) => ({ part, measures: listMeasures(part) }));
  const best = measured
    .filter(({ measures }) => !measured.some((other) => isBelow(measures, other.measures)))
    .map(({ part }) => part);
  if (best.length <= MOST_PARTS) return best;
  const totalOf = ({ sums }: Part): bigint => sums.reduce((total, sum) => total + sum, 0n);
  return best.toSorted((one, other) => (totalOf(one) > totalOf(other) ? -1 : 1)).slice(0, MOST_PARTS);
};

const isBelow = (measures: readonly bigint[], others: readonly bigint[]): boolean =>
  measures.every((measure, at) => measure <= others[at]!) &&
  measures.some((measure, at) => measure < others[at]!);

/**
 * Figures of a part that raise the value of the whole, whatever the other parts are: the products outside the card and
 * within it, each with the stakes and without those that don't count, and the number of combinations that a card pays
 * for at least that many won legs.
 */
const listMeasures = ({ sums, cardSums, cardCounts, stakes, cardStakes }: Part): bigint[] => {
  const unit = sums[0]!;
  const apart = sums.map((sum, size) => sum - cardSums[size]!);
  const counts = cardCounts.flatMap((row) => {
    let least = 0n;
    return row.toReversed().map((combinations) => (least += combinations));
  });
  if (stakes[0] === 0n) return [...apart, ...cardSums, ...counts];
  const winnings = [
    ...apart.map((sum, size) => sum - (stakes[size]! - cardStakes[size]!) * unit),
    ...cardSums.map((sum, size) => sum - cardStakes[size]! * unit),
  ];
  return [...apart, ...cardSums, ...counts, ...winnings];
};
