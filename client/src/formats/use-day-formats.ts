import type { Day } from '@lineboard/domain/calendar/book-day';
import { useMemo } from 'react';
import { useDeviceSettings } from '../device/device-settings.ts';
import { dateFormat } from './intl-formats.ts';
import { LOCALE_OF } from '../i18n/language.ts';

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
  const locale = LOCALE_OF[useDeviceSettings(({ language }) => language)];
  return useMemo(() => createDayFormats(locale), [locale]);
};
