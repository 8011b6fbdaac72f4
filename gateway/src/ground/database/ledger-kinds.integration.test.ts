import { LEDGER_KINDS } from '@lineboard/domain/ground/ledger/ledger-kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import type { Database } from './create-database.ts';

describe.each(oneEngine())('the ledger of a migrated database', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  afterAll(() => drop());

  it('takes the kinds of entries that have a row in the table, and no others', async () => {
    const { rows } = await database.pool.query<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint
       where conrelid = 'ledger'::regclass and conname = 'ledger_kind_check'`,
    );
    const kinds = [...rows[0]!.definition.matchAll(/'(\w+)'/g)].map(([, kind]) => kind!);
    expect(kinds.toSorted()).toEqual(LEDGER_KINDS.map(({ kind }) => kind).toSorted());
  });
});
