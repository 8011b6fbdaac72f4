import type { Day } from '@lineboard/domain/ground/calendar/book-day';
import { useMemo } from 'react';
import { useDeviceSettings } from '../device/device-settings.ts';
import { dateFormat } from './intl-formats.ts';
import { LANGUAGE_ROWS } from '@lineboard/domain/ground/language/languages';

const WEEKDAY = { weekday: 'short' } as const;
const SHORT = { month: 'short', day: 'numeric' } as const;
const MONTH = { month: 'short' } as const;
const FULL = { weekday: 'long', month: 'numeric', day: 'numeric', year: 'numeric' } as const;

export interface DayFormats {
  locale: string;
  /** `Mon` */
  weekday: (day: Day) => string;
  /** `Nov 20` */
  short: (day: Day) => string;
  /** `Nov` */
  month: (day: Day) => string;
  /** `Friday, 11/20/2026` */
  full: (day: Day) => string;
  /** `Nov 16 – 22` */
  span: (from: Day, to: Day) => string;
}

/** A day of the book is a date, the same in every time zone: it is read and written in UTC. */
const createDayFormats = (locale: string): DayFormats => {
  const write = (options: Intl.DateTimeFormatOptions) => (day: Day) =>
    dateFormat(locale, 'UTC', options).format(Date.parse(day));
  return {
    locale,
    weekday: write(WEEKDAY),
    short: write(SHORT),
    month: write(MONTH),
    full: write(FULL),
    span: (from, to) => dateFormat(locale, 'UTC', SHORT).formatRange(Date.parse(from), Date.parse(to)),
  };
};

export const useDayFormats = (): DayFormats => {
  const locale = LANGUAGE_ROWS[useDeviceSettings(({ language }) => language)].locale;
  return useMemo(() => createDayFormats(locale), [locale]);
};
