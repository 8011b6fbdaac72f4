import type { RedisConnection } from '../../ground/redis/redis-connection.ts';
import { keysOfEpoch, type RedisLogKeys } from './redis-log-scripts.ts';

/** Takes all of an epoch that nobody reads any more out of Redis; its image is the largest part of it. */
export const unlinkEpoch = async (
  redis: Pick<RedisConnection, 'send'>,
  keys: RedisLogKeys,
  epoch: string,
): Promise<void> => {
  const image = await redis.send('GET', keys.image(epoch));
  const parts = typeof image === 'string' ? [keys.imageParts(epoch, Number.parseInt(image, 10))] : [];
  await redis.send('UNLINK', ...keysOfEpoch(keys, epoch), ...parts);
};
