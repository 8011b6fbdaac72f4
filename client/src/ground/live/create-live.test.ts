import type { PulseMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { Subject, VirtualTimeScheduler } from 'rxjs';
import { expect, it } from 'vitest';
import { createPulse } from '../../../testing/create-pulse.ts';
import { FakeWorkerSocket } from '../../../testing/fake-worker-socket.ts';
import { createLive } from './create-live.ts';

const pulse = (bookMs = 0, bookSpeed = 1): { kind: 'pulse'; message: PulseMessage } => ({
  kind: 'pulse',
  message: createPulse({ bookMs, bookSpeed }),
});

const createPage = () => {
  const socket = new FakeWorkerSocket();
  const wake$ = new Subject<void>();
  const scheduler = new VirtualTimeScheduler();
  const live = createLive({ socket, wake$, random: () => 0, scheduler });
  const states: string[] = [];
  const compared: number[] = [];
  live.liveState$.subscribe(({ state }) => states.push(state));
  live.compare$.subscribe(() => compared.push(scheduler.now()));
  live.start();
  /** Lets virtual time pass up to a moment. */
  const runUntil = (atMs: number): void => {
    scheduler.maxFrames = atMs;
    scheduler.flush();
    scheduler.frame = atMs;
  };
  return { socket, wake$, scheduler, live, states, compared, runUntil };
};

it('compares positions as soon as the socket is open, and again on waking', () => {
  const { socket, wake$, compared } = createPage();
  wake$.next();
  expect(compared).toEqual([]);
  socket.events$.next({ kind: 'connected' });
  wake$.next();
  expect(compared).toHaveLength(2);
});

it('reconnects after a growing wait, and at once when the device wakes', () => {
  const { socket, wake$, runUntil } = createPage();
  const connects = () => socket.calls.filter((call) => call === 'connect').length;
  socket.events$.next({ kind: 'disconnected' });
  runUntil(99);
  expect(connects()).toBe(1);
  runUntil(100);
  expect(connects()).toBe(2);
  socket.events$.next({ kind: 'disconnected' });
  runUntil(299);
  expect(connects()).toBe(2);
  wake$.next();
  expect(connects()).toBe(3);
});

it('comes when the book told it to, not before, and no later for each time that it was told', () => {
  const { socket, live, states, runUntil } = createPage();
  const connects = () => socket.calls.filter((call) => call === 'connect').length;
  const told: unknown[] = [];
  live.status$.subscribe((status) => status.state === 'waiting' && told.push(status));
  for (let time = 0; time < 3; time += 1) {
    socket.events$.next({ kind: 'refused', code: 'unavailable', retryInMs: 5_000 });
    runUntil(5_000 * (time + 1) - 1);
    expect(connects()).toBe(time + 1);
    runUntil(5_000 * (time + 1));
    expect([connects(), states.at(-1)]).toEqual([time + 2, 'offline']);
  }
  expect(new Set(told.map((status) => JSON.stringify(status)))).toEqual(
    new Set([JSON.stringify({ state: 'waiting', retryInMs: 5_000, code: 'unavailable', isTold: true })]),
  );
  socket.events$.next({ kind: 'refused', code: 'unavailable', retryInMs: 1e12 });
  runUntil(15_000 + 60_000);
  expect(connects()).toBe(5);
});

it('tries at once on request, also where it had given up, and stays offline until that succeeds', () => {
  const { socket, live, states, runUntil } = createPage();
  const connects = () => socket.calls.filter((call) => call === 'connect').length;
  socket.events$.next({ kind: 'connected' });
  socket.events$.next({ kind: 'disconnected' });
  live.tryNow();
  expect([connects(), states.at(-1)]).toEqual([2, 'offline']);
  live.tryNow();
  expect(connects()).toBe(2);
  socket.events$.next({ kind: 'refused', code: 'unauthenticated' });
  runUntil(60_000);
  expect(connects()).toBe(2);
  live.tryNow();
  expect(connects()).toBe(3);
});

it('doesn’t try again where it was refused for good, until it is told to', () => {
  const { socket, live, states, runUntil } = createPage();
  socket.events$.next({ kind: 'refused', code: 'originRefused' });
  runUntil(60_000);
  expect(states.at(-1)).toBe('ended');
  expect(socket.calls).toEqual(['connect']);
  live.restart();
  expect(socket.calls).toEqual(['connect', 'disconnect', 'connect']);
});

it('waits for a newer gateway when one is too old for the page, and stops when the page is too old', () => {
  const { socket, states, runUntil } = createPage();
  socket.events$.next({ kind: 'refused', code: 'wireVersion' });
  runUntil(60_000);
  expect(socket.calls.length).toBeGreaterThan(1);
  const knocks = socket.calls.length;
  socket.events$.next({ kind: 'refused', code: 'outdated' });
  runUntil(120_000);
  expect([states.at(-1), socket.calls.length]).toEqual(['outdated', knocks]);
});

it('a socket that says nothing for ten seconds is given up even though it calls itself connected', () => {
  const { socket, runUntil } = createPage();
  socket.events$.next({ kind: 'connected' });
  socket.events$.next(pulse());
  runUntil(9_999);
  expect(socket.calls).toEqual(['connect']);
  runUntil(10_000);
  expect(socket.calls).toEqual(['connect', 'disconnect', 'connect']);
});

it('after waking a pulse has three seconds to prove that the socket still works', () => {
  const { socket, wake$, runUntil } = createPage();
  socket.events$.next({ kind: 'connected' });
  wake$.next();
  runUntil(2_999);
  socket.events$.next(pulse());
  runUntil(4_000);
  expect(socket.calls).toEqual(['connect']);
  wake$.next();
  runUntil(7_000);
  expect(socket.calls).toEqual(['connect', 'disconnect', 'connect']);
});

it('after a sleep of hours the state is stale at once, before any timer has run', () => {
  const { socket, wake$, states, scheduler } = createPage();
  socket.events$.next({ kind: 'connected' });
  socket.events$.next(pulse());
  scheduler.frame = 3_600_000;
  wake$.next();
  expect(states.at(-1)).toBe('stale');
});

it("tells the book's time from the last pulse and its speed", () => {
  const { socket, live, runUntil } = createPage();
  runUntil(1_000);
  expect(live.bookNow()).toBe(1_000);
  socket.events$.next(pulse(5_000_000, 60));
  runUntil(1_500);
  expect(live.bookNow()).toBe(5_000_000 + 500 * 60);
});
