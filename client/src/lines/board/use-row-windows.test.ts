import { expect, it } from 'vitest';
import { findRuns, widenRange } from './use-row-windows.ts';

it('requests the rows between two places of a list, which may be apart among all rows', () => {
  expect(findRuns([0, 1, 2, 3, 4], 1, 3)).toEqual([{ first: 1, last: 3 }]);
  expect(findRuns([3, 4, 9, 10, 11], 1, 3)).toEqual([
    { first: 4, last: 4 },
    { first: 9, last: 10 },
  ]);
});

it('continues beyond the end of a list, and requests what an empty one will have', () => {
  expect(findRuns([0, 1], 0, 14)).toEqual([{ first: 0, last: 14 }]);
  expect(findRuns([4, 5, 8], 0, 4)).toEqual([
    { first: 4, last: 5 },
    { first: 8, last: 10 },
  ]);
  expect(findRuns([], 0, 14)).toEqual([{ first: 0, last: 14 }]);
});

it('requests the rows around the visible ones, and not every time while it moves row by row', () => {
  const asked = Array.from({ length: 60 }, (_, at) => {
    const range = { startIndex: at, endIndex: at + 15 };
    const { first, last } = widenRange(range);
    expect([first <= Math.max(0, at - 11), last >= range.endIndex + 11]).toEqual([true, true]);
    expect([first >= at - 17, last < range.endIndex + 17]).toEqual([true, true]);
    return `${first} ${last}`;
  });
  expect(new Set(asked).size).toBeLessThanOrEqual(20);
  expect(widenRange(null)).toEqual({ first: 0, last: 12 });
});
