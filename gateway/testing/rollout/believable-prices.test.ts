import { expect, it } from 'vitest';
import { findBelievablePrices } from './believable-prices.ts';

const ALL = Array.from({ length: 200 }, (_, at) => findBelievablePrices(at));
const chanceOf = (price: number): number => (price < 0 ? price / (price - 100) : 100 / (price + 100));

it('says no price twice before the 200th change', () => {
  expect(new Set(ALL.map(({ spreadAdj2 }) => spreadAdj2)).size).toBe(200);
  expect(findBelievablePrices(200)).toEqual(findBelievablePrices(0));
  expect(findBelievablePrices(0).spreadAdj2).toBe(-110);
});

it('is neither wide nor crossed, and never leaps', () => {
  for (const [at, { spreadAdj1, spreadAdj2 }] of ALL.entries()) {
    expect(chanceOf(spreadAdj1) + chanceOf(spreadAdj2)).toBeCloseTo(1.045, 1);
    const next = findBelievablePrices(at + 1);
    expect(Math.abs(chanceOf(next.spreadAdj2) - chanceOf(spreadAdj2))).toBeLessThan(0.02);
  }
});
