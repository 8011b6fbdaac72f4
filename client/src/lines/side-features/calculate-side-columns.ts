/** The narrowest board whose prices keep apart: that of the narrowest desk (e2e/board-widths.spec.ts). */
export const NARROWEST_BOARD_PX = 412;

/** A bet in words, or a game with its prices, needs as much. */
const NARROWEST_COLUMN_PX = 280;

/** Spec 2 §2: each takes 3/12 of what stands between the menu and the slip, and the board keeps 3/12 at least. */
const SHARE = 3 / 12;
const MOST_COLUMNS = 3;

/** @param widthPx between the menu and the slip */
export const hasSideRoom = (widthPx: number): boolean => widthPx >= NARROWEST_BOARD_PX + NARROWEST_COLUMN_PX;

/** How wide each column beside the board is, pixels. */
export const calculateColumnPx = (widthPx: number): number => Math.max(widthPx * SHARE, NARROWEST_COLUMN_PX);

/**
 * SCR2-13 to SCR2-16: how many columns stand beside the board. Where that left the board unreadable, there are fewer,
 * and the last of them holds what is left over as tabs.
 * @param count of side features that are open
 */
export const countSideColumns = (widthPx: number, count: number): number => {
  const columnPx = calculateColumnPx(widthPx);
  const fitting = Math.max(0, Math.floor((widthPx - NARROWEST_BOARD_PX) / columnPx));
  return Math.min(count, MOST_COLUMNS, fitting);
};
