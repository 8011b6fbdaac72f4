import { hasRestriction } from '../customer/has-restriction.ts';
import type { PriceAcceptance, Restriction } from '../customer/customer.ts';

/** AUTOLINECH takes the automatic acceptance of line changes away (spec 1 §6): every move is asked about. */
export const isAutoAcceptDisabled = (restrictions: readonly Restriction[]): boolean =>
  hasRestriction(restrictions, 'AUTOLINECH');

/** What of the customer's choice on moved prices counts. */
export const selectPriceAcceptance = (
  chosen: PriceAcceptance,
  restrictions: readonly Restriction[],
): PriceAcceptance => (isAutoAcceptDisabled(restrictions) ? 'none' : chosen);
