import type { RowHead, RowKey } from '@lineboard/workers/board/board-frame';
import type { RowWindow } from '@lineboard/workers/board/board-view';
import { type Range, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PaneRows } from './assign-panes.ts';
import { useBoardParts } from './BoardProvider.tsx';
import type { BoardLayout } from './board-layout.ts';
import { listDrawnRows, OVERSCAN_ROWS, type ScrollWay } from './drawn-rows.ts';
import { type PaneAnchorRef, usePaneAnchor } from './use-pane-anchor.ts';
import { isTargetAwaited, type SeenTargetRef, useBoardTarget } from './use-board-target.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { findHeading, useReadHeading } from './use-read-heading.ts';
import { findRuns, widenRange } from './use-row-windows.ts';
import { useSame } from '../../ground/ui/use-same.ts';
import { useTargetNames } from './use-target-names.ts';

/** The shared state of lists side by side. */
export interface BoardPart {
  /** The list's place among them, from 0. */
  at: number;
  /** The number of lists side by side. */
  of: number;
  /** The row that keeps its place when their number changes. */
  anchor: PaneAnchorRef;
  seenTarget: SeenTargetRef;
  /** Receives the numbers of the rows whose prices are needed. */
  tellWindows: (windows: readonly RowWindow[]) => void;
}

export interface BoardRows {
  items: readonly VirtualItem[];
  /** The heading that stays at the top, -1 for none. */
  stickyIndex: number;
  totalHeightPx: number;
  /** The last focused row stays drawn, wherever changes put it: a removed row loses the focus. */
  holdFocused: (target: EventTarget) => void;
}

/**
 * The first visible rows are drawn alone, which blocks a slow phone's thread for half as long; those beyond the window
 * follow in slices.
 */
const useOverscan = (rows: readonly RowHead[]): number => {
  const [overscan, setOverscan] = useState(0);
  const hasLines = rows.some(({ kind }) => kind !== 'league' && kind !== 'skeleton');
  useEffect(() => {
    if (hasLines) startTransition(() => setOverscan(OVERSCAN_ROWS));
  }, [hasLines]);
  return overscan;
};

/** Rows that a list at rest draws again behind it wait for anything more urgent. */
const useScrollWay = (): [ScrollWay, (way: ScrollWay) => void] => {
  const [way, setWay] = useState<ScrollWay>(null);
  return [way, (next) => (next === null ? startTransition(() => setWay(null)) : setWay(next))];
};

/** The number, among all rows, of the row around an element. @returns -1 outside of rows */
const indexOfRow = (target: EventTarget): number => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return Number(row?.dataset['index'] ?? -1);
};

const heightOf = (
  head: RowHead | undefined,
  { lineHeight, isFlat, isPhone }: Omit<BoardLayout, 'stripsPx'>,
): number => {
  if (isFlat && (head?.kind === 'game' || head?.kind === 'skeleton')) return lineHeight;
  // A finger needs a line for each team and one for the links below them.
  const more = isPhone && head?.kind === 'history' ? 1 : 0;
  return ((head?.lines ?? 1) + more) * lineHeight;
};

/** The drawn rows of a list: those in the window and a few around it, and the heading of the league at the top. */
export const useBoardRows = (
  scroller: RefObject<HTMLDivElement | null>,
  layout: BoardLayout,
  pane: PaneRows,
  { at, of: count, anchor, seenTarget, tellWindows }: BoardPart,
): BoardRows => {
  const { rows, indexes } = pane;
  const { isPhone, isFlat, lineHeight, stripsPx } = layout;
  const { board } = useBoardParts();
  const focused = useRef<RowKey | null>(null);
  const headings = useMemo(
    () => rows.flatMap(({ kind }, index) => (kind === 'league' ? [index] : [])),
    [rows],
  );
  const [way, setWay] = useScrollWay();
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(rows[index], layout),
    // A new function for new rows and heights: all places are calculated again.
    getItemKey: useCallback(
      (index: number) => `${rows[index]?.key} ${heightOf(rows[index], { lineHeight, isFlat, isPhone })}`,
      [rows, lineHeight, isFlat, isPhone],
    ),
    // The strips cover the first rows instead of preceding the list: no row moves when they come and go.
    paddingStart: stripsPx,
    scrollPaddingStart: stripsPx,
    overscan: useOverscan(rows),
    useFlushSync: false,
    rangeExtractor: useCallback(
      (range: Range) =>
        listDrawnRows(range, way, [
          findHeading(headings, range.startIndex),
          focused.current === null ? -1 : rows.findIndex(({ key }) => key === focused.current),
        ]),
      [rows, headings, way],
    ),
    onChange: ({ scrollDirection }) => setWay(scrollDirection),
  });

  const heightOfRow = (head: RowHead): number => heightOf(head, layout);
  usePaneAnchor({ anchor, scroller, virtualizer, pane, heightOf: heightOfRow, count });

  useKeptPlace({
    scroller,
    virtualizer,
    rows,
    at,
    heightOf: heightOfRow,
    isTargeted: () => isTargetAwaited(seenTarget),
  });

  // Read first: only then does `range` describe the rows of this render.
  const items = virtualizer.getVirtualItems();
  const { first, last } = widenRange(virtualizer.range);
  const windows = useSame(findRuns(indexes, first, last));
  useEffect(() => tellWindows(windows), [tellWindows, windows]);

  useTargetNames(rows);
  useBoardTarget(
    rows,
    useCallback((index, align) => virtualizer.scrollToIndex(index, { align }), [virtualizer]),
    seenTarget,
  );

  const stickyIndex = useReadHeading(virtualizer, scroller, headings, stripsPx);

  return {
    items,
    stickyIndex,
    totalHeightPx: virtualizer.getTotalSize(),
    holdFocused: (target) => {
      focused.current = board.rows()[indexOfRow(target)]?.key ?? null;
    },
  };
};
