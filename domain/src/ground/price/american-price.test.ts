import { expect, it } from 'vitest';
import { isAmericanPrice } from './american-price.ts';

it('HR-2.1: an American price is whole, at least 100 either way and no feed’s slip', () => {
  expect([100, -100, 101, -101, 1_000_000, -1_000_000].filter(isAmericanPrice)).toHaveLength(6);
  expect([0, 99, -99, 150.5, 1_000_001, -1_000_001, Number.NaN, null].filter(isAmericanPrice)).toEqual([]);
});
