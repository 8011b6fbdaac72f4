import type { Day } from '@lineboard/domain/ground/calendar/book-day';

/** The calendar's days are midnights in the device's own zone; a book day has none. */
export const toLocal = (day: Day): Date =>
  new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)));

export const toDay = (date: Date): Day =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
