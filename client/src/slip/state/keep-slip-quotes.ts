import { Subject, takeUntil } from 'rxjs';
import { useSlip } from './slip-store.ts';
import type { OfferingLink } from '../../live/offering-link.ts';

/** Keeps the slip told of the lines that its items stand on. @returns stops it */
export const keepSlipQuotes = (link: OfferingLink): (() => void) => {
  const stopped$ = new Subject<void>();
  const watch = (): void => void link.commands.watch(useSlip.getState().items.map(({ pick }) => pick));
  link.frames$.pipe(takeUntil(stopped$)).subscribe(({ quotes }) => {
    if (quotes.length === 0) return;
    useSlip.getState().applyQuotes(quotes.map(([key, watched]) => [key, watched?.quote ?? null]));
  });
  const stopSlip = useSlip.subscribe((state, earlier) => {
    const keys = (items: typeof state.items): string => items.map(({ itemId }) => itemId).join();
    if (state.items !== earlier.items && keys(state.items) !== keys(earlier.items)) watch();
  });
  watch();
  return () => {
    stopped$.next();
    stopSlip();
  };
};
