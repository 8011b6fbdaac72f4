import type { Database } from '../../src/ground/database/create-database.ts';
import { createKillableGateway, type KillableGateway } from '../kill/killable-gateway.ts';
import type { RedisServer } from '../servers/redis-server.ts';
import { startRedisServer } from '../servers/redis-server.ts';
import { databaseUrlOf } from '../servers/database-url.ts';
import { createTestDatabase, testEngines } from '../servers/test-database.ts';

export interface TwoGateways {
  redis: RedisServer;
  database: Database;
  databaseUrl: string;
  gateways: readonly [KillableGateway, KillableGateway];
  close(): Promise<void>;
}

/**
 * Two real server processes on one PostgreSQL and one Redis, started at the same time. The PostgreSQL is the machine's
 * own where it has one.
 * @param env besides the addresses of both
 */
export const startTwoGateways = async (
  redisProgram: string,
  env: Record<string, string>,
): Promise<TwoGateways> => {
  const engine = testEngines().at(-1);
  if (engine === undefined) throw new Error('no PostgreSQL was started');
  const [redis, { database, name, drop }] = await Promise.all([
    startRedisServer(redisProgram),
    createTestDatabase(engine, 4),
  ]);
  const databaseUrl = databaseUrlOf({ ...engine.connection, database: name });
  const shared = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    ...env,
  };
  const gateways = [await createKillableGateway(shared), await createKillableGateway(shared)] as const;
  const close = async (): Promise<void> => {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await redis.close();
    await drop();
  };
  try {
    await Promise.all(gateways.map((gateway) => gateway.start()));
  } catch (error) {
    await close();
    throw error;
  }
  return { redis, database, databaseUrl, gateways, close };
};
