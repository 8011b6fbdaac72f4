import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { useWeeklyFigures, useWeekFigures } from './figures-store.ts';
import { keepFigures } from './keep-figures.ts';

let book: FakeBook;
let customer$: Subject<CustomerEvent>;
let stop: () => void;

beforeEach(() => {
  book = openFakeBook({
    'GET /api/weekly-figures': { body: { today: '2026-11-04', currency: 'USD', weeks: [] } },
  });
  customer$ = new Subject();
  stop = keepFigures(customer$);
});
afterEach(() => {
  stop();
  useWeeklyFigures.getState().forget();
  vi.unstubAllGlobals();
});

const asked = (): string[] => book.calls.map(({ path }) => path);

it('open figures are asked for again with each change to a wager, and no others', async () => {
  await useWeeklyFigures.getState().load();
  customer$.next({ kind: 'wagers' });
  expect(asked()).toEqual(['/api/weekly-figures', '/api/weekly-figures']);
  expect(useWeekFigures.getState().answer).toBeNull();
});

it('nothing else that the book says of a customer moves them, nor anything once they are left', async () => {
  await useWeeklyFigures.getState().load();
  customer$.next({ kind: 'messages', newMessagesCount: 1 });
  customer$.next({ kind: 'settings' });
  stop();
  customer$.next({ kind: 'wagers' });
  expect(asked()).toEqual(['/api/weekly-figures']);
});
