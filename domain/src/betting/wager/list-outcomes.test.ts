import { describe, expect, it } from 'vitest';
import { listOutcomes } from './list-outcomes.ts';

const letters = (
  leg: Parameters<typeof listOutcomes>[0],
  result: Parameters<typeof listOutcomes>[1] = null,
) => listOutcomes(leg, result).map(([first, second]) => first + second);

describe('what may still come of a leg', () => {
  it('HR-22.4: is won, lost or pushed, of a quarter line the half result that its number allows, too', () => {
    expect(letters({ isQuarter: false, quarterHalf: null })).toEqual(['WW', 'LL', 'PP']);
    expect(letters({ isQuarter: true, quarterHalf: 'W' })).toEqual(['WW', 'LL', 'PP', 'PW']);
    expect(letters({ isQuarter: true, quarterHalf: 'L' })).toEqual(['WW', 'LL', 'PP', 'LP']);
    expect(letters({ isQuarter: true, quarterHalf: null })).toEqual(['WW', 'LL', 'PP', 'PW', 'LP']);
  });

  it('is the result that it has', () => {
    expect(letters({ isQuarter: true, quarterHalf: 'W' }, ['X', 'X'])).toEqual(['XX']);
    expect(letters({ isQuarter: false, quarterHalf: null }, ['L', 'L'])).toEqual(['LL']);
  });
});
