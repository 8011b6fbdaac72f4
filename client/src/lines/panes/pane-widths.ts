/**
 * The narrowest pane in which teams and prices of a game can be read side by side, pixels; NarrowPane.module.css lays
 * them out. Four of them fit beside the slip on a screen of 1,600 pixels.
 */
const LEAST_PANE_PX = 300;

/**
 * The panes' widths on a screen: they share its room by their relative widths, none narrower than it may be. Without
 * room for all of them each is that narrow, and the page scrolls sideways.
 * @returns whole pixels, together as wide as the room
 */
export const fitWidths = (
  widths: readonly number[],
  roomPx: number,
  leastPx = LEAST_PANE_PX,
): readonly number[] => {
  if (roomPx <= widths.length * leastPx) return widths.map(() => leastPx);
  const narrow = new Set<number>();
  const shareOf = (at: number): number => {
    const wide = widths.filter((_, other) => !narrow.has(other));
    const sum = wide.reduce((all, width) => all + width, 0);
    // Multiplied first: widths that fill the room stay as they are to the pixel.
    return (widths[at]! * (roomPx - narrow.size * leastPx)) / sum;
  };
  // Each pane that is held at the least width leaves less for the others.
  for (let found = true; found; ) {
    const next = widths.findIndex((_, at) => !narrow.has(at) && shareOf(at) < leastPx);
    found = next !== -1;
    if (found) narrow.add(next);
  }
  const fitted = widths.map((_, at) => (narrow.has(at) ? leastPx : Math.floor(shareOf(at))));
  const last = widths.findLastIndex((_, at) => !narrow.has(at));
  const lackingPx = roomPx - fitted.reduce((sum, width) => sum + width, 0);
  return fitted.map((width, at) => (at === last ? width + lackingPx : width));
};

/** How far the edge between a pane and the next one may go. */
export interface EdgeRange {
  /** The width of the pane before the edge, pixels: now, and at either end. */
  nowPx: number;
  leastPx: number;
  mostPx: number;
}

export const rangeOfEdge = (widths: readonly number[], at: number, leastPx = LEAST_PANE_PX): EdgeRange => ({
  nowPx: widths[at]!,
  leastPx,
  mostPx: Math.max(leastPx, widths[at]! + widths[at + 1]! - leastPx),
});

/**
 * Moves the edge behind a pane; no other pane's width changes.
 * @param byPx to the right; to the end of its range for Infinity
 */
export const moveEdge = (
  widths: readonly number[],
  at: number,
  byPx: number,
  leastPx = LEAST_PANE_PX,
): readonly number[] => {
  const { nowPx, mostPx } = rangeOfEdge(widths, at, leastPx);
  const nextPx = Math.round(Math.min(Math.max(nowPx + byPx, leastPx), mostPx));
  return widths.with(at, nextPx).with(at + 1, widths[at + 1]! + nowPx - nextPx);
};
