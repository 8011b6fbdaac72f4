import type { AccountCaps } from '@lineboard/domain/account/customer/account-caps';
import { type Algorithm, hash } from '@node-rs/argon2';
import { createCapColumns } from '../../src/ground/database/cap-columns.ts';
import type { Database } from '../../src/ground/database/create-database.ts';
import { FAKE_STORE } from '../fakes/fake-book.ts';

export interface TestCustomer {
  customerId: string;
  /** USD when left out. */
  currency?: string;
  balanceCents?: number;
  creditLimitCents?: number;
  freePlayCents?: number;
  minimumWagerCents?: number;
  limitCents?: number;
  isDemo?: boolean;
  customerIsABot?: boolean;
  isAgent?: boolean;
  isAffiliate?: boolean;
  isOffline?: boolean;
  enableRifFlag?: boolean;
  showBetSlipInWebSite?: boolean;
  caps?: Partial<AccountCaps>;
  restrictions?: ReadonlyArray<{ code: string; params?: Record<string, number> }>;
}

export const TEST_PASSWORD = 'correct horse 1';

/** Cheap to check: tests sign in often. */
const passwordHash = hash(TEST_PASSWORD, {
  algorithm: 2 as Algorithm,
  memoryCost: 1_024,
  timeCost: 1,
  parallelism: 1,
});

/** A customer with money that came in through the ledger; a credit customer when a credit limit is named. */
export const seedCustomer = async ({ kysely }: Database, customer: TestCustomer): Promise<void> => {
  const {
    customerId,
    balanceCents = 100_000,
    creditLimitCents,
    freePlayCents = 0,
    restrictions = [],
  } = customer;
  await kysely
    .insertInto('customer')
    .values({
      customer_id: customerId,
      password_hash: await passwordHash,
      agent_id: 'HOUSE',
      store: FAKE_STORE,
      currency: customer.currency ?? 'USD',
      price_type: 'A',
      credit_acct_flag: creditLimitCents !== undefined,
      credit_limit_cents: creditLimitCents ?? 0,
      is_demo: customer.isDemo ?? false,
      is_agent: customer.isAgent ?? false,
      is_affiliate: customer.isAffiliate ?? false,
      is_offline: customer.isOffline ?? false,
      customer_is_a_bot: customer.customerIsABot ?? false,
      enable_rif_flag: customer.enableRifFlag ?? false,
      show_bet_slip_in_web_site: customer.showBetSlipInWebSite ?? true,
      ...createCapColumns(customer.caps ?? {}),
      minimum_wager_cents: customer.minimumWagerCents ?? 100,
      time_zone: 'America/New_York',
      created_at_ms: 0,
    })
    .execute();
  for (const { code, params } of restrictions) {
    const values = { customer_id: customerId, code, params: JSON.stringify(params ?? {}) };
    await kysely.insertInto('customer_restriction').values(values).execute();
  }
  const limit = { customer_id: customerId, max_base_cents: customer.limitCents ?? 10_000_000 };
  await kysely.insertInto('customer_limit').values(limit).execute();
  const balance = { current_balance_cents: balanceCents, free_play_balance_cents: freePlayCents };
  await kysely
    .insertInto('account')
    .values({ customer_id: customerId, ...balance })
    .execute();
  await kysely
    .insertInto('ledger')
    .values({
      customer_id: customerId,
      kind: 'deposit',
      amount_cents: balanceCents,
      at_risk_cents: 0,
      free_play_cents: freePlayCents,
      at_ms: 0,
      book_ms: 0,
    })
    .execute();
};
