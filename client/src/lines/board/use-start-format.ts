import { useMemo } from 'react';
import { readBookMs } from '../../ground/live/line-state.ts';
import { dateFormat } from '../../ground/formats/intl-formats.ts';
import { useTimeZone } from '../../ground/formats/use-time-zone.ts';
import { LANGUAGE_ROWS } from '@lineboard/domain/ground/language/languages';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';

const DAY_MS = 86_400_000;
const WEEKDAY = { weekday: 'short' } as const;
const DATE = { month: 'short', day: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** Day and time of a start, as two short texts: `Sat`, `7:30 PM`; from six days on the date replaces the day. */
export const useStartFormat = (): ((startMs: number) => [day: string, time: string]) => {
  const language = useDeviceSettings((settings) => settings.language);
  const timeZone = useTimeZone();
  return useMemo(() => {
    const locale = LANGUAGE_ROWS[language].locale;
    return (startMs) => {
      const day = startMs - readBookMs() < 6 * DAY_MS ? WEEKDAY : DATE;
      return [
        dateFormat(locale, timeZone, day).format(startMs),
        dateFormat(locale, timeZone, TIME).format(startMs),
      ];
    };
  }, [language, timeZone]);
};
