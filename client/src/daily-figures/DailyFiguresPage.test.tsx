import {
  calculateWeekFigures,
  calculateWeeklyFigures,
  type DaySums,
} from '@lineboard/domain/daily-figures/calculate-week-figures';
import type { FigureChartsAnswer } from '@lineboard/domain/daily-figures/figure-charts';
import type { Transaction, TransactionsAnswer } from '@lineboard/domain/transactions/transaction';
import { useRouterState } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBet, gradeBet } from '../../testing/bet-examples.ts';
import { type FakeBook, openFakeBook } from '../../testing/fake-book.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { CUSTOMER } from '../../testing/slip-examples.ts';
import { useLineState } from '../live/line-state.ts';
import { useSession } from '../session/session-store.ts';
import { DailyFiguresPage } from './DailyFiguresPage.tsx';
import {
  loadDay,
  useDayTransactions,
  useFigureCharts,
  useWeekFigures,
  useWeeklyFigures,
} from './figures-store.ts';
import { ARROW_AFTER_MS } from './use-day-panel.ts';
import { PICKER_AFTER_MS } from './WeekPickerSlot.tsx';

const TODAY = '2026-11-04';
const WEDNESDAY = 'GET /api/transactions/2026-11-04';

const sum = (winLossCents: number, cashInOutCents = 0, casinoWinLossCents = 0): DaySums => ({
  winLossCents,
  cashInOutCents,
  casinoWinLossCents,
  wagersCount: 1,
});
const SUMS = new Map([
  ['2026-10-27', sum(-12_050)],
  ['2026-11-02', sum(10_000)],
  ['2026-11-03', sum(-2_500, 90_000)],
]);
const WITH_CASINO = new Map([...SUMS, ['2026-11-04', sum(0, 0, 700)] as const]);

const weekly = (sums = SUMS) => ({
  today: TODAY,
  currency: 'USD',
  weeks: calculateWeeklyFigures({ today: TODAY, startingBalanceCents: -50_000, sums }, 8),
});
/** Each other week begins with a balance that tells it apart. */
const week = (weekOffset: number, sums = SUMS) => ({
  today: TODAY,
  currency: 'USD',
  week: calculateWeekFigures({
    weekOffset,
    today: TODAY,
    startingBalanceCents: weekOffset === 0 ? -62_050 : -1_000 * weekOffset,
    sums,
  }),
});

const GRADE: Transaction = {
  entryId: 7,
  kind: 'grade',
  atMs: Date.UTC(2026, 10, 3, 20),
  amountCents: -2_500,
  freePlayCents: 0,
  balanceCents: -54_550,
  wager: { ticketNumber: 100, wagerNumber: 1 },
};
const DEPOSIT: Transaction = {
  ...GRADE,
  entryId: 8,
  kind: 'deposit',
  amountCents: 90_000,
  balanceCents: 35_450,
  wager: null,
};
const LIST: TransactionsAnswer = {
  transactions: [DEPOSIT, GRADE],
  bets: [gradeBet(createBet(100, 1), 'L', -2_500)],
  totalCents: 87_500,
  resultCents: -2_500,
  paymentsCents: 90_000,
  next: null,
};
const NOTHING: TransactionsAnswer = {
  ...LIST,
  transactions: [],
  bets: [],
  totalCents: 0,
  resultCents: 0,
  paymentsCents: 0,
};

const CHARTS: FigureChartsAnswer = {
  today: TODAY,
  currency: 'USD',
  span: 'weeks',
  days: weekly()
    .weeks.toReversed()
    .flatMap(({ valuesPerDay }) => valuesPerDay)
    .flatMap(({ thisDate, balanceCents }) => (balanceCents === null ? [] : [{ thisDate, balanceCents }])),
  kinds: [
    { sportType: 'Football', wagerType: 'S', wagers: 12, winLossCents: 12_000 },
    { sportType: 'Football', wagerType: 'P', wagers: 1, winLossCents: -4_000 },
    { sportType: 'Several', wagerType: 'P', wagers: 2, winLossCents: -12_550 },
  ],
};

let book: FakeBook;

beforeEach(() => {
  vi.restoreAllMocks();
  book = openFakeBook({
    'GET /api/weekly-figures': { body: weekly() },
    'GET /api/daily-figures?weekOffset=0': { body: week(0) },
    'GET /api/daily-figures?weekOffset=1': { body: week(1) },
    'GET /api/daily-figures?weekOffset=2': { body: week(2) },
    'GET /api/figure-charts?span=weeks': { body: CHARTS },
    'GET /api/figure-charts?span=year': { body: { ...CHARTS, span: 'year' } },
    'GET /api/transactions/2026-11-03': { body: LIST },
    [WEDNESDAY]: { body: NOTHING },
  });
  for (const store of [useWeeklyFigures, useWeekFigures, useFigureCharts, useDayTransactions])
    store.getState().forget();
  loadDay(null);
  useLineState.setState({ connection: 'live' });
  useSession.setState({ session: { online: true, customer: CUSTOMER, balance: null } });
});
afterEach(() => vi.useRealTimers());

function ShownAddress() {
  const address = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  return <p>address {address}</p>;
}

const open = (address = '/dailyFigures', language: 'en' | 'es' = 'en') =>
  renderPart(
    <>
      <DailyFiguresPage />
      <ShownAddress />
    </>,
    language,
    address,
  );
const openWeek = () => open('/dailyFigures?view=week');

/** `Intl` writes thin spaces into spans of dates. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

/** Without what is only said. */
const seenIn = (part: Element | null | undefined): string => {
  const seen = part?.cloneNode(true) as Element | undefined;
  for (const hidden of seen?.querySelectorAll('.lb-visually-hidden') ?? []) hidden.remove();
  return plain(seen?.textContent ?? '');
};

const rowsOf = async (): Promise<string[][]> => {
  const [table] = await screen.findAllByRole('table', { name: 'Daily figures' });
  return within(table!)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th,td')].map(seenIn));
};
const dayButton = (name: RegExp) => screen.findByRole('button', { name });
const TUESDAY = /^Tuesday, 11\/3\/2026/;
const asked = (path: string) => book.calls.filter((call) => call.path === path).length;

describe('eight weeks', () => {
  it('SCR1-01, SCR1-02, SCR1-03, SCR1-04, SCR1-05, CALL1-30: eight rows, each with its days, total and balances', async () => {
    await open();
    const [head, now, before, ...earlier] = await rowsOf();
    expect(head).toEqual([
      'Week',
      'Starting balance',
      ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      'Week total',
      'Cash in/out',
      'Current balance',
    ]);
    expect(now).toEqual([
      'Nov 2 – 8',
      '−620.50',
      ...['+100.00', '−25.00', '0.00', '', '', '', ''],
      '+75.00',
      '+900.00',
      '354.50',
    ]);
    expect(before).toEqual([
      'Oct 26 – Nov 1',
      '−500.00',
      ...['0.00', '−120.50', '0.00', '0.00', '0.00', '0.00', '0.00'],
      '−120.50',
      '0.00',
      '−620.50',
    ]);
    expect(earlier).toHaveLength(6);
    expect(book.calls.map(({ path }) => path)).toEqual(['/api/weekly-figures']);
  });

  it('SCR1-06, SCR1-07, SCR1-08, ST1-42, CALL1-31: a day that is pressed is marked and lists its transactions below it', async () => {
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

  it('SCR1-09, ST1-43: pressed again it is none any more, and its list is gone', async () => {
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
    expect(asked('/api/transactions/2026-11-02')).toBe(0);
    expect(asked('/api/transactions/2026-11-03')).toBe(1);
  });

  it('a day without anything says so, and one to come can’t be pressed', async () => {
    await open('/dailyFigures?day=2026-11-04');
    expect(await screen.findByText('No transactions on this day.')).toBeTruthy();
    expect((await dayButton(/^Thursday, 11\/5\/2026/)).hasAttribute('disabled')).toBe(true);
    expect((await dayButton(/^Wednesday, 11\/4\/2026/)).getAttribute('aria-current')).toBe('date');
  });

  it('a list that can’t be had says so, and is asked for again', async () => {
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

  it('a week leads to what it is made of', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: /^Show the week Oct 26/ }));
    expect(await screen.findByText('address /dailyFigures?view=week&week=1')).toBeTruthy();
    expect(await screen.findByText('Zero balance')).toBeTruthy();
  });
});

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

  it('what stands there until another week has come is marked as old, and says itself which week it is', async () => {
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

  it('what is seen on a day’s button is part of what it is called', async () => {
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

describe('charts', () => {
  const openCharts = (language: 'en' | 'es' = 'en') => open('/dailyFigures?view=charts', language);
  const slider = () => screen.findByRole<HTMLInputElement>('slider', { name: 'Day' });
  const madeBy = async (name: string): Promise<string[]> =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.querySelectorAll('th,td')].map(seenIn).join(' '));

  it('are asked for when they are looked at, and not before', async () => {
    await open();
    await rowsOf();
    expect(asked('/api/figure-charts?span=weeks')).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Charts' }));
    expect(await slider()).toBeTruthy();
    expect(screen.getByText('address /dailyFigures?view=charts')).toBeTruthy();
    expect(asked('/api/figure-charts?span=weeks')).toBe(1);
  });

  it('tell the balance of any day by the keyboard and by pointing, the latest first', async () => {
    await openCharts();
    const days = await slider();
    expect(days.getAttribute('aria-valuetext')).toBe('Wednesday, 11/4/2026: 354.50');
    expect(plain(document.querySelector('figure')?.textContent ?? '')).toContain(
      'Wednesday, 11/4/2026 354.50',
    );
    expect([days.min, days.max, days.value]).toEqual(['0', '51', '51']);
    fireEvent.change(days, { target: { value: '43' } });
    expect(days.getAttribute('aria-valuetext')).toBe('Tuesday, 10/27/2026: -620.50');
    const plot = document.querySelector('svg')!.parentElement!;
    vi.spyOn(plot, 'getBoundingClientRect').mockReturnValue({ left: 100, width: 510 } as DOMRect);
    fireEvent.pointerMove(plot, { clientX: 100 + 500 });
    expect(days.getAttribute('aria-valuetext')).toBe('Tuesday, 11/3/2026: 354.50');
    fireEvent.pointerMove(plot, { clientX: 0 });
    expect(days.value).toBe('0');
  });

  it('have all their days in a table, too, the latest first', async () => {
    await openCharts();
    await slider();
    expect(screen.queryByRole('table', { name: /^Balance/ })).toBeNull();
    const details = document.querySelector('details')!;
    details.open = true;
    fireEvent(details, new Event('toggle'));
    const [, first, ...others] = within(await screen.findByRole('table', { name: /^Balance/ }))
      .getAllByRole('row')
      .map(seenIn);
    expect(first).toBe('Wednesday, 11/4/2026354.50');
    expect(others).toHaveLength(51);
    expect(others.at(-1)).toBe('Monday, 9/14/2026−500.00');
  });

  it('say what wagers made by sport and by type, the most won first, with bars on the side of zero that they are on', async () => {
    await openCharts();
    expect(await madeBy('Win/loss by sport')).toEqual([
      'Football +80.00 13 bets',
      'Several sports −125.50 2 bets',
    ]);
    expect(await madeBy('Win/loss by bet type')).toEqual([
      'Straight +120.00 12 bets',
      'Parlays −165.50 3 bets',
    ]);
    const bars = [...document.querySelectorAll<HTMLElement>('[data-way]')].slice(0, 2);
    expect(bars.map(({ dataset }) => dataset['way'])).toEqual(['up', 'down']);
    // −125.50 to +80.00: zero is at 61 % of the way.
    expect(
      bars.map(({ style }) => [style.left, style.width].map((part) => Math.round(Number.parseFloat(part)))),
    ).toEqual([
      [61, 39],
      [0, 61],
    ]);
  });

  it('go back a year where it is asked for, and keep that in the address', async () => {
    await openCharts();
    await slider();
    fireEvent.click(screen.getByRole('button', { name: 'One year' }));
    expect(await screen.findByText('address /dailyFigures?view=charts&span=year')).toBeTruthy();
    await waitFor(() => expect(asked('/api/figure-charts?span=year')).toBe(1));
    const marks = () =>
      [...document.querySelectorAll('[data-span="year"] > div:last-child > span')].map(
        ({ textContent }) => textContent,
      );
    // The 1st of November stands too near to the edge for its name.
    await waitFor(() => expect(marks()).toEqual(['Oct']));
  });

  it('say that they failed, try again, and say what will stand there of an account without anything', async () => {
    book.answers['GET /api/figure-charts?span=weeks'] = 'lost';
    await openCharts();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    const days = CHARTS.days.map(({ thisDate }) => ({ thisDate, balanceCents: 0 }));
    book.answers['GET /api/figure-charts?span=weeks'] = { body: { ...CHARTS, days, kinds: [] } };
    fireEvent.click(retry);
    expect(await screen.findByText('No figures yet')).toBeTruthy();
  });
});

describe('daily figures', () => {
  it('keep week and day in the address, and pass over what can’t be', async () => {
    await open('/dailyFigures?view=week&week=1&day=2026-11-03');
    await waitFor(async () => expect((await rowsOf())[0]?.[0]).toBe('OCT / NOV'));
    // Of another week.
    expect(asked('/api/transactions/2026-11-03')).toBe(0);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('ask a visitor to sign in, and no book', async () => {
    useSession.setState({ session: { online: false, customer: null, balance: null } });
    await open();
    expect(await screen.findByText('Sign in to see your daily figures.')).toBeTruthy();
    expect(book.calls).toEqual([]);
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

  it('say what will stand there of an account without anything', async () => {
    const weeks = calculateWeeklyFigures({ today: TODAY, startingBalanceCents: 0, sums: new Map() }, 8);
    book.answers['GET /api/weekly-figures'] = { body: { ...weekly(), weeks } };
    await open();
    expect(await screen.findByText('No figures yet')).toBeTruthy();
  });
});
