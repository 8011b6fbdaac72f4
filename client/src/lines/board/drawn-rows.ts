import type { Range } from '@tanstack/react-virtual';

/** The direction in which a list is being scrolled; null while it is at rest. */
export type ScrollWay = 'forward' | 'backward' | null;

/** Rows drawn beyond the window on either side of a list at rest, and ahead of one that is scrolled. */
export const OVERSCAN_ROWS = 6;

/**
 * Behind a list that is scrolled: every price is written into these rows, too, although nobody is scrolling towards
 * them. With fewer than three a list that is turned back at once shows a gap for a frame.
 */
const ROWS_BEHIND = 3;

/**
 * Numbers of the drawn rows, in their order: those in the window, some around it, and those that are held wherever they
 * are.
 * @param held -1 for none
 */
export const listDrawnRows = (
  { startIndex, endIndex, overscan, count }: Omit<Range, 'lanes'>,
  way: ScrollWay,
  held: readonly number[],
): number[] => {
  const behind = Math.min(overscan, ROWS_BEHIND);
  const first = Math.max(0, startIndex - (way === 'forward' ? behind : overscan));
  const last = Math.min(count - 1, endIndex + (way === 'backward' ? behind : overscan));
  const drawn = new Set(held.filter((index) => index !== -1));
  for (let index = first; index <= last; index += 1) drawn.add(index);
  return [...drawn].sort((a, b) => a - b);
};
