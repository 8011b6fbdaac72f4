import { numberFormat } from '../formats/intl-formats.ts';
import { LOCALE_OF } from '../i18n/language.ts';
import { useDeviceSettings } from '../device/device-settings.ts';

const MEGABYTES = {
  style: 'unit',
  unit: 'megabyte',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
} as const;

/** Sizes of files that were taken, in megabytes, rounded down as their limits are: none looks as if it were over. */
export const useFileSize = () => {
  const locale = LOCALE_OF[useDeviceSettings(({ language }) => language)];
  const write = (tenths: number): string => numberFormat(locale, MEGABYTES).format(tenths / 10);
  return (bytes: number): string => write(Math.max(1, Math.floor(bytes / 100_000)));
};
