import { expect, it } from 'vitest';
import { NOTHING_FAILS } from '../../testing/fakes/noted-failures.ts';
import { describeWithRedis } from '../../testing/servers/describe-with-redis.ts';
import { startRedisServer } from '../../testing/servers/redis-server.ts';
import { connectRedis } from '../ground/redis/redis-connection.ts';
import { loneRedis } from '../ground/redis/redis-primary.ts';
import { Closers } from './closers.ts';
import { openCustomerEvents } from './open-customer-events.ts';

describeWithRedis('what customers are told, over Redis', (program) => {
  it('holds no connection once the gateway that opened it has stopped', async () => {
    const redis = await startRedisServer(program);
    const hand = connectRedis(loneRedis(redis.url));
    await hand.contact;
    const countConnections = async () =>
      String(await hand.send('CLIENT', 'LIST'))
        .trim()
        .split('\n').length;
    const closers = new Closers();
    const nobody = {
      listen: () => {
        throw new Error('another way');
      },
    };
    try {
      await openCustomerEvents(loneRedis(redis.url), nobody, { of: () => NOTHING_FAILS } as never, closers);
      await expect.poll(countConnections).toBeGreaterThan(1);
      await closers.closeAll();
      await expect.poll(countConnections).toBe(1);
    } finally {
      await closers.closeAll();
      hand.destroy();
      await redis.close();
    }
  });
});
