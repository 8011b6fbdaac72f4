import { calculateWeeklyFigures } from '@lineboard/domain/books/daily-figures/calculate-week-figures';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TODAY, open, rowsOf, setUpFigures, weekly } from '../../../testing/figures-page.tsx';
import { useLineState } from '../../ground/live/line-state.ts';
import { useSession } from '../../ground/session/session-store.ts';

const book = setUpFigures();

describe('daily figures', () => {
  it('keep week and day in the address, and ignore impossible values', async () => {
    await open('/dailyFigures?view=week&week=1&day=2026-11-03');
    await waitFor(async () => expect((await rowsOf())[0]?.[0]).toBe('OCT / NOV'));
    // This day belongs to another week.
    expect(book.asked('/api/transactions/2026-11-03')).toBe(0);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('ask a visitor to sign in, and don’t ask the book', async () => {
    useSession.setState({ session: { online: false, customer: null, balance: null } });
    await open();
    expect(await screen.findByText('Sign in to see your daily figures.')).toBeTruthy();
    expect(book.calls).toEqual([]);
  });

  it('offer their views before they are loaded, and leave the focus on the pressed one', async () => {
    let answer: (() => void) | undefined;
    const fetchBook = fetch;
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (path.startsWith('/api/daily-figures')) await new Promise<void>((resolve) => (answer = resolve));
      return fetchBook(path, init);
    });
    await open();
    await rowsOf();
    const weekTab = () => screen.getByRole('button', { name: 'One week' });
    weekTab().focus();
    fireEvent.click(weekTab());
    await waitFor(() => expect(weekTab().getAttribute('aria-pressed')).toBe('true'));
    expect(screen.getByRole('group', { name: 'View' }).textContent).toContain('USD');
    expect(document.activeElement).toBe(weekTab());
    await waitFor(() => expect(answer).toBeDefined());
    answer!();
    expect(await screen.findByText('Zero balance')).toBeTruthy();
    expect(document.activeElement).toBe(weekTab());
    vi.unstubAllGlobals();
  });

  it('say that they failed, and try again', async () => {
    book.answers['GET /api/weekly-figures'] = 'lost';
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    book.answers['GET /api/weekly-figures'] = { body: weekly() };
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await rowsOf()).toHaveLength(9);
  });

  it('say how old they are while the connection is lost', async () => {
    await open();
    await rowsOf();
    act(() => useLineState.setState({ connection: 'offline' }));
    expect(await screen.findByText(/^As of/)).toBeTruthy();
  });

  it('say what will be there for an account without anything', async () => {
    const weeks = calculateWeeklyFigures({ today: TODAY, startingBalanceCents: 0, sums: new Map() }, 8);
    book.answers['GET /api/weekly-figures'] = { body: { ...weekly(), weeks } };
    await open();
    expect(await screen.findByText('No figures yet')).toBeTruthy();
  });
});
