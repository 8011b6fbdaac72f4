import type { RowWindow } from '@lineboard/workers/board/board-view';
import { type CSSProperties, type FocusEvent, type MouseEvent, useCallback, useRef } from 'react';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import type { PaneRows } from './assign-panes.ts';
import classes from './Board.module.css';
import type { BoardLayout } from './board-layout.ts';
import { useBoardParts, useBoardWords } from './BoardProvider.tsx';
import { BoardRow } from './BoardRow.tsx';
import { ColumnHeads } from './ColumnHeads.tsx';
import { readPressedPick } from './read-pressed-pick.ts';
import { useBoardRows } from './use-board-rows.ts';
import { useGridKeys } from './use-grid-keys.ts';
import type { SeenTargetRef } from './use-board-target.ts';
import type { PaneAnchorRef } from './use-pane-anchor.ts';
import type { TellWindows } from './use-row-windows.ts';
import { useYieldingStrips } from './use-yielding-strips.ts';

interface BoardPaneProps {
  pane: PaneRows;
  /** Its place among the lists side by side, from 0. */
  part: { at: number; of: number };
  layout: BoardLayout;
  /** Leagues may have more columns than those of the chosen markets. */
  hasExtras: boolean;
  anchor: PaneAnchorRef;
  seenTarget: SeenTargetRef;
  tellWindows: TellWindows;
}

/** Leagues one below the other as one grid, of which only the visible part is rendered. */
export function BoardPane({
  pane,
  part,
  layout,
  hasExtras,
  anchor,
  seenTarget,
  tellWindows,
}: BoardPaneProps) {
  const t = useBoardWords();
  const { board } = useBoardParts();
  const { isPhone, isFlat, lineHeight, stripsPx } = layout;
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const teamTotals = useOffering((state) => state.teamTotals);
  const togglePick = useSlip((state) => state.togglePick);
  const { rows, indexes } = pane;
  const count = part.of;
  const tell = useCallback(
    (windows: readonly RowWindow[]) => tellWindows(part.at, windows),
    [tellWindows, part.at],
  );
  const { items, stickyIndex, totalHeightPx, holdFocused } = useBoardRows(scroller, layout, pane, {
    ...part,
    anchor,
    seenTarget,
    tellWindows: tell,
  });
  const { onKeyDown, onFocus } = useGridKeys(grid);
  useYieldingStrips(scroller, stripsPx > 0);

  const press = ({ target }: MouseEvent): void => {
    const pressed = target instanceof Element ? readPressedPick(target, board) : null;
    if (pressed !== null) togglePick(pressed.pick, pressed.seen, pressed.pressed);
  };

  const focus = (event: FocusEvent): void => {
    holdFocused(event.target);
    onFocus(event);
  };

  const line = { '--lb-line': `${lineHeight}px` } as CSSProperties;
  return (
    <div className={classes['pane']}>
      <div
        ref={grid}
        role="grid"
        // The cells are in the tab order; only scripts focus the grid itself.
        tabIndex={-1}
        aria-label={count === 1 ? t('board:board') : t('board:boardPart', { part: part.at + 1, count })}
        aria-rowcount={rows.length + 1}
        // Unknown when some leagues have more columns than others.
        aria-colcount={hasExtras ? -1 : 5}
        className={classes['board']}
        data-flat={isFlat}
        style={line}
        onClick={press}
        onKeyDown={onKeyDown}
        onFocus={focus}
      >
        <ColumnHeads teamTotals={teamTotals} leagueKey={rows[stickyIndex]?.key ?? ''} />
        <div ref={scroller} role="presentation" className={classes['scroller']}>
          <div role="rowgroup" className={classes['rows']} style={{ height: totalHeightPx }}>
            {items.map(({ index, start, size }) => {
              const head = rows[index];
              if (head === undefined) return null;
              return (
                <BoardRow
                  key={head.key}
                  head={head}
                  index={indexes[index]!}
                  place={index}
                  startPx={start}
                  heightPx={size}
                  isSticky={index === stickyIndex}
                  isPhone={isPhone}
                />
              );
            })}
          </div>
        </div>
      </div>
    </div>
  );
}
