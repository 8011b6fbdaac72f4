import { Subject } from 'rxjs';
import { expect, it, vi } from 'vitest';
import type { ConnectionStatus } from '../live/connection.ts';
import { keepPageCurrent } from './keep-page-current.ts';

const openPage = () => {
  const status$ = new Subject<ConnectionStatus>();
  const renew = vi.fn<() => Promise<void>>(async () => undefined);
  keepPageCurrent(status$, { renew });
  return { status$, renew };
};

it('a page that is too old for the book is loaded anew', () => {
  const page = openPage();
  page.status$.next({ state: 'refused', code: 'outdated' });
  page.status$.next({ state: 'refused', code: 'outdated' });
  expect(page.renew).toHaveBeenCalledOnce();
});

it('no other refusal has it loaded anew', () => {
  const page = openPage();
  page.status$.next({ state: 'refused', code: 'originRefused' });
  page.status$.next({ state: 'waiting', retryInMs: 100 });
  expect(page.renew).not.toHaveBeenCalled();
});
