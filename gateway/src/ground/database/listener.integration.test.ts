import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { OVERRIDE_CHANNEL, markOverridesChanged } from '../../lines/feeds/overrides/read-overrides.ts';
import type { Database } from './create-database.ts';
import { inTransaction } from './in-transaction.ts';

const LISTENING =
  "select pid from pg_stat_activity where query like 'listen %' and datname = current_database()";

describe.each(oneEngine())('what listens to the database', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  afterAll(() => drop());

  const listening = async (): Promise<number[]> =>
    (await database.pool.query<{ pid: number }>(LISTENING)).rows.map(({ pid }) => pid);

  it('hears of a change that is committed, and of none that is not', async () => {
    const onSaid = vi.fn<() => void>();
    const listener = database.listen(OVERRIDE_CHANNEL, onSaid);
    await vi.waitFor(() => expect(onSaid).toHaveBeenCalledTimes(1));
    const failing = inTransaction(database.pool, async (client) => {
      await markOverridesChanged(client);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await inTransaction(database.pool, markOverridesChanged);
    await vi.waitFor(() => expect(onSaid).toHaveBeenCalledTimes(2));
    await inTransaction(database.pool, markOverridesChanged);
    await vi.waitFor(() => expect(onSaid).toHaveBeenCalledTimes(3));
    listener.close();
    await vi.waitFor(async () => expect(await listening()).toEqual([]));
  });

  it('listens again when its connection is lost, and assumes that something was said meanwhile', async () => {
    const onSaid = vi.fn<() => void>();
    const listener = database.listen(OVERRIDE_CHANNEL, onSaid);
    await vi.waitFor(() => expect(onSaid).toHaveBeenCalledTimes(1));
    const [pid] = await listening();
    await database.pool.query('select pg_terminate_backend($1)', [pid]);
    await vi.waitFor(() => expect(onSaid).toHaveBeenCalledTimes(2));
    await inTransaction(database.pool, markOverridesChanged);
    await vi.waitFor(() => expect(onSaid).toHaveBeenCalledTimes(3));
    expect(await listening()).not.toEqual([pid]);
    listener.close();
  });

  it('hears each channel for those who listen to it, on one connection, which goes with the last of them', async () => {
    const [one, other] = [vi.fn<(said?: string) => void>(), vi.fn<(said?: string) => void>()];
    const first = database.listen('one', one);
    await vi.waitFor(() => expect(one).toHaveBeenCalledTimes(1));
    const second = database.listen('other', other);
    await vi.waitFor(() => expect(other).toHaveBeenCalledTimes(1));
    expect(await listening()).toHaveLength(1);
    await database.pool.query(`select pg_notify('other', 'word')`);
    await vi.waitFor(() => expect(other).toHaveBeenLastCalledWith('word'));
    expect(one).toHaveBeenCalledTimes(1);
    first.close();
    expect(await listening()).toHaveLength(1);
    second.close();
    await vi.waitFor(async () => expect(await listening()).toEqual([]));
  });
});
