import { afterEach, expect, it, vi } from 'vitest';
import { repeat } from './repeat.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('acts after each interval until it is stopped', () => {
  vi.useFakeTimers();
  const act = vi.fn<() => void>();
  const stop = repeat(act, 1_000);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_000);
  expect(act).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(3_000);
  expect(act).toHaveBeenCalledTimes(3);
});

it('lets a process end that has nothing else to do', () => {
  const begin = vi.spyOn(globalThis, 'setInterval');
  const stop = repeat(() => undefined, 1_000);
  expect(begin.mock.results[0]?.value.hasRef()).toBe(false);
  stop();
});
