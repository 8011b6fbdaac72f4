import type { RowHead, RowKey } from '@lineboard/workers/board/board-frame';

/** The list of each league among the lists side by side, by the key of its heading. */
export type PaneOfLeague = ReadonlyMap<RowKey, number>;

/**
 * A league stays where it is while others come and go; a new one goes where there are fewest, the first of those. Only
 * a list that would be empty takes the last league of the longest one.
 * @param headings of the board's leagues in their order
 * @param earlier the last assignment; the same object is returned when nothing changed
 * @param count lists that have room; with one, the last assignment is kept until there is room again
 */
export const assignPanes = (
  headings: readonly RowKey[],
  earlier: PaneOfLeague,
  count: number,
): PaneOfLeague => {
  if (count === 1) return earlier;
  const panes: RowKey[][] = Array.from({ length: count }, () => []);
  for (const key of headings) {
    const pane = earlier.get(key);
    if (pane !== undefined && pane < count) panes[pane]!.push(key);
  }
  for (const key of headings) {
    if (panes.some((keys) => keys.includes(key))) continue;
    panes.reduce((least, keys) => (keys.length < least.length ? keys : least)).push(key);
  }
  for (const empty of panes.filter(({ length }) => length === 0)) {
    const longest = panes.reduce((most, keys) => (keys.length > most.length ? keys : most));
    if (longest.length > 1) empty.push(longest.pop()!);
  }
  const assigned = new Map(panes.flatMap((keys, pane) => keys.map((key) => [key, pane] as const)));
  const isSame =
    assigned.size === earlier.size && [...assigned].every(([key, pane]) => earlier.get(key) === pane);
  return isSame ? earlier : assigned;
};

/** A list of the board: its rows from top to bottom, and each one's number among all rows. */
export interface PaneRows {
  rows: readonly RowHead[];
  indexes: readonly number[];
}

/** Splits the board's rows into its lists; leagues stay whole and in their order. An empty list takes no room. */
export const partRows = (rows: readonly RowHead[], paneOf: PaneOfLeague, count: number): PaneRows[] => {
  const panes = Array.from({ length: count }, () => ({ rows: [] as RowHead[], indexes: [] as number[] }));
  let pane = panes[0]!;
  for (const [index, head] of rows.entries()) {
    if (head.kind === 'league') pane = panes[paneOf.get(head.key) ?? 0] ?? panes[0]!;
    pane.rows.push(head);
    pane.indexes.push(index);
  }
  const filled = panes.filter(({ indexes }) => indexes.length > 0);
  return filled.length > 0 ? filled : panes.slice(0, 1);
};
