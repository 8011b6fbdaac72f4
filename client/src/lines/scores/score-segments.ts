import { findSport } from '@lineboard/domain/ground/sport/sports';
import type { TFunction } from 'i18next';

/** Parts of a game in its sport without overtime; extra innings continue the count. */
export const countRegulation = (sportType: string): number =>
  findSport(sportType)?.segments.count ?? Infinity;

/** `1`, `2`, then `OT`, `OT2`; baseball's extra innings continue the count. */
export const labelOfSegment = (t: TFunction, sportType: string, at: number): string => {
  const regulation = findSport(sportType)?.hasInnings === true ? Infinity : countRegulation(sportType);
  if (at < regulation) return String(at + 1);
  const number = at - regulation + 1;
  return number === 1 ? t('scores:overtime') : t('scores:overtimeNumber', { number });
};
