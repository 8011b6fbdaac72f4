import { BOOK_TIME_ZONE } from '@lineboard/domain/ground/calendar/book-day';

const zoneFormat = new Intl.DateTimeFormat('en-US', { timeZone: BOOK_TIME_ZONE, timeZoneName: 'short' });

/** `EST`, as the book calls it in every language. */
const labelZone = (atMs: number): string =>
  zoneFormat.formatToParts(atMs).find(({ type }) => type === 'timeZoneName')?.value ?? '';

const TIME = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
const DATE_AND_TIME = { year: 'numeric', month: '2-digit', day: '2-digit', ...TIME } as const;

/** @returns formats that are created once for each locale, of which there are a few */
const rememberFormats = (options: Intl.DateTimeFormatOptions): ((locale: string) => Intl.DateTimeFormat) => {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (locale) => {
    const format =
      formats.get(locale) ?? new Intl.DateTimeFormat(locale, { timeZone: BOOK_TIME_ZONE, ...options });
    formats.set(locale, format);
    return format;
  };
};

const momentFormat = rememberFormats(DATE_AND_TIME);
const timeFormat = rememberFormats(TIME);

const write = (format: Intl.DateTimeFormat, atMs: number): string =>
  format.format(atMs).replaceAll('\u202f', ' ');

/**
 * `11/20/2026, 08:00:00 AM EST`: the book's own zone with its label of that day (HR-43), the date as the language
 * writes it.
 *
 * @param locale one of a few
 */
export const describeMoment = (atMs: number, locale: string): string =>
  `${write(momentFormat(locale), atMs)} ${labelZone(atMs)}`;

/** `08:00:00 AM`: the time alone, beside a moment that says the rest. */
export const describeTime = (atMs: number, locale: string): string => write(timeFormat(locale), atMs);
