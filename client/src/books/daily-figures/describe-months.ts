import type { Day } from '@lineboard/domain/ground/calendar/book-day';
import { dateFormat } from '../../ground/formats/intl-formats.ts';

const MONTH = { month: 'short' } as const;

/** The specification's abbreviations; `Intl` abbreviates the English ones differently. */
const ENGLISH = [
  'JAN',
  'FEB',
  'MAR',
  'APR',
  'MAY',
  'JUNE',
  'JULY',
  'AUG',
  'SEPT',
  'OCT',
  'NOV',
  'DEC',
] as const;

const nameMonth = (day: Day, locale: string): string => {
  const english = locale.startsWith('en') ? ENGLISH[Number(day.slice(5, 7)) - 1] : undefined;
  return english ?? dateFormat(locale, 'UTC', MONTH).format(Date.parse(day)).toLocaleUpperCase(locale);
};

/** The months that a week spans: `OCT / NOV`. @param days in their order */
export const describeMonths = (days: readonly Day[], locale: string): string =>
  [...new Set(days.map((day) => nameMonth(day, locale)))].join(' / ');
