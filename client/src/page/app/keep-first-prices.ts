import { filter, fromEvent, merge, Observable, startWith, take, timer } from 'rxjs';
import type { BoardStore } from '../../lines/board/board-store.ts';
import type { SlipState } from '../../betting/slip/state/slip-state.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { tellFirstPrices } from '../../ground/ui/first-prices.ts';
import { afterPaint } from './after-paint.ts';

/** A page that gets no rows, without a network or without games, must still become whole. */
const WITHOUT_ROWS_MS = 3_000;

/**
 * Reports when the first prices are visible. A slip that the device stored is visible at once, a press ends the wait,
 * and so does a timer on a board without rows. @returns stops it
 */
export const keepFirstPrices = (board: BoardStore): (() => void) => {
  const picked$ = new Observable<SlipState>((slip) => useSlip.subscribe((state) => slip.next(state))).pipe(
    startWith(useSlip.getState()),
    filter(({ items }) => items.length > 0),
  );
  const priced$ = new Observable<void>((first) => board.onFirstDrawn(() => first.next()));
  const pressed$ = merge(
    ...(['pointerdown', 'keydown'] as const).map((press) => fromEvent(window, press, { capture: true })),
  );
  const begun = merge(picked$, priced$, pressed$, timer(WITHOUT_ROWS_MS))
    .pipe(take(1))
    .subscribe(() => afterPaint(tellFirstPrices));
  return () => begun.unsubscribe();
};
