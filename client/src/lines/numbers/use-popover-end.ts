import { type RefObject, useEffect } from 'react';
import { repeat } from '../../ground/timers/repeat.ts';

/** A pointer may cross the gap between a cell and its numbers. */
const AWAY_MS = 300;
/** Rows of the board come and go by themselves. */
const LOOK_EVERY_MS = 500;

/**
 * Ends the numbers beside a cell: with Escape, a press elsewhere, or a scroll of what is behind them; with the cell
 * itself; and those that a pointer opened also when it leaves both.
 *
 * @param isKept a key opened it: the pointer doesn't matter
 */
export const usePopoverEnd = (
  panel: RefObject<HTMLElement | null>,
  cell: HTMLElement,
  isKept: boolean,
  close: () => void,
): void => {
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    let away: ReturnType<typeof setTimeout> | undefined;
    const isIn = (target: EventTarget | null): boolean =>
      target instanceof Node && panel.current?.contains(target) === true;
    const isOver = (target: EventTarget | null): boolean =>
      isIn(target) || (target instanceof Node && cell.contains(target));

    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      },
      options,
    );
    document.addEventListener('pointerdown', ({ target }) => isIn(target) || close(), options);
    document.addEventListener('scroll', ({ target }) => isIn(target) || close(), options);
    if (!isKept)
      document.addEventListener(
        'pointermove',
        ({ target }) => {
          if (isOver(target)) {
            clearTimeout(away);
            away = undefined;
          } else away ??= setTimeout(close, AWAY_MS);
        },
        options,
      );
    const stopLooking = repeat(() => cell.isConnected || close(), LOOK_EVERY_MS);
    return () => {
      listening.abort();
      clearTimeout(away);
      stopLooking();
    };
  }, [panel, cell, isKept, close]);
};
