import { NO_CAPS } from '@lineboard/domain/account/customer/account-caps';
import { AccountCapsSchema } from '@lineboard/domain/account/customer/account-caps.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { CAP_COLUMNS, createCapColumns, readCaps } from './cap-columns.ts';
import type { Database } from './create-database.ts';

/** Each cap has an amount of its own, so that none can pass for another. */
const CAPS = { ...NO_CAPS };
for (const [at, cap] of (Object.keys(NO_CAPS) as Array<keyof typeof CAPS>).entries()) CAPS[cap] = 100 + at;

it('the list of caps is that of the schema', () => {
  expect(Object.keys(NO_CAPS)).toEqual(Object.keys(AccountCapsSchema.properties));
});

describe.each(oneEngine())('the caps of a customer in the database', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  afterAll(() => drop());

  const readRow = (customerId: string) =>
    database.kysely
      .selectFrom('customer')
      .select(CAP_COLUMNS)
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow();
  const readVersion = async () => {
    const account = database.kysely.selectFrom('account').where('customer_id', '=', 'CAPPED');
    return (await account.select('version').executeTakeFirstOrThrow()).version;
  };

  it('are read as they were written, each in its own column, and those not named are none', async () => {
    await seedCustomer(database, { customerId: 'CAPPED', caps: CAPS });
    expect(readCaps(await readRow('CAPPED'))).toEqual(CAPS);
    await seedCustomer(database, { customerId: 'PARLAYS', caps: { parlayMaxPayoutCents: 7 } });
    expect(readCaps(await readRow('PARLAYS'))).toEqual({ ...NO_CAPS, parlayMaxPayoutCents: 7 });
    expect(createCapColumns({ parlayMaxPayoutCents: 7 })).toStrictEqual({ parlay_max_payout_cents: 7 });
  });

  it.each(CAP_COLUMNS)(
    '%s makes the account another one when it changes: no ticket is judged by the old one',
    async (column) => {
      const before = await readVersion();
      await database.kysely
        .updateTable('customer')
        .set({ [column]: 1_234_567 })
        .execute();
      expect(await readVersion()).toBe(before + 1);
    },
  );
});
