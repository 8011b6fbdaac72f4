import type { PulseMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBookMs, readGatewayMs, useLineState } from './line-state.ts';
import type { ConnectionStatus } from './connection.ts';
import type { Live } from './create-live.ts';
import { keepLineState } from './keep-line-state.ts';
import type { LiveState } from './live-state.ts';

const pulse$ = new Subject<PulseMessage>();
const liveState$ = new Subject<LiveState>();
const status$ = new Subject<ConnectionStatus>();
const compare$ = new Subject<void>();
const tryNow = (): void => undefined;
const pulse = (bookMs: number, bookSpeed = 1, serverMs = 0): void =>
  pulse$.next({ serverMs, bookMs, bookSpeed, epoch: 'e1', clk: 1, feeds: [], accepting: true });
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  useLineState.setState(useLineState.getInitialState());
  // Nothing else about the connection matters here.
  stop = keepLineState({ pulse$, liveState$, status$, compare$, tryNow } as unknown as Live);
});
afterEach(() => stop());

it('CALL1-15: every pulse sets the page’s clock by the server’s, however wrong the device is', () => {
  expect(readBookMs()).toBe(1_000_000);
  pulse(5_000_000);
  vi.advanceTimersByTime(1_500);
  expect(readBookMs()).toBe(5_001_500);
  // The device is set back an hour: the next pulse corrects it.
  vi.setSystemTime(Date.now() - 3_600_000);
  pulse(5_002_000);
  expect(readBookMs()).toBe(5_002_000);
});

it('CALL1-15: between pulses it runs as fast as the book’s', () => {
  pulse(5_000_000, 60);
  vi.advanceTimersByTime(2_000);
  expect(readBookMs()).toBe(5_120_000);
});

it('CALL1-15: tells the gateway’s own time by the last pulse, however wrong the device is', () => {
  expect(readGatewayMs()).toBe(1_000_000);
  pulse(5_000_000, 60, 8_000_000);
  vi.advanceTimersByTime(1_500);
  expect(readGatewayMs()).toBe(8_001_500);
  vi.setSystemTime(Date.now() + 3_600_000);
  pulse(5_002_000, 60, 8_002_000);
  expect(readGatewayMs()).toBe(8_002_000);
});

it('says when the book is tried again, for as long as that is waited for, and how to try at once', () => {
  status$.next({ state: 'waiting', retryInMs: 8_000 });
  expect(useLineState.getState()).toMatchObject({ retryAtMs: 1_008_000, tryNow });
  status$.next({ state: 'connecting', attempt: 3 });
  expect(useLineState.getState().retryAtMs).toBeNull();
});

it('says that many come at once from the moment that the book told so until it is open', () => {
  const full = () => useLineState.getState().full;
  status$.next({ state: 'waiting', retryInMs: 8_000, code: 'unavailable', isTold: true });
  expect(full()).toBe(true);
  status$.next({ state: 'connecting', attempt: 1 });
  expect(full()).toBe(true);
  status$.next({ state: 'open' });
  expect(full()).toBe(false);
  status$.next({ state: 'waiting', retryInMs: 8_000, isTold: true });
  status$.next({ state: 'waiting', retryInMs: 200 });
  expect(full()).toBe(false);
});

it('HR-32.5: the page learns of feeds that are down, a book that takes nothing and a slow connection', () => {
  const fresh: LiveState = { state: 'live', sinceMs: 0, feedsDown: [], accepting: true };
  liveState$.next({ ...fresh, feedsDown: ['mover'], accepting: false });
  expect(useLineState.getState()).toMatchObject({ feedsDown: ['mover'], accepting: false, slow: false });
  liveState$.next({ ...fresh, state: 'slow' });
  expect(useLineState.getState()).toMatchObject({
    connection: 'live',
    feedsDown: [],
    accepting: true,
    slow: true,
  });
});

describe('since when prices are old', () => {
  const become = (state: LiveState['state'], sinceMs: number): void =>
    liveState$.next({ state, sinceMs, feedsDown: [], accepting: true });
  const since = () => useLineState.getState().staleSinceMs;

  it('is the time when they stopped coming, while the page has had some', () => {
    become('live', 1_000_000);
    become('offline', 1_000_500);
    expect(since()).toBe(1_000_500);
  });

  it('is the time when this device last had fresh ones, on a page that was opened without a network', () => {
    become('live', 1_000_000);
    vi.setSystemTime(1_200_000);
    window.dispatchEvent(new Event('pagehide'));
    stop();
    vi.setSystemTime(1_900_000);
    stop = keepLineState({ pulse$, liveState$, status$, compare$, tryNow } as unknown as Live);
    become('offline', 1_900_000);
    expect(since()).toBe(1_200_000);
    become('live', 1_950_000);
    become('stale', 1_960_000);
    expect(since()).toBe(1_960_000);
  });

  it('is now when nothing is known, or the known time is impossible', () => {
    for (const kept of [null, 'x', '-5', '99999999999999']) {
      if (kept !== null) localStorage.setItem('lb-last-lines', kept);
      become('offline', 1_000_000);
      expect(since()).toBe(1_000_000);
      become('connecting', 1_000_000);
    }
  });
});
