import { BOOK_TIME_ZONE } from '@lineboard/domain/calendar/book-day';

const FORMAT = new Intl.DateTimeFormat('en-US', {
  timeZone: BOOK_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
});

/** `11/20/2026, 08:00:00 AM EST`: the book's own zone with its label of that day (HR-43). */
export const describeMoment = (atMs: number): string => FORMAT.format(atMs).replaceAll('\u202f', ' ');
