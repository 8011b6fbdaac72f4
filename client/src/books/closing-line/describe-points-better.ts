import { formatTotal } from '@lineboard/domain/ground/price/format-points';
import type { TFunction } from 'i18next';

/** @param points in the customer's favor; an average has two decimals where it is no quarter */
export const describePointsBetter = (t: TFunction, points: number): string => {
  if (points === 0) return t('closing-line:same');
  const most = Math.abs(points);
  const written = Number.isInteger(most * 4) ? formatTotal(most) : most.toFixed(2);
  // Half a point is one point's half: the singular goes up to one.
  const how = { count: Math.max(1, most), points: written };
  return t(`closing-line:${points < 0 ? 'worse' : 'better'}.points`, how);
};
