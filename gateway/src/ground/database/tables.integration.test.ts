import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { COLUMN_TYPES } from '../../../testing/tables/column-types.ts';
import { formatSource } from '../../../testing/tables/format-source.ts';
import { readCatalogue } from '../../../testing/tables/read-catalogue.ts';
import { TABLES_PATH, writeTables } from '../../../testing/tables/write-tables.ts';
import type { Database } from './create-database.ts';

describe.each(oneEngine())('the types of the tables', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  afterAll(() => drop());

  const writeAgain = async (): Promise<string> =>
    formatSource(TABLES_PATH, writeTables(await readCatalogue(database.pool), COLUMN_TYPES));
  const kept = readFileSync(join(import.meta.dirname, 'tables.ts'), 'utf8');

  it('are those of a migrated database (npm run docs writes them)', async () => {
    expect(await writeAgain()).toBe(kept);
  });

  it('are other ones once a migration adds a column or another value', async () => {
    await database.pool.query(`alter table store add planted integer`);
    await database.pool.query(
      `alter table passkey_challenge drop constraint passkey_challenge_purpose_check,
         add check (purpose in ('signIn', 'confirm', 'add', 'planted'))`,
    );
    const changed = (await writeAgain()).split('\n').filter((line) => !kept.includes(line));
    expect(changed).toEqual([
      "    purpose: 'signIn' | 'confirm' | 'add' | 'planted';",
      '    planted: number | null;',
    ]);
  });

  it('say what the database does by itself when a table is written', async () => {
    expect(kept).toContain('ledger_append_only: before update, delete, runs refuse_ledger_change');
    await database.pool.query(
      `create trigger planted after insert on store for each row execute function refuse_ledger_change()`,
    );
    expect(await writeAgain()).toContain('planted: after insert, runs refuse_ledger_change');
  });

  it('are not written while a row is kept by hand for a column that is gone', async () => {
    await database.pool.query('alter table customer drop column favorites');
    await expect(writeAgain()).rejects.toThrow('customer.favorites has a row in column-types.ts');
  });
});
