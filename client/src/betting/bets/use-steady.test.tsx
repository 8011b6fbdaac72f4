import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSteady } from './use-steady.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

it('counts the first meaning at once, and another half a second after it came', () => {
  const { result, rerender } = renderHook(useSteady, { initialProps: 'place' });
  expect(result.current).toBe(true);
  rerender('accept');
  expect(result.current).toBe(false);
  pass(499);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

it('waits for the latest meaning alone when one follows another', () => {
  const { result, rerender } = renderHook(useSteady, { initialProps: 'place' });
  rerender('accept');
  pass(300);
  rerender('confirm');
  pass(499);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

it('leaves nothing behind when its button goes', () => {
  const { rerender, unmount } = renderHook(useSteady, { initialProps: 'place' });
  rerender('accept');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
