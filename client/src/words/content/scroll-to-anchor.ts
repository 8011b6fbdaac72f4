import { CONTENT_ID_PREFIX } from '@lineboard/domain/words/content/content';

const prefersStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Scrolls a place of a page into view, smoothly unless motion is reduced, and moves the focus there for screen readers.
 */
export const scrollToAnchor = (page: ParentNode, anchor: string): void => {
  const place = page.querySelector<HTMLElement>(`#${CSS.escape(CONTENT_ID_PREFIX + anchor)}`);
  if (place === null) return;
  place.scrollIntoView({ block: 'start', behavior: prefersStill() ? 'instant' : 'smooth' });
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
};
