import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { useSession } from '../session/session-store.ts';
import { useFormats } from './use-formats.ts';

const Kickoff = () => <time>{useFormats().dateTime(Date.parse('2026-01-05T02:30:00Z'))}</time>;
const shown = () => screen.getByRole('time').textContent?.replaceAll('\u202f', ' ');

it('times are shown in the customer’s zone, whatever the device’s is', () => {
  openTestPage({ customer: { timeZone: 'Asia/Tokyo' } });
  render(<Kickoff />);
  expect(shown()).toBe('Mon, Jan 5, 11:30 AM');
});

it('a visitor sees them in the book’s zone', () => {
  openTestPage();
  useSession.getState().endSession(false);
  render(<Kickoff />);
  expect(shown()).toBe('Sun, Jan 4, 9:30 PM');
});
