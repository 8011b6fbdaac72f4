import { addDays, type Day, dayOf, startOfDayMs, startOfWeek } from '../../ground/calendar/book-day.ts';

const DAYS_OF_WEEK = 7;

const DAY_MS = 86_400_000;

/** The Monday of the week so many weeks before the one of today. */
export const mondayOfOffset = (weekOffset: number, today: Day): Day =>
  addDays(startOfWeek(today), -DAYS_OF_WEEK * weekOffset);

/** How many weeks before the one of today a day lies; below 0 in a week to come. */
export const weekOffsetOf = (day: Day, today: Day): number =>
  (Date.parse(startOfWeek(today)) - Date.parse(startOfWeek(day))) / (DAYS_OF_WEEK * DAY_MS);

/** Monday to Sunday. */
export const listDaysOfWeek = (monday: Day): Day[] =>
  Array.from({ length: DAYS_OF_WEEK }, (_, at) => addDays(monday, at));

/** Most days last 24 hours; looking for the start of each would ask the calendar thirty times. */
const startAfterMs = (day: Day, startOfDayBeforeMs: number): number => {
  const guessMs = startOfDayBeforeMs + DAY_MS;
  return dayOf(guessMs) === day && dayOf(guessMs - 1) < day ? guessMs : startOfDayMs(day);
};

/**
 * Where the days of some weeks begin, and where the last one ends: one moment more than there are days. Days have 23
 * and 25 hours where clocks change (HR-43).
 */
export const listDayStartsMs = (monday: Day, weeks: number): number[] => {
  const starts = [startOfDayMs(monday)];
  for (let day = 1; day <= weeks * DAYS_OF_WEEK; day += 1)
    starts.push(startAfterMs(addDays(monday, day), starts[day - 1] ?? 0));
  return starts;
};
