import type { ExtraRoom } from '@lineboard/workers/board/extra-columns';

/** What the columns of a wide board take, pixels; Board.module.css gives it to them. */
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

/** Further than this from its names nobody reads a price. */
const MOST_PERIODS = 4;

/** A list of leagues needs as much to stand beside another one. */
const PANE_PX = 800;

/** Lists of leagues that stand side by side. */
export const countPanes = (boardWidthPx: number): number => (boardWidthPx >= 2 * PANE_PX ? 2 : 1);

/** What has room beside the columns of the chosen markets. */
export const calculateExtraRoom = (listWidthPx: number): ExtraRoom => {
  const { info, cells, end, teamTotals, period } = COLUMN_WIDTHS_PX;
  const sparePx = listWidthPx - SCROLL_BAR_PX - info - cells - end;
  const countPeriods = (px: number): number => Math.max(0, Math.min(MOST_PERIODS, Math.floor(px / period)));
  return {
    besideTeamTotals: sparePx < teamTotals ? null : countPeriods(sparePx - teamTotals),
    periods: countPeriods(sparePx),
  };
};
