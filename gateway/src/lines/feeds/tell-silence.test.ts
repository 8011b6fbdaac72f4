import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FeedSign } from '../book/feed-signs.ts';
import { tellSilence } from './tell-silence.ts';

const sign = (state: FeedSign['state'], feedId = 'mover'): FeedSign => ({
  feedId,
  state,
  quietMs: 0,
  clk: 1,
  downClk: 0,
  isDone: true,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells once of a feed that is out, and once when it is back; not of one that only begins', () => {
  const signs$ = new Subject<FeedSign>();
  const told: string[] = [];
  const stop = tellSilence(signs$, {
    notices: {
      begin: ({ about, level }) => void told.push(`${about} ${level}`),
      grow: () => undefined,
      end: (about) => void told.push(`${about} over`),
      settled: () => Promise.resolve(),
      readOpen: () => Promise.resolve([]),
    },
    isTold: (feedId) => feedId !== 'operator',
  });
  signs$.next(sign('down'));
  signs$.next(sign('up'));
  vi.advanceTimersByTime(10_000);
  signs$.next(sign('down'));
  signs$.next(sign('down', 'operator'));
  vi.advanceTimersByTime(6_000);
  signs$.next(sign('down'));
  vi.advanceTimersByTime(60_000);
  signs$.next(sign('up'));
  vi.advanceTimersByTime(1);
  stop();
  expect(told).toEqual(['mover silent over', 'mover silent urgent', 'mover silent over']);
});
