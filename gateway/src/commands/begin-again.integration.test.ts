import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { NOTHING_FAILS } from '../../testing/fakes/noted-failures.ts';
import { databaseUrlOf } from '../../testing/servers/database-url.ts';
import { describeWithRedis } from '../../testing/servers/describe-with-redis.ts';
import { type RedisServer, startRedisServer } from '../../testing/servers/redis-server.ts';
import { createTestDatabase, oneEngine } from '../../testing/servers/test-database.ts';
import { type TypedLine, typeLine } from '../../testing/servers/type-line.ts';
import { connectRedis } from '../ground/redis/redis-connection.ts';
import { loneRedis } from '../ground/redis/redis-primary.ts';
import { createRedisLog } from '../lines/log/redis-log.ts';

describeWithRedis('a book that begins again beside Redis', (program) => {
  const [engine] = oneEngine();
  let redis: RedisServer;
  let place: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    redis = await startRedisServer(program);
  });
  afterAll(() => redis.close());
  beforeEach(async () => {
    place = await createTestDatabase(engine!);
    // A gateway's connections would keep the command from it.
    await place.database.close();
  });
  afterEach(() => place.drop());

  const beginAgain = (): Promise<TypedLine> =>
    typeLine(
      {
        DATABASE_URL: databaseUrlOf({ ...engine!.connection, database: place.name }),
        REDIS_URL: redis.url,
      },
      ['begin-again', '--as-of', new Date().toISOString()],
    );
  const keysOfLog = async (): Promise<unknown> => {
    const connection = connectRedis(loneRedis(redis.url));
    await connection.contact;
    const keys = await connection.send('KEYS', '*');
    connection.destroy();
    return keys;
  };

  it('leaves no line log that would go on from before', async () => {
    const log = await createRedisLog(loneRedis(redis.url), { reporter: NOTHING_FAILS });
    const { taken } = await log.takeLease(null);
    await taken?.append('mover', [{ kind: 'feedDown', reason: 'silent' }]);
    await log.close();
    expect(await keysOfLog()).not.toEqual([]);
    expect(await beginAgain()).toMatchObject({ code: 0, err: '' });
    expect(await keysOfLog()).toEqual([]);
  });

  it('says that Redis must be emptied where it doesn’t answer, and begins all the same', async () => {
    await redis.kill();
    const { code, out, err } = await beginAgain();
    expect(err).toMatch(
      /^Redis couldn’t be told to begin a new line log \(.+\): empty it before you start\.\n$/,
    );
    expect(out).toContain('The books add up.');
    expect(code).toBe(0);
  });
});
