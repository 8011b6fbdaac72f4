import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { useLineState } from '../../ground/live/line-state.ts';
import { PendingSeconds } from './PendingSeconds.tsx';

it('HR-44.1: counts down second by second, and then says that the bet is being decided', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderPart(<PendingSeconds decidedAtMs={Date.now() + 4_000} />);
  const words = () => document.body.textContent;
  const said = [words()];
  for (let second = 0; second < 4; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    said.push(words());
  }
  expect(new Set(said).size).toBeGreaterThanOrEqual(4);
  expect(said.at(-1)).toMatch(/decid/i);
});

it.each([3_600_000, -3_600_000])(
  'HR-44.1: counts by the gateway’s clock, with a device that is %d ms off',
  async (offMs) => {
    useLineState.setState({ aheadMs: 0 - offMs });
    await renderPart(<PendingSeconds decidedAtMs={Date.now() - offMs + 3_900} />);
    expect(document.body.textContent).toMatch(/\b4\b/);
  },
);
