import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLargestWithin } from './find-largest-within.ts';

/** A figure for each amount from 0 up that never falls. */
const anyFigures = fc
  .array(fc.integer({ min: 0, max: 200 }), { minLength: 2, maxLength: 80 })
  .map((figures) => figures.toSorted((a, b) => a - b));

describe('the largest amount within a bound', () => {
  it('HR-4.1: is the last whose figure is within it, whichever way the figure grows', () => {
    fc.assert(
      fc.property(anyFigures, fc.integer({ min: -5, max: 210 }), (figures, boundCents) => {
        const most = figures.length - 1;
        const within = figures.findLastIndex((figure) => figure <= boundCents);
        const found = findLargestWithin(most, boundCents, (amountCents) => figures[amountCents]!);
        expect(found).toBe(Math.max(0, within));
      }),
      { seed: 20_261_122, numRuns: 1_000 },
    );
  });

  it('HR-4.1: is found around the proportional amount where the figure all but scales', () => {
    const looks: number[] = [];
    const found = findLargestWithin(1_000_000, 123_456, (amountCents) => {
      looks.push(amountCents);
      return Math.round(amountCents * 1.9);
    });
    expect(found).toBe(64_977);
    expect(looks.length).toBeLessThan(8);
  });

  it('HR-4.1: is all that is left without a bound, or where nothing is left', () => {
    const never = (): number => {
      throw new Error('nobody asks');
    };
    expect(findLargestWithin(500, null, never)).toBe(500);
    expect(findLargestWithin(0, 100, never)).toBe(0);
    expect(findLargestWithin(500, 500, (amountCents) => amountCents)).toBe(500);
    expect(findLargestWithin(500, 0, (amountCents) => amountCents)).toBe(0);
  });
});
