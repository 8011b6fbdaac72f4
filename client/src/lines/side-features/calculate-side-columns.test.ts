import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  calculateColumnPx,
  countSideColumns,
  hasSideRoom,
  NARROWEST_BOARD_PX,
} from './calculate-side-columns.ts';
import { partSideColumns } from './part-side-columns.ts';

/** Twelfths of the container that the board keeps. */
const boardTwelfths = (widthPx: number, count: number): number =>
  12 - (12 * countSideColumns(widthPx, count) * calculateColumnPx(widthPx)) / widthPx;

it('SCR2-13, SCR2-14, SCR2-15, SCR2-16: the board keeps 12, 9, 6 and 3 twelfths with none, one, two and more', () => {
  // The width between the menu and the slip at 2560 pixels, and at 3440.
  for (const widthPx of [1980, 2860])
    expect([0, 1, 2, 3, 4, 9].map((count) => boardTwelfths(widthPx, count))).toEqual([12, 9, 6, 3, 3, 3]);
});

it('a board that is unreadable at 3/12 leaves fewer columns; a column that is too narrow is wider than its share', () => {
  // This is the width at 1920 pixels.
  expect([1, 2, 3, 4].map((count) => countSideColumns(1340, count))).toEqual([1, 2, 2, 2]);
  // This is the width at 1440 pixels.
  expect([countSideColumns(860, 1), countSideColumns(860, 3), calculateColumnPx(860)]).toEqual([1, 1, 280]);
  // These are widths at 1200 pixels.
  expect([countSideColumns(620, 3), hasSideRoom(620), hasSideRoom(692)]).toEqual([0, false, true]);
});

it('the board is readable at any width, and a first column exists as soon as there is room', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6_000 }), fc.integer({ min: 1, max: 9 }), (widthPx, count) => {
      const columns = countSideColumns(widthPx, count);
      expect(columns > 0).toBe(hasSideRoom(widthPx));
      if (columns > 0)
        expect(widthPx - columns * calculateColumnPx(widthPx)).toBeGreaterThanOrEqual(NARROWEST_BOARD_PX);
    }),
  );
});

it('later features are next to the board, and those without a column are tabs of the one there', () => {
  expect(partSideColumns(['a', 'b', 'c'], 0)).toEqual([]);
  expect(partSideColumns(['a'], 1)).toEqual([['a']]);
  expect(partSideColumns(['a', 'b'], 2)).toEqual([['b'], ['a']]);
  expect(partSideColumns(['a', 'b', 'c'], 3)).toEqual([['c'], ['b'], ['a']]);
  expect(partSideColumns(['a', 'b', 'c', 'd'], 2)).toEqual([['b', 'c', 'd'], ['a']]);
});
