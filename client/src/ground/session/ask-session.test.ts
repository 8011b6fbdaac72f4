import type { SessionAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { ACCOUNT, CUSTOMER } from '../../../testing/slip-examples.ts';
import { onPageRefused, type PageRefusal } from '../calls/page-mark.ts';
import { keepSettings } from '../../account/settings/keep-settings.ts';
import { loadCustomerInfo } from './customer-info.ts';
import { keepAccount } from './keep-account.ts';
import { keepSession, startSession } from './keep-session.ts';
import { useSession } from './session-store.ts';

/** The book's state of the account when it is asked. */
const account = {
  customerId: CUSTOMER.customerId,
  version: 1,
  availableCents: 10_000,
  newMessagesCount: 0,
  isOffline: false,
};
const AT_FIRST = { ...account };

const balanceNow = () => ({
  ...ACCOUNT.balance,
  version: account.version,
  availableCents: account.availableCents,
});
const sessionNow = (): SessionAnswer => ({
  online: !account.isOffline,
  customer: { ...CUSTOMER, customerId: account.customerId, newMessagesCount: account.newMessagesCount },
  balance: balanceNow(),
});

/** Answers that are on their way: each with the state when it was requested. */
let onTheWay: Array<() => void>;
let customer$: Subject<CustomerEvent>;
let compare$: Subject<void>;

const shown = () => {
  const { session, newMessages } = useSession.getState();
  return [session?.balance?.availableCents, newMessages, session?.online];
};
const arrive = async (at = 0): Promise<void> => {
  await vi.waitFor(() => expect(onTheWay.length).toBeGreaterThan(at));
  onTheWay.splice(at, 1)[0]!();
  // Runs everything that follows from it.
  await new Promise((resolve) => setTimeout(resolve));
};
const arriveAll = async (): Promise<void> => {
  while (onTheWay.length > 0) await arrive();
};
/** The book changes the account, and reports it. */
const deposit = (tells = true): void => {
  account.version += 1;
  account.availableCents += 5_000;
  if (tells) customer$.next({ kind: 'balance', balance: balanceNow() });
};
const write = (): void => {
  account.newMessagesCount += 1;
  customer$.next({ kind: 'messages', newMessagesCount: account.newMessagesCount });
};

beforeEach(() => {
  Object.assign(account, AT_FIRST);
  onTheWay = [];
  openTestPage();
  const { site } = useSession.getState();
  useSession.setState(useSession.getInitialState());
  openFakeBook({ 'GET /api/site': { body: site } });
  const answerOthers = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path !== '/api/session') return answerOthers(path, init);
    const body = JSON.stringify(sessionNow());
    await new Promise<void>((resolve) => onTheWay.push(resolve));
    return new Response(body);
  });
  customer$ = new Subject();
  compare$ = new Subject();
  const stops = [keepSession(customer$), keepSettings(customer$), keepAccount(compare$)];
  return () => {
    for (const stop of stops) stop();
  };
});
afterEach(() => vi.unstubAllGlobals());

describe('a page that hears of its account before the answer about it has come', () => {
  const happenings: ReadonlyArray<[string, () => void]> = [
    ['a deposit', () => deposit()],
    ['a message', write],
    [
      'a deposit that the socket was not yet there for',
      () => {
        deposit(false);
        compare$.next();
      },
    ],
    [
      'an account that is set offline',
      () => {
        account.isOffline = true;
        customer$.next({ kind: 'settings' });
      },
    ],
    [
      'an account that is set offline before the socket was there',
      () => {
        account.isOffline = true;
        compare$.next();
      },
    ],
  ];
  it.each(happenings)(
    'ends with the book’s state: %s before whose page it is was known',
    async (_, happens) => {
      void startSession();
      await vi.waitFor(() => expect(onTheWay).toHaveLength(1));
      happens();
      await arriveAll();
      expect(shown()).toEqual([account.availableCents, account.newMessagesCount, !account.isOffline]);
    },
  );

  it.each(happenings)(
    'ends with the book’s state: %s while a later answer was under way',
    async (_, happens) => {
      void startSession();
      await arriveAll();
      compare$.next();
      await vi.waitFor(() => expect(onTheWay).toHaveLength(1));
      happens();
      await arriveAll();
      expect(shown()).toEqual([account.availableCents, account.newMessagesCount, !account.isOffline]);
    },
  );

  it.each(happenings)(
    'ends with the book’s state: %s, whose answers overtake each other',
    async (_, happens) => {
      void startSession();
      await arriveAll();
      compare$.next();
      await vi.waitFor(() => expect(onTheWay).toHaveLength(1));
      happens();
      compare$.next();
      await vi.waitFor(() => expect(onTheWay.length).toBeGreaterThan(1));
      await arrive(onTheWay.length - 1);
      await arriveAll();
      expect(shown()).toEqual([account.availableCents, account.newMessagesCount, !account.isOffline]);
    },
  );
});

it('an answer never reverts a balance that the socket sent', async () => {
  void startSession();
  await arriveAll();
  customer$.next({ kind: 'settings' });
  await vi.waitFor(() => expect(onTheWay).toHaveLength(1));
  deposit();
  const seen: unknown[] = [];
  const stop = useSession.subscribe(({ session }) => seen.push(session?.balance?.availableCents));
  await arriveAll();
  stop();
  expect(new Set(seen)).toEqual(new Set([15_000]));
});

it('an answer that a later one overtook is ignored, although no change was reported', async () => {
  void startSession();
  await arriveAll();
  void loadCustomerInfo();
  await vi.waitFor(() => expect(onTheWay).toHaveLength(1));
  account.isOffline = true;
  void loadCustomerInfo();
  await vi.waitFor(() => expect(onTheWay).toHaveLength(2));
  await arrive(1);
  await arrive(0);
  expect(shown()[2]).toBe(false);
});

it('a customer who signs in while a visitor’s answer is under way stays signed in', async () => {
  void startSession();
  await arriveAll();
  useSession.getState().endSession(false);
  useSession.setState({ shownCustomerId: null });
  customer$.next({ kind: 'settings' });
  await vi.waitFor(() => expect(onTheWay).toHaveLength(1));
  const other = { ...sessionNow(), customer: { ...CUSTOMER, customerId: 'OTHER' } };
  useSession.getState().applySession(other);
  await arrive();
  expect(useSession.getState().session?.customer?.customerId).toBe('OTHER');
});

it('an account with constant changes is requested a few times, no more', async () => {
  void startSession();
  for (let questions = 1; questions <= 4; questions += 1) {
    await vi.waitFor(() => expect(onTheWay).toHaveLength(1));
    deposit();
    await arrive();
  }
  expect(onTheWay).toHaveLength(0);
  expect(shown()[0]).toBe(account.availableCents);
});

it('a page whose browser belongs to another customer by now is told so, and takes nothing of the answer', async () => {
  const refused = vi.fn<(code: PageRefusal) => void>();
  const stop = onPageRefused(refused);
  void startSession();
  await arriveAll();
  account.customerId = 'ANOTHER';
  account.availableCents = 99_999;
  compare$.next();
  await vi.waitFor(() => expect(onTheWay).toHaveLength(1));
  await arriveAll();
  expect(refused.mock.calls).toEqual([['sessionChanged']]);
  expect(shown()).not.toContain(99_999);
  stop();
});
