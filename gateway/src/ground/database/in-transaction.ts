import type pg from 'pg';

export interface TransactionOptions {
  /** Whoever waits longer than this for a lock fails. */
  lockTimeoutMs?: number;
  /** Every statement sees the database as it was at the first one, and none may write. */
  isSnapshot?: boolean;
}

const begin = ({ lockTimeoutMs, isSnapshot = false }: TransactionOptions): string => {
  const start = isSnapshot ? 'begin isolation level repeatable read read only' : 'begin';
  return lockTimeoutMs === undefined
    ? start
    : `${start}; set local lock_timeout = ${Math.round(lockTimeoutMs)}`;
};

/** Runs `act` in a transaction of its own: all of it is there, or, when it throws, nothing. */
export const inTransaction = async <T>(
  pool: pg.Pool,
  act: (client: pg.PoolClient) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> => {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query(begin(options));
    const done = await act(client);
    await client.query('commit');
    return done;
  } catch (error) {
    broken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.release(broken);
  }
};
