import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import type { Observable } from 'rxjs';
import { useTransactions } from './transactions-store.ts';

/** Keeps transactions that were looked at current: what happens to a wager moves money. @returns stops it */
export const keepTransactions = (customer$: Observable<CustomerEvent>): (() => void) => {
  const events = customer$.subscribe(({ kind }) => {
    if (kind === 'wagers') useTransactions.getState().refresh();
  });
  return () => events.unsubscribe();
};
