import { hasRestriction } from '../../account/customer/has-restriction.ts';
import type { Restriction } from '../../account/customer/customer.schema.ts';
import {
  currentAcceptance,
  type PriceAcceptance,
  type StoredAcceptance,
} from '../../ground/price/price-acceptances.ts';

/** AUTOLINECH takes the automatic acceptance of line changes away (spec 1 §6): every move is asked about. */
export const isAutoAcceptDisabled = (restrictions: readonly Restriction[]): boolean =>
  hasRestriction(restrictions, 'AUTOLINECH');

/** What of the customer's choice on moved prices counts when a ticket is sent. */
export const selectPriceAcceptance = (
  chosen: StoredAcceptance,
  restrictions: readonly Restriction[],
): PriceAcceptance => (isAutoAcceptDisabled(restrictions) ? 'none' : currentAcceptance(chosen));

/**
 * What counts at the end of a live bet's delay (HR-44): a better price is taken, also for customers who want to be
 * asked about all of them. Only AUTOLINECH asks about every move there, too.
 */
export const selectLiveAcceptance = (
  chosen: StoredAcceptance,
  restrictions: readonly Restriction[],
): PriceAcceptance => {
  if (isAutoAcceptDisabled(restrictions)) return 'none';
  return chosen === 'none' ? 'better' : currentAcceptance(chosen);
};
