import { shapeOfDraft } from '@lineboard/domain/betting/shapes/ticket-shapes';
import type { TeaserCard } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import type { TFunction } from 'i18next';
import { describeTeaser } from '../../bets/describe-teaser.ts';
import { nameShape } from '../shapes/name-shape.ts';
import type { SlipOptions } from '../state/slip-options.ts';

/** The kind of ticket, in the customer's words, of which some are `combination`. */
export const describeOptions = (t: TFunction, options: SlipOptions, teaser: TeaserCard | null): string => {
  if (options.arbc) return t('wager:arbc');
  return teaser === null ? nameShape(t, shapeOfDraft(options)) : describeTeaser(t, teaser);
};
