import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** A pane under way: from its place to the one that it would take. */
export interface PaneDrag {
  from: number;
  to: number;
}

/** A press that moves less is no drag. */
const LEAST_DRAG_PX = 6;

/** The place under a pointer, by the panes' own boxes from left to right. */
const placeAt = (row: HTMLElement, x: number): number => {
  const panes = [...row.querySelectorAll<HTMLElement>('[data-pane]')];
  const found = panes.findIndex((pane) => x < pane.getBoundingClientRect().right);
  return found === -1 ? panes.length - 1 : found;
};

/**
 * Panes are dragged by their heads past each other. Escape breaks it off.
 * @param row the panes
 * @param onMove called once, where a pane was let go of at another place
 */
export const usePaneDrag = (
  row: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): { drag: PaneDrag | null; grab: (from: number) => (event: PointerEvent<HTMLElement>) => void } => {
  const [drag, setDrag] = useState<PaneDrag | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const grab =
    (from: number) =>
    (event: PointerEvent<HTMLElement>): void => {
      if (event.button !== 0 || row.current === null) return;
      stop.current?.();
      const element = row.current;
      const startX = event.clientX;
      let now: PaneDrag | null = null;
      const over = new AbortController();
      const end = (): void => {
        over.abort();
        stop.current = null;
        setDrag(null);
      };
      stop.current = end;
      const { signal } = over;
      document.addEventListener(
        'pointermove',
        ({ clientX }) => {
          if (now === null && Math.abs(clientX - startX) < LEAST_DRAG_PX) return;
          now = { from, to: placeAt(element, clientX) };
          setDrag(now);
        },
        { signal },
      );
      document.addEventListener(
        'pointerup',
        () => {
          const done = now;
          end();
          if (done !== null && done.to !== from) onMove(from, done.to);
        },
        { signal },
      );
      document.addEventListener('pointercancel', end, { signal });
      document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
      // No text is marked on the way.
      event.preventDefault();
    };

  return { drag, grab };
};
