import { StartRefused } from '../ground/report/start-refused.ts';
import { loneRedis, type RedisPrimary } from '../ground/redis/redis-primary.ts';
import type { Config } from './read-config.ts';

export type RedisConfig = Pick<Config, 'REDIS_URL' | 'REDIS_SENTINELS'>;

/** The Redis that gateways share. @returns null: this one runs alone. @throws StartRefused sentinels of nothing */
export const openConfiguredRedis = async ({
  REDIS_URL: url,
  REDIS_SENTINELS: sentinels,
}: RedisConfig): Promise<RedisPrimary | null> => {
  if (sentinels.length === 0) return url === null ? null : loneRedis(url);
  if (url === null)
    throw new StartRefused(
      'REDIS_SENTINELS is set and REDIS_URL isn’t: it says by which name they know the primary, as in redis://lineboard.',
    );
  // The client is a tenth of what a gateway loads.
  const { watchSentinels } = await import('../ground/redis/watch-sentinels.ts');
  return watchSentinels(url, sentinels);
};
