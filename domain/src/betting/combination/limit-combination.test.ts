import { describe, expect, it } from 'vitest';
import { createRational } from '../../ground/money/rational.ts';
import { COMBINATION_FIGURES } from './combination-figures.ts';
import { limitCombination } from './limit-combination.ts';

const limit = (legLimitsCents: number[], factor = createRational(5), openWinCents = 0) =>
  limitCombination({ legLimitsCents, factor, openWinCents, mostWinCents: COMBINATION_FIGURES.mostWinCents });

describe('how much a combination takes', () => {
  it('HR-69.1: is the smallest limit of its legs, as base amount', () => {
    expect(limit([50_000, 20_000, 90_000])).toEqual({ riskMaxCents: 20_000, toWinMaxCents: 80_000 });
    // Below even money the base amount is what it wins.
    expect(limit([50_000, 20_000], createRational(3, 2))).toEqual({
      riskMaxCents: 40_000,
      toWinMaxCents: 20_000,
    });
    expect(limit([0, 20_000])).toEqual({ riskMaxCents: 0, toWinMaxCents: 0 });
    expect(limit([-5, 20_000])).toEqual({ riskMaxCents: 0, toWinMaxCents: 0 });
  });

  it('HR-69.2: wins 10,000.00 at most, what is open on the game included', () => {
    expect(limit([9_000_000])).toEqual({ riskMaxCents: 250_000, toWinMaxCents: 1_000_000 });
    expect(limit([9_000_000], createRational(5), 999_997)).toEqual({ riskMaxCents: 0, toWinMaxCents: 0 });
    expect(limit([9_000_000], createRational(5), 600_000)).toEqual({
      riskMaxCents: 100_000,
      toWinMaxCents: 400_000,
    });
    expect(limit([9_000_000], createRational(5), 2_000_000)).toEqual({ riskMaxCents: 0, toWinMaxCents: 0 });
  });
});
