import type { Database } from '../../src/ground/database/create-database.ts';
import { seedCustomer, type TestCustomer } from '../customers/seed-customer.ts';

const codes = (...names: string[]) => names.map((code) => ({ code }));

const PLENTY_CENTS = 1_000_000_000;

/** Credit and post-up, with and without each restriction that opens or closes a way to bet. */
const SEASON_CUSTOMERS: readonly TestCustomer[] = [
  {
    customerId: 'CREDIT',
    creditLimitCents: PLENTY_CENTS,
    freePlayCents: 5_000_000,
    enableRifFlag: true,
    restrictions: codes('PLOPEN', 'TEOPEN', 'FPPARLAYS', 'FPTEASERS', 'FPREVERSES', 'FPCONTEST'),
  },
  { customerId: 'POSTUP', balanceCents: PLENTY_CENTS, enableRifFlag: true, restrictions: codes('PLOPEN') },
  { customerId: 'PLAIN', creditLimitCents: PLENTY_CENTS, freePlayCents: 300_000, enableRifFlag: true },
  {
    customerId: 'TEASERS',
    balanceCents: PLENTY_CENTS,
    enableRifFlag: true,
    freePlayCents: 2_000_000,
    restrictions: codes('TEOPEN', 'LESSJUICE', 'FPNOASIAN'),
  },
  {
    customerId: 'NOROUND',
    creditLimitCents: PLENTY_CENTS,
    restrictions: codes('DROUNDR', 'PLOPEN', 'TEOPEN', 'FPDISABLE'),
    freePlayCents: 100_000,
  },
  {
    customerId: 'POOR',
    balanceCents: 60_000,
    enableRifFlag: true,
    freePlayCents: 5_000,
    restrictions: codes('PLOPEN'),
  },
  {
    customerId: 'CAPPED',
    creditLimitCents: PLENTY_CENTS,
    limitCents: 7_000,
    enableRifFlag: true,
    restrictions: codes('PLOPEN', 'TEOPEN'),
    caps: {
      parlayMaxPayoutCents: 2_000_000,
      roundRobinMaxBetCents: 100_000,
      roundRobinMaxPayoutCents: 1_000_000,
      ifBetMaxPayoutCents: 60_000,
      contestMaxPayoutCents: 15_000,
    },
  },
  {
    customerId: 'CHEAP',
    balanceCents: PLENTY_CENTS,
    enableRifFlag: true,
    freePlayCents: 2_000_000,
    minimumWagerCents: 500,
    restrictions: [
      ...codes('PLOPEN', 'TEOPEN', 'FPSTRAIGHT', 'FPPARLAYS'),
      { code: 'LESSJUICE', params: { Cents: 7 } },
    ],
  },
];

/** @param suffix tells one set of them from another @returns their ids */
export const seedSeasonCustomers = async (database: Database, suffix = ''): Promise<string[]> => {
  const customers = SEASON_CUSTOMERS.map((each) => ({ ...each, customerId: each.customerId + suffix }));
  for (const customer of customers) await seedCustomer(database, customer);
  return customers.map(({ customerId }) => customerId);
};
