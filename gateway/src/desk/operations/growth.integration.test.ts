import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import type { Database } from '../../ground/database/create-database.ts';
import type { Tables } from '../../ground/database/tables.ts';
import { GROWTH } from './growth.ts';
import { listSweptRows } from './swept-tables.ts';

/** Rows of the migrations themselves. */
const OF_MIGRATIONS = new Set(['schema_migration', 'kysely_migration', 'kysely_migration_lock']);

/** An empty table is read in whatever way: without these, an index is used where there is one. */
const INDEX_OR_NOTHING = ['seqscan', 'bitmapscan', 'sort', 'hashjoin', 'mergejoin', 'material'];

const SWEPT = listSweptRows({ CARD_KEEP_DAYS: 90, LINE_HISTORY_DAYS: 30, hasSandbox: true });

describe.each(oneEngine())('how tables grow, on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  afterAll(() => drop());

  const listTables = async (): Promise<string[]> => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')`,
    );
    return rows.map(({ name }) => name).filter((name) => !OF_MIGRATIONS.has(name));
  };

  it('is said of each table, once', async () => {
    expect(Object.keys(GROWTH).toSorted()).toEqual((await listTables()).toSorted());
  });

  it('is a sweep exactly where a room sweeps', () => {
    const said = Object.entries(GROWTH).flatMap(([table, { is }]) => (is === 'swept' ? [table] : []));
    const swept = SWEPT.map(({ table }) => table);
    // The sweep takes keys that placed or sold nothing, and leaves those of tickets and sales.
    expect([...said, 'ticket_key', 'wager_sale'].toSorted()).toEqual(swept.toSorted());
  });

  it.each(SWEPT)('takes the oldest of $table by an index', async ({ table, column, only = 'true' }) => {
    const client = await database.pool.connect();
    try {
      await client.query(
        `begin; ${INDEX_OR_NOTHING.map((way) => `set local enable_${way} = off`).join('; ')}`,
      );
      const { rows } = await client.query<{ 'QUERY PLAN': unknown }>(
        `explain (format json) select one.ctid from ${table} one where one.${column} <= 1 and ${only}
         order by one.${column} limit 10000`,
      );
      const plan = JSON.stringify(rows[0]?.['QUERY PLAN']);
      expect(plan).toContain(`"Index Cond":"(${column} <= `);
      expect(plan).not.toContain('"Node Type":"Sort"');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('goes with another table by a key of the database', async () => {
    for (const [name, growth] of Object.entries(GROWTH)) {
      if (growth.is !== 'within') continue;
      const { rowCount } = await database.pool.query(
        `select from pg_constraint where contype = 'f' and confdeltype = 'c'
           and conrelid = $1::regclass and confrelid = $2::regclass`,
        [name, growth.table satisfies keyof Tables],
      );
      expect({ name, rowCount }).toEqual({ name, rowCount: 1 });
    }
  });
});
