import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Unfolding } from '../../betting/offering/unfolded-games.ts';
import type { PaneRows } from '../board/assign-panes.ts';
import { useBoardParts } from '../board/BoardProvider.tsx';
import { type TellWindows, useRowWindows } from '../board/use-row-windows.ts';
import { keepPaneIds, type PaneId } from './keep-pane-ids.ts';
import { type PaneSubject, writeSubject } from './pane-subjects.ts';
import { splitRows } from './split-rows.ts';
import { usePaneUnfolding } from './use-pane-unfolding.ts';
import { type PaneLeagues, usePanesView } from './use-panes-view.ts';

interface DrawnPane {
  id: string;
  subject: PaneSubject;
  rows: PaneRows;
  leagues: ReturnType<PaneLeagues['get']>;
  unfolding: Unfolding;
}

interface DrawnPanes {
  panes: readonly DrawnPane[];
  tellWindows: TellWindows;
}

const NO_ROWS: PaneRows = { rows: [], indexes: [] };

const usePaneIds = (subjects: readonly string[]): readonly PaneId[] => {
  const [ids, setIds] = useState<readonly PaneId[]>([]);
  const isSame = ids.length === subjects.length && ids.every(({ subject }, at) => subject === subjects[at]);
  if (isSame) return ids;
  const next = keepPaneIds(ids, subjects);
  setIds(next);
  return next;
};

/** The panes that are on the screen, from left to right, with their rows; the worker is told to show them. */
export const useDrawnPanes = (
  shown: ReadonlyArray<{ subject: PaneSubject; widthPx: number }>,
): DrawnPanes => {
  const { board } = useBoardParts();
  const ids = usePaneIds(shown.map(({ subject }) => writeSubject(subject)));
  const { gamesOf, unfoldingOf } = usePaneUnfolding(ids.map(({ id }) => id));
  const leagues = usePanesView(
    shown.map((pane, at) => ({ ...pane, id: ids[at]!.id, games: gamesOf(ids[at]!.id) })),
  );
  const rows = useSyncExternalStore(board.subscribeRows, board.rows);
  const tellWindows = useRowWindows(shown.length);
  const byPane = useMemo(
    () =>
      splitRows(
        rows,
        ids.map(({ id }) => id),
      ),
    [rows, ids],
  );
  return {
    panes: shown.map(({ subject }, at) => {
      const { id } = ids[at]!;
      return {
        id,
        subject,
        rows: byPane.get(id) ?? NO_ROWS,
        leagues: leagues.get(id),
        unfolding: unfoldingOf(id),
      };
    }),
    tellWindows,
  };
};
