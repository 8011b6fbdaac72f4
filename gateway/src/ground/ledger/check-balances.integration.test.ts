import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createDatabase } from '../database/create-database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { checkBalances } from './check-balances.ts';

it.each(oneEngine())(
  'the books of a long book are proven, however long that takes, on $name',
  async (engine) => {
    const test = await createTestDatabase(engine, 2);
    const limits = { statement_timeout: 200, query_timeout: 300 };
    const hasty = createDatabase({ ...engine.connection, database: test.name, ...limits }, 2);
    let proven: Promise<unknown> = Promise.resolve();
    try {
      // A check that waits stands for one that works.
      await inTransaction(test.database.pool, async (client) => {
        await client.query('lock table wager_item in access exclusive mode');
        proven = checkBalances(hasty.pool);
        proven.catch(() => undefined);
        await sleep(700);
      });
      expect(await proven).toEqual([]);
      await expect(hasty.pool.query('select pg_sleep(0.5)')).rejects.toThrow(/timeout/);
    } finally {
      await hasty.close();
      await test.drop();
    }
  },
);
