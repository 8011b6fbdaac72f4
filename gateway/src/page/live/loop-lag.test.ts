import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchLoopLag } from './loop-lag.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells by how much a timer came too late, and nothing once it was stopped', () => {
  const heard: number[] = [];
  let late = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => Date.now() + late);
  const stop = watchLoopLag((lateMs) => heard.push(lateMs));
  vi.advanceTimersByTime(200);
  expect(heard).toEqual([0, 0]);
  late = 70;
  vi.advanceTimersByTime(200);
  expect(heard).toEqual([0, 0, 70, 0]);
  stop();
  vi.advanceTimersByTime(1_000);
  expect(heard).toHaveLength(4);
  clock.mockRestore();
});
