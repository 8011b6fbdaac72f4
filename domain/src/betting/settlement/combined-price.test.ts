import { expect, it } from 'vitest';
import type { WagerLeg, WagerTerms } from '../wager/wager.ts';
import { calculateCombinedPrice } from './combined-price.ts';

const leg = (price: number): WagerLeg => ({
  price,
  isQuarter: false,
  quarterHalf: null,
  riskCents: 0,
  toWinCents: 0,
  entered: 'risk',
  mayWinLess: false,
  repricedFrom: null,
});
const parlay = (changed: Partial<Extract<WagerTerms, { kind: 'parlay' }>> = {}): WagerTerms => ({
  kind: 'parlay',
  riskCents: 1_000,
  toWinCents: 0,
  entered: 'risk',
  openSpots: 0,
  card: null,
  ...changed,
});

it('multiplies the legs of a parlay to the nearest whole price, long and short', () => {
  expect(calculateCombinedPrice({ terms: parlay(), legs: [leg(-110), leg(-110)] })).toBe(264);
  expect(calculateCombinedPrice({ terms: parlay(), legs: [leg(-1000), leg(-1000)] })).toBe(-476);
  expect(calculateCombinedPrice({ terms: parlay(), legs: [leg(150), leg(-110), leg(-105)] })).toBe(832);
});

it('says nothing of one leg, of places that are still open, or beyond the longest price', () => {
  expect(calculateCombinedPrice({ terms: parlay(), legs: [leg(-110)] })).toBeNull();
  expect(
    calculateCombinedPrice({ terms: parlay({ openSpots: 1 }), legs: [leg(-110), leg(-110)] }),
  ).toBeNull();
  expect(calculateCombinedPrice({ terms: parlay(), legs: [leg(999_999), leg(999_999)] })).toBeNull();
  expect(calculateCombinedPrice({ terms: { kind: 'straight' }, legs: [leg(-110), leg(-110)] })).toBeNull();
});
