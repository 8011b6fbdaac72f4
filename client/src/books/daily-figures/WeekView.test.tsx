import type { TransactionsAnswer } from '@lineboard/domain/books/transactions/transaction.schema';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  DEPOSIT,
  LIST,
  TUESDAY,
  WITH_CASINO,
  dayButton,
  open,
  openWeek,
  rowsOf,
  seenIn,
  setUpFigures,
  week,
} from '../../../testing/figures-page.tsx';
import classes from '../../ground/calendar/CalendarPopover.module.css';
import { openScreen } from '../../../testing/open-screen.ts';
import { useWeekFigures } from './figures-store.ts';
import { PICKER_AFTER_MS } from './WeekPickerSlot.tsx';

const book = setUpFigures();

describe('one week', () => {
  it('SCR1-16, SCR1-17, SCR1-18, SCR1-19, SCR1-22, CALL1-29: months and days at the top, a row for each figure', async () => {
    await openWeek();
    const [head, ...rows] = await rowsOf();
    expect(head).toEqual(['NOV', 'Mon2', 'Tue3', 'Wed4', 'Thu5', 'Fri6', 'Sat7', 'Sun8']);
    expect(rows).toEqual([
      ['Win/loss', '+100.00', '−25.00', '0.00', '', '', '', ''],
      ['Cash in/out', '0.00', '+900.00', '0.00', '', '', '', ''],
      ['Balance', '−520.50', '354.50', '354.50', '', '', '', ''],
    ]);
  });

  it('SCR1-20, SCR1-21: the casino has a row where some day of the week has a value', async () => {
    book.answers['GET /api/daily-figures?weekOffset=0'] = { body: week(0, WITH_CASINO) };
    await openWeek();
    const rows = await rowsOf();
    expect(rows.map(([name]) => name)).toEqual([
      'NOV',
      'Win/loss',
      'Cash in/out',
      'Casino win/loss',
      'Balance',
    ]);
    expect(rows[3]?.slice(1, 4)).toEqual(['0.00', '0.00', '+7.00']);
  });

  it('SCR1-23, SCR1-24, SCR1-25, SCR1-26, SCR1-27, SCR1-28: the totals of the week', async () => {
    book.answers['GET /api/daily-figures?weekOffset=0'] = { body: week(0, WITH_CASINO) };
    await openWeek();
    await rowsOf();
    const totals = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(totals).toEqual([
      'Starting balance−620.50',
      'Win/loss+75.00',
      'Cash in/out+900.00',
      'Casino win/loss+7.00',
      'Zero balance+620.50',
      'Ending balance361.50',
    ]);
  });

  it('SCR1-12, ST1-38, ST1-39, ST1-40: goes back a week, forward to the current one and no further, and to this week', async () => {
    await openWeek();
    const button = (name: string) => screen.findByRole('button', { name });
    expect((await button('Next week')).hasAttribute('disabled')).toBe(true);
    expect((await button('This week')).hasAttribute('disabled')).toBe(true);
    fireEvent.click(await button('Previous week'));
    expect(await screen.findByText('address /dailyFigures?view=week&week=1')).toBeTruthy();
    await waitFor(async () => expect((await rowsOf())[0]?.[0]).toBe('OCT / NOV'));
    fireEvent.click(await button('Previous week'));
    expect(await screen.findByText('address /dailyFigures?view=week&week=2')).toBeTruthy();
    fireEvent.click(await button('Next week'));
    expect(await screen.findByText('address /dailyFigures?view=week&week=1')).toBeTruthy();
    fireEvent.click(await button('This week'));
    expect(await screen.findByText('address /dailyFigures?view=week')).toBeTruthy();
    await waitFor(async () => expect((await rowsOf())[0]?.[0]).toBe('NOV'));
  });

  it('an earlier week stays until another has come, marked as old, and says which week it is', async () => {
    await openWeek();
    await rowsOf();
    book.answers['GET /api/daily-figures?weekOffset=1'] = 'lost';
    fireEvent.click(await screen.findByRole('button', { name: 'Previous week' }));
    const table = () => screen.getByRole('table', { name: 'Daily figures' });
    await waitFor(() => expect(table().getAttribute('aria-busy')).toBe('true'));
    expect((await rowsOf())[0]?.[0]).toBe('NOV');
    expect(await screen.findByRole('alert')).toBeTruthy();
    book.answers['GET /api/daily-figures?weekOffset=1'] = { body: week(1) };
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect((await rowsOf())[0]?.[0]).toBe('OCT / NOV'));
  });

  it('SCR1-29: a day lists its wagers with what each won or lost, and nothing else', async () => {
    await openWeek();
    fireEvent.click(await dayButton(TUESDAY));
    const panel = await screen.findByRole('region', { name: 'Graded bets, Tuesday, 11/3/2026' });
    expect(panel.textContent).toMatch(/Straight.*Lost.*−25\.00/s);
    expect(panel.textContent).not.toContain('Deposit');
    expect(panel.textContent).toContain('Net result−25.00');
  });

  it('SCR1-30: a day lists its casino transactions, with what they made in all', async () => {
    const play = { system: 'Horses', round: 'r-9', stakeCents: 500, winCents: 1_750 };
    const casino = {
      ...DEPOSIT,
      entryId: 900,
      kind: 'casino',
      amountCents: 1_250,
      wager: null,
      play,
    } as const;
    book.answers['GET /api/transactions/2026-11-03'] = {
      body: {
        ...LIST,
        transactions: [casino, ...LIST.transactions],
        casinoCents: 1_250,
      } satisfies TransactionsAnswer,
    };
    await openWeek();
    fireEvent.click(await dayButton(TUESDAY));
    const bets = await screen.findByRole('region', { name: /^Graded bets/ });
    expect(bets.textContent).not.toContain('Horses');
    fireEvent.click(within(bets).getByRole('button', { name: 'Casino' }));
    const panel = screen.getByRole('region', { name: 'Casino, Tuesday, 11/3/2026' });
    expect(panel.textContent).toContain('Horses · Round r-9 · 5.00 staked, 17.50 paid back');
    expect(panel.textContent).not.toContain('Straight');
    expect(panel.textContent).toContain('Casino+12.50');
  });

  it('the visible text on a day’s button is part of its name', async () => {
    await openWeek();
    for (const button of await screen.findAllByRole('button', { name: /\d+\/\d+\/2026/ })) {
      expect(button.hasAttribute('aria-label')).toBe(false);
      expect(button.textContent).toMatch(/^\w+, \d+\/\d+\/2026: /);
    }
  });

  it('CON1-22: the date picker starts 500 ms after the view', async () => {
    await openWeek();
    await rowsOf();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    useWeekFigures.getState().forget();
    await act(() => useWeekFigures.getState().load());
    const picker = () => screen.getByRole('button', { name: 'Pick a date' });
    act(() => void vi.advanceTimersByTime(PICKER_AFTER_MS - 1));
    expect(picker().hasAttribute('disabled')).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    await waitFor(() => expect(picker().hasAttribute('disabled')).toBe(false));
    expect(PICKER_AFTER_MS).toBe(500);
  });

  it('SCR1-13, SCR1-14, SCR1-15, ST1-41: a date leads to its week; months and years are lists, weeks begin on Monday', async () => {
    await openWeek();
    const opener = await screen.findByRole(
      'button',
      { name: 'Pick a date', expanded: false },
      { timeout: 5_000 },
    );
    fireEvent.click(opener);
    const calendar = await screen.findByRole('dialog', { name: 'Pick a date' });
    const names = within(calendar).getAllByRole('columnheader', { hidden: true });
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    // Those of the week that is shown.
    expect(calendar.querySelectorAll(`td.${classes['week']}`)).toHaveLength(7);
    const month = within(calendar).getByRole('combobox', { name: 'Month' });
    const year = within(calendar).getByRole('combobox', { name: 'Year' });
    expect((year as HTMLSelectElement).value).toBe('2026');
    fireEvent.change(month, { target: { value: '9' } });
    fireEvent.click(within(calendar).getByRole('button', { name: 'Wednesday, 10/21/2026' }));
    expect(await screen.findByText('address /dailyFigures?view=week&week=2')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('R1-46: a phone shows a row for each day, and the list under it', async () => {
    openScreen(390);
    await open('/dailyFiguresMobile?view=week&day=2026-11-03');
    const panel = await screen.findByRole('region', { name: /^Graded bets/ });
    expect(seenIn(panel.closest('tr')?.previousElementSibling)).toBe('Tue 3−25.00+900.00354.50');
    const [head] = await rowsOf();
    expect(head).toEqual(['NOV', 'Win/loss', 'Cash in/out', 'Balance']);
  });
});
