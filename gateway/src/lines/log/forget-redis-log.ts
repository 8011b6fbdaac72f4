import { setTimeout as sleep } from 'node:timers/promises';
import { connectRedis } from '../../ground/redis/redis-connection.ts';
import type { RedisPrimary } from '../../ground/redis/redis-primary.ts';
import { keysOfEpoch, redisLogKeys } from './redis-log-scripts.ts';

const CONTACT_WITHIN_MS = 2_000;

/**
 * Lets the line log begin again, with no gateway on it: the next one makes up an epoch, every feed sends its image, and
 * every page gets snapshots.
 */
export const forgetRedisLog = async (primary: RedisPrimary, prefix = 'lineboard'): Promise<void> => {
  const redis = connectRedis(primary);
  try {
    await Promise.race([redis.contact, sleep(CONTACT_WITHIN_MS, undefined, { ref: false })]);
    const keys = redisLogKeys(prefix);
    const epoch = await redis.send('GET', keys.epoch);
    if (typeof epoch === 'string') await redis.send('UNLINK', keys.epoch, ...keysOfEpoch(keys, epoch));
  } finally {
    redis.destroy();
  }
};
