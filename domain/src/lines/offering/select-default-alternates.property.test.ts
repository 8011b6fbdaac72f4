import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_ALTERNATE_LINE, LAST_ALTERNATE_LINE } from '../../ground/sport/alternate-line.ts';
import { type LineNumbers, selectDefaultAlternates } from './select-default-alternates.ts';

const anyPoints = fc.option(fc.integer({ min: -40, max: 40 }).map((quarters) => quarters / 4));
const anyLine = (periodNumber: fc.Arbitrary<number>): fc.Arbitrary<LineNumbers> =>
  fc.record({ periodNumber, spread1: anyPoints, totalPoints: anyPoints });

const anyOwn = fc.option(anyLine(fc.constant(0)));
const anyLadder = fc.uniqueArray(
  anyLine(fc.integer({ min: FIRST_ALTERNATE_LINE, max: LAST_ALTERNATE_LINE })),
  { selector: ({ periodNumber }) => periodNumber, maxLength: 20 },
);
const anyCount = fc.integer({ min: 0, max: 20 });
const anyEarlier = fc.uniqueArray(fc.integer({ min: FIRST_ALTERNATE_LINE, max: LAST_ALTERNATE_LINE }));

const distance = (own: LineNumbers | null, line: LineNumbers): number => {
  const gaps = [
    [own?.spread1, line.spread1],
    [own?.totalPoints, line.totalPoints],
  ] as const;
  const [a, b] = gaps.find(([mine, other]) => mine != null && other != null) ?? [0, Infinity];
  return Math.abs(a! - b!);
};

const split = (ladder: readonly LineNumbers[], shown: readonly number[]) => ({
  seen: ladder.filter(({ periodNumber }) => shown.includes(periodNumber)),
  hidden: ladder.filter(({ periodNumber }) => !shown.includes(periodNumber)),
});

describe('selectDefaultAlternates', () => {
  it('SCR2-18: gives as many as are asked for or there are, each once and in order, whatever showed before', () => {
    fc.assert(
      fc.property(anyOwn, anyLadder, anyCount, anyEarlier, (own, ladder, count, earlier) => {
        const shown = selectDefaultAlternates(own, ladder, count, earlier);
        const { seen } = split(ladder, shown);
        expect(shown).toEqual(seen.map(({ periodNumber }) => periodNumber).sort((a, b) => a - b));
        expect(shown).toHaveLength(Math.min(count, ladder.length));
      }),
    );
  });

  it('SCR2-18: a game just unfolded hides no line that is nearer than those it shows', () => {
    fc.assert(
      fc.property(anyOwn, anyLadder, anyCount, (own, ladder, count) => {
        const { seen, hidden } = split(ladder, selectDefaultAlternates(own, ladder, count, []));
        for (const near of seen)
          for (const far of hidden) {
            const [a, b] = [distance(own, near), distance(own, far)];
            expect(a < b || (a === b && near.periodNumber < far.periodNumber)).toBe(true);
          }
      }),
    );
  });

  it('SCR2-18: no choice is replaced while it still holds the nearest line of all', () => {
    fc.assert(
      fc.property(
        anyOwn,
        anyOwn,
        anyLadder,
        anyLadder,
        fc.integer({ min: 1, max: 20 }),
        (own, moved, ladder, later, count) => {
          const before = selectDefaultAlternates(own, ladder, count, []);
          const after = selectDefaultAlternates(moved, later, count, before);
          const nearest = Math.min(...later.map((line) => distance(moved, line)));
          const { seen } = split(later, before);
          const stands = seen.some((line) => distance(moved, line) === nearest);
          const fresh = selectDefaultAlternates(moved, later, count, []);
          if (stands)
            expect(after).toEqual(expect.arrayContaining(seen.map(({ periodNumber }) => periodNumber)));
          else expect(after).toEqual(fresh);
        },
      ),
    );
  });

  it('asked again of the same lines it gives the same', () => {
    fc.assert(
      fc.property(anyOwn, anyLadder, anyCount, anyEarlier, (own, ladder, count, earlier) => {
        const shown = selectDefaultAlternates(own, ladder, count, earlier);
        expect(selectDefaultAlternates(own, ladder, count, shown)).toEqual(shown);
      }),
    );
  });
});
