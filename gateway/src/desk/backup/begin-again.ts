import type pg from 'pg';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { MIGRATION_LOCK, takeSteps } from '../../ground/database/migrate.ts';
import { readMigrations } from '../../ground/database/read-migrations.ts';
import { findDiscrepancies } from '../../ground/ledger/check-balances.ts';
import { BackupRefused } from './backup-refused.ts';
import { lockMadeTables } from './judge-place.ts';
import { readAbout } from './read-about.ts';
import { readBookSequences } from './read-book-tables.ts';
import { beginAnew, type RestoredBook } from './restore-book.ts';
import type { Alone } from './watch-alone.ts';

export interface BeginAgainOptions {
  /** The moment that the database shows, epoch milliseconds; null: the server still knows how far it replayed. */
  asOfMs: number | null;
  /** The feed in the configuration: the book goes on by its clock. */
  feed: string | null;
  nowMs: number;
  /** null: nobody else can work on the database. */
  alone: Alone | null;
}

/** Longer than any statement on the tables takes. */
const LOCK_TIMEOUT_MS = 10_000;

/** Clocks of gateways may be ahead of the server's. */
const APART_MS = 600_000;

const writeMoment = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+/, '');

/** The last transaction that was replayed: PostgreSQL tells it until it is started anew. */
const readReplayedMs = async (client: pg.ClientBase): Promise<number | null> => {
  const { rows } = await client.query<{ at: number | null }>(
    'select extract(epoch from pg_last_xact_replay_timestamp())::float8 * 1000 as at',
  );
  return rows[0]?.at ?? null;
};

/** A moment that is too late would let numbers leap too little. */
const judgeMoment = async (client: pg.ClientBase, asOfMs: number, nowMs: number): Promise<void> => {
  if (asOfMs > nowMs)
    throw new BackupRefused(
      `${writeMoment(asOfMs)} is yet to come: --as-of takes the moment that came back.`,
    );
  const { rows } = await client.query<{ at: string }>(
    'select at_ms::text as at from ledger order by entry_id desc limit 1',
  );
  const newestMs = Number(rows[0]?.at ?? 0);
  if (newestMs > asOfMs + APART_MS)
    throw new BackupRefused(
      `The ledger goes on to ${writeMoment(newestMs)}, long after ${writeMoment(asOfMs)}: --as-of takes the moment that came back.`,
    );
};

/**
 * Begins again on a database that PostgreSQL's own programs brought back to an earlier moment: what `restore` does
 * after its copy. Whoever was told something since then finds none of it given to another.
 * @throws BackupRefused when there is no book, a gateway works on it, or the moment can't be right
 */
export const beginAgain = (pool: pg.Pool, options: BeginAgainOptions): Promise<RestoredBook> =>
  inTransaction(
    pool,
    async (client) => {
      await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await lockMadeTables(client);
      await options.alone?.confirm(client);
      const about = await readAbout(client);
      const asOfMs = options.asOfMs ?? (await readReplayedMs(client));
      if (asOfMs === null)
        throw new BackupRefused(
          'PostgreSQL was started again since its recovery: say the moment that came back with --as-of.',
        );
      await judgeMoment(client, asOfMs, options.nowMs);
      await takeSteps(client, readMigrations());
      const shown = {
        ...about,
        madeAtMs: Math.floor(asOfMs),
        sequences: await readBookSequences(client),
      };
      const report = await beginAnew(client, shown, { ...options, lost: null, replaced: [] });
      return { report, discrepancies: await findDiscrepancies(client) };
    },
    { lockTimeoutMs: LOCK_TIMEOUT_MS },
  );
