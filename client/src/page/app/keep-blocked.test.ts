import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeAnswer, type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import type { ConnectionStatus } from '../../ground/live/connection.ts';
import { keepBlocked } from './keep-blocked.ts';
import { useLineState } from '../../ground/live/line-state.ts';
import { useSession } from '../../ground/session/session-store.ts';

let book: FakeBook;
let site: FakeAnswer;
let status$: Subject<ConnectionStatus>;
let stop: () => void;

const fail = (times: number): void => {
  for (let attempt = 0; attempt < times; attempt += 1) {
    status$.next({ state: 'connecting', attempt });
    status$.next({ state: 'waiting', retryInMs: 100 });
  }
};
const isBlocked = (): boolean => useLineState.getState().blocked;

beforeEach(() => {
  openTestPage();
  site = { body: useSession.getState().site };
  book = openFakeBook({ 'GET /api/site': site });
  useLineState.setState(useLineState.getInitialState());
  status$ = new Subject();
  stop = keepBlocked({ status$ });
});
afterEach(() => stop());

it('says that live prices are blocked when the book answers but no live connection succeeds', async () => {
  fail(2);
  expect(book.calls).toEqual([]);
  fail(1);
  await vi.waitFor(() => expect(isBlocked()).toBe(true));
  status$.next({ state: 'open' });
  expect(isBlocked()).toBe(false);
});

it('doesn’t say so when the book is unreachable, nor after a connection that worked', async () => {
  book.answers = { 'GET /api/site': 'lost' };
  fail(4);
  await vi.waitFor(() => expect(book.calls.length).toBeGreaterThan(0));
  expect(isBlocked()).toBe(false);
  status$.next({ state: 'open' });
  book.calls.length = 0;
  book.answers = { 'GET /api/site': site };
  status$.next({ state: 'waiting', retryInMs: 0 });
  fail(2);
  expect([book.calls, isBlocked()]).toEqual([[], false]);
});

it('never says so of a book that tells it when to come', () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    status$.next({ state: 'connecting', attempt });
    status$.next({ state: 'waiting', retryInMs: 100, code: 'unavailable', isTold: true });
  }
  fail(2);
  expect([book.calls, isBlocked()]).toEqual([[], false]);
});

it('ignores an answer that came after the connection', async () => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', async () => {
    await asked;
    return new Response(JSON.stringify(useSession.getState().site));
  });
  fail(3);
  status$.next({ state: 'open' });
  answer();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isBlocked()).toBe(false);
});
