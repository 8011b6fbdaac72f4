import { WAGER_LETTERS } from '@lineboard/domain/ground/wager-kind/wager-kinds';
import { TICKET_WAGER_TYPES } from '@lineboard/domain/ground/wager-kind/wager-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import type { Database } from './create-database.ts';

describe.each(oneEngine())('wagers of a migrated database', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  afterAll(() => drop());

  it.each([
    ['ticket', TICKET_WAGER_TYPES],
    ['wager', WAGER_LETTERS],
  ] as const)(
    'the column of %s takes what has a row in the table, and nothing else',
    async (table, names) => {
      const { rows } = await database.pool.query<{ definition: string }>(
        `select pg_get_constraintdef(oid) as definition from pg_constraint
       where conrelid = $1::regclass and conname = $1 || '_wager_type_check'`,
        [table],
      );
      const taken = [...rows[0]!.definition.matchAll(/'(\w+)'/g)].map(([, name]) => name!);
      expect(taken.toSorted()).toEqual([...names].toSorted());
    },
  );
});
