import type { SessionAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage, TEST_PAGE } from '../../../testing/open-test-page.ts';
import { ACCOUNT, CUSTOMER } from '../../../testing/slip-examples.ts';
import { callBook } from '../calls/call-book.ts';
import { readPageMark } from '../calls/page-mark.ts';
import * as reload from '../ui/reload-page.ts';
import { keepSession, startSession } from './keep-session.ts';
import { useSession } from './session-store.ts';
import { announceSession } from './whose-session.ts';

const OTHERS_PAGE = TEST_PAGE.replaceAll('c', 'o');
const RENEWED_PAGE = TEST_PAGE.replaceAll('s', 'n');
const REFUSED = { status: 409, body: { error: { code: 'sessionChanged' } } };
const PING = 'POST /api/session/ping?idleMs=0';

const sessionOf = (customerId: string, page: string): SessionAnswer => ({
  online: true,
  customer: { ...CUSTOMER, customerId },
  balance: ACCOUNT.balance,
  page,
});
const VISITOR: SessionAnswer = { online: false, customer: null, balance: null };

let book: FakeBook;
let stop: () => void;
const customer$ = new Subject<CustomerEvent>();
const reloadPage = vi.spyOn(reload, 'reloadPage').mockReturnValue(undefined);

beforeEach(() => {
  book = openFakeBook({ [PING]: REFUSED });
  openTestPage();
  reloadPage.mockClear();
  stop = keepSession(customer$);
});
afterEach(() => {
  stop();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const shown = (): string | null => useSession.getState().session?.customer?.customerId ?? null;
const ping = () => callBook('pingSession', { query: { idleMs: 0 } });

describe('every call', () => {
  it('says whose page it comes from: nobody’s yet, a customer’s in one session, a visitor’s', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
      sent.push((headers as Record<string, string>)['lineboard-page']);
      return new Response(null, { status: 204 });
    });
    useSession.setState({ session: null });
    await ping();
    useSession.setState({ session: sessionOf('CREDIT1', TEST_PAGE) });
    await ping();
    useSession.getState().endSession(false);
    await ping();
    expect(sent).toEqual(['starting', TEST_PAGE, 'visitor']);
  });
});

describe('a browser that another customer uses by now', () => {
  it('makes the page a visitor’s at once, and then that customer’s: it is reloaded, and says so', async () => {
    book.answers['GET /api/session'] = { body: sessionOf('POSTUP1', OTHERS_PAGE) };
    await ping();
    expect(shown()).toBeNull();
    await vi.waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
    expect(shown()).toBeNull();

    useSession.setState(useSession.getInitialState());
    book.answers['GET /api/site'] = { status: 503, body: { error: { code: 'unavailable' } } };
    openTestPage();
    const { site } = useSession.getState();
    useSession.setState(useSession.getInitialState());
    book.answers['GET /api/site'] = { body: site, isOutsideContract: true };
    for (const isSaid of [true, false]) {
      useSession.setState(useSession.getInitialState());
      await startSession();
      await vi.waitFor(() => expect(shown()).toBe('POSTUP1'));
      expect(useSession.getState().changedNotice).toBe(isSaid);
    }
  });

  it('is detected by any answer about the session', async () => {
    book.answers['GET /api/session'] = { body: sessionOf('POSTUP1', OTHERS_PAGE) };
    customer$.next({ kind: 'session', page: OTHERS_PAGE });
    expect(shown()).toBeNull();
    await vi.waitFor(() => expect(reloadPage).toHaveBeenCalledOnce());
  });

  it('takes over a visitor’s page without reloading it', async () => {
    useSession.setState({ session: VISITOR, shownCustomerId: null });
    book.answers['GET /api/session'] = { body: sessionOf('POSTUP1', OTHERS_PAGE) };
    announceSession(sessionOf('POSTUP1', OTHERS_PAGE));
    await vi.waitFor(() => expect(shown()).toBe('POSTUP1'));
    expect(useSession.getState().changedNotice).toBe(true);
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('leaves a visitor’s page when nobody is signed in', async () => {
    book.answers['GET /api/session'] = { body: VISITOR };
    await ping();
    expect(useSession.getState()).toMatchObject({ session: VISITOR, endedNotice: true });
  });

  it('is not inferred from an answer to a page that has changed since', async () => {
    let answer: (response: Response) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    const pinged = ping();
    useSession.setState({ session: sessionOf('CREDIT1', RENEWED_PAGE) });
    answer(new Response(JSON.stringify(REFUSED.body), { status: 409 }));
    await pinged;
    expect(shown()).toBe('CREDIT1');
  });
});

describe('the same customer’s next session', () => {
  it.each(['socket', 'tab'])('continues on the page when the %s announces it', async (by) => {
    const next = sessionOf(CUSTOMER.customerId, RENEWED_PAGE);
    book.answers['GET /api/session'] = { body: next };
    if (by === 'socket') customer$.next({ kind: 'session', page: RENEWED_PAGE });
    else announceSession(next);
    await vi.waitFor(() => expect(readPageMark()).toBe(RENEWED_PAGE));
    expect(useSession.getState()).toMatchObject({ changedNotice: false, endedNotice: false });
    expect(reloadPage).not.toHaveBeenCalled();
  });
});
