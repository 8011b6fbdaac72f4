import { useEffect, useState } from 'react';
import { useDeviceSettings } from '../device/device-settings.ts';
import { LANGUAGE_ROWS } from '@lineboard/domain/ground/language/languages';
import { readBookMs } from '../live/line-state.ts';
import { relativeFormat } from './intl-formats.ts';
import { repeat } from '../timers/repeat.ts';

const LOOK_EVERY_MS = 10_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const ALWAYS = { numeric: 'always' } as const;

/** `in 35 minutes`, `in 3 hours`, `in 2 days`, in the language's form; empty from the moment on. */
const describeCountdown = (locale: string, leftMs: number): string => {
  if (leftMs <= 0) return '';
  const format = relativeFormat(locale, ALWAYS);
  if (leftMs < 90 * MINUTE_MS) return format.format(Math.ceil(leftMs / MINUTE_MS), 'minute');
  if (leftMs < 36 * HOUR_MS) return format.format(Math.round(leftMs / HOUR_MS), 'hour');
  return format.format(Math.round(leftMs / DAY_MS), 'day');
};

/** The time until a moment of the book's clock, in words that are kept current. */
export const useCountdown = (untilMs: number): string => {
  const locale = LANGUAGE_ROWS[useDeviceSettings(({ language }) => language)].locale;
  const [words, setWords] = useState(() => describeCountdown(locale, untilMs - readBookMs()));
  useEffect(() => {
    const look = (): void => setWords(describeCountdown(locale, untilMs - readBookMs()));
    look();
    return repeat(look, LOOK_EVERY_MS);
  }, [locale, untilMs]);
  return words;
};
