import type { TeaserCard } from '@lineboard/domain/house-rules/house-rules';
import { formatTotal } from '@lineboard/domain/price/format-points';
import type { TFunction } from 'i18next';

/** What it moves, by sport: `Football 6 · Basketball 4`. */
export const describeTeaser = (t: TFunction, { points }: TeaserCard): string =>
  Object.entries(points)
    .map(([sportType, moved]) => `${t(`sport:${sportType}`)} ${formatTotal(moved)}`)
    .join(' · ');
