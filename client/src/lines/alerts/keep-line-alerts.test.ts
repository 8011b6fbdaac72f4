import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import type { LineAlert } from '@lineboard/domain/lines/alerts/line-alert.schema';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { BOOK_MS } from '../../../testing/slip-examples.ts';
import { createI18n } from '../../ground/i18n/i18n.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { useLineAlerts } from './alerts-store.ts';
import { keepLineAlerts } from './keep-line-alerts.ts';

const CALL = 'GET /api/line-alerts';

const alert = (fields: Partial<LineAlert> = {}): LineAlert => ({
  alertId: 1,
  gameNum: 7,
  periodNumber: 0,
  market: 'S',
  side: 'team1',
  team1: 'Chiefs',
  team2: 'Bills',
  watch: { kind: 'number', points: 3.5, price: null },
  repeats: true,
  beginsMs: BOOK_MS + 3_600_000,
  isOpen: true,
  told: null,
  ...fields,
});
const told = (count: number, atMs = BOOK_MS, points = 4): LineAlert =>
  alert({ told: { count, atMs, points, price: -110 } });

let book: FakeBook;
let customer$: Subject<CustomerEvent>;
let compare$: Subject<void>;
let stop: () => void;

const answer = (...alerts: LineAlert[]): void => void (book.answers[CALL] = { body: { alerts } });
const say = async (): Promise<string[]> => {
  const before = book.calls.length;
  customer$.next({ kind: 'alerts' });
  await vi.waitFor(() => expect(book.calls.length).toBe(before + 1));
  await Promise.resolve();
  await new Promise((done) => setTimeout(done));
  return useNotices
    .getState()
    .takeNotices()
    .map(({ text }) => text);
};

beforeEach(() => {
  createI18n('en');
  book = openFakeBook();
  openTestPage();
  useLineAlerts.getState().forget();
  useNotices.getState().takeNotices();
  customer$ = new Subject();
  compare$ = new Subject();
  stop = keepLineAlerts(customer$, compare$);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it('says each alert once for each time that it is told, with the way to its game', async () => {
  answer(told(1), alert({ alertId: 2 }));
  expect(await say()).toEqual(['Line alert: Chiefs +4 −110']);
  expect(await say()).toEqual([]);
  answer(told(2, BOOK_MS + 1_000, 4.5), alert({ alertId: 2 }));
  customer$.next({ kind: 'alerts' });
  await vi.waitFor(() =>
    expect(useNotices.getState().waiting).toMatchObject([
      { text: 'Line alert: Chiefs +4½ −110', link: { page: 'game', number: 7 } },
    ]),
  );
});

it('leaves what was told before the page was there to the list', async () => {
  answer(told(3, BOOK_MS - 60_000));
  expect(await say()).toEqual([]);
});

it('says what was told in an outage once the page is connected again', async () => {
  answer(alert());
  await say();
  answer(told(1));
  compare$.next();
  await vi.waitFor(() => expect(useNotices.getState().waiting).toHaveLength(1));
});

it('asks nothing on connecting while nothing of alerts was shown', async () => {
  compare$.next();
  await new Promise((done) => setTimeout(done, 20));
  expect(book.calls).toEqual([]);
});

it('forgets the alerts of a customer who is gone', async () => {
  answer(alert());
  await say();
  openTestPage({ customer: { customerId: 'OTHER' } });
  expect(useLineAlerts.getState().answer).toBeNull();
});
