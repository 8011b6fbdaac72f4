import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestLivePage } from '../../../testing/create-test-live-page.ts';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { closeFakeBrowserPush, openFakeBrowserPush } from '../../../testing/fake-browser-push.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { pickSpreads } from '../../../testing/open-test-slip.ts';
import { ACCOUNT, CUSTOMER } from '../../../testing/slip-examples.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { startSession } from '../../ground/session/keep-session.ts';
import { selectBalance, selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { tellFirstPrices } from '../../ground/ui/first-prices.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { SAVED_LAYOUTS_KEY, saveLayout } from '../../lines/panes/saved-layouts.ts';
import { keepCustomer, keepLines } from './lifecycles.ts';

/**
 * Tests that the parts which run next to the page are started: each of these rules only holds on the page if they are.
 */

const NFL = 'lines/main/Football/NFL';

let book: FakeBook;
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  book = openFakeBook();
});
afterEach(async () => {
  stop();
  // What waits for its turn behind the first prices has its task, or nothing after it would.
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(50);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  useOffering.setState(useOffering.getInitialState());
});

const start = (): void => {
  stop = keepCustomer(createTestLivePage().page);
};
const bodiesOf = (path: string) => book.calls.filter((call) => call.path === path).map(({ body }) => body);

it('CON1-31, CALL1-41: the book’s own figures reach the slip, the longest chain among them', () => {
  start();
  openTestPage({ site: { rules: { ...DEFAULT_HOUSE_RULES, rifMaxChain: 3 } } });
  expect(useSlip.getState().rules.rifMaxChain).toBe(3);
});

it('HR-21.1, HR-21.3: the slip learns whether a customer who signs in has a credit account', () => {
  start();
  openTestPage();
  for (const creditAcctFlag of [true, false]) {
    useSession
      .getState()
      .applySession({ online: true, customer: { ...CUSTOMER, creditAcctFlag }, balance: ACCOUNT.balance });
    expect(useSlip.getState().customer?.creditAcctFlag).toBe(creditAcctFlag);
  }
});

it('CALL1-01: site and session are requested together, and the customer comes from the book', async () => {
  openTestPage();
  const { site } = useSession.getState();
  useSession.setState({ site: null, session: null });
  book.answers['GET /api/site'] = { body: site };
  book.answers['GET /api/session'] = {
    body: { online: true, customer: CUSTOMER, balance: ACCOUNT.balance },
  };
  start();
  await startSession();
  expect(selectCustomer(useSession.getState())).toEqual(CUSTOMER);
  expect(useSlip.getState().customer).toEqual(CUSTOMER);
});

it('the balance is renewed from the book whenever a connection comes back', async () => {
  // The worker answers by messages, for which fake timers would not wait.
  vi.useRealTimers();
  const { page, socket } = createTestLivePage();
  openTestPage();
  stop = keepLines(page);
  await vi.waitFor(() => expect(socket.calls).toContain('connect'));
  for (const version of [8, 9]) {
    book.answers['GET /api/session'] = {
      body: {
        online: true,
        customer: CUSTOMER,
        balance: { ...ACCOUNT.balance, version, availableCents: version },
      },
    };
    socket.tell({ kind: 'connected' });
    await vi.waitFor(() => expect(selectBalance(useSession.getState())?.availableCents).toBe(version));
    socket.tell({ kind: 'disconnected' });
  }
  // Another customer's session, from a sign-in in another tab.
  book.answers['GET /api/session'] = {
    body: {
      online: true,
      customer: { ...CUSTOMER, customerId: 'OTHER' },
      balance: { ...ACCOUNT.balance, version: 10 },
    },
  };
  book.calls.length = 0;
  socket.tell({ kind: 'connected' });
  await vi.waitFor(() => expect(book.calls.map(({ path }) => path)).toContain('/api/session'));
  await sleep(50);
  expect(selectBalance(useSession.getState())?.availableCents).toBe(9);
});

it('ST1-15, CALL1-02: the page pings while the customer is online, and no longer after that', async () => {
  start();
  const countPings = () => book.calls.filter(({ path }) => path.startsWith('/api/session/ping?')).length;
  openTestPage({ site: { trackTimeMs: 5_000 } });
  await vi.advanceTimersByTimeAsync(10_500);
  expect(countPings()).toBe(2);
  useSession.getState().endSession(false);
  await vi.advanceTimersByTimeAsync(10_500);
  expect(countPings()).toBe(2);
});

it('ST1-15: the page pings on time, whatever else is told of the customer meanwhile', async () => {
  start();
  const countPings = () => book.calls.filter(({ path }) => path.startsWith('/api/session/ping?')).length;
  openTestPage({ site: { trackTimeMs: 5_000 } });
  for (let told = 1; told <= 5; told += 1) {
    await vi.advanceTimersByTimeAsync(1_050);
    useSession.getState().applyNewMessages(told);
  }
  expect(countPings()).toBe(1);
});

it('CALL2-07, CALL2-10: amounts and auto accept go to the action log', async () => {
  openTestPage();
  start();
  tellFirstPrices();
  await vi.advanceTimersByTimeAsync(100);
  await vi.dynamicImportSettled();
  pickSpreads(useSlip, 1);
  useSlip.getState().enterAmount('G.1.0.S.team1', 'risk', 11_000);
  useSlip.getState().choosePriceAcceptance('close10');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(bodiesOf('/api/customer/actions')).toEqual([
    { action: 'Auto Accept', detail: 'close10' },
    { action: 'Amount Changed', detail: 'G.1.0.S.team1 risk 11000' },
  ]);
});

it('a customer’s searches leave the device with the session', async () => {
  start();
  tellFirstPrices();
  await vi.advanceTimersByTimeAsync(100);
  await vi.dynamicImportSettled();
  openTestPage();
  const { customerId } = CUSTOMER;
  useDeviceSettings.setState({ searches: [{ customerId, isKept: false, texts: ['lions'] }] });
  useSession.getState().endSession(false);
  expect(useDeviceSettings.getState().searches).toEqual([]);
});

it('SH1-15, ST1-30: the leagues on the board are the bookmark of the next visit', async () => {
  openTestPage();
  useDeviceSettings.getState().changeSettings({ leagueBookmark: [] });
  book.answers['GET /api/offering/sports'] = {
    body: ['NFL', 'College'].map((sportSubType) => ({
      sportType: 'Football',
      type: 'G',
      subSports: [
        {
          sportSubType,
          topic: `lines/main/Football/${sportSubType}`,
          count: 1,
          liveCount: 0,
          spotlightCount: 0,
          nextStartMs: null,
        },
      ],
    })),
  };
  const visit = async (): Promise<string[]> => {
    stop = keepLines(createTestLivePage().page);
    await vi.advanceTimersByTimeAsync(100);
    return useOffering.getState().leagues.map(({ topic }) => topic);
  };
  expect(await visit()).toEqual([NFL]);
  useOffering.getState().dropLeague(NFL);
  useOffering.getState().chooseLeague('lines/main/Football/College');
  stop();
  useOffering.setState(useOffering.getInitialState());
  expect(await visit()).toEqual(['lines/main/Football/College']);
});

it('bets that were settled while the page was away are requested once it is connected', async () => {
  const { page, socket } = createTestLivePage();
  openTestPage();
  stop = keepLines(page);
  await vi.waitFor(() => expect(socket.calls).toContain('connect'));
  const countAsked = (): number =>
    book.calls.filter(({ path }) => path.startsWith('/api/transactions')).length;
  expect(countAsked()).toBe(0);
  tellFirstPrices();
  await vi.waitFor(() => expect(countAsked()).toBe(1), 3_000);
  socket.tell({ kind: 'connected' });
  await vi.waitFor(() => expect(countAsked()).toBe(2), 3_000);
  socket.tell({ kind: 'customer', event: { kind: 'wagers' } });
  await vi.waitFor(() => expect(countAsked()).toBe(3), 3_000);
});

it('CON1-17: account settings that changed on another device apply on this one', async () => {
  start();
  const session = (priceType: 'A' | 'D', webLanguage: string) => ({
    online: true,
    customer: { ...CUSTOMER, priceType, settings: { ...CUSTOMER.settings, webLanguage } },
    balance: ACCOUNT.balance,
  });
  useSession.getState().applySession(session('A', 'ENG'));
  await vi.waitFor(() => expect(useDeviceSettings.getState().accountSeen).not.toBeNull());
  // Chosen only here: it stays while the account reports no change.
  useDeviceSettings.getState().changeSettings({ language: 'th', priceType: 'F' });
  useSession.getState().applySession(session('A', 'ENG'));
  await vi.waitFor(() =>
    expect(useDeviceSettings.getState()).toMatchObject({ language: 'th', priceType: 'F' }),
  );
  useSession.getState().applySession(session('D', 'SPA'));
  await vi.waitFor(() =>
    expect(useDeviceSettings.getState()).toMatchObject({ language: 'es', priceType: 'D' }),
  );
});

it('a page whose gateway was gone at its start gets its customer as soon as another one answers', async () => {
  vi.useRealTimers();
  const { page, socket } = createTestLivePage();
  openTestPage();
  const { site } = useSession.getState();
  useSession.setState({ site: null, session: null });
  stop = keepLines(page);
  await vi.waitFor(() => expect(socket.calls).toContain('connect'));
  socket.tell({ kind: 'connected' });
  // The requests on connecting are over: only a timer can repeat them.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await startSession();
  expect(useSession.getState().startError).not.toBeNull();
  book.answers['GET /api/site'] = { body: site };
  book.answers['GET /api/session'] = {
    body: { online: true, customer: CUSTOMER, balance: ACCOUNT.balance },
  };
  await vi.waitFor(() => expect(selectCustomer(useSession.getState())).toEqual(CUSTOMER));
  expect(useSession.getState().startError).toBeNull();
});

it('a page that was opened without a network gets its customer once there is one, and its service worker then', async () => {
  vi.useRealTimers();
  vi.stubEnv('DEV', false);
  const browser = openFakeBrowserPush();
  const { page, socket } = createTestLivePage();
  openTestPage({ site: { hasServiceWorker: true } });
  const { site } = useSession.getState();
  useSession.setState({ site: null, session: null });
  stop = keepLines(page);
  await startSession();
  expect(useSession.getState().startError).not.toBeNull();
  book.answers['GET /api/site'] = { body: site };
  book.answers['GET /api/session'] = {
    body: { online: true, customer: CUSTOMER, balance: ACCOUNT.balance },
  };
  await vi.waitFor(() => expect(socket.calls).toContain('connect'));
  expect(browser.registered).toEqual([]);
  socket.tell({ kind: 'connected' });
  await vi.waitFor(() => expect(selectCustomer(useSession.getState())).toEqual(CUSTOMER));
  await vi.waitFor(() => expect(browser.registered).toHaveLength(1));
  vi.unstubAllEnvs();
  closeFakeBrowserPush();
});

it('panes that were saved by a customer who doesn’t stay signed in leave the device with the session', async () => {
  vi.useRealTimers();
  openTestPage();
  const { applySession } = useSession.getState();
  const settings = { ...CUSTOMER.settings, webRememberPassword: false };
  applySession({ online: true, customer: { ...CUSTOMER, settings }, balance: ACCOUNT.balance });
  saveLayout('Sunday', '.live*500_.bets*500');
  expect(localStorage.getItem(SAVED_LAYOUTS_KEY)).toContain('Sunday');
  stop = keepLines(createTestLivePage().page);
  tellFirstPrices();
  applySession({ online: false, customer: null, balance: null });
  await vi.waitFor(() => expect(localStorage.getItem(SAVED_LAYOUTS_KEY)).not.toContain('Sunday'), 5_000);
});
