import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openFakeBook } from '../../testing/fake-book.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { useLineState } from '../live/line-state.ts';
import { StateLine } from './StateLine.tsx';

beforeEach(() => {
  openFakeBook();
  useLineState.setState(useLineState.getInitialState());
});
afterEach(() => void vi.useRealTimers());

it('while offline counts down to the next try, and tries at once when it is told to', async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'setInterval', 'clearInterval'] });
  const tryNow = vi.fn<() => void>();
  useLineState.setState({ connection: 'offline', staleSinceMs: 990_000, retryAtMs: 1_008_000, tryNow });
  await renderPart(<StateLine isPhone />);
  expect(screen.getByRole('timer').textContent).toBe('Next try in 8 s');
  act(() => void vi.advanceTimersByTime(3_000));
  expect(screen.getByRole('timer').textContent).toBe('Next try in 5 s');
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  expect(tryNow).toHaveBeenCalledOnce();
  act(() => useLineState.setState({ retryAtMs: null }));
  expect(screen.getByRole('timer').textContent).toBe('Trying…');
});

it('the countdown is no part of what is announced, and gone when the prices are fresh', async () => {
  useLineState.setState({ connection: 'offline', staleSinceMs: 1, retryAtMs: Date.now() + 8_000 });
  await renderPart(<StateLine isPhone />);
  expect(screen.getByRole('status').textContent).not.toContain('Next try');
  act(() => useLineState.setState({ connection: 'live', retryAtMs: null }));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull();
});
