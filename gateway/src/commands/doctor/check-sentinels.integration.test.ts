import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeWithRedis } from '../../../testing/servers/describe-with-redis.ts';
import { type RedisHouse, startRedisHouse } from '../../../testing/servers/redis-house.ts';
import { readConfig } from '../../config/read-config.ts';
import { connectRedis } from '../../ground/redis/redis-connection.ts';
import { loneRedis } from '../../ground/redis/redis-primary.ts';
import { checkRedis } from './check-redis.ts';
import type { Finding } from './finding.ts';

const print = (findings: readonly Finding[], ...parts: string[]): string[] =>
  findings.filter(({ part }) => parts.includes(part)).map(({ state, found }) => `${state}: ${found}`);

describeWithRedis('lineboard doctor with sentinels', (program) => {
  let house: RedisHouse;
  beforeAll(async () => {
    house = await startRedisHouse(program);
  }, 30_000);
  afterAll(() => house.close());

  const examine = (url: string, sentinels: readonly string[]) => {
    const read = readConfig({ REDIS_URL: url, REDIS_SENTINELS: sentinels.join(',') });
    if (!read.ok) throw new Error(read.mistake);
    return checkRedis(read.config);
  };

  it('names the primary, and warns of one that goes on when it is cut off from its replicas', async () => {
    const { named, sentinels, primary } = house;
    await vi.waitFor(
      async () =>
        expect(print(await examine(named, sentinels), 'sentinels', 'replicas')).toEqual([
          `ok: They say that ${primary.host}:${primary.port} is the primary.`,
          'warning: A primary that is cut off from its replicas goes on taking lines beside the next one.',
        ]),
      { timeout: 20_000, interval: 200 },
    );
    const hand = connectRedis(loneRedis(primary.url));
    await hand.contact;
    await hand.send('CONFIG', 'SET', 'min-replicas-to-write', 1);
    await vi.waitFor(
      async () =>
        expect(print(await examine(named, sentinels), 'replicas')).toEqual(['ok: 1 follow closely.']),
      { timeout: 20_000, interval: 200 },
    );
    await hand.send('CONFIG', 'SET', 'min-replicas-to-write', 0);
    hand.destroy();
  }, 60_000);

  it('finds one that is silent, too few of them, and a name that they don’t know', async () => {
    const { named, sentinels } = house;
    const [first = '', second = ''] = sentinels;
    expect(print(await examine(named, [first, second, 'redis://127.0.0.1:1']), 'sentinels').slice(1)).toEqual(
      ['warning: 127.0.0.1:1 doesn’t answer.'],
    );
    expect(print(await examine(named, [first]), 'sentinels').slice(1)).toEqual([
      'warning: There are 1: when one is lost the others can’t agree.',
    ]);
    expect(print(await examine('redis://another', sentinels), 'sentinels', 'redis')).toEqual([
      'wrong: Less than half of them agree on a primary.',
      ...sentinels.map((url) => `wrong: ${new URL(url).host} watches over no “another”.`),
    ]);
  }, 60_000);
});
