import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitWidths, moveEdge, rangeOfEdge } from './pane-widths.ts';

const LEAST_PX = 380;
const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0);
const relative = fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 2, maxLength: 4 });

it('panes fill their room to the pixel, none narrower than it may be; without room each is that narrow', () => {
  fc.assert(
    fc.property(relative, fc.integer({ min: 0, max: 5_000 }), (widths, roomPx) => {
      const fitted = fitWidths(widths, roomPx, LEAST_PX);
      for (const width of fitted) expect(width).toBeGreaterThanOrEqual(LEAST_PX);
      expect(fitted.every(Number.isInteger)).toBe(true);
      expect(sum(fitted)).toBe(Math.max(roomPx, widths.length * LEAST_PX));
      expect(fitWidths(fitted, roomPx, LEAST_PX)).toEqual(fitted);
    }),
  );
});

it('panes keep their proportions where none is held at the least width', () => {
  expect(fitWidths([1, 1, 2], 2_000, LEAST_PX)).toEqual([500, 500, 1_000]);
  expect(fitWidths([420, 420, 420], 1_260, LEAST_PX)).toEqual([420, 420, 420]);
  expect(fitWidths([1, 9_999], 2_000, LEAST_PX)).toEqual([LEAST_PX, 1_620]);
});

it('an edge moves its two panes alone, and both stay as wide as they must be', () => {
  const far = fc.oneof(fc.integer({ min: -3_000, max: 3_000 }), fc.constantFrom(-Infinity, Infinity));
  fc.assert(
    fc.property(
      relative,
      fc.integer({ min: 1_600, max: 4_000 }),
      fc.nat(2),
      far,
      (widths, roomPx, any, byPx) => {
        const before = fitWidths(widths, roomPx, LEAST_PX);
        const at = any % (before.length - 1);
        const after = moveEdge(before, at, byPx, LEAST_PX);
        expect(sum(after)).toBe(sum(before));
        for (const width of after) expect(width).toBeGreaterThanOrEqual(LEAST_PX);
        before.forEach((width, other) => {
          if (other !== at && other !== at + 1) expect(after[other]).toBe(width);
        });
        const { leastPx, mostPx } = rangeOfEdge(before, at, LEAST_PX);
        if (byPx === Infinity) expect(after[at]).toBe(mostPx);
        if (byPx === -Infinity) expect(after[at]).toBe(leastPx);
      },
    ),
  );
});
