import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyPrice } from '../../../testing/price-arbitraries.ts';
import { calculateClosingLineValue, type ClosingLineValue } from './closing-line-value.ts';
import { calculateContestCloseValue } from './contest-close-value.ts';
import { impliedParts } from './implied-parts.ts';

const worthOf = (value: ClosingLineValue): number => {
  if (value.by === 'points' || value.worth === null) throw new Error('it has no worth');
  return Number(value.worth.numerator) / Number(value.worth.denominator);
};

it('HR-61.1: two or three contestants are worth what the sides of a game are', () => {
  fc.assert(
    fc.property(fc.array(anyPrice, { minLength: 2, maxLength: 3 }), anyPrice, (prices, accepted) => {
      const game = calculateClosingLineValue(
        { side: 'team1' },
        { price: accepted, points: null },
        { prices, points: null },
      );
      const sidesSum = prices.map(impliedParts).reduce((sum, parts) => sum + parts, 0);
      const close = { price: prices[0]!, points: null, sidesSum };
      const contest = calculateContestCloseValue('A. Player', accepted, close);
      // The longest price implies 100,000 billionths.
      const share = (1 + worthOf(contest)) / (1 + worthOf(game));
      expect(Math.abs(share - 1)).toBeLessThan(1e-5);
      expect(contest).toMatchObject({ cents: game.by === 'price' ? game.cents : null });
    }),
  );
});
