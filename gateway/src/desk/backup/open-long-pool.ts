import pg from 'pg';
import { destroyClient } from '../../ground/database/destroy-client.ts';
import { type DatabaseTarget, readTarget } from '../../ground/database/read-target.ts';

/**
 * One connection for statements that take as long as the book is large: no limit of time ends them.
 * @param signal breaks the connection: what was begun is taken back
 */
export const openLongPool = (target: DatabaseTarget, signal?: AbortSignal): pg.Pool => {
  const pool = new pg.Pool({
    application_name: 'lineboard backup',
    ...readTarget(target),
    max: 1,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // Whoever uses it sees its statement fail.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    if (signal?.aborted === true) destroyClient(client);
    signal?.addEventListener('abort', () => destroyClient(client));
  });
  return pool;
};
