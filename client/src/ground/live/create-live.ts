import { GIVE_UP_AFTER_MS } from '@lineboard/domain/doors/wire/live-age';
import type { CustomerEvent, PulseMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import type { SampledChange } from '@lineboard/workers/socket/socket-event';
import {
  asyncScheduler,
  filter,
  map,
  merge,
  type Observable,
  type SchedulerLike,
  shareReplay,
  Subject,
  share,
  switchMap,
  takeUntil,
  tap,
  timer,
} from 'rxjs';
import { type ConnectionStatus, createStatus$ } from './connection.ts';
import { createLiveState$, type LiveState } from './live-state.ts';
import type { WorkerSocket } from './offering-link.ts';

/** When the device wakes, an open socket must prove itself by a pulse; one that slept with the device often can't. */
const PROVE_WITHIN_MS = 3_000;

export interface LiveOptions {
  socket: WorkerSocket;
  wake$: Observable<unknown>;
  random?: () => number;
  scheduler?: SchedulerLike;
}

/** The one live connection of a page as streams. All end when `stop` is called. */
export interface Live {
  status$: Observable<ConnectionStatus>;
  liveState$: Observable<LiveState>;
  pulse$: Observable<PulseMessage>;
  customer$: Observable<CustomerEvent>;
  /** Questions about changes, from a book that sends traces. */
  sample$: Observable<SampledChange>;
  /** Awake again, with a socket that is open as far as anybody knows. */
  awake$: Observable<void>;
  /** The page's state may be old: connected, or awake again. */
  compare$: Observable<void>;
  /** The book's time, epoch milliseconds; the wall clock until the first pulse. */
  bookNow: () => number;
  /** Attempts to connect at once, where an attempt is waited for or was given up. */
  tryNow: () => void;
  /** A new connection, for another session. */
  restart: () => void;
  start: () => void;
  stop: () => void;
}

export const createLive = (options: LiveOptions): Live => {
  const { socket, wake$, random = Math.random, scheduler = asyncScheduler } = options;
  const stopped$ = new Subject<void>();
  const tryNow$ = new Subject<void>();
  const restart$ = new Subject<void>();
  const hung$ = new Subject<void>();
  const events$ = socket.events$.pipe(takeUntil(stopped$), share());

  const status$ = createStatus$({
    socket,
    hurry$: wake$,
    tryNow$,
    restart$: merge(restart$, hung$),
    random,
    scheduler,
  }).pipe(takeUntil(stopped$), shareReplay({ bufferSize: 1, refCount: false }));

  const anchor = { bookMs: 0, wallMs: 0, speed: 0 };
  const pulse$ = events$.pipe(
    filter((event) => event.kind === 'pulse'),
    map(({ message }) => message),
    // Before anybody hears of the pulse, so that all of them find the clock set.
    tap(({ bookMs, bookSpeed }) =>
      Object.assign(anchor, { bookMs, wallMs: scheduler.now(), speed: bookSpeed }),
    ),
    share(),
  );
  const open$ = status$.pipe(filter(({ state }) => state === 'open'));
  const awake$ = status$.pipe(
    switchMap(({ state }) => (state === 'open' ? wake$ : [])),
    map(() => undefined),
  );
  const liveState$ = createLiveState$(
    {
      status$,
      pulse$,
      slow$: merge(
        events$.pipe(
          filter((event) => event.kind === 'slow'),
          map(({ slow }) => slow),
        ),
        open$.pipe(map(() => false)),
      ),
      wake$,
    },
    scheduler,
  ).pipe(takeUntil(stopped$), shareReplay({ bufferSize: 1, refCount: false }));

  const watch = (): void => {
    // The clock is needed whether or not anybody else listens.
    pulse$.subscribe();
    status$
      .pipe(
        switchMap(({ state }) =>
          state !== 'open'
            ? []
            : merge(pulse$.pipe(map(() => GIVE_UP_AFTER_MS)), wake$.pipe(map(() => PROVE_WITHIN_MS)), [
                GIVE_UP_AFTER_MS,
              ]).pipe(switchMap((limitMs) => timer(limitMs, scheduler))),
        ),
        takeUntil(stopped$),
      )
      .subscribe(() => hung$.next());
  };

  return {
    status$,
    liveState$,
    pulse$,
    customer$: events$.pipe(
      filter((event) => event.kind === 'customer'),
      map(({ event }) => event),
    ),
    sample$: events$.pipe(filter((event) => event.kind === 'sample')),
    awake$,
    compare$: merge(open$.pipe(map(() => undefined)), awake$),
    bookNow: () =>
      anchor.wallMs === 0
        ? scheduler.now()
        : anchor.bookMs + (scheduler.now() - anchor.wallMs) * anchor.speed,
    tryNow: () => tryNow$.next(),
    restart: () => restart$.next(),
    start: watch,
    stop: () => stopped$.next(),
  };
};
