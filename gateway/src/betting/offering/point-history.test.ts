import type { LinePoint } from '@lineboard/domain/lines/offering/offering-answers.schema';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MOST_POINTS, POINT_EVERY_MS, PointHistory } from './point-history.ts';

const point = (bookMs: number, spread1: number | null, changed: Partial<LinePoint> = {}): LinePoint => ({
  bookMs,
  spread1,
  moneyLine1: -150,
  totalPoints: 44.5,
  ...changed,
});

it('begins with the first line that has a figure, and takes no notice of one that says the same again', () => {
  const history = new PointHistory();
  history.note({ bookMs: 1, spread1: null, moneyLine1: null, totalPoints: null });
  history.note(point(2, -3));
  history.note(point(POINT_EVERY_MS * 2, -3));
  expect(history.points()).toEqual([point(2, -3)]);
});

it('makes one point of what moved within ten seconds, and never of the opening', () => {
  const history = new PointHistory();
  history.note(point(0, -3));
  history.note(point(1, -3.5));
  history.note(point(2, -4));
  history.note(point(POINT_EVERY_MS, -4.5));
  history.note(point(POINT_EVERY_MS + 1, -5));
  expect(history.points()).toEqual([point(0, -3), point(1, -4.5), point(POINT_EVERY_MS + 1, -5)]);
});

it('keeps a market that was taken down as a gap', () => {
  const history = new PointHistory();
  history.note(point(0, -3));
  history.note(point(1, null));
  expect(history.points()[1]).toEqual(point(1, null));
});

it('stays within its room with the opening first, the line as it is last, and time in order', () => {
  const moves = fc.array(
    fc.record({
      afterMs: fc.integer({ min: 0, max: 3 * POINT_EVERY_MS }),
      spread1: fc.integer({ min: -20, max: 20 }),
    }),
    { minLength: 1, maxLength: 500, size: 'max' },
  );
  let longest = 0;
  fc.assert(
    fc.property(moves, (said) => {
      const history = new PointHistory();
      let bookMs = 0;
      for (const { afterMs, spread1 } of said) {
        bookMs += afterMs;
        history.note(point(bookMs, spread1));
      }
      const points = history.points();
      longest = Math.max(longest, points.length);
      expect(points.length).toBeLessThanOrEqual(MOST_POINTS);
      expect(points[0]).toEqual(point(said[0]!.afterMs, said[0]!.spread1));
      expect(points.at(-1)!.spread1).toBe(said.at(-1)!.spread1);
      const times = points.map((each) => each.bookMs);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }),
  );
  // Otherwise the room was never full, and this proved little.
  expect(longest).toBeGreaterThan(MOST_POINTS / 2);
});
