import { useEffect, useState } from 'react';
import { readBookMs, useLineState } from '../../ground/live/line-state.ts';
import { writeZoned } from '../../ground/formats/intl-formats.ts';
import { useTimeZone } from '../../ground/formats/use-time-zone.ts';
import { LANGUAGE_ROWS } from '@lineboard/domain/ground/language/languages';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import classes from './StateLine.module.css';

const DATE_AND_SECONDS = {
  month: 'short',
  day: 'numeric',
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
  useEffect(() => {
    const timer = setInterval(() => setNowMs(readBookMs()), 1000);
    return () => clearInterval(timer);
  }, []);
  if (!isKnown) return null;
  const text = writeZoned(LANGUAGE_ROWS[language].locale, timeZone, DATE_AND_SECONDS, nowMs);
  return (
    <time className={`${classes['clock']} lb-figures`} dateTime={new Date(nowMs).toISOString()}>
      {text}
    </time>
  );
}
