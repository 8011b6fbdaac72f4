import { numberFormat } from '../formats/intl-formats.ts';
import { LOCALE_OF } from '../i18n/language.ts';
import { useDeviceSettings } from '../device/device-settings.ts';

const MEGABYTES = {
  style: 'unit',
  unit: 'megabyte',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
} as const;

/** Sizes of files in megabytes. A limit is rounded down and a file up: what is over never looks as if it weren’t. */
export const useFileSize = () => {
  const locale = LOCALE_OF[useDeviceSettings(({ language }) => language)];
  const write = (tenths: number): string => numberFormat(locale, MEGABYTES).format(tenths / 10);
  return {
    size: (bytes: number) => write(Math.ceil(bytes / 100_000)),
    atMost: (bytes: number) => write(Math.floor(bytes / 100_000)),
  };
};
