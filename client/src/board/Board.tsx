import { NO_EXTRA_ROOM } from '@lineboard/workers/board/extra-columns';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useDeviceSettings } from '../device/device-settings.ts';
import { useWidth } from '../ui/use-width.ts';
import classes from './Board.module.css';
import { useBoardLayout } from './board-layout.ts';
import { BoardPane } from './BoardPane.tsx';
import { useBoardParts } from './BoardProvider.tsx';
import { calculateExtraRoom, countPanes } from './board-room.ts';
import { loadFurtherRow } from './BoardRow.tsx';
import { useBoardView } from './use-board-view.ts';
import { usePanes } from './use-panes.ts';
import { useRowWindows } from './use-row-windows.ts';
import { useSame } from './use-same.ts';

/** All lines of the chosen leagues; where there is the room, in two lists that scroll side by side. */
export function Board() {
  const { board } = useBoardParts();
  const layout = useBoardLayout();
  const { isPhone } = layout;
  const area = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(area);
  const rows = useSyncExternalStore(board.subscribeRows, board.rows);
  const panes = usePanes(rows, isPhone ? 1 : countPanes(widthPx));
  const room = useSame(isPhone ? NO_EXTRA_ROOM : calculateExtraRoom(widthPx / panes.length));
  const priceType = useDeviceSettings((settings) => settings.priceType);
  const tellWindows = useRowWindows(panes.length);
  useBoardView(isPhone, room);

  useEffect(() => board.redraw(), [board, priceType]);

  // Fetched behind the first lines: what is unfolded later needs no network. Without one it is tried again then.
  const hasRows = rows.length > 0;
  useEffect(() => {
    if (hasRows) loadFurtherRow().catch(() => undefined);
  }, [hasRows]);

  return (
    <div ref={area} className={classes['panes']} data-panes={panes.length} data-price-type={priceType}>
      {panes.map((pane, at) => (
        <BoardPane
          // A list stays the same one whatever it holds.
          key={at}
          pane={pane}
          part={{ at, of: panes.length }}
          layout={layout}
          hasExtras={room.besideTeamTotals !== null || room.periods > 0}
          tellWindows={tellWindows}
        />
      ))}
    </div>
  );
}
