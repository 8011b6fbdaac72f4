import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { readBookMs } from '../live/line-state.ts';
import { useCountdown } from './use-countdown.ts';

const MINUTE_MS = 60_000;

it('follows the clock until the moment comes, and is empty from then on', async () => {
  vi.useFakeTimers();
  openTestPage();
  const { result, unmount } = renderHook(({ untilMs }) => useCountdown(untilMs), {
    initialProps: { untilMs: readBookMs() + 3 * MINUTE_MS },
  });
  const said = [result.current];
  for (let minute = 0; minute < 3; minute += 1) {
    await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
    said.push(result.current);
  }
  expect(said).toEqual(['in 3 minutes', 'in 2 minutes', 'in 1 minute', '']);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
