import type { RowHead, RowSplice } from '../board/board-frame.ts';

const isSame = (a: RowHead, b: RowHead): boolean => a.key === b.key && a.lines === b.lines;

/** @returns the one splice that turns `before` into `after`; null when they are the same */
export const spliceRows = (before: readonly RowHead[], after: readonly RowHead[]): RowSplice | null => {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && isSame(before[at]!, after[at]!)) at += 1;
  if (at === before.length && at === after.length) return null;
  let tail = 0;
  while (tail < shorter - at && isSame(before[before.length - 1 - tail]!, after[after.length - 1 - tail]!))
    tail += 1;
  return { at, removed: before.length - at - tail, inserted: after.slice(at, after.length - tail) };
};
