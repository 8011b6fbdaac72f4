import type pg from 'pg';
import { destroyClient } from '../../ground/database/destroy-client.ts';
import { GuardedPool } from '../../ground/database/guarded-pool.ts';
import { readHosts } from '../../ground/database/hosts/read-hosts.ts';
import type { DatabaseTarget } from '../../ground/database/read-target.ts';

/**
 * One connection for statements that take as long as the book is large: no limit of time ends them.
 * @param signal breaks the connection: what was begun is taken back
 */
export const openLongPool = (target: DatabaseTarget, signal?: AbortSignal): pg.Pool => {
  const pool = new GuardedPool({
    application_name: 'lineboard backup',
    hosts: readHosts(target),
    max: 1,
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
