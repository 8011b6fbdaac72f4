import type { RowHead } from '@lineboard/workers/board/board-frame';
import type { PaneRows } from '../board/assign-panes.ts';

/** The rows of each pane, by its id. Rows of the board, which are there for a moment, are in none. */
export const splitRows = (
  rows: readonly RowHead[],
  ids: readonly string[],
): ReadonlyMap<string, PaneRows> => {
  const panes = new Map(ids.map((id) => [id, { rows: [] as RowHead[], indexes: [] as number[] }]));
  for (const [index, head] of rows.entries()) {
    const pane = panes.get(head.key.slice(0, head.key.indexOf(':')));
    pane?.rows.push(head);
    pane?.indexes.push(index);
  }
  return panes;
};
