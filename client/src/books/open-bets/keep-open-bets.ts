import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import type { Observable } from 'rxjs';
import { useOpenBets } from './open-bets-store.ts';

/** Keeps displayed open bets current: placed, sold, graded or canceled, wherever that happened. @returns stops it */
export const keepOpenBets = (customer$: Observable<CustomerEvent>): (() => void) => {
  const events = customer$.subscribe(({ kind }) => {
    if (kind === 'wagers' || kind === 'sale') useOpenBets.getState().refresh();
  });
  return () => events.unsubscribe();
};
