import type { ExtraRoom } from '@lineboard/workers/board/extra-columns';

/** The widths of a wide board's columns, pixels; Board.module.css sets the same. */
export const COLUMN_WIDTHS_PX = { info: 320, cells: 372, end: 52, teamTotals: 228, period: 300 } as const;

/** The widest of the browsers' scroll bars. */
const SCROLL_BAR_PX = 16;

/** The narrowest board that has room for one kind of further columns. */
export const NARROWEST_WITH_EXTRAS_PX =
  COLUMN_WIDTHS_PX.info +
  COLUMN_WIDTHS_PX.cells +
  COLUMN_WIDTHS_PX.end +
  COLUMN_WIDTHS_PX.teamTotals +
  SCROLL_BAR_PX;

/** Nobody reads a price that is further than this from its names. */
const MOST_PERIODS = 4;

/** The width that a list of leagues needs next to another one. */
const PANE_PX = 800;

/** The number of lists of leagues that fit side by side. */
export const countPanes = (boardWidthPx: number): number => (boardWidthPx >= 2 * PANE_PX ? 2 : 1);

/** The columns that fit next to those of the chosen markets. */
export const calculateExtraRoom = (listWidthPx: number): ExtraRoom => {
  const { info, cells, end, teamTotals, period } = COLUMN_WIDTHS_PX;
  const sparePx = listWidthPx - SCROLL_BAR_PX - info - cells - end;
  const countPeriods = (px: number): number => Math.max(0, Math.min(MOST_PERIODS, Math.floor(px / period)));
  return {
    besideTeamTotals: sparePx < teamTotals ? null : countPeriods(sparePx - teamTotals),
    periods: countPeriods(sparePx),
  };
};
