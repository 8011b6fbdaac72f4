import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import { createTicketStory } from '@lineboard/domain/testing/story-fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPulse } from '../../../testing/create-pulse.ts';
import { createTestLivePage } from '../../../testing/create-test-live-page.ts';
import { createOpenBetsAnswer } from '../../../testing/bet-examples.ts';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage, TEST_PAGE } from '../../../testing/open-test-page.ts';
import { pickSpreads } from '../../../testing/open-test-slip.ts';
import { ACCOUNT, createPending, spreadIdOf, spreadOf } from '../../../testing/slip-examples.ts';
import { tellFirstPrices } from '../../ground/ui/first-prices.ts';
import { useLineState } from '../../ground/live/line-state.ts';
import { useNotifications } from '../messages/notifications-store.ts';
import { useFoundLines } from '../../betting/offering/found-lines-store.ts';
import { useOpenBets } from '../../books/open-bets/open-bets-store.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { useWeeklyFigures } from '../../books/daily-figures/figures-store.ts';
import { loadTicketStory } from '../../books/ticket-story/ticket-story-store.ts';
import { useTransactions } from '../../books/transactions/transactions-store.ts';
import { keepCustomer, keepLines } from './lifecycles.ts';

const askedPaths = ({ calls }: FakeBook): string[] => calls.map(({ path }) => path);

/** One for every kind of event, so that none is left without a listener. */
const WHERE_IT_LANDS: {
  [Kind in CustomerEvent['kind']]: {
    event: Extract<CustomerEvent, { kind: Kind }>;
    lands: (book: FakeBook) => void;
  };
} = {
  balance: {
    event: { kind: 'balance', balance: { ...ACCOUNT.balance, version: 9, availableCents: 9 } },
    lands: () => expect(useSession.getState().session?.balance?.availableCents).toBe(9),
  },
  ticket: {
    event: { kind: 'ticket', idempotencyKey: 'any' },
    lands: (book) =>
      expect(askedPaths(book)).toEqual(
        expect.arrayContaining([`/api/tickets/${useSlip.getState().idempotencyKey}`, '/api/notifications']),
      ),
  },
  wagers: {
    event: { kind: 'wagers' },
    lands: (book) =>
      expect(askedPaths(book)).toEqual(
        expect.arrayContaining([
          '/api/open-bets',
          '/api/weekly-figures',
          '/api/tickets/by-number/100042',
          expect.stringMatching(/^\/api\/transactions\?/),
        ]),
      ),
  },
  sale: {
    event: { kind: 'sale', key: 'any' },
    lands: (book) => expect(askedPaths(book)).toContain('/api/open-bets'),
  },
  alerts: {
    event: { kind: 'alerts' },
    lands: (book) => expect(askedPaths(book)).toContain('/api/line-alerts'),
  },
  messages: {
    event: { kind: 'messages', newMessagesCount: 4 },
    lands: () => expect(useSession.getState().newMessages).toBe(4),
  },
  settings: {
    event: { kind: 'settings' },
    lands: (book) => expect(askedPaths(book)).toContain('/api/session'),
  },
  session: {
    event: { kind: 'session', page: TEST_PAGE.replaceAll('s', 'n') },
    lands: (book) => expect(askedPaths(book)).toContain('/api/session'),
  },
  sessionEnded: {
    event: { kind: 'sessionEnded' },
    lands: () =>
      expect(useSession.getState()).toMatchObject({ session: { customer: null }, endedNotice: true }),
  },
};

const ASKED_ANEW = WHERE_IT_LANDS.wagers;

it.each(Object.entries(WHERE_IT_LANDS))(
  'the book’s message %s reaches the part that shows it',
  async (_, { event, lands }) => {
    const book = openFakeBook({
      'GET /api/open-bets': { body: createOpenBetsAnswer([]) },
      'GET /api/transactions?days=7': { body: { transactions: [], bets: [], totalCents: 0, next: null } },
      'GET /api/notifications': { body: { seenEntryId: 0, decided: [] } },
      'GET /api/tickets/by-number/100042': { body: createTicketStory() },
      'GET /api/weekly-figures': { body: { today: '2026-11-04', currency: 'USD', weeks: [] } },
    });
    openTestPage();
    pickSpreads(useSlip, 1);
    useSlip.getState().enterAmount(spreadIdOf(1), 'risk', 11_000);
    const key = useSlip.getState().beginSending()?.idempotencyKey ?? '';
    // Decided long after this: until then no timer asks.
    useSlip.getState().applyAnswer(key, createPending(Date.now(), 60_000));
    // These pages were opened before.
    await Promise.all(
      [useOpenBets, useTransactions, useWeeklyFigures, useNotifications].map((store) =>
        store.getState().load(),
      ),
    );
    await loadTicketStory(100_042);
    book.calls.length = 0;
    const { page, socket } = createTestLivePage();
    const stop = keepCustomer(page);
    expect(socket.calls).toEqual([]);
    // What begins behind the first prices asks once for what it may have missed.
    const stopLines = keepLines(page);
    tellFirstPrices();
    await vi.waitFor(() => ASKED_ANEW.lands(book));
    book.calls.length = 0;
    socket.tell({ kind: 'customer', event });
    await vi.waitFor(() => lands(book));
    stopLines();
    stop();
  },
);

it('ST1-16: a customer who is taken for a bot is checked as soon as the page knows it', async () => {
  const book = openFakeBook();
  openTestPage({ customer: { customerIsABot: true } });
  const { page } = createTestLivePage();
  const stop = keepCustomer(page);
  await vi.waitFor(() => expect(askedPaths(book)).toContain('/api/captcha'));
  stop();
  page.link.close();
});

describe('the lines of a page', () => {
  const openLines = () => {
    openFakeBook();
    const { page, socket } = createTestLivePage();
    const close = vi.spyOn(page.link, 'close');
    return { page, socket, close, stop: keepLines(page) };
  };

  afterEach(() => {
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });

  it('connect once they are kept, and end with socket and worker', async () => {
    const { socket, close, stop } = openLines();
    await vi.waitFor(() => expect(socket.calls).toContain('connect'));
    expect(close).not.toHaveBeenCalled();
    stop();
    expect(close).toHaveBeenCalledOnce();
  });

  it('are held before picks of theirs are watched: the worker would say that those are nowhere', () => {
    const topics = ['lines|main|Football|NFL'] as unknown as Parameters<
      ReturnType<typeof useFoundLines.getState>['list']
    >[1];
    useFoundLines.getState().list('laid', topics, [spreadOf(1)]);
    openFakeBook();
    const { page } = createTestLivePage();
    const told: string[] = [];
    page.link.commands = new Proxy(page.link.commands, {
      get: (target, name) => {
        told.push(String(name));
        return Reflect.get(target, name) as unknown;
      },
    });
    const stop = keepLines(page);
    expect(told.filter((name) => name === 'hold' || name === 'watch')).toEqual(['hold', 'watch']);
    stop();
    useFoundLines.getState().list('laid', [], []);
  });

  it('are watched for the change that a book which sends traces asks about', async () => {
    const { page, socket, stop } = openLines();
    await vi.waitFor(() => expect(socket.calls).toContain('connect'));
    const watched = vi.spyOn(page.link.frames$, 'pipe');
    socket.tell({ kind: 'sample', message: { mark: 'a mark', from: 1, clk: 2 }, heardMs: 0 });
    await vi.waitFor(() => expect(watched).toHaveBeenCalled());
    stop();
  });

  it('come by another connection when one has been silent for ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    const { socket, stop } = openLines();
    const countConnects = (): number => socket.calls.filter((call) => call === 'connect').length;
    await vi.waitFor(() => expect(countConnects()).toBe(1));
    socket.tell({ kind: 'connected' });
    socket.tell({ kind: 'pulse', message: createPulse() });
    await vi.waitFor(() => expect(useLineState.getState().connection).toBe('live'));
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.waitFor(() => expect(countConnects()).toBe(2));
    stop();
  });

  it('say how old they are, and reload a page that is too old for the book', async () => {
    // The page counts as reloaded already, so that the test sees the report without a page that goes away.
    sessionStorage.setItem('lb_reloaded', JSON.stringify({ builds: [''], atMs: 0 }));
    const read = vi.spyOn(Storage.prototype, 'getItem');
    const { socket, stop } = openLines();
    openFakeBook({ [`GET ${location.href.split('#', 1)[0]}`]: { isOutsideContract: true } });
    await vi.waitFor(() => expect(socket.calls).toContain('connect'));
    socket.tell({ kind: 'refused', code: 'outdated' });
    await vi.waitFor(() => expect(useLineState.getState().connection).toBe('outdated'));
    await vi.waitFor(() => expect(read).toHaveBeenCalledWith('lb_reloaded'));
    read.mockRestore();
    stop();
  });
});
