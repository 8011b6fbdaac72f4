import { addDays, type Day, isDay } from '../../ground/calendar/book-day.ts';

/** Days in one list: a year, and the day on which it began. */
export const MOST_DAYS = 366;

/** Days of the book (HR-43), both ends included. */
export interface DayRange {
  start: Day;
  end: Day;
}

/** Spec 1 §9; a number is the last so many days, today included. */
export const RANGE_NAMES = ['today', 'yesterday', 7, 30, 60, 90] as const;

export type RangeName = (typeof RANGE_NAMES)[number];

export const DEFAULT_RANGE = 7;

export const rangeOfName = (name: RangeName, today: Day): DayRange => {
  if (name === 'today') return { start: today, end: today };
  if (name === 'yesterday') return { start: addDays(today, -1), end: addDays(today, -1) };
  return { start: addDays(today, 1 - name), end: today };
};

export const countDays = ({ start, end }: DayRange): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1;

/** @returns whether both are days that there are, in their order, and no more than may be listed at once */
export const isDayRange = ({ start, end }: DayRange): boolean =>
  isDay(start) && isDay(end) && start <= end && countDays({ start, end }) <= MOST_DAYS;
