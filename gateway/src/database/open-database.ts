import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config/read-config.ts';
import { createDatabase, type Database } from './create-database.ts';
import { StartRefused } from '../config/start-refused.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { isDatabaseLoss } from './is-database-loss.ts';
import { migrate } from './migrate.ts';

export interface OpenDatabase {
  database: Database;
  /** For people: which database it is, without secrets. */
  description: string;
  close(): Promise<void>;
}

/** A database that is started together with the gateway may need this long to answer. */
const WAIT_FOR_DATABASE_MS = 30_000;

/** Beside the pool: the guard, a check of balances, an operator who looks in. */
const SPARE_CONNECTIONS = 8;

const waitForAnswer = async (database: Database): Promise<void> => {
  const deadline = Date.now() + WAIT_FOR_DATABASE_MS;
  for (;;) {
    try {
      await database.pool.query('select 1');
      return;
    } catch (error) {
      if (!isDatabaseLoss(error) || Date.now() > deadline) {
        throw new StartRefused(
          `The database of DATABASE_URL can't be used: ${(error as Error).message || String(error)}.`,
        );
      }
      await sleep(250);
    }
  }
};

/**
 * The configured PostgreSQL, or the embedded one, brought up to date.
 * @param onEvent what happens to the embedded server
 */
export const openDatabase = async (
  config: Config,
  defaultDir: string,
  onEvent: (event: string, detail: string) => void,
): Promise<OpenDatabase> => {
  if (config.DATABASE_URL !== null) {
    const database = createDatabase(config.DATABASE_URL, config.DATABASE_CONNECTIONS);
    try {
      await waitForAnswer(database);
      await migrate(database.pool);
    } catch (error) {
      await database.close();
      throw error;
    }
    return {
      database,
      description: `PostgreSQL at ${new URL(config.DATABASE_URL).host || 'a Unix socket'}`,
      close: database.close,
    };
  }
  const embedded = await startEmbeddedPostgres({
    dataDir: config.DATA_DIR,
    defaultDir,
    maxConnections: config.DATABASE_CONNECTIONS + SPARE_CONNECTIONS,
    onEvent,
  });
  const database = createDatabase(embedded.connection, config.DATABASE_CONNECTIONS);
  const close = async (): Promise<void> => {
    await database.close();
    await embedded.stop();
  };
  try {
    await migrate(database.pool);
  } catch (error) {
    await close();
    throw error;
  }
  const how = embedded.adopted ? 'adopted' : 'started';
  return { database, description: `embedded PostgreSQL in ${embedded.folder}, ${how}`, close };
};
