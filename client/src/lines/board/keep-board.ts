import { Subject, takeUntil } from 'rxjs';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import type { BoardParts } from './BoardProvider.tsx';
import type { SelectedPicks } from './selected-picks.ts';

/** Puts every frame from the worker on the board, and reports when it is drawn. @returns stops it */
export const keepFrames = ({ board, marks, link }: BoardParts): (() => void) => {
  const stopped$ = new Subject<void>();
  link.frames$.pipe(takeUntil(stopped$)).subscribe((frame) => {
    board.apply(frame);
    marks.sweep();
    link.send({ kind: 'drawn' });
  });
  return () => stopped$.next();
};

/** Keeps the board's cells current about the picks on the slip. @returns stops it */
export const keepSelected = (selected: SelectedPicks): (() => void) => {
  const update = (): void => {
    const { items } = useSlip.getState();
    selected.update(new Map(items.map(({ itemId, seen }) => [itemId, seen])));
  };
  update();
  return useSlip.subscribe((state, earlier) => {
    if (state.items !== earlier.items) update();
  });
};
