import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type pg from 'pg';
import { StartRefused } from '../report/start-refused.ts';
import { FOR_LONG, LIFT_LIMIT } from './for-long.ts';
import type { Database } from './create-database.ts';
import { inTransaction } from './in-transaction.ts';
import { LocklessDialect } from './lockless-dialect.ts';
import { hashMigration, type MigrationFile, readMigrations } from './read-migrations.ts';

/** Gateways that start together migrate one after the other, even those of versions before Kysely's Migrator. */
export const MIGRATION_LOCK = 4_605_702;
const ASK_AGAIN_AFTER_MS = 100;

/** Number → hash of the step that ran under it. The Migrator's own table only has names. */
type Wordings = ReadonlyMap<number, string>;

const numberOf = ({ name }: MigrationFile): number => Number(name.slice(0, 4));

const readWordings = async (client: Pick<pg.ClientBase, 'query'>): Promise<Wordings> => {
  await client.query(
    `create table if not exists schema_migration
       (number integer primary key, name text not null, sha256 text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ number: number; sha256: string }>(
    'select number, sha256 from schema_migration',
  );
  return new Map(rows.map((row) => [row.number, row.sha256]));
};

const checkWordings = (wordings: Wordings, files: readonly MigrationFile[]): void => {
  const fileOf = new Map(files.map((file) => [numberOf(file), file]));
  for (const [number, sha256] of wordings) {
    const file = fileOf.get(number);
    if (file === undefined)
      throw new StartRefused(
        `The database knows migration ${number}, which this older gateway does not; it was left as it is.`,
      );
    if (hashMigration(file) !== sha256)
      throw new StartRefused(
        `Migration ${file.name} was applied in another wording; the database was left as it is.`,
      );
  }
};

/**
 * Returns the names of the steps that this gateway would run, without running them.
 * @throws StartRefused when the database is ahead of this gateway, or ran a step in another wording
 */
export const findMissingSteps = async (pool: pg.Pool, files = readMigrations()): Promise<string[]> => {
  const { rows: known } = await pool.query<{ table: string | null }>(
    `select to_regclass('schema_migration') as table`,
  );
  const { rows } =
    known[0]?.table === null
      ? { rows: [] }
      : await pool.query<{ number: number; sha256: string }>('select number, sha256 from schema_migration');
  const wordings: Wordings = new Map(rows.map((row) => [row.number, row.sha256]));
  checkWordings(wordings, files);
  return files.filter((file) => !wordings.has(numberOf(file))).map(({ name }) => name);
};

const ENTER_STEP = 'insert into schema_migration (number, name, sha256) values ($1, $2, $3)';

/**
 * Runs the steps that the database hasn't had yet, within the caller's transaction. The Migrator adds them to its own
 * table the next time it runs.
 * @throws StartRefused when the database is ahead of these steps, or ran one in another wording
 */
export const takeSteps = async (client: pg.ClientBase, files: readonly MigrationFile[]): Promise<void> => {
  const wordings = await readWordings(client);
  checkWordings(wordings, files);
  for (const file of files) {
    if (wordings.has(numberOf(file))) continue;
    await client.query(file.sql);
    await client.query(ENTER_STEP, [numberOf(file), file.name, hashMigration(file)]);
  }
};

/** A step that ran before the Migrator existed is only added to its table. */
const createStep = (file: MigrationFile, wordings: Wordings): Migration => ({
  up: async (transaction: Kysely<unknown>) => {
    if (wordings.has(numberOf(file))) return;
    await sql.raw(LIFT_LIMIT).execute(transaction);
    await sql.raw(file.sql).execute(transaction);
    await sql`insert into schema_migration (number, name, sha256)
      values (${numberOf(file)}, ${file.name}, ${hashMigration(file)})`.execute(transaction);
  },
});

/** The pool, whose clients give no statement up: a step that changes a long table takes minutes. */
const withoutLimit = (pool: pg.Pool): pg.Pool =>
  Object.create(pool, {
    connect: {
      value: async () => {
        const client = await pool.connect();
        return Object.create(client, {
          query: { value: (text: string, values: unknown[]) => client.query({ text, values, ...FOR_LONG }) },
          release: { value: () => client.release() },
        });
      },
    },
  });

/** Migrates in one transaction. @returns false when another gateway is migrating */
const tryToMigrate = ({ pool }: Database, files: readonly MigrationFile[]): Promise<boolean> =>
  inTransaction(pool, async (client) => {
    // The lock lasts until the transaction ends: a session's lock would stay with a server that a pooler gives to
    // another client.
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.taken !== true) return false;
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const wordings = await readWordings(pool);
    checkWordings(wordings, files);
    const steps = Object.fromEntries(files.map((file) => [file.name, createStep(file, wordings)]));
    const db = new Kysely({ dialect: new LocklessDialect({ pool: withoutLimit(pool) }) });
    const migrator = new Migrator({ db, provider: { getMigrations: async () => steps } });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error as Error;
    return true;
  });

/**
 * Migrates the database to this gateway's version. While it waits for another gateway it holds no server connection, of
 * which a pooler has few.
 * @throws StartRefused when the database is ahead of this gateway, or ran a step in another wording
 */
export const migrate = async (database: Database, files = readMigrations()): Promise<void> => {
  while (!(await tryToMigrate(database, files))) await sleep(ASK_AGAIN_AFTER_MS);
};
