import type { RowHead, RowKey } from '@lineboard/workers/board/board-frame';
import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';
import type { PaneRows } from './assign-panes.ts';

/** A row, and its distance below the upper edge of its list; negative when it is above. */
interface PaneAnchor {
  key: RowKey;
  belowEdgePx: number;
  hasFocus: boolean;
}

export type PaneAnchorRef = RefObject<PaneAnchor | null>;

interface PaneAnchorParts {
  anchor: PaneAnchorRef;
  scroller: RefObject<HTMLElement | null>;
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  pane: PaneRows;
  heightOf: (head: RowHead) => number;
  /** The number of lists side by side. */
  count: number;
}

const sumHeights = (heads: readonly RowHead[], heightOf: PaneAnchorParts['heightOf']): number =>
  heads.reduce((sum, head) => sum + heightOf(head), 0);

/** The row that has the focus, or the first one below the heading that stays at the top. @returns -1 for none */
const findHeld = ({ scroller, virtualizer, pane, heightOf }: PaneAnchorParts): number => {
  const focused = document.activeElement;
  const row = scroller.current?.contains(focused) ? focused?.closest<HTMLElement>('[data-index]') : null;
  if (row !== null && row !== undefined) return pane.indexes.indexOf(Number(row.dataset['index']));
  const first = pane.rows[0];
  let belowPx = (virtualizer.scrollOffset ?? 0) + (first === undefined ? 0 : heightOf(first));
  return pane.rows.findIndex((head) => {
    belowPx -= heightOf(head);
    return belowPx < 0;
  });
};

/** The focused list comes first, then the first in reading order. */
const keepAnchor = (seen: PaneAnchorParts): void => {
  const { anchor, scroller, virtualizer, pane, heightOf } = seen;
  const hasFocus = scroller.current?.contains(document.activeElement) ?? false;
  const isFirst = pane.indexes[0] === 0;
  if (anchor.current !== null && (anchor.current.hasFocus || !(hasFocus || isFirst))) return;
  const at = findHeld(seen);
  const head = pane.rows[at];
  if (head === undefined) return;
  const startPx = sumHeights(pane.rows.slice(0, at), heightOf);
  anchor.current = { key: head.key, belowEdgePx: startPx - (virtualizer.scrollOffset ?? 0), hasFocus };
};

/**
 * When the number of lists changes, the current row keeps its place: the focused one, or the first of the first list.
 */
export const usePaneAnchor = (parts: PaneAnchorParts): void => {
  const { anchor, count } = parts;
  const drawn = useRef(parts);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useLayoutEffect(() => {
    drawn.current = parts;
  });
  useLayoutEffect(() => {
    const { scroller, virtualizer, pane, heightOf } = drawn.current;
    const kept = anchor.current;
    const index = pane.rows.findIndex(({ key }) => key === kept?.key);
    if (kept !== null && index !== -1 && scroller.current !== null) {
      scroller.current.scrollTop = sumHeights(pane.rows.slice(0, index), heightOf) - kept.belowEdgePx;
      virtualizer.scrollOffset = scroller.current.scrollTop;
      redraw();
    }
    // Before the next render takes effect: these are still the rows that were visible.
    return () => keepAnchor(drawn.current);
  }, [anchor, count]);
};
