import type { BalanceFigures } from '@lineboard/domain/account/customer/balance-figures.schema';
import type { PriceAcceptance } from '@lineboard/domain/ground/price/price-acceptances';
import type { PriceType } from '@lineboard/domain/ground/price/price.schema';
import type { Database } from '../database/create-database.ts';
import { writeAction } from './action-log.ts';
import { calculateBalance } from './calculate-balance.ts';
import { findCustomer, type FoundCustomer, readAccount } from './find-customer.ts';

/** One customer's own data. Every id that comes in here was taken from the session, never from a call. */
export interface Customers {
  find(customerId: string): Promise<FoundCustomer | null>;
  balance(customerId: string): Promise<BalanceFigures | null>;
  changePriceType(customerId: string, priceType: PriceType): Promise<void>;
  changePriceAcceptance(customerId: string, priceAcceptance: PriceAcceptance): Promise<void>;
  /** @returns false when the customer has written too many lines today */
  logAction(customerId: string, action: string, detail: string | null): Promise<boolean>;
}

export const createCustomers = (database: Database, wallNowMs: () => number): Customers => ({
  find: (customerId) => findCustomer(database, customerId, wallNowMs()),
  balance: async (customerId) => {
    const row = await readAccount(database, customerId);
    return row === undefined ? null : calculateBalance(row);
  },
  changePriceType: async (customerId, priceType) => {
    await database.kysely
      .updateTable('customer')
      .set({ price_type: priceType })
      .where('customer_id', '=', customerId)
      .execute();
  },
  changePriceAcceptance: async (customerId, priceAcceptance) => {
    await database.kysely
      .updateTable('customer')
      .set({ price_acceptance: priceAcceptance })
      .where('customer_id', '=', customerId)
      .execute();
  },
  logAction: (customerId, action, detail) =>
    writeAction(database, { customerId, action, detail }, wallNowMs()),
});
