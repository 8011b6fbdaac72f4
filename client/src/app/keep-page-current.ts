import { filter, type Observable, take } from 'rxjs';
import type { ConnectionStatus } from '../live/connection.ts';
import type { LostParts } from '../ui/create-lost-parts.ts';
import { lostParts } from '../ui/lost-parts.ts';

/**
 * A page that is too old for the book is loaded anew as one whose parts are gone is.
 * @returns stops it
 */
export const keepPageCurrent = (
  status$: Observable<ConnectionStatus>,
  { renew }: Pick<LostParts, 'renew'> = lostParts,
): (() => void) => {
  const outdated = status$
    .pipe(
      filter((status) => status.state === 'refused' && status.code === 'outdated'),
      take(1),
    )
    .subscribe(() => void renew());
  return () => outdated.unsubscribe();
};
