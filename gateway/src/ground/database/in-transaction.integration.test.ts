import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import type { Database } from './create-database.ts';
import { inTransaction } from './in-transaction.ts';

describe.each(oneEngine())('a transaction', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    await database.pool.query('create table note (words text)');
  });
  afterAll(() => drop());
  beforeEach(() => database.pool.query('truncate note'));

  const notes = async (): Promise<unknown[]> =>
    (await database.pool.query('select words from note order by words')).rows.map(({ words }) => words);

  it('keeps all that was done in it, and tells what came of it', async () => {
    const done = await inTransaction(database.pool, async (client) => {
      await client.query("insert into note values ('a')");
      await client.query("insert into note values ('b')");
      expect(await notes()).toEqual([]);
      return 2;
    });
    // On two connections: the one that wrote would see it in any case.
    expect([done, await Promise.all([notes(), notes()])]).toEqual([
      2,
      [
        ['a', 'b'],
        ['a', 'b'],
      ],
    ]);
  });

  it('keeps nothing when it fails in the middle, and hands on why', async () => {
    const failing = inTransaction(database.pool, async (client) => {
      await client.query("insert into note values ('a')");
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await Promise.all([notes(), notes()])).toEqual([[], []]);
  });

  it('gives up a connection on which it could not roll back, and the pool goes on', async () => {
    const noAnswer = new Error('no answer');
    const failing = inTransaction(database.pool, async (client) => {
      await client.query("insert into note values ('a')");
      Object.assign(client, { query: () => Promise.reject(noAnswer) });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await Promise.all([notes(), notes(), notes()])).toEqual([[], [], []]);
  });

  it('of a snapshot sees one moment, and writes nothing', async () => {
    const insert = (): Promise<unknown> => database.pool.query("insert into note values ('late')");
    await inTransaction(
      database.pool,
      async (client) => {
        const count = async () => (await client.query('select 1 from note')).rowCount;
        expect(await count()).toBe(0);
        await insert();
        expect(await count()).toBe(0);
      },
      { isSnapshot: true },
    );
    const writing = inTransaction(
      database.pool,
      (client) => client.query("insert into note values ('own')"),
      { isSnapshot: true },
    );
    await expect(writing).rejects.toThrow('read-only');
    expect(await notes()).toEqual(['late']);
  });

  it('waits for a lock no longer than it may', async () => {
    await database.pool.query("insert into note values ('held')");
    const hold = "update note set words = 'moved'";
    await inTransaction(database.pool, async (client) => {
      await client.query(hold);
      const waiting = inTransaction(database.pool, (other) => other.query(hold), { lockTimeoutMs: 20 });
      await expect(waiting).rejects.toMatchObject({ code: '55P03' });
    });
    expect(await notes()).toEqual(['moved']);
  });
});
