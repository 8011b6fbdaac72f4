import { BehaviorSubject } from 'rxjs';
import { loneRedis } from '../redis/redis-primary.ts';
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
      await createRedisCustomerEvents(loneRedis(redis.url), {
        reporter: createNotedFailures().reporter,
        prefix,
      }),
      await createRedisCustomerEvents(loneRedis(redis.url), {
        reporter: createNotedFailures().reporter,
        prefix,
      }),
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

  it('go to the server that becomes the primary, from before that on', async () => {
    const next = await startRedisServer(program);
    const url$ = new BehaviorSubject(redis.url);
    const reporter = createNotedFailures().reporter;
    const here = await createRedisCustomerEvents({ url$, close: () => {} }, { reporter });
    const there = await createRedisCustomerEvents(loneRedis(next.url), { reporter });
    opened.push(here, there);
    const heard: string[] = [];
    here.listen((customerId) => heard.push(`here ${customerId}`));
    there.listen((customerId) => heard.push(`there ${customerId}`));
    url$.next(next.url);
    await vi.waitFor(() => {
      here.publish('ANNA', { kind: 'wagers' });
      expect(heard).toContain('there ANNA');
    });
    await vi.waitFor(() => {
      there.publish('BEA', { kind: 'wagers' });
      expect(heard).toContain('here BEA');
    });
    await Promise.all(opened.splice(0).map((events) => events.close()));
    await next.close();
  });

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
