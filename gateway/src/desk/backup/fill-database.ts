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
  /** An existing book is deleted. */
  isReplaced: boolean;
  /** null when nobody else can use the database. */
  alone: Alone | null;
  /** Runs in the same transaction once the book is restored and migrated to this version. */
  finish: (client: pg.PoolClient) => Promise<void>;
}

/** Longer than any statement on the tables takes. */
const LOCK_TIMEOUT_MS = 10_000;

/** @throws BackupRefused when this version doesn't know the migrations that made the tables */
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

/** @throws BackupRefused when the written rows differ from those in the backup */
const fillTable = async (
  client: pg.PoolClient,
  backup: OpenBackup,
  table: Manifest['tables'][number],
): Promise<void> => {
  // Rows that a migration inserted are in the backup too.
  await client.query(`delete from "${table.name}"`);
  // The triggers' work for each row was done when it was first written.
  await client.query(`alter table "${table.name}" disable trigger user`);
  const rows = await writeRows(client, table, await backup.readTable(table));
  await client.query(`alter table "${table.name}" enable trigger user`);
  if (rows !== table.rows || (await printTable(client, table)) !== table.print)
    throw new BackupRefused(
      `What the database has of ${table.name} isn’t what is in the backup; nothing was kept.`,
    );
};

const DISK_FULL = '53100';

/** Explains errors of a server that is out of space, is gone, or refuses rows because they aren't a book's. */
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
 * Restores a whole book into a database: its tables as they were then, its rows, compared with the counts and sums of
 * the backup, and the migrations since. It is one transaction: either everything is restored, or nothing changes.
 * @returns the faults in the books, which they already had when the backup was made
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
      // A gateway that starts in the meantime waits here.
      await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      if (alone !== null) {
        // From here on no gateway can renew its heartbeat or write.
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
