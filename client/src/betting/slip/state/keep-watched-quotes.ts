import { keyOfPick, type PickKey, type WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { WatchedQuote } from '@lineboard/workers/board/board-frame';
import { Subject, takeUntil } from 'rxjs';
import { useFoundLines } from '../../offering/found-lines-store.ts';
import type { OfferingLink } from '../../../ground/live/offering-link.ts';
import { useSlip } from './slip-store.ts';

const selectPicks = (): Map<PickKey, WagerPick> =>
  new Map(
    [...useSlip.getState().items.map(({ pick }) => pick), ...useFoundLines.getState().picks].map((pick) => [
      keyOfPick(pick),
      pick,
    ]),
  );

/** Sends the slip, and a search, the lines of their picks. @returns stops it */
export const keepWatchedQuotes = (link: OfferingLink): (() => void) => {
  const stopped$ = new Subject<void>();
  /** The worker's last word on each: it doesn't repeat itself for a part that joins later. */
  const known = new Map<PickKey, WatchedQuote | null>();
  let watched = '';

  const watch = (): void => {
    const picks = selectPicks();
    for (const key of known.keys()) if (!picks.has(key)) known.delete(key);
    const keys = [...picks.keys()].join();
    if (keys === watched) return;
    watched = keys;
    void link.commands.watch([...picks.values()]);
  };

  const tell = (quotes: ReadonlyArray<readonly [PickKey, WatchedQuote | null]>): void => {
    if (quotes.length === 0) return;
    useSlip.getState().applyScores(quotes.flatMap(([key, told]) => (told === null ? [] : [[key, told]])));
    useSlip.getState().applyQuotes(quotes.map(([key, told]) => [key, told?.quote ?? null]));
    useFoundLines.getState().applyQuotes(quotes);
  };
  const tellKnown = (picks: readonly WagerPick[]): void =>
    tell(
      picks.flatMap((pick) => {
        const told = known.get(keyOfPick(pick));
        return told === undefined ? [] : [[keyOfPick(pick), told] as const];
      }),
    );

  link.frames$.pipe(takeUntil(stopped$)).subscribe(({ quotes }) => {
    for (const [key, told] of quotes) known.set(key, told);
    tell(quotes);
  });
  const stopSlip = useSlip.subscribe(({ items }, earlier) => {
    if (items === earlier.items) return;
    watch();
    if (items.length > earlier.items.length) tellKnown(items.map(({ pick }) => pick));
  });
  const stopFound = useFoundLines.subscribe(({ picks }, earlier) => {
    if (picks === earlier.picks) return;
    watch();
    tellKnown(picks);
  });
  watch();
  return () => {
    stopped$.next();
    stopSlip();
    stopFound();
  };
};
