import { startOwnPostgres } from '../servers/own-postgres.ts';
import { startRedisServer } from '../servers/redis-server.ts';
import { createDatabase } from '../../src/ground/database/create-database.ts';
import { createKillableGateway } from '../kill/killable-gateway.ts';
import { findFreePort } from '../servers/find-free-port.ts';
import { type BalancedMover, startBalancedMover } from '../two-gateways/balanced-mover.ts';
import { pushedGame } from '../two-gateways/pushed-games.ts';
import { askThrough } from './ask-through.ts';
import type { Proxy } from './proxies.ts';

export interface TwoGatewaysPlace {
  origin: string;
  postgresBin: string;
  redisProgram: string;
  /** Starts the proxy before both. @returns how to stop it */
  runProxy: (gatewayPorts: readonly number[]) => Promise<() => Promise<void>>;
}

const ASKED = 20;

const expectPages = async (origin: string): Promise<void> => {
  for (let at = 0; at < ASKED; at++) {
    const { status } = await askThrough(origin, '/');
    if (status !== 200) throw new Error(`page ${at} of ${ASKED} was answered with ${status}`);
  }
};

const put = async (mover: BalancedMover, from: number): Promise<void> => {
  for (let gameNum = from; gameNum < from + 10; gameNum++) await mover.put(pushedGame(gameNum));
};

/**
 * Two gateways of one book behind a proxy: batches reach the one that runs the feeds, and when that is stopped, the
 * other one; pages come throughout. @throws with what did not
 */
export const walkTwoGateways = async (
  { leadsBatchesOn }: Pick<Proxy, 'leadsBatchesOn'>,
  { origin, postgresBin, redisProgram, runProxy }: TwoGatewaysPlace,
): Promise<void> => {
  const [own, redis] = await Promise.all([startOwnPostgres(postgresBin), startRedisServer(redisProgram)]);
  const ports = [await findFreePort(), await findFreePort()];
  const stopProxy = await runProxy(ports);
  const server = createDatabase(own.connection, 1);
  await server.pool.query('create database book');
  await server.close();
  const env = {
    DATABASE_URL: own.url('book'),
    REDIS_URL: redis.url,
    PUBLIC_ORIGINS: origin,
    TRUST_PROXY: '127.0.0.1,::1',
  };
  const gateways = await Promise.all(ports.map((port) => createKillableGateway(env, { port })));
  const [first, second] = gateways;
  let mover: BalancedMover | null = null;
  try {
    // One after the other: the first one runs the feeds.
    await first?.start();
    await second?.start();
    mover = startBalancedMover([origin]);
    await put(mover, 4_001);
    if (leadsBatchesOn && mover.elsewhere > 0)
      throw new Error(`${mover.elsewhere} batches ended at the gateway that doesn't run the feeds`);
    await expectPages(origin);
    await first?.stop();
    await expectPages(origin);
    await put(mover, 4_011);
  } finally {
    await mover?.stop();
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await stopProxy();
    await redis.close();
    await own.stop();
  }
};
