import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('acts after each interval until it is stopped', () => {
  const act = vi.fn<() => void>();
  const stop = repeat(act, 1_000);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_000);
  expect(act).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(3_000);
  expect(act).toHaveBeenCalledTimes(3);
});
