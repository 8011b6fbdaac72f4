import { useRouterState } from '@tanstack/react-router';
import {
  calculateWeekFigures,
  calculateWeeklyFigures,
  type DaySums,
} from '@lineboard/domain/books/daily-figures/calculate-week-figures';
import type { FigureChartsAnswer } from '@lineboard/domain/books/daily-figures/figure-charts.schema';
import type {
  Transaction,
  TransactionsAnswer,
} from '@lineboard/domain/books/transactions/transaction.schema';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { createBet, gradeBet } from './bet-examples.ts';
import { type FakeBook, openFakeBook } from './fake-book.ts';
import { renderPart } from './render-part.tsx';
import { CUSTOMER } from './slip-examples.ts';
import { useLineState } from '../src/ground/live/line-state.ts';
import { useSession } from '../src/ground/session/session-store.ts';
import { DailyFiguresPage } from '../src/books/daily-figures/DailyFiguresPage.tsx';
import {
  loadDay,
  useDayTransactions,
  useFigureCharts,
  useWeekFigures,
  useWeeklyFigures,
} from '../src/books/daily-figures/figures-store.ts';

export const TODAY = '2026-11-04';
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
export const WITH_CASINO = new Map([...SUMS, ['2026-11-04', sum(0, 0, 700)] as const]);

export const weekly = (sums = SUMS) => ({
  today: TODAY,
  currency: 'USD',
  weeks: calculateWeeklyFigures({ today: TODAY, startingBalanceCents: -50_000, sums }, 8),
});
/** Each other week begins with a balance that tells it apart. */
export const week = (weekOffset: number, sums = SUMS) => ({
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
export const DEPOSIT: Transaction = {
  ...GRADE,
  entryId: 8,
  kind: 'deposit',
  amountCents: 90_000,
  balanceCents: 35_450,
  wager: null,
};
export const LIST: TransactionsAnswer = {
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

export const CHARTS: FigureChartsAnswer = {
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

/** For the tests of a file: a book that gives these answers, and pages that know nothing yet. */
export const setUpFigures = () => {
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

  return {
    get answers() {
      return book.answers;
    },
    get calls() {
      return book.calls;
    },
    asked: (path: string): number => book.calls.filter((call) => call.path === path).length,
  };
};

/** `ShownAddress` with its query. */
function ShownWholeAddress() {
  const address = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  return <p>address {address}</p>;
}

export const open = (address = '/dailyFigures', language: 'en' | 'es' = 'en') =>
  renderPart(
    <>
      <DailyFiguresPage />
      <ShownWholeAddress />
    </>,
    language,
    address,
  );
export const openWeek = () => open('/dailyFigures?view=week');

/** `Intl` writes thin spaces into spans of dates. */
export const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

/** Without text for screen readers. */
export const seenIn = (part: Element | null | undefined): string => {
  const seen = part?.cloneNode(true) as Element | undefined;
  for (const hidden of seen?.querySelectorAll('.lb-visually-hidden') ?? []) hidden.remove();
  return plain(seen?.textContent ?? '');
};

export const rowsOf = async (): Promise<string[][]> => {
  const [table] = await screen.findAllByRole('table', { name: 'Daily figures' });
  return within(table!)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th,td')].map(seenIn));
};
export const dayButton = (name: RegExp) => screen.findByRole('button', { name });
export const TUESDAY = /^Tuesday, 11\/3\/2026/;
