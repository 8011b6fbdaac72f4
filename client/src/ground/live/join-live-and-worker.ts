import { combineLatest, Subject, takeUntil } from 'rxjs';
import type { Live } from './create-live.ts';
import { isFresh } from './live-state.ts';
import type { OfferingLink } from './offering-link.ts';

/**
 * Tells the worker what only the page knows: that the device woke, and how old the data may be.
 * @returns stops it
 */
export const joinLiveAndWorker = (live: Live, link: OfferingLink): (() => void) => {
  const stopped$ = new Subject<void>();
  live.awake$.pipe(takeUntil(stopped$)).subscribe(() => link.send({ kind: 'compare' }));
  combineLatest([live.liveState$, live.pulse$])
    .pipe(takeUntil(stopped$))
    .subscribe(([state, { bookSpeed }]) => {
      void link.commands.live({
        fresh: isFresh(state),
        feedsDown: state.feedsDown,
        bookMs: live.bookNow(),
        bookSpeed,
        atMs: Date.now(),
      });
    });
  return () => {
    stopped$.next();
  };
};
