import type { Opening } from './numbers-store.ts';

/** A finger that stays this long wants to see more, as on a phone's own lists; a tap is over by then. */
export const HOLD_MS = 450;
/** A pointer on its way to a press doesn't rest for so long. */
export const REST_MS = 500;
/** A finger never stays on one pixel; one that goes further scrolls. */
const SLIP_PX = 10;
/** A browser sends the click of a finger that went up within this time, if it sends one at all. */
const CLICK_FOLLOWS_MS = 400;
/** Acts on the focused cell. */
export const NUMBERS_KEY = 'n';

interface CellWatch {
  open: (cell: HTMLElement, opening: Opening) => void;
  /** It may be opened in a moment. */
  prepare: (opening: Opening) => void;
}

const cellOf = (target: EventTarget | null): HTMLElement | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[role="grid"] [data-pick]') : null;
  return cell?.dataset['state']?.startsWith('none') === true ? null : cell;
};

/**
 * Hears from the whole page which cell's numbers are wanted. The board knows nothing of it: this comes after the first
 * prices. A press stays a press: a hold takes the click that would follow it, a rest ends with the button that goes
 * down, and the key is none that presses.
 *
 * @returns stops it
 */
export const watchCells = ({ open, prepare }: CellWatch): (() => void) => {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The place at which the finger went down; null while none is. */
  let down: { x: number; y: number } | null = null;
  /** The hold has opened something: its click must not press the cell. */
  let isHeld = false;
  /** Was pressed by the mouse that is still on it. */
  let pressed: HTMLElement | null = null;

  const forget = (): void => clearTimeout(timer);
  const wait = (cell: HTMLElement, opening: Opening, ms: number): void => {
    prepare(opening);
    timer = setTimeout(() => {
      isHeld = opening === 'hold';
      if (cell.isConnected) open(cell, opening);
    }, ms);
  };
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    hear: (event: DocumentEventMap[Name]) => void,
  ): void =>
    document.addEventListener(name, hear, {
      capture: true,
      passive: name === 'pointermove' || name === 'scroll',
      signal: listening.signal,
    });

  on('pointerdown', (event) => {
    forget();
    isHeld = false;
    down = null;
    const cell = cellOf(event.target);
    if (event.pointerType === 'mouse') pressed = cell;
    else if (cell !== null && event.isPrimary) {
      down = { x: event.clientX, y: event.clientY };
      wait(cell, 'hold', HOLD_MS);
    }
  });
  on('pointermove', ({ pointerType, target, clientX, clientY, buttons }) => {
    if (pointerType !== 'mouse') {
      if (down !== null && Math.hypot(clientX - down.x, clientY - down.y) > SLIP_PX) forget();
      return;
    }
    forget();
    const cell = cellOf(target);
    if (cell !== pressed) pressed = null;
    if (cell !== null && cell !== pressed && buttons === 0) wait(cell, 'rest', REST_MS);
  });
  const lift = (): void => {
    forget();
    down = null;
    if (isHeld)
      setTimeout(() => {
        isHeld = false;
      }, CLICK_FOLLOWS_MS);
  };
  on('pointerup', lift);
  // The browser scrolls with this finger from now on.
  on('pointercancel', lift);
  on('scroll', forget);
  on('pointerout', ({ relatedTarget }) => {
    if (relatedTarget === null) forget();
  });
  on('click', (event) => {
    if (!isHeld) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  on('contextmenu', (event) => {
    if (down !== null || isHeld) event.preventDefault();
  });
  on('keydown', (event) => {
    if (event.key !== NUMBERS_KEY || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const cell = cellOf(event.target);
    if (cell === null) return;
    event.preventDefault();
    event.stopPropagation();
    open(cell, 'key');
  });
  return () => {
    forget();
    listening.abort();
  };
};
