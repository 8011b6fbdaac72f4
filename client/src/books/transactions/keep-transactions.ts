import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import type { Observable } from 'rxjs';
import { useTransactions } from './transactions-store.ts';

/** Keeps displayed transactions current: changes to a wager move money. @returns stops it */
export const keepTransactions = (customer$: Observable<CustomerEvent>): (() => void) => {
  const events = customer$.subscribe(({ kind }) => {
    if (kind === 'wagers') useTransactions.getState().refresh();
  });
  return () => events.unsubscribe();
};
