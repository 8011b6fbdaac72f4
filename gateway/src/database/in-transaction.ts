import type pg from 'pg';

/** Runs `act` in a transaction of its own: all of it is there, or, when it throws, nothing. */
export const inTransaction = async <T>(
  pool: pg.Pool,
  act: (client: pg.PoolClient) => Promise<T>,
  { lockTimeoutMs }: { lockTimeoutMs?: number } = {},
): Promise<T> => {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query(
      lockTimeoutMs === undefined ? 'begin' : `begin; set local lock_timeout = ${Math.round(lockTimeoutMs)}`,
    );
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
