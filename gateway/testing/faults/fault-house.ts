import type { ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type Database } from '../../src/ground/database/create-database.ts';
import { findPostgresUser } from '../../src/ground/database/embedded/postgres-user.ts';
import { createTcpProxy, type TcpProxy } from '../disconnect-fuzz/tcp-proxy.ts';
import { findFreePort } from '../servers/find-free-port.ts';
import { type OwnPostgres, startOwnPostgres } from '../servers/own-postgres.ts';
import { startTwoPostgres, type TwoPostgres } from '../servers/two-postgres.ts';
import { type RedisHouse, startRedisHouse } from '../servers/redis-house.ts';
import { type RedisServer, startRedisServer } from '../servers/redis-server.ts';
import { type FaultDisk, findDiskObstacle, mountDisk } from './failpoint/disk.ts';
import { PROVIDER_ENV } from './traffic/game-provider.ts';
import { LYING_ENV } from '../season/lies/lying-feed.ts';
import { createFaultGateway, type FaultGateway } from './failpoint/fault-gateway.ts';
import type { Janitor } from '../janitor/janitor.ts';
import type { FaultNetwork } from './failpoint/network.ts';

/**
 * What the faults strike: two gateways, their PostgreSQL and Redis, and the balancer that their customers come through.
 */
export interface FaultHouse {
  readonly gateways: readonly [FaultGateway, FaultGateway];
  readonly redis: RedisServer;
  readonly postgres: OwnPostgres;
  /** null: there is one PostgreSQL alone. */
  readonly pair: TwoPostgres | null;
  /** null: there is one Redis alone. */
  readonly redisHouse: RedisHouse | null;
  readonly network: FaultNetwork;
  /** null: PostgreSQL's disk can't be filled here. */
  readonly disk: FaultDisk | null;
  readonly balancer: TcpProxy;
  /** The balancer's origin, as the customers' browsers have it. */
  readonly origin: string;
  /** A way in of the run's own. */
  readonly database: Database;
  /** What is of this process; the janitor ends the others. */
  close(): Promise<void>;
}

const DATABASE = 'book';
/** Little is kept of the log that PostgreSQL writes ahead, so that the small disk is filled by the fault alone. */
const POSTGRES_SETTINGS = ['max_wal_size=96MB', 'min_wal_size=32MB', 'log_min_messages=fatal'];
const SETTINGS = { ...LYING_ENV, ...PROVIDER_ENV, LOG_LEVEL: 'info', SESSION_TTL_MS: String(86_400_000) };

const makePostgresFolder = (root: string, name: string): string => {
  const folder = join(root, name);
  mkdirSync(folder, { mode: 0o755 });
  return folder;
};

interface Engine {
  postgres(): OwnPostgres;
  pair: TwoPostgres | null;
  url(database: string): string;
}

const listenAt = async ({ postgresHost: host, range: from }: FaultNetwork) => ({
  host,
  port: await findFreePort(host),
  from,
});

const startOne = async (
  binDir: string,
  folder: string,
  network: FaultNetwork,
  janitor: Janitor,
): Promise<Engine> => {
  const postgres = await startOwnPostgres(binDir, {
    folder,
    listen: await listenAt(network),
    settings: POSTGRES_SETTINGS,
    onSpawn: (child) => janitor.watch(child, 'SIGQUIT'),
  });
  return { postgres: () => postgres, pair: null, url: postgres.url };
};

const startPair = async (
  binDir: string,
  root: string,
  network: FaultNetwork,
  janitor: Janitor,
): Promise<Engine> => {
  const pair = await startTwoPostgres(
    binDir,
    {
      primary: { folder: makePostgresFolder(root, 'one'), listen: await listenAt(network) },
      standby: { folder: makePostgresFolder(root, 'two'), listen: await listenAt(network) },
    },
    { settings: POSTGRES_SETTINGS, onSpawn: (child) => janitor.watch(child, 'SIGQUIT') },
  );
  return { postgres: () => pair.primary, pair, url: pair.url };
};

/**
 * @param programs of the PostgreSQL and Redis that are installed here
 * @param hasStandby its PostgreSQL has a stand-by that commits wait for and no disk of its own; its Redis has a
 *  replica, and sentinels who watch over both
 */
export const openFaultHouse = async (
  programs: { postgresBin: string; redis: string },
  network: FaultNetwork,
  janitor: Janitor,
  hasStandby: boolean,
): Promise<FaultHouse> => {
  const root = mkdtempSync(join(tmpdir(), 'lineboard-faults-'));
  janitor.add({ kind: 'folder', path: root });
  const user = findPostgresUser();
  if (user !== null) chownSync(root, user.uid, user.gid);
  const folder = makePostgresFolder(root, 'postgres');
  const disk = findDiskObstacle() === null && !hasStandby ? mountDisk(folder, janitor) : null;
  if (user !== null) chownSync(folder, user.uid, user.gid);

  const engine = hasStandby
    ? await startPair(programs.postgresBin, root, network, janitor)
    : await startOne(programs.postgresBin, folder, network, janitor);
  const server = createDatabase(engine.postgres().connection, 1);
  await server.pool.query(`create database ${DATABASE}`);
  await server.close();
  const redisOptions = {
    host: network.redisHost,
    within: root,
    onSpawn: (child: ChildProcess) => janitor.watch(child),
  };
  const redisHouse = hasStandby ? await startRedisHouse(programs.redis, redisOptions) : null;
  await redisHouse?.untilInStep();
  const redis = redisHouse?.primary ?? (await startRedisServer(programs.redis, redisOptions));
  const env = {
    DATABASE_URL: engine.url(DATABASE),
    REDIS_URL: redisHouse?.named ?? redis.url,
    ...(redisHouse !== null && { REDIS_SENTINELS: redisHouse.sentinels.join(',') }),
    ...SETTINGS,
  };
  const [one, two] = network.gateways;
  const gateways = [
    await createFaultGateway(env, one, janitor),
    await createFaultGateway(env, two, janitor),
  ] as const;
  await Promise.all(gateways.map((gateway) => gateway.start()));
  const balancer = await createTcpProxy(
    gateways.map(({ origin }) => ({ host: new URL(origin).hostname, port: Number(new URL(origin).port) })),
  );
  const database = createDatabase(engine.url(DATABASE), 6);
  return {
    gateways,
    redis,
    get postgres() {
      return engine.postgres();
    },
    pair: engine.pair,
    redisHouse,
    network,
    disk,
    balancer,
    origin: `http://127.0.0.1:${balancer.port}`,
    database,
    close: async () => {
      await balancer.close();
      await database.close();
    },
  };
};
