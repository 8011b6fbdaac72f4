import { dayOf } from '@lineboard/domain/ground/calendar/book-day';
import { LANGUAGE_ROWS } from '@lineboard/domain/ground/language/languages';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { dateFormat } from '../../ground/formats/intl-formats.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { useTimeZone } from '../../ground/formats/use-time-zone.ts';
import { readBookMs } from '../../ground/live/line-state.ts';

const WEEKDAY_TIME = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;
/** A weekday names one day only as long as the same weekday of the next week is further away. */
const ONE_WEEKDAY_MS = 6 * 86_400_000;

/** A start as short as it can be said: `8:20 PM` today, `Sun 1:00 PM` this week, else with its date. */
export const useStartFormat = (): ((startMs: number) => string) => {
  const language = useDeviceSettings((settings) => settings.language);
  const timeZone = useTimeZone();
  const { time, dateTime } = useFormats();
  return (startMs) => {
    const nowMs = readBookMs();
    if (dayOf(startMs, timeZone) === dayOf(nowMs, timeZone)) return time(startMs);
    return Math.abs(startMs - nowMs) < ONE_WEEKDAY_MS && startMs > nowMs
      ? dateFormat(LANGUAGE_ROWS[language].locale, timeZone, WEEKDAY_TIME).format(startMs)
      : dateTime(startMs);
  };
};
