import { describe, expect, it } from 'vitest';
import { calculateSlope } from './slope.ts';

describe('slope', () => {
  it('is the growth per unit', () => {
    expect(
      calculateSlope([
        { x: 0, y: 5 },
        { x: 1, y: 7 },
        { x: 2, y: 9 },
      ]),
    ).toBe(2);
  });

  it('is nothing for a figure that only swings', () => {
    expect(
      calculateSlope([
        { x: 0, y: 4 },
        { x: 1, y: 6 },
        { x: 2, y: 6 },
        { x: 3, y: 4 },
      ]),
    ).toBe(0);
  });

  it('is nothing for a single moment', () => {
    expect(calculateSlope([{ x: 3, y: 9 }])).toBe(0);
  });
});
