import type { TeaserCard } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import type { TFunction } from 'i18next';
import { describeTeaser } from '../../bets/describe-teaser.ts';
import type { SlipOptions } from '../state/slip-options.ts';

/** The kind of ticket, in the customer's words. */
export const describeOptions = (
  t: TFunction,
  { wagerType, roundRobinSizes, arbc }: SlipOptions,
  teaser: TeaserCard | null,
): string => {
  if (roundRobinSizes.length > 0) return t('wager:roundRobin');
  if (arbc) return t('wager:arbc');
  return teaser === null ? t(`wager:type.${wagerType}`) : describeTeaser(t, teaser);
};
