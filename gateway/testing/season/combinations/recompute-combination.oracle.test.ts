import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Letter } from '../recompute-leg.ts';
import { type BruteLeg, recomputeWager } from '../recompute-wager.ts';
import { integrateJoint } from './joint-quadrature.ts';
import { boundPrice, isWithin, readFraction, recomputeCombination } from './recompute-combination.ts';

const readCases = <Case>(name: string): Case[] =>
  JSON.parse(
    readFileSync(new URL(`../../../../domain/oracles/${name}.json`, import.meta.url), 'utf8'),
  ) as Case[];

interface PriceCase {
  id: string;
  probabilities: number[];
  correlations: number[][];
  prices: number[];
  fair: number;
  factor: string;
}

interface SettlementCase extends Omit<PriceCase, 'factor' | 'fair'> {
  accepted: string;
  results: string;
  others: Array<{ price: number; result: string }>;
  riskCents: number;
  toWinCents: number;
  entered: 'risk' | 'toWin';
  expectedNetCents: number;
}

interface ProgressiveCase {
  id: string;
  prices: number[];
  results: string;
  riskCents: number;
  expectedNetCents: number;
}

const named = <Case extends { id: string }>(cases: readonly Case[]) =>
  cases.map((one) => [one.id, one] as const);

const MARGINS = { marginPercent: 5, legPercent: 2, mostOfProductPercent: 150 };
const halvesOf = (letter: string) => [letter as Letter, letter as Letter] as const;

describe('the season’s own arithmetic of same-game parlays', () => {
  it.each(named(readCases<PriceCase>('combination')))(
    'HR-65.1, HR-66.1: %s is as likely as it says, and priced by that',
    (_id, { prices, fair, factor, ...kept }) => {
      expect(Math.abs(integrateJoint(kept.probabilities, kept.correlations) - fair)).toBeLessThan(1e-7);
      const legs = prices.map((_price, at) => at);
      const bound = boundPrice({ ...kept, ...MARGINS, legs, factor }, prices);
      expect(isWithin(readFraction(factor), bound)).toBe(true);
    },
  );

  it('HR-66.2: two legs that say nothing of each other have one price to four places, and none above it', () => {
    const kept = {
      legs: [0, 1],
      factor: '1',
      probabilities: [0.5, 0.5],
      correlations: [
        [1, 0],
        [0, 1],
      ],
    };
    const bound = boundPrice({ ...kept, ...MARGINS }, [-109, -109]);
    expect(isWithin(readFraction('37383/10000'), bound)).toBe(true);
    expect(isWithin(readFraction('37384/10000'), bound)).toBe(false);
    expect(isWithin(readFraction('37382/10000'), bound)).toBe(false);
  });

  it('knows a leg that follows from two others: it adds nothing to them', () => {
    // Half of a total and half of a margin is a team's points.
    const share = Math.SQRT1_2;
    const correlations = [
      [1, 0, share],
      [0, 1, share],
      [share, share, 1],
    ];
    expect(integrateJoint([0.5, 0.5, 0.5], correlations)).toBeCloseTo(0.25, 9);
  });

  it.each(named(readCases<SettlementCase>('combination-settlement')))(
    'HR-68.1, HR-68.2: %s to the cent',
    (_id, one) => {
      const legs = [
        ...one.prices.map((price, at) => ({ price, halves: halvesOf(one.results[at]!) })),
        ...one.others.map(({ price, result }) => ({ price, halves: halvesOf(result) })),
      ];
      const { probabilities, correlations, riskCents, toWinCents, entered } = one;
      const kept = {
        legs: one.prices.map((_price, at) => at),
        factor: one.accepted,
        probabilities,
        correlations,
      };
      const { leastCents, mostCents } = recomputeCombination(
        { kind: 'combination', riskCents, toWinCents, entered, combinations: [{ ...kept, ...MARGINS }] },
        legs,
      );
      expect([leastCents, mostCents]).toEqual([one.expectedNetCents, one.expectedNetCents]);
    },
  );
});

/** HR-16, as books publish it. */
const CARD: Readonly<Record<number, ReadonlyArray<readonly [number, number]>>> = {
  4: [
    [5, 1],
    [1, 1],
  ],
  5: [
    [11, 1],
    [2, 1],
  ],
  6: [
    [20, 1],
    [9, 2],
  ],
  7: [
    [40, 1],
    [4, 1],
    [1, 2],
  ],
  8: [
    [75, 1],
    [10, 1],
    [2, 1],
  ],
  9: [
    [150, 1],
    [20, 1],
    [5, 2],
  ],
  10: [
    [250, 1],
    [25, 1],
    [3, 1],
    [1, 1],
  ],
  11: [
    [400, 1],
    [60, 1],
    [5, 1],
    [1, 1],
  ],
  12: [
    [900, 1],
    [80, 1],
    [10, 1],
    [3, 1],
  ],
};

it.each(named(readCases<ProgressiveCase>('progressive-parlay')))(
  'HR-16.3, HR-16.4: the season’s own arithmetic of %s',
  (_id, { prices, results, riskCents, expectedNetCents }) => {
    const legs = prices.map(
      (price, at): BruteLeg => ({
        price,
        soldPrice: null,
        riskCents: 0,
        toWinCents: 0,
        entered: 'risk',
        halves: halvesOf(results[at]!),
        share: null,
      }),
    );
    const stake = { riskCents, toWinCents: 0, entered: 'risk' } as const;
    expect(recomputeWager({ kind: 'progressiveParlay', payouts: CARD, ...stake }, legs).netCents).toBe(
      expectedNetCents,
    );
  },
);
