import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** What a test may set about a customer; by default a post-up account with 1,000.00 and very high limits. */
export interface NewCustomer {
  customerId: string;
  balanceCents?: number;
  creditLimitCents?: number;
  freePlayCents?: number;
  enableRifFlag?: boolean;
  customerIsABot?: boolean;
  isAgent?: boolean;
  isAffiliate?: boolean;
  isDemo?: boolean;
  isOffline?: boolean;
  showBetSlipInWebSite?: boolean;
  restrictions?: ReadonlyArray<{ code: string; params?: Record<string, number> }>;
}

export interface Login {
  customerId: string;
  password: string;
}

export interface Customers {
  /** A customer who is new to the book. */
  add(customer: NewCustomer): Promise<Login>;
  stop(): Promise<void>;
}

/** The password that `gateway/testing/customers/seed-customer.ts` gives to everybody. */
const PASSWORD = 'correct horse 1';
const SEEDER = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'gateway/testing/customers/seed-on-demand-command.ts',
);

/** Accounts for the tests of one worker, written into the database of that worker's gateway. */
export const createCustomers = (dataDir: string): Customers => {
  const seeder = spawn(process.execPath, [SEEDER, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: seeder.stdout })[Symbol.asyncIterator]();
  return {
    add: async (customer) => {
      seeder.stdin.write(`${JSON.stringify(customer)}\n`);
      const { value } = await answers.next();
      if (value !== customer.customerId) throw new Error(`${customer.customerId} was not added`);
      return { customerId: customer.customerId, password: PASSWORD };
    },
    stop: async () => {
      if (seeder.exitCode !== null) return;
      seeder.stdin.end();
      await once(seeder, 'exit');
    },
  };
};
