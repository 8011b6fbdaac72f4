import { addDays, dayOf, startOfDayMs } from '../calendar/book-day.ts';
import type { Window } from '../sport/sport-row.ts';

const HOUR_MS = 3_600_000;

/**
 * Until when a game may be played for the wagers on it (HR-73), in the book's day (HR-43).
 * @returns null when no clock ends it
 */
export const endOfWindowMs = (window: Window, startMs: number): number | null => {
  if (window === 'open') return null;
  if ('hours' in window) return startMs + window.hours * HOUR_MS;
  const day = dayOf(startMs);
  if ('days' in window) return atHour(addDays(day, window.days), window.hour);
  const weekday = new Date(day).getUTCDay() || 7;
  return startOfDayMs(addDays(day, ((window.weekday - weekday + 7) % 7) + 1));
};

/** An hour of a day counts from noon, so that a change of the clocks at night moves nothing. */
const atHour = (day: string, hour: number): number => {
  if (hour === 0) return startOfDayMs(day);
  const noonMs = startOfDayMs(addDays(day, 1)) - 12 * HOUR_MS;
  return noonMs - (12 - hour) * HOUR_MS;
};
