import { loneRedis } from '../../ground/redis/redis-primary.ts';
import { firstValueFrom } from 'rxjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOTHING_FAILS } from '../../../testing/fakes/noted-failures.ts';
import { describeWithRedis } from '../../../testing/servers/describe-with-redis.ts';
import { type RedisServer, startRedisServer } from '../../../testing/servers/redis-server.ts';
import { forgetRedisLog } from './forget-redis-log.ts';
import { connectRedis } from '../../ground/redis/redis-connection.ts';
import { createRedisLog } from './redis-log.ts';
import { redisLogKeys } from './redis-log-scripts.ts';

describeWithRedis('a line log of a book that was brought back', (program) => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedisServer(program);
  });
  afterAll(() => redis.close());

  const takeEpoch = async (): Promise<string> => {
    const log = await createRedisLog(loneRedis(redis.url), { reporter: NOTHING_FAILS });
    const { taken } = await log.takeLease(null);
    await taken?.append('mover', [{ kind: 'feedDown', reason: 'silent' }]);
    const epoch = await firstValueFrom(log.epoch$);
    await log.close();
    return epoch ?? '';
  };

  it('begins with another epoch, and nothing of the one before is left', async () => {
    const before = await takeEpoch();
    expect(await takeEpoch()).toBe(before);
    const connection = connectRedis(loneRedis(redis.url));
    await connection.contact;
    const keys = redisLogKeys('lineboard');
    await connection.send('SET', keys.image(before), '7 1');
    await connection.send('RPUSH', keys.imageParts(before, 7), 'all of the book');
    await forgetRedisLog(loneRedis(redis.url));
    expect(await connection.send('KEYS', '*')).toEqual([]);
    connection.destroy();
    expect(await takeEpoch()).not.toBe(before);
  });
});
