import { useEffect, useState } from 'react';
import { readBookMs, useLineState } from '../../ground/live/line-state.ts';
import { writeZoned } from '../../ground/formats/intl-formats.ts';
import { useTimeZone } from '../../ground/formats/use-time-zone.ts';
import { LANGUAGE_ROWS } from '@lineboard/domain/ground/language/languages';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import classes from './BookClock.module.css';
import { repeat } from '../../ground/timers/repeat.ts';

const DATE = { month: 'short', day: 'numeric' } as const;
const SECONDS = {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
} as const;

/** The book's own time, which decides cutoffs and kick-offs, and the zone in which the page shows it. */
export function BookClock() {
  const language = useDeviceSettings((settings) => settings.language);
  const timeZone = useTimeZone();
  const isKnown = useLineState((state) => state.bookClock.wallMs > 0);
  const [nowMs, setNowMs] = useState(readBookMs);
  useEffect(() => repeat(() => setNowMs(readBookMs()), 1000), []);
  if (!isKnown) return null;
  const { locale } = LANGUAGE_ROWS[language];
  return (
    <time
      className={`${classes['clock']} lb-figures`}
      dateTime={new Date(nowMs).toISOString()}
      title={writeZoned(locale, timeZone, { ...DATE, ...SECONDS }, nowMs)}
    >
      {writeZoned(locale, timeZone, SECONDS, nowMs)}
    </time>
  );
}
