import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLeg } from '../../../testing/wager-fixtures.ts';
import {
  addRational,
  compareRational,
  createRational,
  multiplyRational,
  type Rational,
} from '../../ground/money/rational.ts';
import { factorOfPrice } from '../../ground/price/decimal-factor.ts';
import type { StraightResult } from '../../ground/result/straight-result.ts';
import type { JointGroup } from '../wager/joint-group.ts';
import type { ParlayCard } from '../../ground/house-rules/house-rules.schema.ts';
import type { WagerLeg } from '../wager/wager.ts';
import { findBestOutcomes } from './best-outcomes.ts';

const WON: StraightResult = ['W', 'W'];
const LOST: StraightResult = ['L', 'L'];
const VOID: StraightResult = ['X', 'X'];

const anyResult = fc.constantFrom<StraightResult>(WON, WON, LOST, ['P', 'P'], VOID, ['P', 'W'], ['L', 'P']);
const anyPrice = fc.constantFrom(-110, -110, -250, 100, 140, 900, 1_000_000);

/** No card, a usual one, and one that pays less than the odds do. */
const anyCard = fc.constantFrom<ParlayCard | null>(
  null,
  { cardName: 'usual', payouts: { 2: [13, 5], 3: [6, 1], 4: [10, 1], 5: [20, 1], 6: [40, 1], 7: [75, 1] } },
  { cardName: 'stingy', payouts: { 2: [2, 1], 3: [5, 1], 4: [9, 1] } },
);

/** Outcomes of legs that decide each other, as many as there may be. */
const anyGroup = (legs: readonly number[]): fc.Arbitrary<JointGroup> =>
  fc
    .array(fc.tuple(...legs.map(() => anyResult)), { minLength: 1, maxLength: 6 })
    .map((outcomes) => ({ legs, outcomes }));

/** Up to seven legs, two groups of them, pairs that exclude each other, and legs that are decided. */
const anyRoundRobin = fc.integer({ min: 2, max: 7 }).chain((count) => {
  const all = Array.from({ length: count }, (_, at) => at);
  const pairs = all.flatMap((one) => all.slice(one + 1).map((other): [number, number] => [one, other]));
  return fc.record({
    legs: fc.tuple(...all.map(() => anyPrice.map((price) => createLeg({ price })))),
    sizes: fc.subarray(
      all.slice(1).map((at) => at + 1),
      { minLength: 1 },
    ),
    excluded: fc.subarray(pairs, { maxLength: Math.min(2, pairs.length) }),
    groups: fc
      .tuple(anyGroup(all.slice(0, 2)), anyGroup(all.slice(2, 5)), fc.nat({ max: 2 }))
      .map(([first, second, used]) => [first, second].slice(0, count < 4 ? Math.min(used, 1) : used)),
    known: fc.tuple(...all.map(() => fc.option(anyResult, { freq: 4 }))),
  });
});

const weigh = ({ price }: WagerLeg, [first, second]: StraightResult): Rational => {
  const factor = factorOfPrice(price);
  const half = (letter: string): Rational =>
    letter === 'W' ? factor : createRational(letter === 'L' ? 0 : 1);
  return multiplyRational(addRational(half(first), half(second)), createRational(1, 2));
};

/** Every subset of the legs, by the bits of a number. */
const payPerUnit = (
  legs: readonly WagerLeg[],
  sizes: readonly number[],
  excluded: ReadonlyArray<readonly [number, number]>,
  results: readonly StraightResult[],
  card: ParlayCard | null,
  freePlay = false,
): Rational => {
  let sum = createRational(0);
  for (let bits = 0; bits < 2 ** legs.length; bits++) {
    const parlay = [...legs.keys()].filter((at) => Math.floor(bits / 2 ** at) % 2 === 1);
    if (!sizes.includes(parlay.length)) continue;
    if (excluded.some(([one, other]) => parlay.includes(one) && parlay.includes(other))) continue;
    const factors = parlay.map((at) => weigh(legs[at]!, results[at]!));
    const count = parlay.filter((at) => results[at]!.join() === 'W,W').length;
    const isByCard = parlay.every((at) => legs[at]!.price === -110 && results[at]!.join() !== 'L,L');
    const payout = isByCard ? card?.payouts[count] : undefined;
    const paid =
      payout === undefined
        ? factors.reduce(multiplyRational, createRational(1))
        : addRational(createRational(1), createRational(...payout));
    const won = freePlay ? addRational(paid, createRational(-1)) : paid;
    if (!freePlay || won.numerator > 0n) sum = addRational(sum, won);
  }
  return sum;
};

const largestOf = (values: readonly Rational[]): Rational =>
  values.reduce((a, b) => (compareRational(a, b) > 0 ? a : b));

/** Half lost legs count as pushed there. */
const pushHalfLost = (result: StraightResult): StraightResult =>
  result[0] === 'L' && result[1] === 'P' ? ['P', 'P'] : result;

describe('the best outcomes of a round robin', () => {
  it('HR-31.1, HR-14.5: of a free play are those that win the most, each parlay alone, and never below the truth', () => {
    let [exact, above] = [0, 0];
    fc.assert(
      fc.property(anyRoundRobin, anyCard, (drawn, card) => {
        const { legs, sizes, excluded } = drawn;
        const settle = (result: StraightResult): StraightResult =>
          card === null || result[0] === result[1] ? result : WON;
        const known = drawn.known.map((result) => (result === null ? null : settle(result)));
        const groups = drawn.groups.map((group) => ({
          ...group,
          outcomes: group.outcomes.map((results) => results.map(settle)),
        }));
        const endings = groups.reduce<StraightResult[][]>(
          (all, { legs: own, outcomes }) =>
            all.flatMap((ending) =>
              outcomes.map((results) => ending.map((result, at) => results[own.indexOf(at)] ?? result)),
            ),
          [legs.map((_leg, at) => known[at] ?? WON)],
        );
        const winOf = (results: readonly StraightResult[]) =>
          payPerUnit(legs, sizes, excluded, results, card, true);
        const { factor } = findBestOutcomes(legs, sizes, excluded, groups, { card, known, freePlay: true });
        expect(factor).toEqual(largestOf(endings.map((results) => winOf(results.map(pushHalfLost)))));
        const truth = compareRational(factor, largestOf(endings.map(winOf)));
        expect(truth).toBeGreaterThanOrEqual(0);
        if (truth === 0) exact += 1;
        else above += 1;
      }),
      { seed: 20_261_122, numRuns: 300 },
    );
    expect(exact).toBeGreaterThan(above);
  });

  it('HR-14.5: are those that pay the most of all in which the legs can end', () => {
    fc.assert(
      fc.property(anyRoundRobin, anyCard, (drawn, card) => {
        const { legs, sizes, excluded } = drawn;
        // No leg that a card pays ends half won.
        const settle = (result: StraightResult): StraightResult =>
          card === null || result[0] === result[1] ? result : WON;
        const known = drawn.known.map((result) => (result === null ? null : settle(result)));
        const groups = drawn.groups.map((group) => ({
          ...group,
          outcomes: group.outcomes.map((results) => results.map(settle)),
        }));
        const alone = legs.map((_leg, at) => known[at] ?? WON);
        const endings = groups.reduce<StraightResult[][]>(
          (all, { legs: own, outcomes }) =>
            all.flatMap((ending) =>
              outcomes.map((results) => ending.map((result, at) => results[own.indexOf(at)] ?? result)),
            ),
          [alone],
        );
        const best = findBestOutcomes(legs, sizes, excluded, groups, { card, known });
        const payOf = (results: readonly StraightResult[]) =>
          payPerUnit(legs, sizes, excluded, results, card);
        const largest = largestOf(endings.map(payOf));
        expect(best.factor).toEqual(largest);
        const written = new Set(endings.map(String));
        for (const results of best.outcomes) {
          expect(written).toContain(String(results));
          const nearly = multiplyRational(largest, createRational(999_999, 1_000_000));
          expect(compareRational(payOf(results), nearly)).toBeGreaterThanOrEqual(0);
        }
        expect(largestOf(best.outcomes.map(payOf))).toEqual(largest);
      }),
      { seed: 20_261_122, numRuns: 400 },
    );
  });

  it('HR-14.7: what a card of fixed payouts pays counts, and no maximum payout is passed', () => {
    // g1 under 40, g2 under 40, g2 team 2 −3, g1 team 1 −3, all at −110, and g1 team 2 −3 at −115.
    const prices = [-110, -110, -110, -110, -115];
    const legs = prices.map((price) => createLeg({ price }));
    const card: ParlayCard = { cardName: 'card', payouts: { 2: [13, 5], 3: [6, 1], 4: [10, 1] } };
    const excluded: Array<[number, number]> = [[3, 4]];
    const sides = {
      legs: [3, 4],
      outcomes: [
        [WON, LOST],
        [LOST, WON],
      ],
    } satisfies JointGroup;
    const { outcomes, factor } = findBestOutcomes(legs, [4], excluded, [sides], { card });
    expect(outcomes).toEqual([[WON, WON, WON, LOST, WON]]);
    // 100.00 on the one parlay that wins, less the 100.00 on the other one: 1,100.83.
    const [numerator, denominator] = [factor.numerator, factor.denominator].map(Number);
    expect(Math.round((numerator! / denominator!) * 10_000) - 20_000).toBe(110_083);
  });

  it('HR-14.5: are all that tie, for the roundings to decide, and none that is worse', () => {
    const legs = [300, 300, 200].map((price) => createLeg({ price }));
    const outcomes = [0, 1, 2].map((winner) => [0, 1, 2].map((at) => (at === winner ? WON : VOID)));
    const { outcomes: best } = findBestOutcomes(legs, [2], [], [{ legs: [0, 1, 2], outcomes }], {
      card: null,
    });
    expect(best).toEqual([
      [WON, VOID, VOID],
      [VOID, WON, VOID],
    ]);
  });

  it('HR-14.5: are the legs won where none decides another, without a look at their combinations', () => {
    const legs = Array.from({ length: 12 }, () => createLeg({ price: 100 }));
    expect(findBestOutcomes(legs, [2, 12], [], [], { card: null })).toEqual({
      outcomes: [legs.map(() => WON)],
      factor: createRational(66 * 4 + 4_096),
    });
  });
});
