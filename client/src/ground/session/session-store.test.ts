import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import { NEVER, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeAnswer, openFakeBook } from '../../../testing/fake-book.ts';
import { CUSTOMER, ACCOUNT } from '../../../testing/slip-examples.ts';
import { keepSession, signOut, signOutEverywhere } from './keep-session.ts';
import { isOnline, useSession } from './session-store.ts';

const ONLINE = { online: true, customer: CUSTOMER, balance: ACCOUNT.balance };
const LEFT = { body: { endsInMs: 1_800_000, canStay: true } };
const SITE = { trackTimeMs: 30_000 } as never;

/** The book's answer to a ping that says how long the customer was idle. */
const ping = (idleMs: number, answer: FakeAnswer) => ({
  [`POST /api/session/ping?idleMs=${idleMs}`]: answer,
});

beforeEach(() => useSession.setState({ site: SITE, session: ONLINE, endedNotice: false, startError: null }));
afterEach(() => vi.unstubAllGlobals());

describe('the online state', () => {
  it('ST1-01: doesn’t hold without customer info', () =>
    expect(isOnline({ ...ONLINE, customer: null })).toBe(false));
  it('ST1-02: doesn’t hold for a customer who is flagged offline', () =>
    expect(isOnline({ ...ONLINE, online: false })).toBe(false));
  it('ST1-03: doesn’t hold for a demo customer', () =>
    expect(isOnline({ ...ONLINE, customer: { ...CUSTOMER, isDemo: true } })).toBe(false));
  it('ST1-04: holds for any other customer', () => expect(isOnline(ONLINE)).toBe(true));
});

describe('the session', () => {
  it('ST1-15, CALL1-02: a ping repeats at the track-time interval while the customer is online', async () => {
    vi.useFakeTimers();
    const book = openFakeBook({ ...ping(0, LEFT), ...ping(30_000, LEFT) });
    const stop = keepSession(NEVER);
    for (let at = 0; at < 3; at += 1) {
      if (at > 0) dispatchEvent(new Event('pointerdown'));
      await vi.advanceTimersByTimeAsync(30_000);
    }
    expect(book.calls).toHaveLength(3);
    useSession.getState().endSession(false);
    await vi.advanceTimersByTimeAsync(90_000);
    expect(book.calls).toHaveLength(3);
    stop();
  });

  it('no ping goes out once the session is no longer kept', async () => {
    vi.useFakeTimers();
    const book = openFakeBook();
    keepSession(NEVER)();
    await vi.advanceTimersByTimeAsync(90_000);
    expect(book.calls).toEqual([]);
  });

  it('a ping that finds the session ended makes the page a visitor’s, and says so', async () => {
    vi.useFakeTimers();
    openFakeBook({ ...ping(30_000, { status: 401, body: { error: { code: 'sessionEnded' } } }) });
    const stop = keepSession(NEVER);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(useSession.getState()).toMatchObject({ session: { online: false }, endedNotice: true });
    stop();
  });

  it('CALL2-34, CON2-19: a ping says how long the customer was idle, counted from the last key or press', async () => {
    vi.useFakeTimers();
    const book = openFakeBook();
    const stop = keepSession(NEVER);
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.advanceTimersByTimeAsync(10_000);
    dispatchEvent(new Event('keydown'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(book.calls.map(({ path }) => path)).toEqual(
      [30_000, 60_000, 20_000].map((idleMs) => `/api/session/ping?idleMs=${idleMs}`),
    );
    stop();
  });

  it('a lost ping does not end the session', async () => {
    vi.useFakeTimers();
    openFakeBook(ping(30_000, 'lost'));
    const stop = keepSession(NEVER);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(useSession.getState().session?.online).toBe(true);
    stop();
  });

  it('CALL1-14: signing out asks the book; without an answer the customer stays signed in', async () => {
    openFakeBook({ 'DELETE /api/session': 'lost' });
    expect((await signOut()).ok).toBe(false);
    expect(useSession.getState().session?.online).toBe(true);
    openFakeBook({ 'DELETE /api/session': { status: 204 } });
    expect((await signOut()).ok).toBe(true);
    expect(useSession.getState()).toMatchObject({ session: { online: false }, endedNotice: false });
  });

  it('signing out everywhere asks the book; without an answer the customer stays signed in', async () => {
    openFakeBook({ 'DELETE /api/sessions': 'lost' });
    expect((await signOutEverywhere()).ok).toBe(false);
    expect(useSession.getState().session?.online).toBe(true);
    openFakeBook({ 'DELETE /api/sessions': { status: 204 } });
    expect((await signOutEverywhere()).ok).toBe(true);
    expect(useSession.getState()).toMatchObject({ session: { online: false }, endedNotice: false });
  });
});

describe('a page that signs out', () => {
  it('doesn’t report an ended session, although the book announces it before it answers', async () => {
    const customer$ = new Subject<CustomerEvent>();
    const stop = keepSession(customer$);
    const said: boolean[] = [];
    const unsubscribe = useSession.subscribe(({ endedNotice }) => said.push(endedNotice));
    for (const isAnswered of [true, false]) {
      useSession.setState({ session: ONLINE, endedNotice: false });
      openFakeBook({
        'DELETE /api/session': () => {
          customer$.next({ kind: 'sessionEnded' });
          return isAnswered ? { status: 204 } : 'lost';
        },
      });
      expect((await signOut()).ok).toBe(true);
      expect(useSession.getState().session?.online).toBe(false);
    }
    expect(said).not.toContain(true);
    unsubscribe();
    stop();
  });
});

describe('the book’s news about the session', () => {
  let customer$: Subject<CustomerEvent>;

  beforeEach(() => {
    customer$ = new Subject();
    return keepSession(customer$);
  });

  it('an older balance never replaces a newer one', () => {
    customer$.next({ kind: 'balance', balance: { ...ACCOUNT.balance, version: 9, availableCents: 9 } });
    customer$.next({ kind: 'balance', balance: { ...ACCOUNT.balance, version: 8, availableCents: 8 } });
    expect(useSession.getState().session?.balance?.availableCents).toBe(9);
  });

  it('a balance of a customer who has signed out by now is ignored', () => {
    useSession.getState().endSession(false);
    customer$.next({ kind: 'balance', balance: ACCOUNT.balance });
    expect(useSession.getState().session?.balance).toBeNull();
  });

  it('a session that ended elsewhere makes the page a visitor’s', () => {
    const book = openFakeBook({
      'GET /api/session': { body: { online: false, customer: null, balance: null } },
    });
    customer$.next({ kind: 'sessionEnded' });
    expect(useSession.getState()).toMatchObject({ session: { customer: null }, endedNotice: true });
    expect(book.calls).toHaveLength(1);
    customer$.next({ kind: 'sessionEnded' });
    expect(book.calls).toHaveLength(1);
  });

  it('a session that another tab’s sign-in replaced gives the page to that customer', async () => {
    const other = { ...ONLINE, customer: { ...CUSTOMER, customerId: 'OTHER' } };
    openFakeBook({ 'GET /api/session': { body: other } });
    customer$.next({ kind: 'sessionEnded' });
    await vi.waitFor(() =>
      expect(useSession.getState()).toMatchObject({
        session: { customer: { customerId: 'OTHER' } },
        endedNotice: false,
      }),
    );
  });
});
