import { connectRedis } from '../../ground/redis/redis-connection.ts';
import type { RedisPrimary } from '../../ground/redis/redis-primary.ts';
import { untilContact } from '../../ground/redis/until-contact.ts';
import { redisLogKeys } from './redis-log-scripts.ts';
import { unlinkEpoch } from './unlink-epoch.ts';

/**
 * Lets the line log begin again, with no gateway on it: the next one makes up an epoch, every feed sends its image, and
 * every page gets snapshots.
 */
export const forgetRedisLog = async (primary: RedisPrimary, prefix = 'lineboard'): Promise<void> => {
  const redis = connectRedis(primary);
  try {
    await untilContact(redis.contact);
    const keys = redisLogKeys(prefix);
    const epoch = await redis.send('GET', keys.epoch);
    if (typeof epoch !== 'string') return;
    await redis.send('UNLINK', keys.epoch);
    await unlinkEpoch(redis, keys, epoch);
  } finally {
    redis.destroy();
  }
};
