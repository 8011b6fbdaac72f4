import { labelOfLine } from '@lineboard/domain/ground/sport/find-period';
import { isSportType } from '@lineboard/domain/ground/sport/sports';
import type { TFunction } from 'i18next';

/** What a period of a sport is called. */
export const writePeriod = (t: TFunction, sportType: string, periodNumber: number): string => {
  const label = (isSportType(sportType) ? labelOfLine(sportType, periodNumber) : undefined) ?? 'game';
  return t(`period:${label}`, { defaultValue: label });
};
