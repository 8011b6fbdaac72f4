import { connectDatabase } from './connect-database.ts';
import { createDatabase, type Database } from './create-database.ts';
import { StartRefused } from '../report/start-refused.ts';
import { describeFullDisk } from './embedded/disk-room.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { migrate } from './migrate.ts';
import { untilAnswered } from './until-answered.ts';

export interface DatabaseOptions {
  /** null: the embedded one. */
  url: string | null;
  /** Of the embedded one; null: `defaultDir`. */
  dataDir: string | null;
  defaultDir: string;
  connections: number;
  /** While it starts. */
  stopAsked: AbortSignal;
}

export interface OpenDatabase {
  database: Database;
  /** For people: which database it is, without secrets. */
  description: string;
  /** For people: that its disk is full, where that can be known. */
  describeFullDisk(): string | null;
  close(): Promise<void>;
}

/** Beside the pool: what looks after it and listens, the guard, a check of balances, an operator who looks in. */
const SPARE_CONNECTIONS = 8;

const connect = async (url: string, connections: number, stopAsked: AbortSignal): Promise<Database> => {
  try {
    return await untilAnswered(() => connectDatabase(url, connections), stopAsked);
  } catch (error) {
    stopAsked.throwIfAborted();
    if (error instanceof StartRefused) throw error;
    throw new StartRefused(
      `The database of DATABASE_URL can't be used: ${(error as Error).message || String(error)}.`,
    );
  }
};

/**
 * The configured PostgreSQL, or the embedded one, brought up to date.
 * @param onEvent what happens to the embedded server
 */
export const openDatabase = async (
  { url, dataDir, defaultDir, connections, stopAsked }: DatabaseOptions,
  onEvent: (event: string, detail: string) => void,
): Promise<OpenDatabase> => {
  if (url !== null) {
    const database = await connect(url, connections, stopAsked);
    try {
      await migrate(database);
    } catch (error) {
      await database.close();
      throw error;
    }
    return {
      database,
      description: `PostgreSQL at ${new URL(url).host || 'a Unix socket'}${database.isPooled ? ', through a pooler' : ''}`,
      describeFullDisk: () => null,
      close: database.close,
    };
  }
  const embedded = await startEmbeddedPostgres({
    dataDir,
    defaultDir,
    maxConnections: connections + SPARE_CONNECTIONS,
    onEvent,
    stopAsked,
  });
  const database = createDatabase(embedded.connection, connections);
  const close = async (): Promise<void> => {
    await database.close();
    await embedded.stop();
  };
  try {
    await migrate(database);
  } catch (error) {
    await close();
    throw error;
  }
  const how = embedded.adopted ? 'adopted' : 'started';
  return {
    database,
    description: `embedded PostgreSQL in ${embedded.folder}, ${how}`,
    describeFullDisk: () => describeFullDisk(embedded.folder),
    close,
  };
};
