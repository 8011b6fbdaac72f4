import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useSyncExternalStore } from 'react';
import { useStrips } from '../../ground/ui/strips.ts';

/** The last heading at or above a row. @returns -1 when there is none */
export const findHeading = (headings: readonly number[], index: number): number => {
  let found = -1;
  for (const heading of headings) {
    if (heading > index) break;
    found = heading;
  }
  return found;
};

/**
 * The heading of the league at the top of the window, -1 for none. A phone's strips cover the first rows of the window
 * while they show.
 * @param headings rows that are headings, from the top
 * @param stripsPx how much of the list they cover
 */
export const useReadHeading = (
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  scroller: RefObject<HTMLElement | null>,
  headings: readonly number[],
  stripsPx: number,
): number => {
  const read = (): number => {
    const coveredPx = useStrips.getState().areYielded ? 0 : stripsPx;
    const row = virtualizer.getVirtualItemForOffset((virtualizer.scrollOffset ?? 0) + coveredPx);
    return findHeading(headings, row?.index ?? 0);
  };
  const subscribe = (tell: () => void): (() => void) => {
    const element = scroller.current;
    element?.addEventListener('scroll', tell, { passive: true });
    const stop = useStrips.subscribe(tell);
    return () => {
      element?.removeEventListener('scroll', tell);
      stop();
    };
  };
  return useSyncExternalStore(subscribe, read);
};
