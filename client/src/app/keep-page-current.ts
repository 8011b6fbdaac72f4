import { WIRE_VERSION } from '@lineboard/domain/wire/wire-version';
import { filter, type Observable, take } from 'rxjs';
import type { ConnectionStatus } from '../live/connection.ts';
import { reloadPage } from '../ui/reload-page.ts';

/**
 * Names the version that this tab was reloaded from: reloaded once, a page that is still old is left to the customer.
 */
const RELOADED_FROM_KEY = 'lb_reloaded_from';

export interface PageOfTab {
  storage: Storage;
  reload: () => void;
}

/**
 * A page that is too old for the book reloads itself, once: slip and selections are kept by the device.
 * @returns stops it
 */
export const keepPageCurrent = (
  status$: Observable<ConnectionStatus>,
  { storage, reload }: PageOfTab = { storage: sessionStorage, reload: reloadPage },
): (() => void) => {
  const outdated = status$
    .pipe(
      filter((status) => status.state === 'refused' && status.code === 'outdated'),
      take(1),
    )
    .subscribe(() => {
      if (storage.getItem(RELOADED_FROM_KEY) === String(WIRE_VERSION)) return;
      storage.setItem(RELOADED_FROM_KEY, String(WIRE_VERSION));
      reload();
    });
  return () => outdated.unsubscribe();
};
