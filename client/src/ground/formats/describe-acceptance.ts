import { PRICE_ACCEPTANCES, type PriceAcceptance } from '@lineboard/domain/ground/price/price-acceptances';
import type { TFunction } from 'i18next';

/** The customer's choice on moved prices, in words. */
export const describeAcceptance = (t: TFunction, acceptance: PriceAcceptance): string => {
  if (acceptance === 'none' || acceptance === 'better') return t(`slip:acceptance.${acceptance}`);
  return t('slip:acceptance.close', { cents: PRICE_ACCEPTANCES[acceptance].cents });
};
