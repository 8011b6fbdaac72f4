import { LANGUAGE_ROWS } from '@lineboard/domain/ground/language/languages';
import { useMemo } from 'react';
import { useDeviceSettings } from '../device/device-settings.ts';
import { dateFormat, writeZoned } from './intl-formats.ts';
import { type Formats, useFormats } from './use-formats.ts';
import { useTimeZone } from './use-time-zone.ts';

const TIME = { hour: 'numeric', minute: '2-digit', second: '2-digit' } as const;
const DATE_TIME = { weekday: 'short', month: 'short', day: 'numeric', ...TIME } as const;

/** The page's formats with times to the second, for what a dispute is settled by. */
export const useExactFormats = (): Formats => {
  const formats = useFormats();
  const { locale } = LANGUAGE_ROWS[useDeviceSettings(({ language }) => language)];
  const timeZone = useTimeZone();
  return useMemo(
    () => ({
      ...formats,
      time: (epochMs) => dateFormat(locale, timeZone, TIME).format(epochMs),
      dateTime: (epochMs) => dateFormat(locale, timeZone, DATE_TIME).format(epochMs),
      zonedDateTime: (epochMs) => writeZoned(locale, timeZone, DATE_TIME, epochMs),
    }),
    [formats, locale, timeZone],
  );
};
