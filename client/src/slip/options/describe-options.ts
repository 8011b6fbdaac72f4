import type { TFunction } from 'i18next';
import type { SlipOptions } from '../state/slip-options.ts';

/** What kind of ticket it is, in the customer's words. */
export const describeOptions = (t: TFunction, options: SlipOptions): string => {
  const { wagerType, roundRobinSizes, arbc, teaserName } = options;
  if (roundRobinSizes.length > 0) return t('wager:roundRobin');
  if (wagerType === 'actionReverse' && arbc) return t('wager:arbc');
  if (wagerType === 'teaser') return teaserName ?? t('wager:type.teaser');
  return t(`wager:type.${wagerType}`);
};
