/** The narrowest board whose prices don't touch: that of the narrowest desk (e2e/board-widths.spec.ts). */
export const NARROWEST_BOARD_PX = 412;

/** The width that a bet in words, or a game with its prices, needs. */
const NARROWEST_COLUMN_PX = 280;

/** Spec 2 §2: each takes 3/12 of the width between the menu and the slip, and the board keeps 3/12 at least. */
const SHARE = 3 / 12;
const MOST_COLUMNS = 3;

/** @param widthPx between the menu and the slip */
export const hasSideRoom = (widthPx: number): boolean => widthPx >= NARROWEST_BOARD_PX + NARROWEST_COLUMN_PX;

/** The width of each column next to the board, pixels. */
export const calculateColumnPx = (widthPx: number): number => Math.max(widthPx * SHARE, NARROWEST_COLUMN_PX);

/**
 * SCR2-13 to SCR2-16: the number of columns next to the board. When they would make the board unreadable, there are
 * fewer, and the last of them holds the remaining features as tabs.
 * @param count of open side features
 */
export const countSideColumns = (widthPx: number, count: number): number => {
  const columnPx = calculateColumnPx(widthPx);
  const fitting = Math.max(0, Math.floor((widthPx - NARROWEST_BOARD_PX) / columnPx));
  return Math.min(count, MOST_COLUMNS, fitting);
};
