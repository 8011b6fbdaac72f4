import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPrice } from '../../../testing/price-arbitraries.ts';
import { comparePrices } from '../../lines/line/compare-offers.ts';
import { addPriceCents } from './price-cents.ts';

const anyCents = fc.integer({ min: -500, max: 500 });

describe('addPriceCents', () => {
  it.each([
    [105, -10, -105],
    [-105, 10, 105],
    [-110, -10, -120],
    [-110, 25, 115],
    [100, -10, -110],
    [-100, -10, -110],
    [-101, 1, 100],
    [101, -1, 100],
    [150, 10, 160],
  ])('HR-30.5: %i moved by %i cents is %i', (price, cents, moved) => {
    expect(addPriceCents(price, cents)).toBe(moved);
  });

  it('HR-30.5: adding cents and taking them back leaves the price, even money written +100', () => {
    fc.assert(
      fc.property(anyPrice, anyCents, (price, cents) => {
        const back = addPriceCents(addPriceCents(price, cents), -cents);
        expect(back).toBe(price === -100 ? 100 : price);
      }),
    );
  });

  it('HR-30.5: two moves are one move by their sum', () => {
    fc.assert(
      fc.property(anyPrice, anyCents, anyCents, (price, first, second) => {
        expect(addPriceCents(addPriceCents(price, first), second)).toBe(addPriceCents(price, first + second));
      }),
    );
  });

  it('HR-30.5: more cents are a better price, and a better price stays better by the same cents', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, anyCents, (price, other, cents) => {
        const moved = addPriceCents(price, cents);
        expect(Math.abs(moved)).toBeGreaterThanOrEqual(100);
        expect(comparePrices(price, moved)).toBe(cents > 0 ? 'better' : cents < 0 ? 'worse' : 'same');
        expect(comparePrices(moved, addPriceCents(other, cents))).toBe(comparePrices(price, other));
      }),
    );
  });
});
