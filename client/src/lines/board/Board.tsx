import { NO_EXTRA_ROOM } from '@lineboard/workers/board/extra-columns';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { behindFirstPrices } from '../../ground/ui/first-prices.ts';
import { useWidth } from '../../ground/ui/use-width.ts';
import classes from './Board.module.css';
import { useBoardLayout } from './board-layout.ts';
import { BoardPane } from './BoardPane.tsx';
import { useBoardParts } from './BoardProvider.tsx';
import { calculateExtraRoom, countPanes } from './board-room.ts';
import { loadFurtherRow } from './BoardRow.tsx';
import { useBoardView } from './use-board-view.ts';
import type { PaneAnchorRef } from './use-pane-anchor.ts';
import { usePanes } from './use-panes.ts';
import { useRowWindows } from './use-row-windows.ts';
import { useSame } from '../../ground/ui/use-same.ts';

const loadFurtherRowAhead = behindFirstPrices(loadFurtherRow);

/** All lines of the chosen leagues; in two lists side by side where there is room. */
export function Board() {
  const { board, seenTarget } = useBoardParts();
  const layout = useBoardLayout();
  const { isPhone } = layout;
  const area = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(area, !isPhone);
  const rows = useSyncExternalStore(board.subscribeRows, board.rows);
  const panes = usePanes(rows, isPhone ? 1 : countPanes(widthPx));
  const room = useSame(isPhone ? NO_EXTRA_ROOM : calculateExtraRoom(widthPx / panes.length));
  const priceType = useDeviceSettings((settings) => settings.priceType);
  const tellWindows = useRowWindows(panes.length);
  useBoardView(isPhone, room);
  const anchor: PaneAnchorRef = useRef(null);
  // After the effects of the lists: each has taken its kept state.
  useLayoutEffect(() => {
    anchor.current = null;
  }, [panes.length]);

  useEffect(() => board.redraw(), [board, priceType]);

  // Preloads what is unfolded later, so that it needs no network then. A failure is tried again at that time.
  const hasRows = rows.length > 0;
  useEffect(() => {
    if (hasRows) loadFurtherRowAhead().catch(() => undefined);
  }, [hasRows]);

  return (
    <div ref={area} className={classes['panes']} data-panes={panes.length} data-price-type={priceType}>
      {/* An empty list is measured and drawn twice, while a page that has just loaded has enough to do. */}
      {hasRows &&
        panes.map((pane, at) => (
          <BoardPane
            // A list keeps its key whatever it contains.
            key={at}
            pane={pane}
            part={{ at, of: panes.length }}
            layout={layout}
            hasExtras={room.besideTeamTotals !== null || room.periods > 0}
            anchor={anchor}
            seenTarget={seenTarget}
            tellWindows={tellWindows}
          />
        ))}
    </div>
  );
}
