import { addDays, dayOf, startOfDayMs, startOfWeek } from '../../ground/calendar/book-day.ts';

/** Next 2 hours, today, next 2 days, this week (Monday to Sunday), or every date (spec 1 §5, 2 §5). */
export const DATE_FILTERS = ['none', '2h', 'T', '2d', 'W'] as const;

export type DateFilter = (typeof DATE_FILTERS)[number];

const HOUR_MS = 3_600_000;

/**
 * A filter bounds the future only: a game that has begun and is still offered is live, and nobody who asks for today's
 * games at half past midnight means to lose sight of it.
 * @param timeZone the customer's, or the book's for visitors
 * @returns the moment before which a game starts to be shown; work it out once, then compare every game with it
 */
export const calculateDateFilterEndMs = (filter: DateFilter, bookMs: number, timeZone: string): number => {
  switch (filter) {
    case 'none':
      return Number.POSITIVE_INFINITY;
    case '2h':
      return bookMs + 2 * HOUR_MS + 1;
    case '2d':
      return bookMs + 48 * HOUR_MS + 1;
    case 'T':
      return startOfDayMs(addDays(dayOf(bookMs, timeZone), 1), timeZone);
    case 'W':
      return startOfDayMs(addDays(startOfWeek(dayOf(bookMs, timeZone)), 7), timeZone);
  }
};

/** @param atMs kick-off of a game or cut-off of a contest */
export const matchesDateFilter = (
  filter: DateFilter,
  atMs: number,
  bookMs: number,
  timeZone: string,
): boolean => atMs < calculateDateFilterEndMs(filter, bookMs, timeZone);
