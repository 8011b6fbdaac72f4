import fc from 'fast-check';
import { MAX_AMERICAN_PRICE } from '../src/ground/price/american-price.ts';

/** Every American price, with the usual ones met often. */
export const anyPrice = fc.oneof(
  { arbitrary: fc.constantFrom(-110, 100, -105, 150, -101, 101, -200, 140), weight: 1 },
  { arbitrary: fc.integer({ min: 100, max: 2_000 }), weight: 2 },
  { arbitrary: fc.integer({ min: -2_000, max: -101 }), weight: 2 },
  { arbitrary: fc.integer({ min: 100, max: MAX_AMERICAN_PRICE }), weight: 1 },
  { arbitrary: fc.integer({ min: -MAX_AMERICAN_PRICE, max: -101 }), weight: 1 },
);

/** Spreads: multiples of ¼. */
export const anyPoints = fc.integer({ min: -160, max: 160 }).map((quarters) => quarters / 4);
