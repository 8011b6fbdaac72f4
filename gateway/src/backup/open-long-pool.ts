import pg from 'pg';
import type { DatabaseTarget } from '../database/create-database.ts';
import { destroyClient } from '../database/destroy-client.ts';

/**
 * One connection for statements that take as long as the book is large: no limit of time ends them.
 * @param signal breaks the connection: what was begun is taken back
 */
export const openLongPool = (target: DatabaseTarget, signal?: AbortSignal): pg.Pool => {
  const pool = new pg.Pool({
    ...(typeof target === 'string' ? { connectionString: target } : target),
    application_name: 'lineboard backup',
    max: 1,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // Whoever uses it sees its statement fail.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    signal?.addEventListener('abort', () => destroyClient(client));
  });
  return pool;
};
