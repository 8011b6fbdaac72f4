import { expect, it } from 'vitest';
import { acceptedLineOf } from './accepted-line.ts';

const LEG = { linePrice: -110, linePoints: -3, finalPrice: -130, finalLine: -2, teaserPoints: 0 };

it('HR-63.1: bought and sold points count as part of the accepted number and price', () => {
  expect(acceptedLineOf(LEG)).toEqual({ price: -130, points: -2 });
});

it('HR-62.1: a teaser counts by its untouched number', () => {
  expect(acceptedLineOf({ ...LEG, teaserPoints: 6, finalLine: 3 })).toEqual({ price: -110, points: -3 });
});
