import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { findCell, GRID_KEYS } from './grid-keys.ts';

interface GridKeys {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: { target: EventTarget }) => void;
}

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-pick]') : null;

/**
 * One cell of the grid is in the tab order, arrows, Home, End and the page keys move between them. Rows come and go
 * while the page is scrolled; when the cell that was in the tab order is gone, the first that is there takes its place.
 */
export const useGridKeys = (grid: RefObject<HTMLElement | null>): GridKeys => {
  const active = useRef<HTMLElement | null>(null);

  const activate = (cell: HTMLElement): void => {
    if (active.current !== null && active.current !== cell) active.current.tabIndex = -1;
    cell.tabIndex = 0;
    active.current = cell;
  };

  useEffect(() => {
    const element = grid.current;
    if (element === null) return;
    const keepOne = (): void => {
      if (active.current?.isConnected) return;
      const first = element.querySelector<HTMLElement>('[data-pick]');
      if (first !== null) activate(first);
    };
    const observer = new MutationObserver(keepOne);
    observer.observe(element, { childList: true, subtree: true });
    keepOne();
    return () => observer.disconnect();
  }, [grid]);

  return {
    onKeyDown: (event) => {
      const from = cellOf(event.target);
      if (from === null || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!GRID_KEYS.has(event.key)) return;
      event.preventDefault();
      const to = findCell(from, event.key);
      if (to === null) return;
      // The list beside this one keeps its own in the tab order.
      if (grid.current?.contains(to) === true) activate(to);
      to.focus({ preventScroll: true });
      to.scrollIntoView({ block: 'nearest' });
    },
    onFocus: ({ target }) => {
      const cell = cellOf(target);
      if (cell !== null) activate(cell);
    },
  };
};
