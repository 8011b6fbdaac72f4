import { numberFormat } from '../../ground/formats/intl-formats.ts';
import { LANGUAGE_ROWS } from '@lineboard/domain/ground/language/languages';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';

const MEGABYTES = {
  style: 'unit',
  unit: 'megabyte',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
} as const;

/** Sizes of accepted files in megabytes, rounded down like their limits: none looks as if it were over. */
export const useFileSize = () => {
  const { figures } = LANGUAGE_ROWS[useDeviceSettings(({ language }) => language)];
  const write = (tenths: number): string => numberFormat(figures, MEGABYTES).format(tenths / 10);
  return (bytes: number): string => write(Math.max(1, Math.floor(bytes / 100_000)));
};
