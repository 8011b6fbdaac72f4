import type { SportMenuItem } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { calculateWeeklyFigures } from '@lineboard/domain/books/daily-figures/calculate-week-figures';
import { createMenuPart, createPage } from '@lineboard/domain/testing/content-fixtures';
import { createTicketStory } from '@lineboard/domain/testing/story-fixtures';
import type { TransactionsAnswer } from '@lineboard/domain/books/transactions/transaction.schema';
import { CONTEST_TOPIC, sampleContestLine } from '@lineboard/workers/testing/sample-book';
import { putOp, SampleGateway } from '@lineboard/workers/testing/sample-gateway';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBet, createOpenBetsAnswer } from '../../../testing/bet-examples.ts';
import { createPulse } from '../../../testing/create-pulse.ts';
import { createTestLivePage } from '../../../testing/create-test-live-page.ts';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { openScreen } from '../../../testing/open-screen.ts';
import { BOOK_MS } from '../../../testing/slip-examples.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { createI18n } from '../../ground/i18n/i18n.ts';
import { useLineState } from '../../ground/live/line-state.ts';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { useOpenBets } from '../../books/open-bets/open-bets-store.ts';
import { useWeeklyFigures } from '../../books/daily-figures/figures-store.ts';
import { useTransactions } from '../../books/transactions/transactions-store.ts';
import { App } from './App.tsx';
import { createAppRouter } from './create-app-router.ts';

/** The whole site with its own routes, as a browser opens it at an address. */

const DESK_PX = 1_200;
const PHONE_PX = 400;

const TRANSACTIONS: TransactionsAnswer = {
  transactions: [
    {
      entryId: 1,
      kind: 'deposit',
      atMs: BOOK_MS,
      amountCents: 10_000,
      freePlayCents: 0,
      balanceCents: 1_000_000,
      wager: null,
    },
  ],
  bets: [],
  totalCents: 10_000,
  next: null,
};

const menuOf = (sportType: string, type: 'G' | 'C', leagues: Record<string, string>): SportMenuItem => ({
  sportType,
  type,
  subSports: Object.entries(leagues).map(([sportSubType, topic]) => ({
    sportSubType,
    topic,
    count: 1,
    liveCount: 0,
    spotlightCount: 0,
    nextStartMs: null,
  })),
});

const openAt = (address: string, widthPx = DESK_PX) => {
  openScreen(widthPx);
  window.history.replaceState({}, '', `/sports/#${address}`);
  const { page, socket } = createTestLivePage();
  render(<App router={createAppRouter()} texts={createI18n('en')} live={page} />);
  return socket;
};
const heading = (name: string) => screen.findByRole('heading', { name, level: 1 });
const topics = (): string[] => useOffering.getState().leagues.map(({ topic }) => topic);

beforeEach(() => {
  openFakeBook({
    'GET /api/offering/sports': {
      body: [
        menuOf('Football', 'G', { NFL: 'lines/main/Football/NFL', XFL: 'lines/main/Football/XFL' }),
        menuOf('Golf', 'C', { 'The Open': CONTEST_TOPIC }),
      ],
    },
    'GET /api/open-bets': { body: createOpenBetsAnswer([createBet(100, 1)]) },
    'GET /api/transactions?days=7': { body: TRANSACTIONS },
    'GET /api/tickets/by-number/100042': { body: createTicketStory() },
    'GET /api/weekly-figures': {
      body: {
        today: '2026-11-04',
        currency: 'USD',
        weeks: calculateWeeklyFigures(
          { today: '2026-11-04', startingBalanceCents: 12_300, sums: new Map() },
          8,
        ),
      },
    },
  });
  openTestPage();
  useDeviceSettings.getState().changeSettings({ leagueBookmark: [] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.history.replaceState({}, '', '/');
  useOpenBets.getState().forget();
  useTransactions.getState().forget();
  useWeeklyFigures.getState().forget();
  useOffering.setState(useOffering.getInitialState());
});

describe.each([
  ['desk', DESK_PX],
  ['phone', PHONE_PX],
] as const)('on a %s', (layout, widthPx) => {
  /** The slip next to the page, or a sheet over it. */
  const expectLayout = (): void => {
    expect(screen.queryByRole('complementary', { name: 'Bet slip' }) !== null).toBe(layout === 'desk');
    expect(screen.queryByRole('region', { name: 'Bet slip' }) !== null).toBe(layout === 'phone');
  };

  it.each([
    ['R1-47', '/openBets'],
    ['R1-48', '/openBetsMobile'],
  ])('%s: %s shows the open bets in its layout', async (_id, path) => {
    openAt(path, widthPx);
    expect(await heading('Open Bets')).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Ticket 100' })).toBeTruthy();
    expectLayout();
  });

  it.each([
    ['R1-49', '/transactions'],
    ['R1-50', '/transactionsMobile'],
  ])('%s: %s shows the transactions in its layout', async (_id, path) => {
    openAt(path, widthPx);
    expect(await heading('Transactions')).toBeTruthy();
    expect(await screen.findAllByText('+100.00')).toBeTruthy();
    expect(screen.queryByRole('table') === null).toBe(layout === 'phone');
    expectLayout();
  });
});

it('SH1-11: the page is dark or light as it was chosen on this device', async () => {
  openAt('/openBets');
  for (const theme of ['dark', 'light'] as const) {
    act(() => useDeviceSettings.getState().changeSettings({ theme }));
    expect(document.documentElement.dataset['mantineColorScheme']).toBe(theme);
  }
  expect(await heading('Open Bets')).toBeTruthy();
});

describe('a ticket', () => {
  it.each([DESK_PX, PHONE_PX])('has its own address on a screen of %i pixels', async (widthPx) => {
    openAt('/ticket/100042', widthPx);
    expect(await heading('Ticket 100042')).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'What happened' })).toBeTruthy();
    await waitFor(() => expect(document.title).toContain('Ticket'));
  });
});

describe('the daily figures', () => {
  it.each([
    ['R1-45', '/dailyFigures', DESK_PX],
    ['R1-46', '/dailyFiguresMobile', PHONE_PX],
  ])('%s: %s shows them in the layout of the screen', async (_id, path, widthPx) => {
    openAt(path, widthPx);
    expect(await heading('Daily figures')).toBeTruthy();
    expect(await screen.findAllByText('123.00')).toBeTruthy();
    expect(screen.queryByRole('table') === null).toBe(widthPx === PHONE_PX);
  });

  it('SH1-09: have the room of both side bars, which are back on another page', async () => {
    openAt('/', DESK_PX);
    expect(await screen.findByRole('navigation', { name: 'Sports menu' })).toBeTruthy();
    expect(screen.getByRole('complementary', { name: 'Bet slip' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Account/ }));
    fireEvent.click(await screen.findByRole('link', { name: 'Daily figures' }));
    expect(await heading('Daily figures')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Sports menu' })).toBeNull();
    expect(screen.queryByRole('complementary', { name: 'Bet slip' })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Transactions' }));
    expect(await heading('Transactions')).toBeTruthy();
    expect(screen.getByRole('complementary', { name: 'Bet slip' })).toBeTruthy();
  });
});

describe('the casino plays that are not posted', () => {
  const open = async (widthPx: number) => {
    openFakeBook({
      'GET /api/casino-plays/not-posted': {
        body: { plays: [], totals: { count: 0, riskCents: 0, winCents: 0 }, next: null },
      },
    });
    openAt('/nonPosted', widthPx);
    expect(await heading('Casino plays not posted')).toBeTruthy();
  };

  it('SCR2-40: replace the lines on a phone, without the slip, which is back with the lines', async () => {
    await open(PHONE_PX);
    expect(screen.queryByRole('region', { name: 'Bet slip' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Slip$/ }));
    expect(await screen.findByRole('dialog', { name: 'Bet slip' })).toBeTruthy();
    expect(window.location.hash).toMatch(/^#\/(\?|$)/);
  });

  it('SCR2-41: have the room of both side bars on a desk', async () => {
    await open(DESK_PX);
    expect(screen.queryByRole('navigation', { name: 'Sports menu' })).toBeNull();
    expect(screen.queryByRole('complementary', { name: 'Bet slip' })).toBeNull();
  });
});

describe('an address', () => {
  it.each([
    ['R1-06', '/privacy', '29', null],
    ['R1-07', '/privacy/soccer', '29', 'content-soccer'],
    ['R1-08', '/deposits', '10', null],
    ['R1-09', '/payout', '61', null],
    ['R1-10', '/rules', '13', null],
    ['R1-11', '/rules/soccer', '13', 'content-soccer'],
    ['R1-12', '/benefits', 'benefits', null],
    ['R1-13', '/sportsbook_rules', 'sportsbook_rules', null],
    ['R1-14', '/contact', 'contact', null],
    ['R1-15', '/wagertypes', 'wagertypes', null],
  ])('%s: %s shows its page of words', async (_id, path, pageId, place) => {
    const scrolled: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
      if (this.id !== '') scrolled.push(this.id);
    });
    const title = `Page ${pageId} at ${path}`;
    openFakeBook({
      [`GET /api/content/${pageId}?language=en`]: { body: createPage({ pageId, title }) },
      'GET /api/rules-menu?language=en': { body: createMenuPart('13', 'Sports Rules', { soccer: 'Soccer' }) },
    });
    openAt(path);
    expect(await heading(title)).toBeTruthy();
    expect(await screen.findByText(/Regulation/)).toBeTruthy();
    await waitFor(() => expect(scrolled).toEqual(place === null ? [] : [place]));
  });

  it('R1-02: leads to the board when it is unknown', async () => {
    openAt('/no/such/page');
    await waitFor(() => expect(window.location.hash).toBe('#/'));
    expect(await screen.findByRole('navigation', { name: 'Sports menu' })).toBeTruthy();
  });

  it('R1-55, R1-56: names the league on the board', async () => {
    openAt('/?sport=football&subSport=XFL');
    await waitFor(() => expect(topics()).toEqual(['lines/main/Football/XFL']));
  });

  it('R1-57: names the one contest on the board', async () => {
    // jsdom has no layout: the list is told that it has room for a few rows.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(360);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
    const contests = new SampleGateway(CONTEST_TOPIC, [
      putOp('contestLine', sampleContestLine(8, 1, { contestDesc: 'Winner' })),
      putOp('contestLine', sampleContestLine(9, 2, { contestDesc: 'Top 10' })),
    ]);
    const socket = openAt('/?sport=Golf&subSport=The-Open&contestDesc=Top-10');
    const asked = () => socket.requests.flatMap(({ topics }) => topics.map(({ topic }) => topic));
    await waitFor(() => expect(socket.calls).toContain('connect'));
    socket.tell({ kind: 'connected' });
    socket.tell({ kind: 'pulse', message: createPulse() });
    await waitFor(() => expect(asked()).toContain(CONTEST_TOPIC));
    socket.tell(contests.snapshot());
    expect(await screen.findByText('Top 10')).toBeTruthy();
    expect(screen.getByText('Player 2')).toBeTruthy();
    expect(screen.queryByText('Winner')).toBeNull();
    expect(screen.queryByText('Player 1')).toBeNull();
  });

  it('opens the board as if it named nothing when its name is invalid', async () => {
    openAt('/?sport=5&subSport=true');
    await waitFor(() => expect(topics()).toEqual(['lines/main/Football/NFL']));
    expect(screen.queryByText('This part of the page failed')).toBeNull();
  });

  it('SCR2-12: leads from the widget’s link, with the game in its query, to the props of that game', async () => {
    openAt('/dstWidget?gameNum=7');
    await waitFor(() => expect(window.location.hash).toBe('#/dstWidget/7'));
    expect(await heading('Props builder')).toBeTruthy();
  });
});

it('shows texts that the book changed once its prices are live, not before', async () => {
  const body = { version: 1, texts: [{ key: 'shell:translations', text: 'All our words' }] };
  const book = openFakeBook({ 'GET /api/texts/en': { body } });
  useLineState.setState(useLineState.getInitialState());
  const socket = openAt('/translations');
  await heading('Texts of this site');
  expect(document.title).toContain('Texts of this site');
  await waitFor(() => expect(socket.calls).toContain('connect'));
  const asked = () => book.calls.filter(({ path }) => path === '/api/texts/en').length;
  expect(asked()).toBe(0);
  act(() => {
    socket.tell({ kind: 'connected' });
    socket.tell({ kind: 'pulse', message: createPulse() });
  });
  await waitFor(() => expect(document.title).toContain('All our words'));
  expect(asked()).toBe(1);
});
