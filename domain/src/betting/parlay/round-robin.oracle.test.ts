import { describe, expect, it } from 'vitest';
import { readOracle } from '../../../testing/read-oracle.ts';
import { createLeg, readResults } from '../../../testing/wager-fixtures.ts';
import {
  calculateRoundRobinPayoutCents,
  calculateRoundRobinToWinCents,
  countCombinations,
  listCombinations,
} from './round-robin.ts';

const allWon = (legs: readonly unknown[]) => legs.map(() => ['W', 'W'] as const);

interface CountCase {
  id: string;
  kind: 'roundRobin';
  n: number;
  sizes: number[];
  combinations: number;
}

interface PayoutCase {
  id: string;
  kind: 'roundRobinPayout';
  cardPayouts?: Record<number, [number, number]>;
  legs: Array<{ price?: number; result: 'W' | 'L' | 'P' }>;
  sizes: number[];
  unitRiskCents: number;
  combinations: number;
  totalRiskCents: number;
  maxWinCents: number;
  expectedPayoutCents: number;
  /** Where it can differ from the sum that is rounded once. */
  payoutCentsRoundedPerParlay?: number;
}

describe('oracle round-robin', () => {
  it.each(readOracle<CountCase>('round-robin', 'roundRobin').map((one) => [one.id, one] as const))(
    'HR-14.1: %s has its number of parlays',
    (_id, { n, sizes, combinations }) => {
      expect(countCombinations(n, sizes, [])).toBe(combinations);
      expect(sizes.flatMap((size) => listCombinations(n, size, []))).toHaveLength(combinations);
    },
  );
});

const PAYOUT_CASES = readOracle<PayoutCase>('round-robin-payout', 'roundRobinPayout');

/** Cases that this book decides otherwise, and why. */
const DECIDED_OTHERWISE: Readonly<Record<string, string>> = {
  'round-robin-payout-fb9f95acbd': 'HR-2.2: prices are whole American ones; a won leg of 1.6 is none',
};

/** All parlays win: each is rounded alone, so the whole may be off the exact sum by half a cent a parlay (HR-1). */
const expectNearlyMost = (toWinCents: number, { maxWinCents, combinations }: PayoutCase): void =>
  expect(Math.abs(toWinCents - maxWinCents)).toBeLessThanOrEqual(combinations / 2);

describe('oracle round-robin-payout', () => {
  const decidedAlike = PAYOUT_CASES.filter(({ id }) => DECIDED_OTHERWISE[id] === undefined);

  it.each(decidedAlike.map((one) => [one.id, one] as const))(
    'HR-14.1, HR-1.3: %s pays the sum of its parlays, each rounded alone',
    (_id, one) => {
      const { sizes, unitRiskCents: riskCents, cardPayouts: payouts } = one;
      const card = payouts === undefined ? null : { cardName: 'oracle', payouts };
      const legs = one.legs.map(({ price }) => createLeg({ price: price! }));
      const results = readResults(one.legs.map(({ result }) => result).join(''));
      expect(calculateRoundRobinPayoutCents({ riskCents, sizes, excluded: [], card }, legs, results)).toBe(
        one.payoutCentsRoundedPerParlay ?? one.expectedPayoutCents,
      );
      expect(riskCents * countCombinations(legs.length, sizes, [])).toBe(one.totalRiskCents);
      expectNearlyMost(
        calculateRoundRobinToWinCents(riskCents, legs, { sizes, excluded: [], card }, [allWon(legs)]),
        one,
      );
    },
  );

  it('HR-2.1: leaves out the cases without whole American prices and no others', () => {
    const left = PAYOUT_CASES.filter(({ legs }) => legs.some(({ price }) => price === undefined));
    expect(left.map(({ id }) => id)).toEqual(Object.keys(DECIDED_OTHERWISE));
  });

  it('HR-1.3: a sum that is rounded once is decided otherwise here, and the cases show it', () => {
    const differing = decidedAlike.filter(
      ({ payoutCentsRoundedPerParlay: rounded, expectedPayoutCents }) =>
        rounded !== undefined && rounded !== expectedPayoutCents,
    );
    expect(differing.map(({ id }) => id)).toEqual([
      'round-robin-payout-795b45d8ff',
      'round-robin-payout-b9ac25bada',
      'round-robin-payout-d0e4b8dc44',
      'round-robin-payout-26385925ca',
    ]);
  });
});
