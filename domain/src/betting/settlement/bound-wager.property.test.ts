import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyIfBet, anyReverse, anyWager, listLegResults } from '../../../testing/wager-arbitraries.ts';
import { createLeg } from '../../../testing/wager-fixtures.ts';
import { gradeContest } from '../grading/grade-straight.ts';
import type { DecidedResult } from '../../ground/result/straight-result.ts';
import { WAGER_KINDS } from '../../ground/wager-kind/wager-kinds.ts';
import { boundWager } from './bound-wager.ts';
import { calculateLegToWinCents } from '../wager/calculate-leg-net.ts';
import { LOST, WON } from '../wager/list-outcomes.ts';
import { settleWager } from './settle-wager.ts';
import { calculateToWinCents } from '../../ground/price/straight-amounts.ts';
import type { LegResult, Wager, WagerBounds, WagerLeg } from '../wager/wager.ts';

const SEED = 20_260_722;
const thousands = { seed: SEED, numRuns: 2_000 };

/** Spots stay empty. */
const closeSpots = (wager: Wager): Wager =>
  'openSpots' in wager.terms ? { ...wager, terms: { ...wager.terms, openSpots: 0 } } : wager;

const isCalledOff = ([half]: DecidedResult): boolean => half === 'X';

/** A leg called off brings a progressive parlay to another number of its card (HR-16), which its bounds leave aside. */
const mindsCalledOff = ({ terms }: Wager): boolean => terms.kind === 'progressiveParlay';

const listOpenResults = (wager: Wager, leg: WagerLeg): DecidedResult[] =>
  listLegResults(leg).filter((result) => !mindsCalledOff(wager) || !isCalledOff(result));

const listVectors = (wager: Wager, known: readonly LegResult[]): DecidedResult[][] =>
  wager.legs.reduce<DecidedResult[][]>(
    (vectors, leg, at) => {
      const result = known[at] ?? null;
      const outcomes = result === null ? listOpenResults(wager, leg) : [result];
      return vectors.flatMap((vector) => outcomes.map((outcome) => [...vector, outcome]));
    },
    [[]],
  );

const boundByForce = (wager: Wager, known: readonly LegResult[]): WagerBounds => {
  const bounds = { worstNetCents: Infinity, bestNetCents: -Infinity };
  for (const vector of listVectors(wager, known)) {
    const { netCents } = settleWager(closeSpots(wager), vector)!;
    bounds.worstNetCents = Math.min(bounds.worstNetCents, netCents);
    bounds.bestNetCents = Math.max(bounds.bestNetCents, netCents);
  }
  return bounds;
};

/** A wager with one of the results of each leg, and the order in which they come. */
const anyHistory = anyWager().chain((wager) =>
  fc.record({
    wager: fc.constant(wager),
    results: fc.tuple(...wager.legs.map((leg) => fc.constantFrom(...listLegResults(leg)))),
    order: fc.shuffledSubarray([...wager.legs.keys()], { minLength: wager.legs.length }),
  }),
);

describe('the worst and the best of a wager', () => {
  it('HR-22.2, HR-23.1, HR-24.3: are what brute force over all outcomes finds, for every kind of wager', () => {
    const drawn = new Set<string>();
    fc.assert(
      fc.property(anyWager(), (wager) => {
        expect(boundWager(wager)).toEqual(boundByForce(wager, []));
        drawn.add(wager.terms.kind);
      }),
      thousands,
    );
    expect([...drawn].toSorted()).toEqual(Object.keys(WAGER_KINDS).toSorted());
  }, 60_000);

  it('HR-22.2, HR-23.1, HR-24.3: are what brute force finds when some legs are decided already', () => {
    fc.assert(
      fc.property(anyHistory, ({ wager, results, order }) => {
        const known: LegResult[] = wager.legs.map(() => null);
        for (const at of order.slice(0, Math.ceil(order.length / 2))) known[at] = results[at] ?? null;
        expect(boundWager(wager, known)).toEqual(boundByForce(wager, known));
      }),
      thousands,
    );
  }, 60_000);

  it('only narrow as legs are decided, in any order, and meet at what is settled', () => {
    fc.assert(
      fc.property(anyHistory, ({ wager: open, results, order }) => {
        fc.pre(!mindsCalledOff(open) || !results.some(isCalledOff));
        const wager = closeSpots(open);
        const known: LegResult[] = wager.legs.map(() => null);
        let before = boundWager(wager, known);
        for (const at of order) {
          known[at] = results[at] ?? null;
          const bounds = boundWager(wager, known);
          expect(bounds.worstNetCents).toBeGreaterThanOrEqual(before.worstNetCents);
          expect(bounds.bestNetCents).toBeLessThanOrEqual(before.bestNetCents);
          const settled = settleWager(wager, known);
          if (settled !== null)
            expect(bounds).toEqual({ worstNetCents: settled.netCents, bestNetCents: settled.netCents });
          before = bounds;
        }
        expect(settleWager(wager, known)).not.toBeNull();
      }),
      thousands,
    );
  }, 60_000);

  it('HR-24.3: are exact for seven legs too', () => {
    const whole = anyReverse(7).filter(({ legs }) => legs.length > 5);
    fc.assert(
      fc.property(whole, (wager) => {
        const legs = wager.legs.map((leg) => ({ ...leg, isQuarter: false }));
        expect(boundWager({ ...wager, legs })).toEqual(boundByForce({ ...wager, legs }, []));
      }),
      { seed: SEED, numRuns: 4 },
    );
  }, 60_000);
});

describe('closed forms', () => {
  const withoutQuarters = ({ terms, legs }: Wager): Wager => ({
    terms,
    freePlay: false,
    legs: legs.map((leg) => ({ ...leg, isQuarter: false })),
  });
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

  it('HR-22.1, HR-22.2, HR-22.3: an if bet risks the largest leg, less in win only what was won before, and wins all to-wins', () => {
    fc.assert(
      fc.property(anyIfBet(7).map(withoutQuarters), (wager) => {
        const { terms, legs } = wager;
        const isWinOnly = terms.kind === 'ifBet' && terms.condition === 'winOnly';
        const wonBefore = (at: number) =>
          isWinOnly ? sum(legs.slice(0, at).map(calculateLegToWinCents)) : 0;
        const worst = Math.max(0, ...legs.map(({ riskCents }, at) => riskCents - wonBefore(at)));
        const best = sum(legs.map(calculateLegToWinCents));
        expect(boundWager(wager)).toEqual({ worstNetCents: -worst, bestNetCents: best });
      }),
      thousands,
    );
  });

  it('HR-22.4: a half won leg before a lost one costs a win only more than the whole legs would', () => {
    const leg = createLeg({ price: 100, riskCents: 10_000, toWinCents: 10_000 });
    const legs = [leg, { ...leg, riskCents: 20_000, toWinCents: 20_000 }];
    const terms = { kind: 'ifBet', condition: 'winOnly' } as const;
    const worstOf = (isQuarter: boolean) =>
      boundWager({ terms, freePlay: false, legs: legs.map((each) => ({ ...each, isQuarter })) })
        .worstNetCents;
    expect(worstOf(false)).toBe(-10_000);
    expect(worstOf(true)).toBe(-15_000);
  });

  it('HR-22.4: only results that can happen count: a line that may end half won never ends half lost', () => {
    const createLeg = (price: number, riskCents: number, quarterHalf: 'W' | 'L' | null): WagerLeg => ({
      price,
      isQuarter: true,
      quarterHalf,
      riskCents,
      toWinCents: calculateToWinCents(riskCents, price),
      mayWinLess: false,
      entered: 'risk',
      repricedFrom: null,
    });
    const worstOf = (...halves: Array<'W' | 'L' | null>) =>
      boundWager({
        terms: { kind: 'ifBet', condition: 'winOnly' },
        freePlay: false,
        legs: [createLeg(-112, 438, halves[0]!), createLeg(-104, 1_388, halves[1]!)],
      }).worstNetCents;
    // +1.75 may end half lost, so it goes on won whole or not at all.
    expect(worstOf('L', 'W')).toBe(-997);
    expect(worstOf(null, null)).toBe(-1_192);
    expect(worstOf('W', 'L')).toBe(-1_192);
  });

  it('HR-86.2: a leg that may win less than printed counts as winning nothing in the worst case', () => {
    const winOnly = { kind: 'ifBet', condition: 'winOnly' } as const;
    const first = createLeg({ price: 150, riskCents: 10_000, toWinCents: 15_000, mayWinLess: true });
    const second = createLeg({ price: -110, riskCents: 25_000, toWinCents: 22_727 });
    const wager = { terms: winOnly, freePlay: false, legs: [first, second] };
    expect(boundWager(wager).worstNetCents).toBe(-25_000);
    // At −200 it wins 50.00 alone, and the second loses; a share of a place wins even less.
    const atNewPrice = { ...wager, legs: [{ ...first, price: -200, repricedFrom: 150 }, second] };
    expect(settleWager(atNewPrice, [WON, LOST])?.netCents).toBe(-20_000);
    // Once it is decided, what it made counts.
    expect(boundWager(atNewPrice, [WON]).worstNetCents).toBe(-20_000);
  });

  it('HR-86.2: no share of a place and no new price makes an if bet lose more than its worst case', () => {
    const anyShare = fc
      .integer({ min: 2, max: 9 })
      .chain((tied) => fc.integer({ min: 1, max: tied - 1 }).map((places) => ({ tied, places })));
    fc.assert(
      fc.property(anyIfBet(5), fc.array(anyShare, { minLength: 5, maxLength: 5 }), (drawn, shares) => {
        const legs = drawn.legs.map((leg) => ({ ...leg, isQuarter: false, mayWinLess: true }));
        const wager = { ...drawn, legs };
        const results = legs.map((leg, at) =>
          at === legs.length - 1 ? LOST : gradeContest({ outcome: 'W', ...shares[at]! }, leg.price),
        );
        expect(settleWager(wager, results)!.netCents).toBeGreaterThanOrEqual(boundWager(wager).worstNetCents);
      }),
      thousands,
    );
  });

  it('HR-23.2: two legs reversed risk twice the larger risk and win twice both to-wins', () => {
    fc.assert(
      fc.property(anyReverse(2), ({ terms, legs }) => {
        expect(boundWager({ terms, legs, freePlay: false })).toEqual({
          worstNetCents: -2 * Math.max(...legs.map(({ riskCents }) => riskCents)),
          bestNetCents: 2 * sum(legs.map(({ toWinCents }) => toWinCents)),
        });
      }),
      thousands,
    );
  });
});
