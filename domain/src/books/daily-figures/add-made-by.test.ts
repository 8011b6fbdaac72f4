import { expect, it } from 'vitest';
import { addMadeBy } from './add-made-by.ts';
import type { MadeByKind } from './figure-charts.schema.ts';

const KINDS: readonly MadeByKind[] = [
  { sportType: 'Football', wagerType: 'S', wagers: 3, winLossCents: -5_000 },
  { sportType: 'Football', wagerType: 'P', wagers: 1, winLossCents: 26_000 },
  { sportType: '__proto__', wagerType: 'S', wagers: 2, winLossCents: 100 },
];

it('adds up what was made by sport or by kind of wager, the most won first', () => {
  expect(addMadeBy(KINDS, 'sportType')).toEqual([
    { name: 'Football', wagers: 4, winLossCents: 21_000 },
    { name: '__proto__', wagers: 2, winLossCents: 100 },
  ]);
  expect(addMadeBy(KINDS, 'wagerType')).toEqual([
    { name: 'P', wagers: 1, winLossCents: 26_000 },
    { name: 'S', wagers: 5, winLossCents: -4_900 },
  ]);
  expect(addMadeBy([], 'sportType')).toEqual([]);
});
