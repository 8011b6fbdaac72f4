import type { CustomerInfo } from '@lineboard/domain/account/customer/customer.schema';
import type { PriceAcceptance } from '@lineboard/domain/ground/price/price-acceptances';
import { callBook } from '../../../ground/calls/call-book.ts';
import { useSlip } from './slip-store.ts';

let last: Promise<unknown> = Promise.resolve();
let underWay = 0;

/**
 * Saves the choice on moved prices to the account, one after the other, so that the account ends with the last one.
 * Everybody shares a demo customer's account, and a visitor has none.
 */
export const saveAcceptance = (customer: CustomerInfo | null, priceAcceptance: PriceAcceptance): void => {
  if (customer === null || customer.isDemo) return;
  underWay += 1;
  last = last
    .then(() => callBook('changePriceAcceptance', { body: { priceAcceptance } }))
    .finally(() => (underWay -= 1));
};

/**
 * The slip takes over the account's choice when it hears of it, and of each change that another device makes, but not
 * while this device is sending a later one.
 */
export const followAcceptance = (customer: CustomerInfo, earlier: CustomerInfo | null): void => {
  const { priceAcceptance = null } = customer.settings;
  const known = earlier?.customerId === customer.customerId ? earlier.settings.priceAcceptance : null;
  if (priceAcceptance === null || priceAcceptance === known || underWay > 0) return;
  useSlip.getState().choosePriceAcceptance(priceAcceptance);
};
