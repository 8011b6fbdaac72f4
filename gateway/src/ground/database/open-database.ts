import { findServerMistakes, type ServerMistake, tellMistake } from './check-server.ts';
import { countConnectionsNeeded, explainFullServer } from './connections-needed.ts';
import { connectDatabase } from './connect-database.ts';
import { createDatabase, type Database } from './create-database.ts';
import { StartRefused } from '../report/start-refused.ts';
import { describeFullDisk } from './embedded/disk-room.ts';
import { describeHosts } from './hosts/describe-hosts.ts';
import { nameHosts } from './hosts/read-hosts.ts';
import type { HostEvent } from './hosts/writer-hosts.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { isDatabaseLoss } from './is-database-loss.ts';
import { migrate } from './migrate.ts';
import { refuseMoved } from './moved-mark.ts';
import { untilAnswered } from './until-answered.ts';

export interface DatabaseOptions {
  /** null: the embedded one. */
  url: string | null;
  /** The folder of the embedded database; null: `defaultDir`. */
  dataDir: string | null;
  defaultDir: string;
  connections: number;
  /** The embedded one may be without tables; false: a restore was cut off there, or it is another folder. */
  mayBeNew: boolean;
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

/** Beside the gateway's: the guard, a check of balances, an operator who looks in. */
const SPARE_CONNECTIONS = 5;

type OnEvent = (event: string, detail: string) => void;

const HOST_WORDS: Record<HostEvent['event'], string> = {
  promoted: 'another server is written to, which was promoted',
  promotedOver: 'a server still takes writes that was promoted over: nothing is asked of it',
};

const connect = async (
  url: string,
  connections: number,
  stopAsked: AbortSignal,
  onEvent: OnEvent,
): Promise<Database> => {
  const onHostEvent = ({ event, host, timeline }: HostEvent): void =>
    onEvent(HOST_WORDS[event], `${host}, timeline ${timeline}`);
  try {
    return await untilAnswered(() => connectDatabase(url, connections, onHostEvent), stopAsked);
  } catch (error) {
    stopAsked.throwIfAborted();
    if (error instanceof StartRefused) throw error;
    const refused = explainFullServer(error, connections);
    if (refused !== null) throw refused;
    throw new StartRefused(
      `The database of DATABASE_URL can't be used: ${(error as Error).message || String(error)}.`,
    );
  }
};

const isEmpty = async ({ pool }: Database): Promise<boolean> => {
  const { rows } = await pool.query<{ table: string | null }>(
    `select to_regclass('schema_migration')::text as table`,
  );
  return rows[0]?.table === null;
};

const findMistakes = async (database: Database, stopAsked: AbortSignal): Promise<ServerMistake[]> => {
  try {
    return await untilAnswered(() => findServerMistakes(database.pool), stopAsked);
  } catch (error) {
    const seen = await database.lookAtHosts();
    if (seen.length === 0 || !isDatabaseLoss(error)) throw error;
    throw new StartRefused(
      `None of the servers of DATABASE_URL takes writes: ${describeHosts(seen)}. Start the primary, or promote a stand-by.`,
    );
  }
};

const openOwn = async (
  url: string,
  { connections, stopAsked }: DatabaseOptions,
  onEvent: OnEvent,
): Promise<OpenDatabase> => {
  const database = await connect(url, connections, stopAsked, onEvent);
  try {
    const mistakes = await findMistakes(database, stopAsked);
    const refused = mistakes.filter(({ isRefused }) => isRefused);
    if (refused.length > 0) throw new StartRefused(refused.map(tellMistake).join('\n'));
    for (const mistake of mistakes) onEvent('it can be used, with a risk', tellMistake(mistake));
    await refuseMoved(database.pool);
    await migrate(database);
    return {
      database,
      description: `PostgreSQL at ${nameHosts(url)}${database.isPooled ? ', through a pooler' : ''}`,
      describeFullDisk: () => null,
      close: database.close,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
};

const openEmbedded = async (
  { dataDir, defaultDir, connections, mayBeNew, stopAsked }: DatabaseOptions,
  onEvent: OnEvent,
): Promise<OpenDatabase> => {
  const embedded = await startEmbeddedPostgres({
    dataDir,
    defaultDir,
    maxConnections: countConnectionsNeeded(connections) + SPARE_CONNECTIONS,
    onEvent,
    stopAsked,
  });
  const database = createDatabase(embedded.connection, connections);
  const close = async (): Promise<void> => {
    await database.close();
    await embedded.stop();
  };
  try {
    await refuseMoved(database.pool);
    if (!mayBeNew && (await isEmpty(database)))
      throw new StartRefused(
        `The database in ${embedded.folder} has no book: bring it back with \`npx lineboard restore FILE\`, or make a ` +
          'new one with `npx lineboard init`.',
      );
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

/**
 * The configured PostgreSQL, or the embedded one, brought up to date.
 * @param onEvent what happens to the embedded server, and what is a risk with another
 */
export const openDatabase = (options: DatabaseOptions, onEvent: OnEvent): Promise<OpenDatabase> =>
  options.url === null ? openEmbedded(options, onEvent) : openOwn(options.url, options, onEvent);
