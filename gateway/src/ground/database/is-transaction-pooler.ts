import pg from 'pg';
import { destroyClient } from './destroy-client.ts';
import { readTarget } from './read-target.ts';

const ROUNDS = 3;

const askForServer = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
};

/**
 * Whether two connections that are open at once share servers: then what is said on one (a prepared statement, a
 * lock of the session, `listen`) is gone, or somebody else's, with the next transaction. PgBouncer calls this
 * transaction mode.
 *
 * It asks with no parameter of a session, for a pooler may refuse a connection that brings one.
 */
export const isTransactionPooler = async (address: string): Promise<boolean> => {
  const server = readTarget(address);
  const clients = [1, 2].map(
    () =>
      new pg.Client({
        application_name: 'lineboard',
        connectionTimeoutMillis: 3_000,
        query_timeout: 20_000,
        ...server,
      }),
  );
  const [one, other] = clients as [pg.Client, pg.Client];
  for (const client of clients) client.on('error', () => undefined);
  try {
    await one.connect();
    await other.connect();
    const servers = { one: new Set<number>(), other: new Set<number>() };
    for (let round = 0; round < ROUNDS; round++) {
      // Twice each: by turns, two servers that are dealt out in turn would look like each client's own.
      for (let time = 0; time < 2; time++) servers.one.add(await askForServer(one));
      for (let time = 0; time < 2; time++) servers.other.add(await askForServer(other));
    }
    return servers.one.size > 1 || [...servers.one].some((pid) => servers.other.has(pid));
  } finally {
    for (const client of clients) destroyClient(client);
  }
};
