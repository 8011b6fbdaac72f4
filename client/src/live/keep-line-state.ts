import { Subject, takeUntil } from 'rxjs';
import { type LineState, useLineState } from './line-state.ts';
import type { Live } from './create-live.ts';
import type { LiveName } from './live-state.ts';

const CONNECTION: Readonly<Record<LiveName, LineState['connection']>> = {
  connecting: 'connecting',
  live: 'live',
  slow: 'live',
  stale: 'stale',
  offline: 'offline',
  outdated: 'outdated',
  ended: 'offline',
};

/** Tells the rest of the page how old its prices are. @returns stops it */
export const keepLineState = (live: Live): (() => void) => {
  const stopped$ = new Subject<void>();
  live.liveState$.pipe(takeUntil(stopped$)).subscribe(({ state, sinceMs, feedsDown, accepting }) => {
    useLineState.getState().applyLineState({
      // A book that accepts nothing is connected: the state line has its own words for that.
      connection: state === 'stale' && !accepting ? 'live' : CONNECTION[state],
      staleSinceMs: state === 'live' || state === 'connecting' ? null : sinceMs,
      slow: state === 'slow',
      feedsDown,
      accepting,
    });
  });
  live.status$.pipe(takeUntil(stopped$)).subscribe((status) => {
    const retryAtMs = status.state === 'waiting' ? Date.now() + status.retryInMs : null;
    useLineState.getState().applyLineState({ retryAtMs });
  });
  useLineState.setState({ tryNow: live.tryNow });
  live.pulse$.pipe(takeUntil(stopped$)).subscribe(({ bookMs, bookSpeed }) => {
    useLineState.getState().applyLineState({ bookClock: { wallMs: Date.now(), bookMs, speed: bookSpeed } });
  });
  return () => stopped$.next();
};
