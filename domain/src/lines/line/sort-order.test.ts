import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareLines, type SortableLine } from './sort-order.ts';

const row = (
  periodNumber: number,
  gameDateTimeMs: number,
  team1RotNum: number,
  gameNum = 1,
): SortableLine => ({
  periodNumber,
  game: { gameDateTimeMs, team1RotNum, gameNum },
});

describe('compareLines', () => {
  it('CON1-09: sorts by period, then game date and time, then team 1 rotation number', () => {
    const monday = Date.UTC(2026, 10, 23, 18);
    const tuesday = Date.UTC(2026, 10, 24, 1);
    const sorted = [
      row(0, monday, 451),
      row(0, monday, 453),
      row(0, monday + 1, 101),
      row(0, tuesday, 103),
      row(1, monday, 451),
      row(1, monday, 453),
    ];
    expect(sorted.toReversed().toSorted(compareLines)).toEqual(sorted);
  });

  it('CON1-09: is one order, whatever order the lines arrived in', () => {
    const few = fc.integer({ min: 0, max: 2 });
    const rows = fc.uniqueArray(fc.tuple(few, few, few, few), { selector: String, maxLength: 12 });
    fc.assert(
      fc.property(rows, fc.infiniteStream(fc.nat()), (tuples, shuffle) => {
        const lines = tuples.map(([period, time, rotation, gameNum]) => row(period, time, rotation, gameNum));
        const shuffled = lines
          .map((line) => ({ line, at: shuffle.next().value }))
          .toSorted((a, b) => a.at - b.at)
          .map(({ line }) => line);
        expect(shuffled.toSorted(compareLines)).toEqual(lines.toSorted(compareLines));
      }),
    );
  });
});
