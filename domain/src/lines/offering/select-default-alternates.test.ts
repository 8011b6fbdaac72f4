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

/** Spreads from −9 to +3 in steps of one point, numbered 20 to 32: −3 has the number 26. */
const LADDER = Array.from({ length: 13 }, (_, at) => line(20 + at, at - 9));

describe('countDefaultAlternates', () => {
  it('SCR2-18: has one number each for football, basketball and other sports, and one for games in play', () => {
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

  it('SCR2-18: is six in football and basketball, and four in play and for other sports, when the book sets nothing', () => {
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

  it('SCR2-18: takes the lower number first when two are equally near', () => {
    expect(selectDefaultAlternates(line(0, -3), LADDER, 4, [])).toEqual([24, 25, 26, 27]);
    expect(selectDefaultAlternates(line(0, -3), [line(21, -4), line(20, -2)], 1, [])).toEqual([20]);
  });

  it('SCR2-18: measures a line without a spread by its total', () => {
    const own = line(0, -3, 44);
    const mixed = [line(20, null, 50), line(21, null, 45), line(22, -5, 60), line(23, -10, 44)];
    expect(selectDefaultAlternates(own, mixed, 2, [])).toEqual([21, 22]);
    expect(selectDefaultAlternates(own, mixed, 3, [])).toEqual([20, 21, 22]);
    expect(selectDefaultAlternates(line(0, null, 51), mixed, 2, [])).toEqual([20, 21]);
  });

  it('puts a line that can’t be compared last, and the lower numbers first when the game has no line of its own', () => {
    expect(selectDefaultAlternates(line(0, -3), [line(20, null, 44), ...LADDER.slice(1)], 13, [])).toContain(
      20,
    );
    expect(
      selectDefaultAlternates(line(0, -3), [line(20, null, 44), ...LADDER.slice(1)], 12, []),
    ).not.toContain(20);
    expect(selectDefaultAlternates(null, LADDER.toReversed(), 2, [])).toEqual([20, 21]);
  });

  it('selects nothing where the book says none, and all where it says more than there are', () => {
    expect(selectDefaultAlternates(line(0, -3), LADDER, 0, [])).toEqual([]);
    expect(selectDefaultAlternates(line(0, -3), LADDER, 20, [])).toHaveLength(13);
    expect(selectDefaultAlternates(line(0, -3), [], 4, [])).toEqual([]);
  });

  it('SCR2-18: keeps the shown lines while the spread moves within them, and chooses again once it has left them', () => {
    const shown = selectDefaultAlternates(line(0, -3), LADDER, 5, []);
    expect(shown).toEqual([24, 25, 26, 27, 28]);
    for (const spread1 of [-3.5, -5.5, -1, -0.5])
      expect(selectDefaultAlternates(line(0, spread1), LADDER, 5, shown)).toEqual(shown);
    expect(selectDefaultAlternates(line(0, -6), LADDER, 5, shown)).toEqual([21, 22, 23, 24, 25]);
  });

  it('replaces a line that is removed by the nearest one, and keeps the replacement when the line comes back', () => {
    const shown = [24, 25, 26, 27, 28];
    const without = LADDER.filter(({ periodNumber }) => periodNumber !== 27);
    const filled = selectDefaultAlternates(line(0, -3.5), without, 5, shown);
    expect(filled).toEqual([23, 24, 25, 26, 28]);
    expect(selectDefaultAlternates(line(0, -3.5), LADDER, 5, filled)).toEqual(filled);
  });

  it('keeps the nearest of the shown lines when a game begins', () => {
    expect(selectDefaultAlternates(line(0, -4), LADDER, 3, [24, 25, 26, 27, 28])).toEqual([24, 25, 26]);
  });
});
