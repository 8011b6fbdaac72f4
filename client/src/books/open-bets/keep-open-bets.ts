import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import type { Observable } from 'rxjs';
import { useOpenBets } from './open-bets-store.ts';

/** Keeps open bets that were looked at current: placed, graded or taken back, wherever that was. @returns stops it */
export const keepOpenBets = (customer$: Observable<CustomerEvent>): (() => void) => {
  const events = customer$.subscribe(({ kind }) => {
    if (kind === 'wagers') useOpenBets.getState().refresh();
  });
  return () => events.unsubscribe();
};
