import type { RowHead } from '@lineboard/workers/board/board-frame';
import { useMemo, useState } from 'react';
import { assignPanes, type PaneOfLeague, type PaneRows, partRows } from './assign-panes.ts';

/** The lists side by side. @param count the number that fits */
export const usePanes = (rows: readonly RowHead[], count: number): PaneRows[] => {
  const [assigned, assign] = useState<PaneOfLeague>(new Map());
  const headings = useMemo(() => rows.filter(({ kind }) => kind === 'league').map(({ key }) => key), [rows]);
  const paneOf = useMemo(() => assignPanes(headings, assigned, count), [headings, assigned, count]);
  if (paneOf !== assigned) assign(paneOf);
  return useMemo(() => partRows(rows, paneOf, count), [rows, paneOf, count]);
};
