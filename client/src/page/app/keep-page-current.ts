import type { Observable } from 'rxjs';
import { onPageRefused, tellPageRefused } from '../../ground/calls/page-mark.ts';
import type { ConnectionStatus } from '../../ground/live/connection.ts';
import type { LostParts } from '../../ground/ui/create-lost-parts.ts';
import { lostParts } from '../../ground/ui/lost-parts.ts';

/**
 * A page that is too old for the book is reloaded like one whose parts are gone. The socket or a call says so; the
 * socket also says when the browser belongs to another customer.
 * @returns stops it
 */
export const keepPageCurrent = (
  status$: Observable<ConnectionStatus>,
  { renew }: Pick<LostParts, 'renew'> = lostParts,
): (() => void) => {
  const refusals = status$.subscribe((status) => {
    if (status.state === 'refused' && status.code === 'outdated') tellPageRefused('outdated');
    if (status.state === 'waiting' && status.code === 'sessionChanged') tellPageRefused('sessionChanged');
  });
  let isOutdated = false;
  const stopRefusals = onPageRefused((code) => {
    if (code !== 'outdated' || isOutdated) return;
    isOutdated = true;
    void renew();
  });
  return () => {
    refusals.unsubscribe();
    stopRefusals();
  };
};
