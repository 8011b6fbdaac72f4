import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import { StartRefused } from '../report/start-refused.ts';

interface Migration {
  number: number;
  name: string;
  sql: string;
  sha256: string;
}

/** Gateways that start together migrate one after the other. */
const MIGRATION_LOCK = 4_605_702;

const readMigrations = (): Migration[] => {
  const folder = new URL('./migrations/', import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(new URL(name, folder), 'utf8');
      return {
        number: Number(name.slice(0, 4)),
        name,
        sql,
        sha256: createHash('sha256').update(sql).digest('hex'),
      };
    });
};

/** Brings the database up to this gateway, each step in a transaction of its own. @returns how many were applied */
export const migrate = async (pool: pg.Pool): Promise<number> => {
  const client = await pool.connect();
  try {
    const { rows: versions } = await client.query<{ server_version_num: string }>('show server_version_num');
    const serverVersion = Number(versions[0]?.server_version_num);
    if (serverVersion < 150_000) throw new StartRefused('The database is older than PostgreSQL 15.');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      `create table if not exists schema_migration
         (number integer primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ number: number; sha256: string }>(
      'select number, sha256 from schema_migration',
    );
    const applied = new Map(rows.map((row) => [row.number, row.sha256]));
    const migrations = readMigrations();
    for (const number of applied.keys()) {
      if (!migrations.some((migration) => migration.number === number)) {
        throw new StartRefused(
          `The database knows migration ${number}, which this older gateway does not; it was left as it is.`,
        );
      }
    }
    let count = 0;
    for (const migration of migrations) {
      const known = applied.get(migration.number);
      if (known !== undefined) {
        if (known === migration.sha256) continue;
        throw new StartRefused(
          `Migration ${migration.name} was applied in another wording; the database was left as it is.`,
        );
      }
      await client.query('begin');
      try {
        await client.query(migration.sql);
        await client.query('insert into schema_migration (number, name, sha256) values ($1, $2, $3)', [
          migration.number,
          migration.name,
          migration.sha256,
        ]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
      count += 1;
    }
    return count;
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    client.release();
  }
};
