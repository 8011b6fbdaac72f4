import { type RefObject, useEffect, useRef } from 'react';
import { scrollToAnchor } from './scroll-to-anchor.ts';

export interface AnchorScroll {
  /** The element that holds the page's HTML once it is drawn. */
  page: RefObject<HTMLElement | null>;
  /** The drawn page; null while there is none. */
  shown: string | null;
  anchor: string | undefined;
  /** Grows with each request for an anchor: the same place can be requested twice. */
  asked?: number;
  /** How long a place is waited for: on the current page, and on a new one. */
  delaysMs: { sameMs: number; newMs: number };
}

/** A new page begins at its top; then the requested place is scrolled into view. */
export const useAnchorScroll = ({ page, shown, anchor, asked = 0, delaysMs }: AnchorScroll): void => {
  const drawn = useRef<string | null>(null);
  const { sameMs, newMs } = delaysMs;
  useEffect(() => {
    if (shown === null) return undefined;
    const isNew = drawn.current !== shown;
    drawn.current = shown;
    if (isNew) page.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (anchor === undefined) return undefined;
    const waiting = setTimeout(
      () => {
        if (page.current !== null) scrollToAnchor(page.current, anchor);
      },
      isNew ? newMs : sameMs,
    );
    return () => clearTimeout(waiting);
  }, [page, shown, anchor, asked, sameMs, newMs]);
};
