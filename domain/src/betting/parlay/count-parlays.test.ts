import { expect, it } from 'vitest';
import { readResults } from '../../../testing/wager-fixtures.ts';
import { countParlays } from './count-parlays.ts';
import { countCombinations } from './round-robin.ts';

it.each([
  ['---', [2], { paid: 0, lost: 0, open: 3 }],
  ['W--', [2], { paid: 0, lost: 0, open: 3 }],
  ['WW-', [2], { paid: 1, lost: 0, open: 2 }],
  ['L--', [2], { paid: 0, lost: 2, open: 1 }],
  ['WLP', [2, 3], { paid: 1, lost: 3, open: 0 }],
] as const)('HR-14.1: %s by %j counts %j', (letters, sizes, counts) => {
  expect(countParlays(readResults(letters), sizes, [])).toEqual(counts);
});

it('HR-14.4: combinations that are left out count nowhere, and all others once', () => {
  const sizes = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const excluded = [[0, 1]] as const;
  const { paid, lost, open } = countParlays(readResults('WL-PWWL-W---'), sizes, excluded);
  expect(paid + lost + open).toBe(countCombinations(12, sizes, excluded));
  expect(countParlays(readResults('WWW'), [2], [[0, 2]])).toEqual({ paid: 2, lost: 0, open: 0 });
});
