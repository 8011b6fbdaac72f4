import { BOOK_TIME_ZONE } from '@lineboard/domain/ground/calendar/book-day';

const zoneFormat = new Intl.DateTimeFormat('en-US', { timeZone: BOOK_TIME_ZONE, timeZoneName: 'short' });

/** `EST`, as the book calls it in every language. */
const labelZone = (atMs: number): string =>
  zoneFormat.formatToParts(atMs).find(({ type }) => type === 'timeZoneName')?.value ?? '';

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (locale: string): Intl.DateTimeFormat => {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, {
      timeZone: BOOK_TIME_ZONE,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  formats.set(locale, format);
  return format;
};

/**
 * `11/20/2026, 08:00:00 AM EST`: the book's own zone with its label of that day (HR-43), the date as the language
 * writes it.
 *
 * @param locale one of a few
 */
export const describeMoment = (atMs: number, locale: string): string =>
  `${formatOf(locale).format(atMs).replaceAll('\u202f', ' ')} ${labelZone(atMs)}`;
