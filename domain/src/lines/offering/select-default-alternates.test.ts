import { describe, expect, it } from 'vitest';
import { DEFAULT_HOUSE_RULES } from '../../ground/house-rules/default-house-rules.ts';
import {
  countDefaultAlternates,
  type LineNumbers,
  selectDefaultAlternates,
} from './select-default-alternates.ts';

const line = (
  periodNumber: number,
  spread1: number | null,
  totalPoints: number | null = null,
): LineNumbers => ({
  periodNumber,
  spread1,
  totalPoints,
});

/** −9 to +3 by the point, under 20 to 32: −3 is 26. */
const LADDER = Array.from({ length: 13 }, (_, at) => line(20 + at, at - 9));

describe('countDefaultAlternates', () => {
  it('SCR2-18: football, basketball and others have a number of their own, games in play another one', () => {
    const display = { football: 1, basketball: 2, live: 3, others: 4 };
    const count = (sportType: string, isInPlay = false) =>
      countDefaultAlternates(display, sportType, isInPlay);
    expect(['Football', 'Basketball', 'Soccer', 'Hockey'].map((sportType) => count(sportType))).toEqual([
      1, 2, 4, 4,
    ]);
    expect(['Football', 'Basketball', 'Soccer'].map((sportType) => count(sportType, true))).toEqual([
      3, 3, 3,
    ]);
  });

  it('SCR2-18: a book that says nothing shows six in football and basketball, four in play and elsewhere', () => {
    expect(DEFAULT_HOUSE_RULES.defaultSpreadDisplay).toEqual({
      football: 6,
      basketball: 6,
      live: 4,
      others: 4,
    });
  });
});

describe('selectDefaultAlternates', () => {
  it("SCR2-18: takes the nearest to the game's own spread, in the order of their numbers", () => {
    expect(selectDefaultAlternates(line(0, -3), LADDER, 3, [])).toEqual([25, 26, 27]);
    expect(selectDefaultAlternates(line(0, 5), LADDER.toReversed(), 3, [])).toEqual([30, 31, 32]);
  });

  it('SCR2-18: the lower number goes first of two that are equally near', () => {
    expect(selectDefaultAlternates(line(0, -3), LADDER, 4, [])).toEqual([24, 25, 26, 27]);
    expect(selectDefaultAlternates(line(0, -3), [line(21, -4), line(20, -2)], 1, [])).toEqual([20]);
  });

  it("SCR2-18: a line without a spread counts by its total's distance", () => {
    const own = line(0, -3, 44);
    const mixed = [line(20, null, 50), line(21, null, 45), line(22, -5, 60), line(23, -10, 44)];
    expect(selectDefaultAlternates(own, mixed, 2, [])).toEqual([21, 22]);
    expect(selectDefaultAlternates(own, mixed, 3, [])).toEqual([20, 21, 22]);
    expect(selectDefaultAlternates(line(0, null, 51), mixed, 2, [])).toEqual([20, 21]);
  });

  it('a line that compares with nothing comes last, and without a line of the game itself the lower numbers go first', () => {
    expect(selectDefaultAlternates(line(0, -3), [line(20, null, 44), ...LADDER.slice(1)], 13, [])).toContain(
      20,
    );
    expect(
      selectDefaultAlternates(line(0, -3), [line(20, null, 44), ...LADDER.slice(1)], 12, []),
    ).not.toContain(20);
    expect(selectDefaultAlternates(null, LADDER.toReversed(), 2, [])).toEqual([20, 21]);
  });

  it('shows nothing where the book says none, and all where it says more than there are', () => {
    expect(selectDefaultAlternates(line(0, -3), LADDER, 0, [])).toEqual([]);
    expect(selectDefaultAlternates(line(0, -3), LADDER, 20, [])).toHaveLength(13);
    expect(selectDefaultAlternates(line(0, -3), [], 4, [])).toEqual([]);
  });

  it('SCR2-18: shown lines stay while the spread moves within them, and are chosen again once it is out', () => {
    const shown = selectDefaultAlternates(line(0, -3), LADDER, 5, []);
    expect(shown).toEqual([24, 25, 26, 27, 28]);
    for (const spread1 of [-3.5, -5.5, -1, -0.5])
      expect(selectDefaultAlternates(line(0, spread1), LADDER, 5, shown)).toEqual(shown);
    expect(selectDefaultAlternates(line(0, -6), LADDER, 5, shown)).toEqual([21, 22, 23, 24, 25]);
  });

  it('a line that goes is replaced by the nearest, and what replaced it stays when it comes back', () => {
    const shown = [24, 25, 26, 27, 28];
    const without = LADDER.filter(({ periodNumber }) => periodNumber !== 27);
    const filled = selectDefaultAlternates(line(0, -3.5), without, 5, shown);
    expect(filled).toEqual([23, 24, 25, 26, 28]);
    expect(selectDefaultAlternates(line(0, -3.5), LADDER, 5, filled)).toEqual(filled);
  });

  it('a game that begins keeps the nearest of what showed', () => {
    expect(selectDefaultAlternates(line(0, -4), LADDER, 3, [24, 25, 26, 27, 28])).toEqual([24, 25, 26]);
  });
});
