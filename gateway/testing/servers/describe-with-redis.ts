import { describeWith } from './describe-with.ts';
import { findRedisServer } from './requires.ts';

const REDIS = { name: 'redis-server', howToGet: 'apt-get install redis-server brings it' };

/** A suite on a Redis server of its own. */
export const describeWithRedis = (suite: string, define: (program: string) => void): void =>
  describeWith(suite, REDIS, findRedisServer(), define);
