import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { calculateExtraRoom, COLUMN_WIDTHS_PX, countPanes, NARROWEST_WITH_EXTRAS_PX } from './board-room.ts';

const css = readFileSync(join(import.meta.dirname, 'Board.module.css'), 'utf8');

/** Next to a menu and a slip of their full widths. */
const boardOf = (screenPx: number): number => screenPx - 240 - 340;

describe('the room of a wide board', () => {
  it('is calculated with the actual widths of the columns', () => {
    const { info, cells, end, teamTotals, period } = COLUMN_WIDTHS_PX;
    expect(css).toContain(`--lb-info-width: ${info}px;`);
    expect(css).toContain(`--lb-end-width: ${end}px;`);
    const [, beside] = css.split(`@container board (min-width: ${NARROWEST_WITH_EXTRAS_PX}px) {`);
    expect(beside).toContain(`--lb-cells-width: ${cells}px;`);
    expect(beside).toContain(`--lb-team-totals-width: ${teamTotals}px;`);
    expect(beside).toContain(`--lb-period-width: ${period}px;`);
  });

  it('has no more columns at 1440, so that a row costs the same', () => {
    expect(calculateExtraRoom(boardOf(1440))).toEqual({ besideTeamTotals: null, periods: 0 });
    expect(countPanes(boardOf(1440))).toBe(1);
  });

  it.each([
    [1680, 0],
    [1920, 1],
    [2048, 1],
  ])('at %i has team totals, and %i periods beside them', (screenPx, besideTeamTotals) => {
    expect(calculateExtraRoom(boardOf(screenPx)).besideTeamTotals).toBe(besideTeamTotals);
    expect(countPanes(boardOf(screenPx))).toBe(1);
  });

  it.each([
    [2200, null],
    [2560, 0],
    [3440, 1],
  ])('at %i has two lists, with %s periods beside the team totals of each', (screenPx, beside) => {
    expect(countPanes(boardOf(screenPx))).toBe(2);
    expect(calculateExtraRoom(boardOf(screenPx) / 2).besideTeamTotals).toBe(beside);
  });

  it('is never more than there is', () => {
    const { info, cells, end, teamTotals, period } = COLUMN_WIDTHS_PX;
    for (let widthPx = 0; widthPx <= 4_000; widthPx += 1) {
      const { besideTeamTotals, periods } = calculateExtraRoom(widthPx);
      if (besideTeamTotals === null && periods === 0) continue;
      const extrasPx = Math.max(
        periods * period,
        besideTeamTotals === null ? 0 : teamTotals + besideTeamTotals * period,
      );
      // A scroll bar of 16 px is next to them.
      expect(info + cells + end + extrasPx).toBeLessThanOrEqual(widthPx - 16);
      expect(widthPx).toBeGreaterThanOrEqual(NARROWEST_WITH_EXTRAS_PX);
    }
  });
});
