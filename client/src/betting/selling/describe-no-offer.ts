import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { TFunction } from 'i18next';
import { describePoints } from '../bets/describe-points.ts';
import type { OfferNow } from './sale-state.ts';

/**
 * Says why nothing is offered for a bet. A line that is missing is the one of the leg's own number: the game may well
 * have another one, which stands beside it.
 */
export const describeNoOffer = (
  t: TFunction,
  { items }: Pick<OpenBet, 'items'>,
  { reason, leg }: Pick<Extract<OfferNow, { kind: 'none' }>, 'reason' | 'leg'>,
): string => {
  const item = leg === null ? undefined : items[leg];
  return reason === 'noLine' && item !== undefined && item.finalLine !== null
    ? t('selling:noLineAt', { points: describePoints(item.pick, item.finalLine) })
    : t(`selling:reason.${reason}`);
};
