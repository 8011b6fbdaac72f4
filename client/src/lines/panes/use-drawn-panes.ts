import { useMemo, useSyncExternalStore } from 'react';
import type { PaneRows } from '../board/assign-panes.ts';
import { useBoardParts } from '../board/BoardProvider.tsx';
import { type TellWindows, useRowWindows } from '../board/use-row-windows.ts';
import { splitRows } from './split-rows.ts';
import type { KeptPane } from './use-kept-panes.ts';
import { type PaneLeagues, usePanesView } from './use-panes-view.ts';

interface DrawnPane {
  pane: KeptPane;
  rows: PaneRows;
  leagues: ReturnType<PaneLeagues['get']>;
}

interface DrawnPanes {
  panes: readonly DrawnPane[];
  tellWindows: TellWindows;
}

const NO_ROWS: PaneRows = { rows: [], indexes: [] };

/** The panes that are on the screen, from left to right, with their rows; the worker is told to show them. */
export const useDrawnPanes = (shown: ReadonlyArray<{ pane: KeptPane; widthPx: number }>): DrawnPanes => {
  const { board } = useBoardParts();
  const leagues = usePanesView(
    shown.map(({ pane: { id, subject, games }, widthPx }) => ({ id, subject, games, widthPx })),
  );
  const rows = useSyncExternalStore(board.subscribeRows, board.rows);
  const tellWindows = useRowWindows(shown.length);
  const ids = shown.map(({ pane }) => pane.id).join(' ');
  const byPane = useMemo(() => splitRows(rows, ids.split(' ')), [rows, ids]);
  return {
    panes: shown.map(({ pane }) => ({
      pane,
      rows: byPane.get(pane.id) ?? NO_ROWS,
      leagues: leagues.get(pane.id),
    })),
    tellWindows,
  };
};
