import { addDays, type Day, dayOf, startOfDayMs, startOfWeek } from '../../ground/calendar/book-day.ts';
import type { OwnPeriod } from './own-limit.schema.ts';

/** The period runs from its first moment to the first moment of the next one, on the book's clock. */
export interface PeriodSpan {
  startMs: number;
  endsMs: number;
}

const LONGEST_MONTH = 31;

const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;

const SPANS: Readonly<Record<OwnPeriod, (today: Day) => readonly [first: Day, next: Day]>> = {
  day: (today) => [today, addDays(today, 1)],
  week: (today) => [startOfWeek(today), addDays(startOfWeek(today), 7)],
  month: (today) => [firstOfMonth(today), firstOfMonth(addDays(firstOfMonth(today), LONGEST_MONTH))],
};

/** OWN-3: the day, week or month that a moment of the book lies in, as daily figures have them (HR-43). */
export const periodAt = (period: OwnPeriod, bookMs: number): PeriodSpan => {
  const [first, next] = SPANS[period](dayOf(bookMs));
  return { startMs: startOfDayMs(first), endsMs: startOfDayMs(next) };
};
