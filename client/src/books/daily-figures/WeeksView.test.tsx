import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LIST, TUESDAY, dayButton, open, rowsOf, setUpFigures } from '../../../testing/figures-page.tsx';
import { openScreen } from '../../../testing/open-screen.ts';
import { useDayTransactions } from './figures-store.ts';
import { ARROW_AFTER_MS } from './use-day-panel.ts';

const book = setUpFigures();

describe('eight weeks', () => {
  it('SCR1-01, SCR1-02, SCR1-03, SCR1-04, SCR1-05, CALL1-30: eight rows, each with its days, total and balances', async () => {
    await open();
    const [head, now, before, ...earlier] = await rowsOf();
    expect(head).toEqual([
      'Week',
      'Starting balance',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
      'Week total',
      'Cash in/out',
      'Current balance',
    ]);
    expect(now).toEqual([
      'Nov 2 – 8',
      '−620.50',
      '+100.00',
      '−25.00',
      '0.00',
      '',
      '',
      '',
      '',
      '+75.00',
      '+900.00',
      '354.50',
    ]);
    expect(before).toEqual([
      'Oct 26 – Nov 1',
      '−500.00',
      '0.00',
      '−120.50',
      '0.00',
      '0.00',
      '0.00',
      '0.00',
      '0.00',
      '−120.50',
      '0.00',
      '−620.50',
    ]);
    expect(earlier).toHaveLength(6);
    expect(book.calls.map(({ path }) => path)).toEqual(['/api/weekly-figures']);
  });

  it('SCR1-06, SCR1-07, SCR1-08, ST1-42, CALL1-31: a pressed day is marked and lists its transactions below it', async () => {
    await open();
    const day = await dayButton(TUESDAY);
    expect(day.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(day);
    await waitFor(() => expect(day.getAttribute('aria-expanded')).toBe('true'));
    const panel = await screen.findByRole('region', { name: 'Transactions, Tuesday, 11/3/2026' });
    expect(panel.textContent).toMatch(/Deposit.*\+900\.00.*Straight.*Lost.*−25\.00/s);
    expect(panel.closest('tr')?.previousElementSibling?.contains(day)).toBe(true);
    expect(screen.getByText('address /dailyFigures?day=2026-11-03')).toBeTruthy();
  });

  it('CON1-21: the arrow from the day to its list comes 300 ms after the list', async () => {
    await open();
    const day = await dayButton(TUESDAY);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(async () => {
      fireEvent.click(day);
      for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
      await new Promise((done) => setImmediate(done));
      await new Promise((done) => setImmediate(done));
    });
    expect(screen.getByRole('region', { name: /^Transactions/ })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(ARROW_AFTER_MS - 1));
    expect(day.dataset['arrow']).toBe('false');
    act(() => void vi.advanceTimersByTime(1));
    expect(day.dataset['arrow']).toBe('true');
    expect(ARROW_AFTER_MS).toBe(300);
  });

  it('SCR1-09, ST1-43: a day that is pressed again is deselected, and its list is gone', async () => {
    await open('/dailyFigures?day=2026-11-03');
    const day = await dayButton(TUESDAY);
    await screen.findByRole('region', { name: /^Transactions/ });
    fireEvent.click(day);
    await waitFor(() => expect(day.getAttribute('aria-expanded')).toBe('false'));
    expect(screen.queryByRole('region', { name: /^Transactions/ })).toBeNull();
    expect(useDayTransactions.getState().answer).toBeNull();
  });

  it('SCR1-10, SCR1-11: while a day loads its cell says so, and further presses do nothing', async () => {
    await open();
    let answerDay = (): void => undefined;
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (path.startsWith('/api/transactions/')) await new Promise<void>((done) => (answerDay = done));
      return fetch(path, init);
    });
    const day = await dayButton(TUESDAY);
    const monday = await dayButton(/^Monday, 11\/2\/2026/);
    fireEvent.click(day);
    await waitFor(() => expect(day.getAttribute('aria-busy')).toBe('true'));
    fireEvent.click(monday);
    fireEvent.click(day);
    await act(async () => Promise.resolve());
    expect([day, monday].map((button) => button.getAttribute('aria-expanded'))).toEqual(['true', 'false']);
    expect(screen.queryByRole('region', { name: /^Transactions/ })).toBeNull();
    answerDay();
    expect(await screen.findByRole('region', { name: /^Transactions/ })).toBeTruthy();
    expect(day.getAttribute('aria-busy')).toBe('false');
    expect(book.asked('/api/transactions/2026-11-02')).toBe(0);
    expect(book.asked('/api/transactions/2026-11-03')).toBe(1);
  });

  it('a day without anything says so, and a future one can’t be pressed', async () => {
    await open('/dailyFigures?day=2026-11-04');
    expect(await screen.findByText('No transactions on this day.')).toBeTruthy();
    expect((await dayButton(/^Thursday, 11\/5\/2026/)).hasAttribute('disabled')).toBe(true);
    expect((await dayButton(/^Wednesday, 11\/4\/2026/)).getAttribute('aria-current')).toBe('date');
  });

  it('a list that can’t be loaded says so, and is requested again', async () => {
    book.answers['GET /api/transactions/2026-11-03'] = 'lost';
    await open('/dailyFigures?day=2026-11-03');
    const panel = await screen.findByRole('region', { name: /^Transactions/ });
    const retry = await within(panel).findByRole('button', { name: 'Try again' });
    book.answers['GET /api/transactions/2026-11-03'] = { body: LIST };
    fireEvent.click(retry);
    expect(await screen.findByText('Deposit')).toBeTruthy();
  });

  it('R1-46: a phone shows each week as a card, and the list under the line of its day', async () => {
    openScreen(390);
    await open('/dailyFiguresMobile?day=2026-11-03');
    const [now] = await screen.findAllByRole('listitem');
    expect(now?.textContent).toContain('Week total+75.00');
    expect(now?.textContent).toContain('Starting balance−620.50Cash in/out+900.00Current balance354.50');
    expect(screen.queryByRole('table')).toBeNull();
    const panel = await screen.findByRole('region', { name: /^Transactions/ });
    const buttons = within(now!)
      .getAllByRole('button')
      .filter((button) => button.hasAttribute('aria-expanded'));
    // After the fourth day, before the fifth.
    expect(buttons[3]!.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(buttons[4]!.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  });

  it('a week leads to its details', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: /^Show the week Oct 26/ }));
    expect(await screen.findByText('address /dailyFigures?view=week&week=1')).toBeTruthy();
    expect(await screen.findByText('Zero balance')).toBeTruthy();
  });
});
