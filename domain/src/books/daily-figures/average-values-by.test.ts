import { expect, it } from 'vitest';
import { averageValuesBy } from './average-values-by.ts';

const KINDS = [
  { sportType: 'Football', market: 'S', sameNumberLegs: 1, worthSum: 300, otherNumberLegs: 2, pointsSum: 1 },
  { sportType: 'Football', market: 'M', sameNumberLegs: 3, worthSum: -700, otherNumberLegs: 0, pointsSum: 0 },
  { sportType: 'Tennis', market: 'M', sameNumberLegs: 1, worthSum: 50, otherNumberLegs: 0, pointsSum: 0 },
] as const;

it('HR-62.2: averages are over the legs of a sport or market, and say how many they are', () => {
  expect(averageValuesBy(KINDS, 'sportType')).toEqual([
    { name: 'Football', same: { legs: 4, percent: -1 }, other: { legs: 2, points: 0.5 } },
    { name: 'Tennis', same: { legs: 1, percent: 0.5 }, other: null },
  ]);
  expect(averageValuesBy(KINDS, 'market').map(({ name, same }) => [name, same])).toEqual([
    ['M', { legs: 4, percent: -1.625 }],
    ['S', { legs: 1, percent: 3 }],
  ]);
});
