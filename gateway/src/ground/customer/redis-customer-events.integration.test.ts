import { createNotedFailures } from '../../../testing/fakes/noted-failures.ts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { describeCustomerEvents } from '../../../testing/contracts/customer-events-contract.ts';
import { describeWithRedis } from '../../../testing/servers/describe-with-redis.ts';
import type { RedisServer } from '../../../testing/servers/redis-server.ts';
import { startRedisServer } from '../../../testing/servers/redis-server.ts';
import { createRedisCustomerEvents } from './redis-customer-events.ts';
import type { RedisCustomerEvents } from './redis-customer-events.ts';

describeWithRedis('customer events over Redis', (program) => {
  let redis: RedisServer;
  const opened: RedisCustomerEvents[] = [];
  let books = 0;
  const openTwo = async (): Promise<readonly [RedisCustomerEvents, RedisCustomerEvents]> => {
    const prefix = `test${++books}`;
    const two = [
      await createRedisCustomerEvents(redis.url, { reporter: createNotedFailures().reporter, prefix }),
      await createRedisCustomerEvents(redis.url, { reporter: createNotedFailures().reporter, prefix }),
    ] as const;
    opened.push(...two);
    return two;
  };

  beforeAll(async () => {
    redis = await startRedisServer(program);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((events) => events.close()));
  });
  afterAll(() => redis.close());

  describeCustomerEvents(openTwo);

  it('reach this gateway while Redis is away, and every gateway once it is back', async () => {
    const [here, there] = await openTwo();
    const heard: string[] = [];
    here.listen((customerId) => heard.push(`here ${customerId}`));
    there.listen((customerId) => heard.push(`there ${customerId}`));
    await redis.kill();
    await vi.waitFor(() => {
      here.publish('ANNA', { kind: 'wagers' });
      expect(heard).toContain('here ANNA');
    });
    expect(heard).not.toContain('there ANNA');
    await redis.start();
    await vi.waitFor(
      () => {
        here.publish('BEA', { kind: 'wagers' });
        expect(heard).toContain('there BEA');
      },
      { interval: 100 },
    );
  });
});
