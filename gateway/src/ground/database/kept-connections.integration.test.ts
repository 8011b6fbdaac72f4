import { afterEach, expect, it, vi } from 'vitest';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createDatabase } from './create-database.ts';

const QUIET_MS = 5 * 60_000;

afterEach(() => vi.useRealTimers());

it.each(oneEngine())('connections stay open between two bursts of calls on $name', async (engine) => {
  const test = await createTestDatabase(engine, 2);
  const database = createDatabase({ ...engine.connection, database: test.name }, 16);
  try {
    const clients = await Promise.all(Array.from({ length: 10 }, () => database.pool.connect()));
    const { connectionsOpened } = database;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const client of clients) client.release();
    vi.advanceTimersByTime(QUIET_MS);
    vi.useRealTimers();
    const again = await Promise.all(clients.map(() => database.pool.connect()));
    for (const client of again) client.release();
    expect(database.connectionsOpened).toBe(connectionsOpened);
  } finally {
    vi.useRealTimers();
    await database.close();
    await test.drop();
  }
});
