import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import { Observable, type SchedulerLike, type Subscription } from 'rxjs';
import type { WorkerSocket } from './offering-link.ts';
import { calculateReconnectDelayMs, calculateToldDelayMs } from './reconnect-delay.ts';

export type ConnectionStatus =
  /** @param attempt 0 for the first, and for the first after a connection was lost */
  | { state: 'connecting'; attempt: number }
  | { state: 'open' }
  /** @param code if the book said why not yet. @param isTold it said when to come, too */
  | { state: 'waiting'; retryInMs: number; code?: ErrorCode; isTold?: true }
  /** Trying again would be refused again: the page is too old, or belongs to another site. */
  | { state: 'refused'; code: ErrorCode };

const FINAL_REFUSALS: readonly ErrorCode[] = [
  'unauthenticated',
  'forbidden',
  'outdated',
  'originRefused',
  'badRequest',
];

export interface ConnectionOptions {
  socket: WorkerSocket;
  /** The device is awake or online again: no reason to wait any longer. */
  hurry$: Observable<unknown>;
  /** An attempt is requested now, even where none would be made any more. */
  tryNow$: Observable<unknown>;
  /** The connection is useless or belongs to another session: a new one is needed at once. */
  restart$: Observable<unknown>;
  random: () => number;
  scheduler: SchedulerLike;
}

/** Keeps one socket connected while it has subscribers. */
export const createStatus$ = (options: ConnectionOptions): Observable<ConnectionStatus> =>
  new Observable((subscriber) => {
    const { socket, scheduler } = options;
    let attempt = 0;
    let state: ConnectionStatus['state'] = 'connecting';
    let waiting: Subscription | undefined;

    const become = (status: ConnectionStatus): void => {
      state = status.state;
      subscriber.next(status);
    };
    const connect = (): void => {
      waiting?.unsubscribe();
      become({ state: 'connecting', attempt });
      socket.connect();
    };
    const wait = ({ code, retryInMs: toldMs }: { code?: ErrorCode; retryInMs?: number } = {}): void => {
      const random = options.random();
      const retryInMs =
        toldMs === undefined
          ? calculateReconnectDelayMs(attempt, random)
          : calculateToldDelayMs(toldMs, random);
      // A book that says when to come is there: the waits don't grow for it.
      attempt = toldMs === undefined ? attempt + 1 : 1;
      become({
        state: 'waiting',
        retryInMs,
        ...(code === undefined ? {} : { code }),
        ...(toldMs === undefined ? {} : { isTold: true as const }),
      });
      waiting = scheduler.schedule(connect, retryInMs);
    };

    const events = socket.events$.subscribe((event) => {
      if (event.kind === 'connected') {
        attempt = 0;
        become({ state: 'open' });
      } else if (event.kind === 'refused' && FINAL_REFUSALS.includes(event.code)) {
        become({ state: 'refused', code: event.code });
      } else if (
        (event.kind === 'disconnected' || event.kind === 'refused') &&
        state !== 'waiting' &&
        state !== 'refused'
      ) {
        wait(event.kind === 'refused' ? event : {});
      }
    });
    const hurries = options.hurry$.subscribe(() => {
      if (state !== 'waiting') return;
      attempt = 0;
      connect();
    });
    const tries = options.tryNow$.subscribe(() => {
      if (state !== 'waiting' && state !== 'refused') return;
      // Not the first attempt: until it succeeds the page is as offline as before.
      attempt = 1;
      connect();
    });
    const restarts = options.restart$.subscribe(() => {
      attempt = 0;
      // Emitted first: the socket's own farewell then starts no wait.
      become({ state: 'waiting', retryInMs: 0 });
      socket.disconnect();
      connect();
    });
    connect();
    return () => {
      for (const subscription of [events, hurries, tries, restarts]) subscription.unsubscribe();
      waiting?.unsubscribe();
      socket.disconnect();
    };
  });
