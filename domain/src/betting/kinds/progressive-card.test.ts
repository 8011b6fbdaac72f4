import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLeg, readResults } from '../../../testing/wager-fixtures.ts';
import { DEFAULT_HOUSE_RULES } from '../../ground/house-rules/default-house-rules.ts';
import type { StraightResult } from '../../ground/result/straight-result.ts';
import { settleWager } from '../settlement/settle-wager.ts';
import { boundWager } from '../settlement/bound-wager.ts';
import type { Wager } from '../wager/wager.ts';

const RISK_CENTS = 1_000;

const createWager = (count: number, price = -110): Wager => {
  const { payouts } = DEFAULT_HOUSE_RULES.progressiveCard!;
  const [upper = 0, lower = 1] = payouts[count]?.[0] ?? [];
  const toWinCents = (RISK_CENTS * upper) / lower;
  return {
    terms: { kind: 'progressiveParlay', riskCents: RISK_CENTS, toWinCents, entered: 'risk', payouts },
    legs: Array.from({ length: count }, () => createLeg({ price })),
    freePlay: false,
  };
};

/** @param letters as `readResults` takes them */
const settle = (letters: string, price?: number) =>
  settleWager(createWager(letters.length, price), readResults(letters));
const netOf = (letters: string, price?: number) => settle(letters, price)?.netCents ?? null;

/** HR-16, to the letter: legs, then what they pay to 1 with none, one, two and three that lose. */
const PUBLISHED: ReadonlyArray<[legs: number, ...profits: number[]]> = [
  [4, 5, 1],
  [5, 11, 2],
  [6, 20, 4.5],
  [7, 40, 4, 0.5],
  [8, 75, 10, 2],
  [9, 150, 20, 2.5],
  [10, 250, 25, 3, 1],
  [11, 400, 60, 5, 1],
  [12, 900, 80, 10, 3],
];

describe('a progressive parlay', () => {
  it.each(PUBLISHED)('HR-16.3: pays with %i legs what the published card says', (legs, ...profits) => {
    for (let lost = 0; lost <= legs; lost += 1) {
      const letters = 'L'.repeat(lost) + 'W'.repeat(legs - lost);
      const profit = profits[lost];
      expect(netOf(letters)).toBe(profit === undefined ? -RISK_CENTS : RISK_CENTS * profit);
    }
  });

  it('HR-16.4: counts a push as lost, and what is won by half, too', () => {
    expect(netOf('PWWWW')).toBe(netOf('LWWWW'));
    expect(netOf('PPWWW')).toBe(-RISK_CENTS);
    const wager = createWager(5);
    const rest: StraightResult[] = Array.from({ length: 4 }, () => ['W', 'W']);
    expect(settleWager(wager, [['P', 'W'], ...rest])?.netCents).toBe(2 * RISK_CENTS);
  });

  it('HR-16.5: drops to the next lower number for each leg that is called off', () => {
    expect(netOf('XWWWW')).toBe(5 * RISK_CENTS);
    expect(netOf('XXWWWWWW')).toBe(20 * RISK_CENTS);
    expect(netOf('XLWWWWWW')).toBe(4 * RISK_CENTS);
  });

  it('HR-16.5: is, with fewer than four legs left, a parlay at the accepted prices, in which pushes drop', () => {
    expect(netOf('XWWW', 100)).toBe(7 * RISK_CENTS);
    expect(netOf('XXPW', 100)).toBe(RISK_CENTS);
    expect(netOf('XLWW', 100)).toBe(-RISK_CENTS);
    expect(settle('XXPP')).toEqual({ status: 'P', netCents: 0 });
    expect(settle('XXXX')).toEqual({ status: 'X', netCents: 0 });
    const repriced = createWager(4);
    const legs = repriced.legs.map((leg) => ({ ...leg, price: 300, repricedFrom: 100 }));
    const results: StraightResult[] = [
      ['X', 'X'],
      ['X', 'X'],
      ['X', 'X'],
      ['W', 'W'],
    ];
    expect(settleWager({ ...repriced, legs }, results)?.netCents).toBe(RISK_CENTS);
  });

  it('is lost as soon as nothing can make it pay, and not before', () => {
    expect(settle('LL----')).toEqual({ status: 'L', netCents: -RISK_CENTS });
    // If three of them were called off, it would be a parlay in which pushes drop.
    expect(settle('PP----')).toBeNull();
    expect(settle('LL-----')).toBeNull();
    expect(settle('LLL----')).toEqual({ status: 'L', netCents: -RISK_CENTS });
    expect(settle('WWWW-')).toBeNull();
  });

  it('what is decided early stays decided, however the rest ends', () => {
    const letter = fc.constantFrom('W', 'L', 'P', 'X');
    const legs = fc
      .integer({ min: 4, max: 12 })
      .chain((count) => fc.array(letter, { minLength: count, maxLength: count }));
    const decided: number[] = [];
    fc.assert(
      fc.property(legs, fc.array(fc.nat()), (letters, open) => {
        const hidden = new Set(open.map((at) => at % letters.length));
        const early = netOf(letters.map((each, at) => (hidden.has(at) ? '-' : each)).join(''));
        if (early === null) return;
        decided.push(hidden.size);
        expect(netOf(letters.join(''))).toBe(early);
      }),
      { numRuns: 500 },
    );
    expect(Math.max(...decided)).toBeGreaterThan(0);
  });

  it('HR-22.1: its worst is its risk and its best is what the card pays for all legs', () => {
    for (const [legs, profit] of PUBLISHED)
      expect(boundWager(createWager(legs))).toEqual({
        worstNetCents: -RISK_CENTS,
        bestNetCents: RISK_CENTS * profit!,
      });
  });
});
