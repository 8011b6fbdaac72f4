import { fromEvent, Subject, takeUntil } from 'rxjs';
import { type LineState, useLineState } from './line-state.ts';
import type { Live } from './create-live.ts';
import { readLastLinesMs, rememberLastLines } from './last-lines.ts';
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
  let before: LiveName | null = null;
  let hadLines = false;
  live.liveState$.pipe(takeUntil(stopped$)).subscribe(({ state, sinceMs, feedsDown, accepting }) => {
    if (before === 'live' && state !== 'live') rememberLastLines(sinceMs);
    before = state;
    hadLines ||= state === 'live';
    // A page that was opened without a network has no lines; the last that the device saw are from then.
    const oldSinceMs = hadLines ? sinceMs : (readLastLinesMs() ?? sinceMs);
    useLineState.getState().applyLineState({
      // A book that accepts nothing is connected: the state line has its own words for that.
      connection: state === 'stale' && !accepting ? 'live' : CONNECTION[state],
      staleSinceMs: state === 'live' || state === 'connecting' ? null : oldSinceMs,
      slow: state === 'slow',
      feedsDown,
      accepting,
    });
  });
  fromEvent(window, 'pagehide')
    .pipe(takeUntil(stopped$))
    .subscribe(() => {
      if (before === 'live') rememberLastLines(Date.now());
    });
  live.status$.pipe(takeUntil(stopped$)).subscribe((status) => {
    const retryAtMs = status.state === 'waiting' ? Date.now() + status.retryInMs : null;
    // It stays so during the attempt that follows.
    const full =
      status.state === 'connecting' ? {} : { full: status.state === 'waiting' && status.isTold === true };
    useLineState.getState().applyLineState({ retryAtMs, ...full });
  });
  useLineState.setState({ tryNow: live.tryNow });
  live.pulse$.pipe(takeUntil(stopped$)).subscribe(({ serverMs, bookMs, bookSpeed }) => {
    const wallMs = Date.now();
    const bookClock = { wallMs, bookMs, speed: bookSpeed };
    useLineState.getState().applyLineState({ bookClock, aheadMs: serverMs - wallMs });
  });
  live.compare$.pipe(takeUntil(stopped$)).subscribe(() => {
    const { compares, applyLineState } = useLineState.getState();
    applyLineState({ compares: compares + 1 });
  });
  return () => stopped$.next();
};
