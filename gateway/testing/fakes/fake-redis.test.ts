import { loneRedis } from '../../src/ground/redis/redis-primary.ts';
import { createRedisLog } from '../../src/lines/log/redis-log.ts';
import { describeLineLog } from '../contracts/line-log-contract.ts';
import { createFakeRedis } from './fake-redis.ts';

describeLineLog(async ({ maxEntries: entriesPerImage, reporter }) => {
  const redis = createFakeRedis(Date.now);
  const open = () =>
    createRedisLog(loneRedis('redis://fake'), { reporter, entriesPerImage, connect: redis.connect() });
  const [log, same] = [await open(), await open()];
  return {
    log,
    same,
    close: async () => {
      await Promise.all([log.close(), same.close()]);
    },
  };
});
