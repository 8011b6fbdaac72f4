import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { CellPlace } from './find-in-place.ts';
import { findCell, GRID_KEYS } from './grid-keys.ts';

interface GridKeys {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: { target: EventTarget }) => void;
}

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-pick]') : null;

/** Rarely needed: it is loaded when a price that had the focus has gone. */
const focusInPlace = async (grid: HTMLElement, place: CellPlace): Promise<void> => {
  const { findInPlace } = await import('./find-in-place.ts');
  if (document.activeElement === document.body) findInPlace(grid, place)?.focus({ preventScroll: true });
};

/**
 * One cell of the grid is in the tab order; arrows, Home, End and the page keys move between them. Rows come and go
 * while the page is scrolled; when the cell in the tab order is gone, the first one present replaces it. When a focused
 * cell is removed, the focus goes to the cell that takes its place, and not back to the beginning of the page.
 */
export const useGridKeys = (grid: RefObject<HTMLElement | null>): GridKeys => {
  const active = useRef<HTMLElement | null>(null);
  /** The last place of a focused cell. */
  const place = useRef<CellPlace | null>(null);

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
      // A row that is removed takes its focus with it: the browser then focuses nothing.
      if (place.current !== null && document.activeElement === document.body)
        void focusInPlace(element, place.current).catch(() => undefined);
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
      // The next list keeps its own cell in the tab order.
      if (grid.current?.contains(to) === true) activate(to);
      to.focus({ preventScroll: true });
      to.scrollIntoView({ block: 'nearest' });
    },
    onFocus: ({ target }) => {
      const cell = cellOf(target);
      if (cell === null) return;
      activate(cell);
      const row = cell.closest<HTMLElement>('[data-index]');
      place.current = {
        row: Number(row?.dataset['index'] ?? 0),
        column: [...(row?.querySelectorAll('[data-pick]') ?? [])].indexOf(cell),
      };
    },
  };
};
