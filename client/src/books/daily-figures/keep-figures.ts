import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import type { Observable } from 'rxjs';
import { useDayTransactions, useFigureCharts, useWeekFigures, useWeeklyFigures } from './figures-store.ts';

const STORES = [useWeeklyFigures, useWeekFigures, useFigureCharts, useDayTransactions];

/** Keeps open figures current: changes to a wager move money. @returns stops it */
export const keepFigures = (customer$: Observable<CustomerEvent>): (() => void) => {
  const events = customer$.subscribe(({ kind }) => {
    if (kind !== 'wagers') return;
    for (const { getState } of STORES) getState().refresh();
  });
  return () => events.unsubscribe();
};
