import { STALE_AFTER_MS } from '@lineboard/domain/doors/wire/live-age';
import type { PulseMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { takeUntil, timer } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import { expect, it } from 'vitest';
import { createPulse } from '../../../testing/create-pulse.ts';
import type { ConnectionStatus } from './connection.ts';
import { createLiveState$ } from './live-state.ts';

const STATUS: Record<string, ConnectionStatus> = {
  c: { state: 'connecting', attempt: 0 },
  o: { state: 'open' },
  w: { state: 'waiting', retryInMs: 400 },
  a: { state: 'connecting', attempt: 1 },
  r: { state: 'refused', code: 'originRefused' },
};

const PULSES: Record<string, PulseMessage> = {
  p: createPulse(),
  d: createPulse({ feeds: [{ feedId: 'simulator', state: 'down', sinceMs: 0 }] }),
  n: createPulse({ accepting: false }),
};

/** The states that follow from these marbles, each with its frame, up to `untilMs`. */
const runStates = (
  marbles: { status: string; pulse: string; slow?: string; wake?: string },
  untilMs: number,
): Array<[atMs: number, state: string]> => {
  const states: Array<[number, string]> = [];
  const scheduler = new TestScheduler(() => undefined);
  scheduler.run(({ hot }) => {
    const signals = {
      status$: hot(marbles.status, STATUS),
      pulse$: hot(marbles.pulse, PULSES),
      slow$: hot(marbles.slow ?? '', { s: true, f: false }),
      wake$: hot(marbles.wake ?? ''),
    };
    createLiveState$(signals, scheduler)
      .pipe(takeUntil(timer(untilMs, scheduler)))
      .subscribe(({ state, feedsDown }) => states.push([scheduler.now(), [state, ...feedsDown].join(' ')]));
  });
  return states;
};

it('is live with the first pulse, not with the open socket', () => {
  expect(runStates({ status: 'c 9ms o', pulse: '15ms p' }, 100)).toEqual([
    [0, 'connecting'],
    [15, 'live'],
  ]);
});

it('HR-32.5: is stale at the very moment that the second missed pulse is overdue, and live again with the next one', () => {
  const pulses = `p ${STALE_AFTER_MS + 99}ms p`;
  expect(runStates({ status: 'o', pulse: pulses }, STALE_AFTER_MS)).toEqual([
    [0, 'connecting'],
    [0, 'live'],
  ]);
  expect(runStates({ status: 'o', pulse: pulses }, STALE_AFTER_MS + 500).slice(2)).toEqual([
    [STALE_AFTER_MS, 'stale'],
    [STALE_AFTER_MS + 100, 'live'],
  ]);
});

it.each<[string, (ms: number) => number]>([
  ['slowed', (ms) => Math.floor(ms * 0.999)],
  ['set back', (ms) => (ms < 4_000 ? ms : ms - 4_000)],
])('HR-32.5: is stale without pulses, also where the device’s clock is %s meanwhile', (_how, read) => {
  const scheduler = new TestScheduler(() => undefined);
  const states: string[] = [];
  scheduler.run(({ hot }) => {
    const wrong = { now: () => read(scheduler.now()), schedule: scheduler.schedule.bind(scheduler) };
    createLiveState$(
      { status$: hot('o', STATUS), pulse$: hot('p', PULSES), slow$: hot(''), wake$: hot('4501ms w') },
      wrong,
    ).subscribe(({ state }) => states.push(state));
  });
  expect(states).toEqual(['connecting', 'live', 'stale']);
});

it('stays live while every pulse comes just before the limit', () => {
  const pulses = `p ${STALE_AFTER_MS - 2}ms p ${STALE_AFTER_MS - 2}ms p`;
  expect(runStates({ status: 'o', pulse: pulses }, 3 * STALE_AFTER_MS - 3)).toEqual([
    [0, 'connecting'],
    [0, 'live'],
  ]);
});

it('a lost socket is offline at once, and an attempt to reconnect changes nothing about that', () => {
  const states = runStates({ status: 'o 99ms w 399ms a 20ms o', pulse: '-p 600ms p' }, 1_000);
  expect(states.slice(1)).toEqual([
    [1, 'live'],
    [100, 'offline'],
    [521, 'connecting'],
    [602, 'live'],
  ]);
});

it('a refused handshake ends it', () => {
  expect(runStates({ status: 'c 9ms r', pulse: '' }, 100).at(-1)).toEqual([10, 'ended']);
});

it('a book that accepts nothing is as good as stale', () => {
  const states = runStates({ status: 'o', pulse: '-p 100ms n 100ms p' }, 500);
  expect(states.slice(1).map(([, state]) => state)).toEqual(['live', 'stale', 'live']);
});

it('a feed that is down is named while the rest stays live', () => {
  const states = runStates({ status: 'o', pulse: '-p 100ms d 100ms p' }, 500);
  expect(states.slice(1).map(([, state]) => state)).toEqual(['live', 'live simulator', 'live']);
});

it('a slow socket is reported until it recovers', () => {
  const states = runStates({ status: 'o', pulse: '-p', slow: '10ms s 50ms f' }, 500);
  expect(states.slice(1).map(([, state]) => state)).toEqual(['live', 'slow', 'live']);
});

it('stale counts from the last pulse', () => {
  const scheduler = new TestScheduler(() => undefined);
  const since: number[] = [];
  scheduler.run(({ hot }) => {
    createLiveState$(
      { status$: hot('o', STATUS), pulse$: hot('50ms p', PULSES), slow$: hot(''), wake$: hot('') },
      scheduler,
    ).subscribe(({ state, sinceMs }) => state === 'stale' && since.push(sinceMs));
  });
  expect(since).toEqual([50]);
});
