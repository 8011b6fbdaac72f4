import { PRICE_ACCEPTANCES, type StoredAcceptance } from '@lineboard/domain/ground/price/price-acceptances';
import type { Say } from '@lineboard/domain/ground/language/say';

/** The customer's choice on moved prices, in words. */
export const describeAcceptance = (acceptance: StoredAcceptance, say: Say): string => {
  if (acceptance === 'any') return say('ticket:tookAny');
  const tolerance = PRICE_ACCEPTANCES[acceptance];
  return tolerance === null || tolerance.cents === 0
    ? say(`slip:acceptance.${acceptance}`)
    : say('slip:acceptance.close', { cents: tolerance.cents });
};
