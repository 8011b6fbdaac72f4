import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
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
