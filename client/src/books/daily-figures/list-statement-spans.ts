import { addDays, type Day } from '@lineboard/domain/ground/calendar/book-day';
import type { DayRange } from '@lineboard/domain/books/transactions/transaction-range';

/** A period for which a statement can be requested. */
export interface StatementSpan extends DayRange {
  /** A year, or the last twelve months. */
  year: number | null;
}

/** A current season spans two years: the last twelve months cover all of it. */
export const listStatementSpans = (today: Day): StatementSpan[] => {
  const year = Number(today.slice(0, 4));
  return [
    { year: null, start: addDays(today, -364), end: today },
    { year, start: `${year}-01-01`, end: today },
    ...[year - 1, year - 2].map((one) => ({ year: one, start: `${one}-01-01`, end: `${one}-12-31` })),
  ];
};
