import { findSport } from '@lineboard/domain/ground/sport/sports';
import type { TFunction } from 'i18next';

/** Parts of a game that its sport has without overtime; extra innings are counted on. */
export const countRegulation = (sportType: string): number =>
  findSport(sportType)?.segments.count ?? Infinity;

/** `1`, `2`, then `OT`, `OT2`; baseball's extra innings are counted on. */
export const labelOfSegment = (t: TFunction, sportType: string, at: number): string => {
  const regulation = findSport(sportType)?.hasInnings === true ? Infinity : countRegulation(sportType);
  if (at < regulation) return String(at + 1);
  const number = at - regulation + 1;
  return number === 1 ? t('scores:overtime') : t('scores:overtimeNumber', { number });
};
