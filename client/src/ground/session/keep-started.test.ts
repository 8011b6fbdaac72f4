import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { keepStarted } from './keep-started.ts';
import { useSession } from './session-store.ts';

const compare$ = new Subject<void>();
let stop = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  useSession.setState(useSession.getInitialState());
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** A book that fails, as it did when the page started. */
const open = () => {
  const book = openFakeBook();
  useSession.getState().failStart({ code: 'unavailable', params: {}, status: 503 });
  stop = keepStarted(compare$);
  return () => book.calls.filter(({ path }) => path === '/api/site').length;
};

it('asks the book again as soon as lines come', () => {
  const asked = open();
  compare$.next();
  expect(asked()).toBe(1);
});

it('asks again by itself, and nothing once it has stopped', async () => {
  const asked = open();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked()).toBe(1);
  stop();
  compare$.next();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(1);
  expect(compare$.observed).toBe(false);
});

it('asks nothing of a book that has answered', () => {
  const asked = open();
  useSession.setState({ startError: null });
  compare$.next();
  expect(asked()).toBe(0);
});
