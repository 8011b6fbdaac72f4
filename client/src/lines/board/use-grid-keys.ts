import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { behindFirstPrices } from '../../ground/ui/first-prices.ts';
import type { CellPlace } from './find-in-place.ts';
import type { findCell } from './grid-keys.ts';

interface GridKeys {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: { target: EventTarget }) => void;
}

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-pick]') : null;

const GRID_KEYS = /^(?:Arrow(?:Right|Left|Down|Up)|Home|End|Page(?:Down|Up))$/;

/** Only a keyboard needs it. */
let find: typeof findCell | null = null;
const loadKeys = async (): Promise<typeof findCell> => {
  find ??= (await import('./grid-keys.ts')).findCell;
  return find;
};
const preloadKeys = behindFirstPrices(loadKeys);

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

  useEffect(() => void preloadKeys().catch(() => undefined), []);

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

  const move = (key: string, from: HTMLElement, findFrom: typeof findCell): void => {
    const to = findFrom(from, key);
    if (to === null) return;
    // The next list keeps its own cell in the tab order.
    if (grid.current?.contains(to) === true) activate(to);
    to.focus({ preventScroll: true });
    to.scrollIntoView({ block: 'nearest' });
  };

  return {
    onKeyDown: (event) => {
      const { key, target } = event;
      const from = cellOf(target);
      if (from === null || event.ctrlKey || event.metaKey || event.altKey || !GRID_KEYS.test(key)) return;
      event.preventDefault();
      if (find !== null) return move(key, from, find);
      // A key before it goes first, and takes the focus along.
      void loadKeys().then(
        (loaded) => move(key, cellOf(document.activeElement ?? from) ?? from, loaded),
        () => undefined,
      );
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
