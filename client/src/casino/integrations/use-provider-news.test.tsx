import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { resetOutages, useOutIntegrations } from './use-provider-news.ts';

const MINUTE_MS = 60_000;
let book: FakeBook;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  resetOutages();
  book = openFakeBook({ 'GET /api/integrations': { body: { out: [] } } });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const asks = () => book.calls.filter(({ path }) => path === '/api/integrations').length;
const show = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
const minute = () => act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));

it('asks every minute while the page is visible, not while it is hidden, and never after it was left', async () => {
  show('visible');
  const { result, unmount } = renderHook(() => useOutIntegrations());
  await waitFor(() => expect(asks()).toBe(1));
  book.answers['GET /api/integrations'] = { body: { out: ['casino'] } };
  await minute();
  expect([asks(), result.current]).toEqual([2, ['casino']]);
  await minute();
  expect(asks()).toBe(3);
  show('hidden');
  await minute();
  await minute();
  expect(asks()).toBe(3);
  show('visible');
  await minute();
  expect(asks()).toBe(4);
  unmount();
  await minute();
  await minute();
  expect(asks()).toBe(4);
});

it('asks nothing when nothing has a provider', async () => {
  show('visible');
  renderHook(() => useOutIntegrations(false));
  await minute();
  await minute();
  expect(asks()).toBe(0);
});
