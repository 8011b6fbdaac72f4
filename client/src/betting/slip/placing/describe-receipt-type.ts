import type { TeaserCard } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import type { TFunction } from 'i18next';
import type { Formats } from '../../../ground/formats/use-formats.ts';
import { describeOptions } from '../options/describe-options.ts';
import type { SlipOptions } from '../state/slip-options.ts';

/** A receipt's line about its ticket as a whole: the kind, the parts of a round robin, and whose money it is. */
export const describeReceiptType = (
  t: TFunction,
  { amount }: Formats,
  { options, teaser }: { options: SlipOptions; teaser: TeaserCard | null },
): string => {
  const { roundRobinSizes: sizes, amountCents, useFreePlay } = options;
  const parlays = sizes.map((size) => t('wager:size', { size })).join(', ');
  const isEach = sizes.length > 0 && typeof amountCents === 'number';
  return [
    describeOptions(t, options, teaser),
    sizes.length > 0 ? parlays : null,
    isEach ? t('placing:eachOf', { amount: amount(amountCents) }) : null,
    useFreePlay ? t('placing:freePlayUsed') : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
};
