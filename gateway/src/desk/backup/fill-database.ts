import pg from 'pg';
import { findServerMistakes, tellMistake } from '../../ground/database/check-server.ts';
import { MIGRATION_LOCK, takeSteps } from '../../ground/database/migrate.ts';
import { hashMigration, readMigrations } from '../../ground/database/read-migrations.ts';
import { isDatabaseLoss } from '../../ground/database/is-database-loss.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { type Discrepancy, findDiscrepancies } from '../../ground/ledger/check-balances.ts';
import { BackupRefused } from './backup-refused.ts';
import { printTable, WRITTEN_ALIKE, writeRows } from './copy-table.ts';
import { judgeContents } from './judge-contents.ts';
import { dropMadeObjects, judgePlace, lockMadeTables } from './judge-place.ts';
import type { Manifest } from './manifest.ts';
import type { OpenBackup } from './open-backup.ts';
import { readBookSequences, readBookTables } from './read-book-tables.ts';
import type { Alone } from './watch-alone.ts';

export interface FillOptions {
  /** A book that is there goes. */
  isReplaced: boolean;
  /** null: nobody else can work on it. */
  alone: Alone | null;
  /** Within the same transaction, once the book is there and of this version. */
  finish: (client: pg.PoolClient) => Promise<void>;
}

/** Anybody who works on the tables finishes a statement sooner. */
const LOCK_TIMEOUT_MS = 10_000;

/** @throws BackupRefused when this version doesn't know what made the tables */
const stepsOf = ({ steps }: Manifest) => {
  const files = readMigrations();
  const hashes = new Map(files.map((file) => [file.name, hashMigration(file)]));
  const unknown = steps.find(({ name, sha256 }) => hashes.get(name) !== sha256);
  if (unknown !== undefined)
    throw new BackupRefused(
      `The backup is of another version, which has the migration ${unknown.name}: restore it with that one or a later.`,
    );
  const taken = new Set(steps.map(({ name }) => name));
  return { files, before: files.filter(({ name }) => taken.has(name)) };
};

const checkServer = async (client: pg.ClientBase): Promise<void> => {
  const mistake = (await findServerMistakes(client)).find(({ isRefused }) => isRefused);
  if (mistake !== undefined) throw new BackupRefused(tellMistake(mistake));
};

/** @throws BackupRefused when what was written isn't what was in the backup */
const fillTable = async (
  client: pg.PoolClient,
  backup: OpenBackup,
  table: Manifest['tables'][number],
): Promise<void> => {
  // What a migration put there is in the backup, too.
  await client.query(`delete from "${table.name}"`);
  // What the database would do by itself about each row was done when it was first written.
  await client.query(`alter table "${table.name}" disable trigger user`);
  const rows = await writeRows(client, table, await backup.readTable(table));
  await client.query(`alter table "${table.name}" enable trigger user`);
  if (rows !== table.rows || (await printTable(client, table)) !== table.print)
    throw new BackupRefused(
      `What the database has of ${table.name} isn’t what is in the backup; nothing was kept.`,
    );
};

const DISK_FULL = '53100';

/** A server that has no room, is gone, or doesn't take rows that aren't a book's. */
const explainServer = (error: unknown): unknown => {
  const { code, message } = error as { code?: unknown; message: string };
  if (code === DISK_FULL)
    return new BackupRefused(
      `The disk of the database is full (${message}); nothing was kept. Make room, or name another place with --into.`,
      { cause: error },
    );
  if (isDatabaseLoss(error))
    return new BackupRefused(
      `The database went away meanwhile (${message}); nothing was kept. Look at its log, and at the room on its disk.`,
      { cause: error },
    );
  return error instanceof pg.DatabaseError
    ? new BackupRefused(`The database refused it (${message}); nothing was kept.`, { cause: error })
    : error;
};

/**
 * Brings a whole book into a database: its tables as they were made then, its rows, held against what was counted and
 * summed when they were read, and the migrations since. One transaction: all of it is there afterwards, or the
 * database is as it was.
 * @returns what of the books doesn't add up, which they did not either when the backup was made
 */
export const fillDatabase = (
  pool: pg.Pool,
  backup: OpenBackup,
  { isReplaced, alone, finish }: FillOptions,
): Promise<Discrepancy[]> =>
  inTransaction(
    pool,
    async (client) => {
      await client.query(WRITTEN_ALIKE);
      await checkServer(client);
      const { files, before } = stepsOf(backup.manifest);
      // A gateway that starts meanwhile waits here.
      await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      if (alone !== null) {
        // Nobody can beat, nor write, from here on.
        await lockMadeTables(client);
        await alone.confirm(client);
      }
      if (!isReplaced && (await judgePlace(client)) === 'book')
        throw new BackupRefused(
          'There is a book in this database. Name another place with --into, or say --replace: then it is backed up first, and goes.',
        );
      await dropMadeObjects(client);
      await takeSteps(client, before);
      const tables = judgeContents(backup.manifest, {
        tables: await readBookTables(client),
        sequences: await readBookSequences(client),
      });
      for (const table of tables) await fillTable(client, backup, table);
      for (const { name, last } of backup.manifest.sequences)
        if (last > 0) await client.query('select setval($1::regclass, $2::bigint)', [`"${name}"`, last]);
      await takeSteps(client, files);
      await finish(client);
      return findDiscrepancies(client);
    },
    { lockTimeoutMs: LOCK_TIMEOUT_MS },
  ).catch((error: unknown) => {
    throw explainServer(error);
  });
