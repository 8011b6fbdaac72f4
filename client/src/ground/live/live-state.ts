import { judgeLiveAge, type LiveAge, STALE_AFTER_MS } from '@lineboard/domain/doors/wire/live-age';
import type { PulseMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import {
  combineLatest,
  distinctUntilChanged,
  filter,
  map,
  merge,
  type Observable,
  of,
  type SchedulerLike,
  scan,
  startWith,
  switchMap,
  timer,
} from 'rxjs';
import type { ConnectionStatus } from './connection.ts';

/** `outdated`: the page is too old for the gateway; `ended`: it refuses for another reason. */
export type LiveName = LiveAge | 'offline' | 'outdated' | 'ended';

export interface LiveState {
  state: LiveName;
  /** Wall clock, epoch milliseconds: when this state began; while stale, when the last pulse came. */
  sinceMs: number;
  feedsDown: readonly string[];
  accepting: boolean;
}

export interface LiveSignals {
  status$: Observable<ConnectionStatus>;
  pulse$: Observable<PulseMessage>;
  slow$: Observable<boolean>;
  /** The device slept: timers did not run, the clock did. */
  wake$: Observable<unknown>;
}

/** The pulses' content, until they have not come for too long. */
type Heard = { pulse: PulseMessage; atMs: number; isSilent: boolean } | null;

const createHeard$ = (
  { status$, pulse$, wake$ }: LiveSignals,
  scheduler: SchedulerLike,
): Observable<Heard> => {
  const pulses$: Observable<Heard> = pulse$.pipe(
    map((pulse) => ({ pulse, atMs: scheduler.now() })),
    switchMap(({ pulse, atMs }) =>
      merge(
        // Its end says it by itself: the device's clock may have been slowed or set back.
        timer(STALE_AFTER_MS, scheduler),
        wake$.pipe(filter(() => scheduler.now() - atMs >= STALE_AFTER_MS)),
      ).pipe(
        map(() => ({ pulse, atMs, isSilent: true })),
        startWith({ pulse, atMs, isSilent: false }),
      ),
    ),
  );
  return status$.pipe(
    filter(({ state }) => state !== 'connecting'),
    switchMap(({ state }) => (state === 'open' ? merge(of<Heard>(null), pulses$) : of<Heard>(null))),
    startWith<Heard>(null),
  );
};

const nameOf = (status: ConnectionStatus, heard: Heard, slow: boolean): LiveName => {
  if (status.state === 'refused') return status.code === 'outdated' ? 'outdated' : 'ended';
  if (status.state === 'waiting') return 'offline';
  if (status.state === 'connecting') return status.attempt === 0 ? 'connecting' : 'offline';
  return judgeLiveAge(heard && { isSilent: heard.isSilent, accepting: heard.pulse.accepting }, slow);
};

const isSame = (a: LiveState, b: LiveState): boolean =>
  a.state === b.state && a.accepting === b.accepting && a.feedsDown.join() === b.feedsDown.join();

/** How old the data may be, in one word. A live transport doesn't mean live data. */
export const createLiveState$ = (signals: LiveSignals, scheduler: SchedulerLike): Observable<LiveState> =>
  combineLatest([
    signals.status$,
    createHeard$(signals, scheduler),
    signals.slow$.pipe(startWith(false)),
  ]).pipe(
    scan((before: LiveState | null, [status, heard, slow]): LiveState => {
      const state = nameOf(status, heard, slow);
      const down = heard?.pulse.feeds.filter((feed) => feed.state !== 'up').map(({ feedId }) => feedId) ?? [];
      const changedMs = state === 'stale' && heard !== null ? heard.atMs : scheduler.now();
      return {
        state,
        sinceMs: before?.state === state ? before.sinceMs : changedMs,
        feedsDown: down,
        accepting: heard?.pulse.accepting ?? true,
      };
    }, null),
    filter((state) => state !== null),
    distinctUntilChanged(isSame),
  );

/** Prices may look bettable. */
export const isFresh = ({ state }: LiveState): boolean => state === 'live';
