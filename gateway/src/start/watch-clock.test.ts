import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchClock } from './watch-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says by how much the clock was set, once, and nothing of what clocks differ by anyway', () => {
  let [wallMs, steadyMs] = [1_800_000_000_000, 0];
  const said: number[] = [];
  const clocks = { wallNowMs: () => wallMs, steadyNowMs: () => steadyMs };
  const stop = watchClock((byMs) => void said.push(byMs), clocks);
  const pass = (byMs = 0): void => {
    wallMs += 10_000 + byMs;
    steadyMs += 10_000;
    vi.advanceTimersByTime(10_000);
  };
  pass();
  pass(60_000);
  pass(-60_000);
  expect(said).toEqual([]);
  pass(40 * 86_400_000);
  pass();
  pass(-40 * 86_400_000);
  pass();
  expect(said).toEqual([40 * 86_400_000, -40 * 86_400_000]);
  stop();
  pass(86_400_000);
  expect(said).toHaveLength(2);
});
