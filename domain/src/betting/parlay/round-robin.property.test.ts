import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDecidedLeg } from '../../../testing/wager-arbitraries.ts';
import { createLeg, createParlayTerms, readResults } from '../../../testing/wager-fixtures.ts';
import { MAX_AMOUNT_CENTS, MAX_TO_WIN_CENTS } from '../../ground/money/cents.ts';
import { roundToCents } from '../../ground/money/rational.ts';
import { MAX_AMERICAN_PRICE } from '../../ground/price/american-price.ts';
import type { StraightResult } from '../../ground/result/straight-result.ts';
import type { LegResult, WagerLeg } from '../wager/wager.ts';
import { calculateParlayToWinCents } from './calculate-parlay-odds.ts';
import {
  calculateRoundRobinPayoutCents,
  calculateRoundRobinToWinCents,
  countCombinations,
  listCombinations,
} from './round-robin.ts';
import { calculateParlayPayout } from './settle-parlay.ts';

const allWon = (legs: readonly unknown[]) => legs.map(() => ['W', 'W'] as const);

const CARD = { cardName: 'two to four', payouts: { 2: [13, 5], 3: [6, 1], 4: [11, 1] } } as const;

/** Some legs aren't decided, some end in a dead heat. */
const endLeg = ({ isQuarter }: WagerLeg, result: LegResult, dice: number): LegResult => {
  if (dice === 0) return null;
  return dice === 1 && !isQuarter ? ['L', 'L', { tied: 3, places: 2 }] : result;
};

/** Legs decided and undecided, sizes that they allow, and pairs that exclude each other. */
const anyRoundRobin = fc
  .array(
    fc.tuple(
      // The winnings of long prices are cut off in one sum and not in the other.
      anyDecidedLeg.filter(({ leg }) => leg.price <= 1_000),
      fc.integer({ min: 0, max: 9 }),
    ),
    { minLength: 3, maxLength: 7 },
  )
  .chain((drawn) => {
    const pairs = drawn.flatMap((_, first) =>
      drawn.slice(first + 1).map((_other, after): [number, number] => [first, first + 1 + after]),
    );
    return fc.record({
      legs: fc.constant(drawn.map(([{ leg }]) => leg)),
      results: fc.constant(drawn.map(([{ leg, result }, dice]) => endLeg(leg, result, dice))),
      sizes: fc.subarray(
        drawn.slice(1).map((_, at) => at + 2),
        { minLength: 1 },
      ),
      excluded: fc.subarray(pairs, { maxLength: 3 }),
      riskCents: fc.integer({ min: 1, max: 1_000_000 }),
      card: fc.constantFrom(null, CARD),
    });
  });

/** Every subset of the legs, by the bits of a number: nothing shared with the room's own search. */
const listParlays = (
  legCount: number,
  sizes: readonly number[],
  excluded: ReadonlyArray<readonly [number, number]>,
): number[][] =>
  Array.from({ length: 2 ** legCount }, (_, bits) =>
    Array.from({ length: legCount }, (_leg, at) => at).filter((at) => Math.floor(bits / 2 ** at) % 2 === 1),
  ).filter(
    (parlay) =>
      sizes.includes(parlay.length) &&
      excluded.every(([first, second]) => !parlay.includes(first) || !parlay.includes(second)),
  );

const only = <Item>(items: readonly Item[], parlay: readonly number[]): Item[] =>
  parlay.map((at) => items[at]!);

describe('a round robin', () => {
  it('HR-14.1: pays what its parlays pay one by one, each rounded alone, once they are all decided', () => {
    fc.assert(
      fc.property(anyRoundRobin, ({ legs, results, sizes, excluded, riskCents, card }) => {
        const payouts = listParlays(legs.length, sizes, excluded).map((parlay) => {
          const own = only(legs, parlay);
          const toWinCents = calculateParlayToWinCents(riskCents, own, card);
          return calculateParlayPayout(
            createParlayTerms({ riskCents, toWinCents, card }),
            own,
            only(results, parlay),
          );
        });
        const sum = payouts.some((payout) => payout === null)
          ? null
          : payouts.reduce((cents, payout) => cents + roundToCents(payout!), 0);
        expect(calculateRoundRobinPayoutCents({ riskCents, sizes, excluded, card }, legs, results)).toBe(sum);
      }),
      { numRuns: 1_000 },
    );
  });

  it('HR-14.1: wins at most the sum of what its parlays win', () => {
    fc.assert(
      fc.property(anyRoundRobin, ({ legs, sizes, excluded, riskCents, card }) => {
        const toWinCents = listParlays(legs.length, sizes, excluded).reduce(
          (cents, parlay) => cents + calculateParlayToWinCents(riskCents, only(legs, parlay), card),
          0,
        );
        expect(
          calculateRoundRobinToWinCents(riskCents, legs, { sizes, excluded, card }, [allWon(legs)]),
        ).toBe(toWinCents);
      }),
    );
  });

  it('HR-14.5: the best of several ways to end counts', () => {
    const legs = [150, 200, -110].map((price) => createLeg({ price }));
    const endings = ['WWL', 'WWW', 'WLW'].map((letters) => readResults(letters) as StraightResult[]);
    const terms = { sizes: [2], excluded: [], card: null };
    expect(calculateRoundRobinToWinCents(1_100, legs, terms, endings)).toBe(
      calculateRoundRobinToWinCents(1_100, legs, terms, [allWon(legs)]),
    );
    expect(calculateRoundRobinToWinCents(1_100, legs, terms, [allWon(legs)])).toBe(16_500);
  });

  it('HR-1.2: half a cent beyond what floating point tells goes up, in each parlay by its own legs', () => {
    // 150.00 × 10,000.51² ends on half a cent; the others are 150.00 × 10,000.51 × 2.
    const legs = [999_951, 999_951, 100].map((price) => createLeg({ price }));
    const terms = { riskCents: 15_000, sizes: [2], excluded: [], card: null };
    expect(calculateRoundRobinPayoutCents(terms, legs, readResults('WWW'))).toBe(
      1_500_153_003_902 + 2 * 300_015_300,
    );
  });

  it('HR-10.5, HR-40.5: shared places pay their share of a card’s price, each parlay its own', () => {
    const half: LegResult = ['L', 'L', { tied: 2, places: 1 }];
    const twoThirds: LegResult = ['W', 'W', { tied: 3, places: 2 }];
    const legs = [createLeg(), createLeg(), createLeg()];
    const terms = { riskCents: 1_100, sizes: [2, 3], excluded: [], card: CARD };
    const [won] = readResults('W');
    // A parlay that wins whole pays 39.60 with two legs and 77.00 with three.
    expect(calculateRoundRobinPayoutCents(terms, legs, [won!, half, won!])).toBe(
      1_980 + 3_960 + 1_980 + 3_850,
    );
    expect(calculateRoundRobinPayoutCents(terms, legs, [won!, half, twoThirds])).toBe(
      1_980 + 2_640 + 1_320 + 2_567,
    );
  });

  it('HR-14.4: leaves out the combinations that hold an excluded pair and no others', () => {
    fc.assert(
      fc.property(anyRoundRobin, ({ legs, sizes, excluded }) => {
        const listed = sizes.flatMap((size) => listCombinations(legs.length, size, excluded));
        const expected = listParlays(legs.length, sizes, excluded);
        expect(new Set(listed.map(String))).toEqual(new Set(expected.map(String)));
        expect(listed).toHaveLength(expected.length);
        expect(countCombinations(legs.length, sizes, excluded)).toBe(expected.length);
      }),
    );
    expect(listCombinations(4, 2, [[1, 3]])).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [2, 3],
    ]);
    expect(listCombinations(3, 4, [])).toEqual([]);
    expect(countCombinations(3, [4], [])).toBe(0);
    expect(countCombinations(12, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [])).toBe(4_083);
  });

  it('HR-14.1: is the parlay when it takes all legs at once', () => {
    fc.assert(
      fc.property(anyRoundRobin, ({ legs, results, riskCents, card }) => {
        const toWinCents = calculateParlayToWinCents(riskCents, legs, card);
        const parlay = calculateParlayPayout(
          createParlayTerms({ riskCents, toWinCents, card }),
          legs,
          results,
        );
        const terms = { riskCents, sizes: [legs.length], excluded: [], card };
        expect(calculateRoundRobinPayoutCents(terms, legs, results)).toBe(parlay && roundToCents(parlay));
        expect(
          calculateRoundRobinToWinCents(riskCents, legs, { sizes: [legs.length], excluded: [], card }, [
            allWon(legs),
          ]),
        ).toBe(toWinCents);
      }),
    );
  });

  it('HR-14.1: the order of the legs is of no matter', () => {
    fc.assert(
      fc.property(anyRoundRobin, ({ legs, results, sizes, excluded, riskCents, card }) => {
        const last = legs.length - 1;
        const turned = excluded.map(([first, second]): [number, number] => [last - first, last - second]);
        expect(
          calculateRoundRobinPayoutCents(
            { riskCents, sizes, excluded: turned, card },
            legs.toReversed(),
            results.toReversed(),
          ),
        ).toBe(calculateRoundRobinPayoutCents({ riskCents, sizes, excluded, card }, legs, results));
      }),
    );
  });

  it('HR-14.5: waits only for parlays that can still win', () => {
    const pay = (letters: string, sizes: number[]) => {
      const legs = readResults(letters).map((): WagerLeg => createLeg({ price: 100 }));
      return calculateRoundRobinPayoutCents(
        { riskCents: 100, sizes, excluded: [], card: null },
        legs,
        readResults(letters),
      );
    };
    expect(pay('WW-', [2])).toBeNull();
    expect(pay('LL-', [2])).toBe(0);
    expect(pay('LW-', [3])).toBe(0);
    expect(pay('LW-', [2])).toBeNull();
  });

  it('HR-1.1: the longest prices win no more than can be counted', () => {
    const legs = Array.from({ length: 12 }, () => createLeg({ price: MAX_AMERICAN_PRICE }));
    expect(
      calculateRoundRobinToWinCents(MAX_AMOUNT_CENTS, legs, { sizes: [2, 12], excluded: [], card: null }, [
        allWon(legs),
      ]),
    ).toBe(MAX_TO_WIN_CENTS);
  });
});
