import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createDatabase } from './create-database.ts';

describe.each(oneEngine())('the one connection of a pool on $name PostgreSQL', (engine) => {
  let place: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    place = await createTestDatabase(engine);
  });
  afterAll(() => place.drop());

  it('goes on to the next who asks, where it comes too late for who waited', async () => {
    const database = createDatabase({ ...engine.connection, database: place.name }, 1);
    const held = await database.pool.connect();
    await expect(database.pool.connect()).rejects.toThrow('timeout exceeded when trying to connect');
    held.release();
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    // Not in a hook: a pool that lost its connection never closes.
    await database.close();
  });
});
