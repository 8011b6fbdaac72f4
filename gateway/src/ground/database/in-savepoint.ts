import type pg from 'pg';

/** Runs `act` as a part of the transaction under way: when it throws, nothing of it is there, and the rest still is. */
export const inSavepoint = async <T>(client: pg.PoolClient, act: () => Promise<T>): Promise<T> => {
  await client.query('savepoint part');
  let done: T;
  try {
    done = await act();
  } catch (error) {
    // Without a connection there is no transaction any more: the first cause is what counts.
    await client.query('rollback to savepoint part; release savepoint part').catch(() => undefined);
    throw error;
  }
  await client.query('release savepoint part');
  return done;
};
