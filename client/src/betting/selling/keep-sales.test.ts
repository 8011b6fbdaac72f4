import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { keepSales } from './keep-sales.ts';
import { useSales } from './sales-store.ts';

const KEY = '11111111-2222-4333-8444-555555555555';

let book: FakeBook;
let customer$: Subject<CustomerEvent>;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  book = openFakeBook();
  openTestPage();
  useSales.setState(useSales.getInitialState());
  customer$ = new Subject();
  stop = keepSales(customer$);
  const order = { ticketNumber: 100, wagerNumber: 1, key: KEY, sharePercent: 100, seenCents: 5_000 };
  useSales.getState().begin({ ...order, tolerancePercent: 2 });
  useSales.getState().markUnknown({ ...order, tolerancePercent: 2 });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks at once about a sale that the book says something of', () => {
  const before = book.calls.length;
  customer$.next({ kind: 'sale', key: KEY });
  expect(book.calls).toHaveLength(before + 1);
  expect(book.calls.at(-1)?.path).toContain(KEY);
});

it('asks what became of a sale once its delay is over, also on a device whose clock is an hour behind', async () => {
  const order = { ticketNumber: 100, wagerNumber: 1, key: KEY, sharePercent: 100, seenCents: 5_000 };
  const sentAtMs = Date.now() + 3_600_000;
  useSales
    .getState()
    .apply(
      { ...order, tolerancePercent: 2 },
      { ...order, state: 'pending', sentAtMs, decidedAtMs: sentAtMs + 5_000 },
    );
  const before = book.calls.length;
  await vi.advanceTimersByTimeAsync(5_500);
  expect(book.calls.length).toBeGreaterThan(before);
});

it('asks nothing any more once it is stopped', async () => {
  stop();
  const before = book.calls.length;
  customer$.next({ kind: 'sale', key: KEY });
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(book.calls).toHaveLength(before);
});
