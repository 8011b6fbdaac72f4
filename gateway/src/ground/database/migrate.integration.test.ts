import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '../../../testing/servers/test-database.ts';
import { StartRefused } from '../report/start-refused.ts';
import { createDatabase, type Database } from './create-database.ts';
import { migrate } from './migrate.ts';
import { hashMigration, type MigrationFile, readMigrations } from './read-migrations.ts';

const FILES = readMigrations();
const NAMES = FILES.map(({ name }) => name);

/** The migration of gateways before they used Kysely's Migrator. */
const migrateAsBefore = async ({ pool }: Database, files: readonly MigrationFile[]): Promise<void> => {
  await pool.query(
    `create table schema_migration
       (number integer primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now())`,
  );
  for (const file of files) {
    await pool.query(file.sql);
    await pool.query('insert into schema_migration (number, name, sha256) values ($1, $2, $3)', [
      Number(file.name.slice(0, 4)),
      file.name,
      hashMigration(file),
    ]);
  }
};

describe.each(testEngines())('a database on $name PostgreSQL', (engine) => {
  let name: string;
  let server: Database;
  let gateways: Database[];

  beforeEach(async () => {
    name = `test_${randomBytes(6).toString('hex')}`;
    server = createDatabase(engine.connection, 1);
    await server.pool.query(`create database ${name}`);
    gateways = Array.from({ length: 4 }, () => createDatabase({ ...engine.connection, database: name }, 2));
  });
  afterEach(async () => {
    await Promise.all(gateways.map((gateway) => gateway.close()));
    await server.pool.query(`drop database ${name} with (force)`);
    await server.close();
  });
  const one = (): Database => gateways[0]!;
  const namesIn = async (table: string): Promise<string[]> =>
    (await one().pool.query<{ name: string }>(`select name from ${table} order by name`)).rows.map(
      (row) => row.name,
    );

  it('is filled once by gateways that start together', async () => {
    await Promise.all(gateways.map((gateway) => migrate(gateway)));
    expect(await namesIn('schema_migration')).toEqual(NAMES);
    expect(await namesIn('kysely_migration')).toEqual(NAMES);
    await migrate(one());
    expect(await namesIn('kysely_migration')).toEqual(NAMES);
  });

  it('that was filled before there was a Migrator goes on from where it is', async () => {
    await migrateAsBefore(one(), FILES.slice(0, 9));
    await one().pool.query(
      `insert into customer (customer_id, password_hash, agent_id, store, currency, price_type, credit_acct_flag,
         minimum_wager_cents, time_zone, created_at_ms) values ('ALICE', '', '', 'main', 'USD', 'A', true, 100, '', 0)`,
    );
    await Promise.all(gateways.map((gateway) => migrate(gateway)));
    expect(await namesIn('schema_migration')).toEqual(NAMES);
    expect(await namesIn('kysely_migration')).toEqual(NAMES);
    const { rows } = await one().pool.query('select customer_id from customer');
    expect(rows).toEqual([{ customer_id: 'ALICE' }]);
  });

  it('is brought up to date by a step that takes longer than a call may', async () => {
    const limits = { statement_timeout: 200, query_timeout: 300 };
    const hasty = createDatabase({ ...engine.connection, database: name, ...limits }, 2);
    gateways.push(hasty);
    await expect(hasty.pool.query('select pg_sleep(0.5)')).rejects.toThrow(/timeout/);
    await migrate(hasty, [{ name: '0001-slow.sql', sql: 'create table slow (); select pg_sleep(0.7)' }]);
    expect(await namesIn('schema_migration')).toEqual(['0001-slow.sql']);
    // The next call on the connection has its limit again.
    for (let calls = 0; calls < 3; calls += 1)
      await expect(hasty.pool.query('select pg_sleep(0.5)')).rejects.toThrow(/timeout/);
  });

  it.each(['with', 'before'])(
    'is left as it is when a step that ran %s the Migrator has another wording',
    async (when) => {
      if (when === 'with') await migrate(one(), FILES.slice(0, 3));
      else await migrateAsBefore(one(), FILES.slice(0, 3));
      const changed = FILES.map((file, at) => (at === 1 ? { ...file, sql: `${file.sql}\n-- more` } : file));
      await expect(migrate(one(), changed)).rejects.toThrow(
        new StartRefused(
          'Migration 0002-tickets.sql was applied in another wording; the database was left as it is.',
        ),
      );
      expect(await namesIn('schema_migration')).toEqual(NAMES.slice(0, 3));
    },
  );

  it('that a newer gateway has been at is left to the newer one', async () => {
    await migrate(one(), FILES.slice(0, 4));
    await expect(migrate(one(), FILES.slice(0, 3))).rejects.toThrow(
      new StartRefused(
        'The database knows migration 4, which this older gateway does not; it was left as it is.',
      ),
    );
  });

  it('takes no step that was put in before one that ran', async () => {
    const [first, second, third] = ['0001-a.sql', '0002-b.sql', '0003-c.sql'].map((name) => ({
      name,
      sql: 'select 1',
    })) as [MigrationFile, MigrationFile, MigrationFile];
    await migrate(one(), [first, third]);
    await expect(migrate(one(), [first, second, third])).rejects.toThrow('0003-c.sql');
    expect(await namesIn('schema_migration')).toEqual([first.name, third.name]);
  });

  it('stays as it was when one of the steps fails', async () => {
    await migrate(one(), FILES.slice(0, 2));
    const wrong = { name: '0004-wrong.sql', sql: 'create table half_done (); select 1 / 0' };
    await expect(migrate(one(), [...FILES.slice(0, 3), wrong])).rejects.toThrow('division by zero');
    expect(await namesIn('schema_migration')).toEqual(NAMES.slice(0, 2));
    const { rows } = await one().pool.query(`select to_regclass('half_done') as half_done`);
    expect(rows).toEqual([{ half_done: null }]);
  });
});
