import { Subject } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { callBook } from '../../ground/calls/call-book.ts';
import { onPageRefused } from '../../ground/calls/page-mark.ts';
import type { ConnectionStatus } from '../../ground/live/connection.ts';
import { keepPageCurrent } from './keep-page-current.ts';

const stops: Array<() => void> = [];
afterEach(() => {
  vi.unstubAllGlobals();
  for (const stop of stops.splice(0)) stop();
});

const openPage = () => {
  const status$ = new Subject<ConnectionStatus>();
  const renew = vi.fn<() => Promise<void>>(async () => undefined);
  stops.push(keepPageCurrent(status$, { renew }));
  return { status$, renew };
};

it('a page that is too old for the book is reloaded', () => {
  const page = openPage();
  page.status$.next({ state: 'refused', code: 'outdated' });
  page.status$.next({ state: 'refused', code: 'outdated' });
  expect(page.renew).toHaveBeenCalledOnce();
});

it('a page whose calls don’t say whose page they come from is reloaded, too', async () => {
  openFakeBook({ 'DELETE /api/session': { status: 422, body: { error: { code: 'outdated' } } } });
  const page = openPage();
  for (let call = 0; call < 2; call += 1) await callBook('signOut');
  expect(page.renew).toHaveBeenCalledOnce();
});

it('the page learns from the socket that the browser belongs to another customer', () => {
  const told = vi.fn<(code: string) => void>();
  const stop = onPageRefused(told);
  const page = openPage();
  page.status$.next({ state: 'waiting', retryInMs: 100, code: 'sessionChanged' });
  page.status$.next({ state: 'waiting', retryInMs: 100, code: 'unavailable' });
  expect(told.mock.calls).toEqual([['sessionChanged']]);
  expect(page.renew).not.toHaveBeenCalled();
  stop();
});

it('no other refusal reloads it', () => {
  const page = openPage();
  page.status$.next({ state: 'refused', code: 'originRefused' });
  page.status$.next({ state: 'waiting', retryInMs: 100 });
  expect(page.renew).not.toHaveBeenCalled();
});
