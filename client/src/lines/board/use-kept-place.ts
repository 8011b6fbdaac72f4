import type { RowHead } from '@lineboard/workers/board/board-frame';
import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { useBoardParts } from './BoardProvider.tsx';
import type { KeptPlace } from './kept-places.ts';

/** When lines come later than this the customer is reading something else. */
const WANTED_FOR_MS = 10_000;

/** A list is no longer moved once the customer takes hold of it. */
const HOLDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface KeptPlaceParts {
  scroller: RefObject<HTMLElement | null>;
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  rows: readonly RowHead[];
  heightOf: (head: RowHead) => number;
  /** The list's place among those side by side, from 0. */
  at: number;
  /** A target is on its way into view. */
  isTargeted: () => boolean;
}

/**
 * The first row below the heading that stays at the top; null at the very top, where no place needs to be found again.
 */
const findPlace = ({ rows, virtualizer, heightOf }: KeptPlaceParts): KeptPlace | null => {
  const offsetPx = virtualizer.scrollOffset ?? 0;
  const [first] = rows;
  if (offsetPx <= 0 || first === undefined) return null;
  let startPx = 0;
  for (const head of rows) {
    const endPx = startPx + heightOf(head);
    if (endPx > offsetPx + heightOf(first)) return { key: head.key, belowEdgePx: startPx - offsetPx };
    startPx = endPx;
  }
  return null;
};

const scrollToPlace = (
  { rows, scroller, virtualizer, heightOf }: KeptPlaceParts,
  place: KeptPlace | null,
): void => {
  const index = rows.findIndex(({ key }) => key === place?.key);
  const startPx = rows.slice(0, Math.max(0, index)).reduce((sum, head) => sum + heightOf(head), 0);
  const topPx = place === null || index === -1 ? 0 : Math.max(0, startPx - place.belowEdgePx);
  if (scroller.current === null || scroller.current.scrollTop === topPx) return;
  scroller.current.scrollTop = topPx;
  virtualizer.scrollOffset = scroller.current.scrollTop;
};

/**
 * Live and the chosen leagues share one list, but each keeps its own place in it: Live opens at its top, Lines where it
 * was left, and so does a board after another page. A named target takes precedence.
 */
export const useKeptPlace = (parts: KeptPlaceParts): void => {
  const { places } = useBoardParts();
  const section = useOffering(({ onlyLive, liveSport }) => (onlyLive ? `live/${liveSport ?? ''}` : 'lines'));
  const { rows, scroller, at } = parts;
  const name = `${section} ${at}`;
  const drawn = useRef(parts);
  const wanted = useRef<{ place: KeptPlace | null; untilMs: number; isFound: boolean } | null>(null);
  useLayoutEffect(() => {
    drawn.current = parts;
  });
  useLayoutEffect(() => {
    const place = places.get(name) ?? null;
    wanted.current = { place, untilMs: performance.now() + WANTED_FOR_MS, isFound: place === null };
    const list = scroller.current;
    const letGo = (): void => void (wanted.current = null);
    for (const hold of HOLDS) list?.addEventListener(hold, letGo, { passive: true });
    return () => {
      for (const hold of HOLDS) list?.removeEventListener(hold, letGo);
      // An empty list is removed before its lines have come: the place is still to be found.
      if (wanted.current?.isFound === false) return;
      // Before the next render takes effect: these are still the rows that were visible.
      const place = findPlace(drawn.current);
      if (place === null) places.delete(name);
      else places.set(name, place);
    };
  }, [name, places, scroller]);
  // After the target: the rows of the other section are still there for a moment, and lines come one league at a time.
  useLayoutEffect(() => {
    if (drawn.current.isTargeted()) wanted.current = null;
    const wish = wanted.current;
    if (wish === null || performance.now() > wish.untilMs) return;
    scrollToPlace(drawn.current, wish.place);
    wish.isFound ||= rows.some(({ key }) => key === wish.place?.key);
  }, [name, rows]);
};
