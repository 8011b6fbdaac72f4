import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { BookClock } from './BookClock.tsx';

it('shows the book’s time in the customer’s zone, and names the zone', () => {
  openTestPage({ customer: { timeZone: 'America/New_York' } });
  const { unmount } = render(<BookClock />);
  expect(screen.getByRole('time').textContent).toMatch(/[AP]M E[SD]T$/);
  unmount();
  openTestPage({ customer: { timeZone: 'America/Los_Angeles' } });
  render(<BookClock />);
  expect(screen.getByRole('time').textContent).toMatch(/[AP]M P[SD]T$/);
});

it('advances second by second', async () => {
  vi.useFakeTimers();
  openTestPage();
  render(<BookClock />);
  const readMs = () => Date.parse(screen.getByRole<HTMLTimeElement>('time').dateTime);
  const shownMs = readMs();
  for (const second of [1, 2, 3]) {
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(readMs() - shownMs).toBe(second * 1_000);
  }
});
