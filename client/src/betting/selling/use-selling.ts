import selling from '@lineboard/domain/catalogues/en/later/selling.json';
import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { useSaleChanges } from './sale-changes.ts';
import { useOfferBets } from './use-offer-bets.ts';

/**
 * What a list of open bets with a `SaleStrip` each needs, beside a `SaleSlot`.
 *
 * @param bets the same array while they are the same
 * @param refresh asks for the list again: a bet of it was sold, or has another target
 */
export const useSelling = (bets: readonly OpenBet[], refresh: () => void): void => {
  useTexts({ selling });
  useOfferBets(bets);
  useSaleChanges(refresh);
};
