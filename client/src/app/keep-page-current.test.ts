import { WIRE_VERSION } from '@lineboard/domain/wire/wire-version';
import { Subject } from 'rxjs';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ConnectionStatus } from '../live/connection.ts';
import { keepPageCurrent } from './keep-page-current.ts';

const OUTDATED: ConnectionStatus = { state: 'refused', code: 'outdated' };

beforeEach(() => sessionStorage.clear());

const openPage = () => {
  const status$ = new Subject<ConnectionStatus>();
  const reload = vi.fn<() => void>();
  const stop = keepPageCurrent(status$, { storage: sessionStorage, reload });
  return { status$, reload, stop };
};

it('a page that is too old is reloaded, once in its tab', () => {
  const first = openPage();
  first.status$.next(OUTDATED);
  first.status$.next(OUTDATED);
  expect(first.reload).toHaveBeenCalledOnce();
  const again = openPage();
  again.status$.next(OUTDATED);
  expect(again.reload).not.toHaveBeenCalled();
});

it('a page that was reloaded from an older version may be once itself', () => {
  sessionStorage.setItem('lb_reloaded_from', String(WIRE_VERSION - 1));
  const page = openPage();
  page.status$.next(OUTDATED);
  expect(page.reload).toHaveBeenCalledOnce();
});

it('no other refusal reloads a page', () => {
  const page = openPage();
  page.status$.next({ state: 'refused', code: 'originRefused' });
  page.status$.next({ state: 'waiting', retryInMs: 100 });
  expect(page.reload).not.toHaveBeenCalled();
});
