import { type CSSProperties, type FocusEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoardParts } from './BoardProvider.tsx';
import { useOffering } from '../offering/offering-store.ts';
import { useDeviceSettings } from '../device/device-settings.ts';
import { useSlip } from '../slip/state/slip-store.ts';
import classes from './Board.module.css';
import { useBoardLayout } from './board-layout.ts';
import { BoardRow, loadFurtherRow } from './BoardRow.tsx';
import { ColumnHeads } from './ColumnHeads.tsx';
import { readPressedPick } from './read-pressed-pick.ts';
import { useBoardRows } from './use-board-rows.ts';
import { useBoardView } from './use-board-view.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useYieldingStrips } from './use-yielding-strips.ts';

/** All lines of the chosen leagues as one grid, of which only what is seen is there. */
export function Board() {
  const { t } = useTranslation('board');
  const { board } = useBoardParts();
  const layout = useBoardLayout();
  const { isPhone, isFlat, lineHeight } = layout;
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const teamTotals = useOffering((state) => state.teamTotals);
  const priceType = useDeviceSettings((settings) => settings.priceType);
  const togglePick = useSlip((state) => state.togglePick);
  const { rows, items, stickyIndex, totalHeightPx, holdFocused } = useBoardRows(scroller, layout);
  const { onKeyDown, onFocus } = useGridKeys(grid);
  useBoardView(isPhone);
  useYieldingStrips(scroller, isPhone);

  useEffect(() => board.redraw(), [board, priceType]);

  // Fetched behind the first lines: what is unfolded later needs no network. Without one it is tried again then.
  const hasRows = rows.length > 0;
  useEffect(() => {
    if (hasRows) loadFurtherRow().catch(() => undefined);
  }, [hasRows]);

  const press = ({ target }: MouseEvent): void => {
    const pressed = target instanceof Element ? readPressedPick(target, board) : null;
    if (pressed !== null) togglePick(pressed.pick, pressed.seen);
  };

  const focus = (event: FocusEvent): void => {
    holdFocused(event.target);
    onFocus(event);
  };

  const line = { '--lb-line': `${lineHeight}px` } as CSSProperties;
  return (
    <div
      ref={grid}
      role="grid"
      // The cells are in the tab order; the grid itself is reached by script alone.
      tabIndex={-1}
      aria-label={t('board')}
      aria-rowcount={rows.length + 1}
      aria-colcount={5}
      className={classes['board']}
      data-price-type={priceType}
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
                index={index}
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
  );
}
