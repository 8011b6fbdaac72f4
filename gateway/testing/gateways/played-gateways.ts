import type { ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findEmbeddedConnection } from '../../src/ground/database/embedded/find-embedded-connection.ts';
import type { DatabaseConnection } from '../../src/ground/database/embedded/database-connection.ts';
import { databaseUrlOf } from '../servers/database-url.ts';
import { startJanitor } from '../janitor/janitor.ts';
import { createKillableGateway, type KillableGateway } from '../kill/killable-gateway.ts';
import { startRedisServer } from '../servers/redis-server.ts';
import { findRedisServer } from '../servers/requires.ts';

/**
 * Started gateways of a run's own, on an embedded PostgreSQL in a folder of their own, and on a Redis when they are
 * two.
 */
export interface PlayedGateways {
  gateways: readonly [KillableGateway, ...KillableGateway[]];
  target: () => DatabaseConnection;
  /** What they said last, for a failure's message. */
  said(): string;
  close(): Promise<void>;
}

export interface PlayedGatewaysOptions {
  count: 1 | 2;
  env?: Record<string, string>;
}

/**
 * Nothing of it is left when the run ends, however it ends: interrupted and killed, too.
 * @param name in the folder's name
 */
export const startPlayedGateways = async (
  name: string,
  { count, env = {} }: PlayedGatewaysOptions,
): Promise<PlayedGateways> => {
  const redisProgram = count === 1 ? null : findRedisServer();
  if (count === 2 && redisProgram === null) throw new Error('two gateways need a redis-server');
  const janitor = startJanitor();
  const folder = mkdtempSync(join(tmpdir(), `lineboard-${name}-`));
  janitor.add({ kind: 'folder', path: folder });
  // PostgreSQL's own account passes through it.
  chmodSync(folder, 0o711);
  const dataDir = join(folder, 'data');
  janitor.add({ kind: 'embedded', dataDir });
  const target = (): DatabaseConnection => {
    const connection = findEmbeddedConnection(dataDir);
    if (connection === null) throw new Error(`no server runs on ${dataDir}`);
    return connection;
  };
  const onSpawn = (child: ChildProcess): void => janitor.watch(child, 'SIGTERM');
  const started: KillableGateway[] = [];
  const start = async (more: Record<string, string>): Promise<KillableGateway> => {
    const gateway = await createKillableGateway({ ...env, ...more }, { onSpawn });
    started.push(gateway);
    await gateway.start();
    return gateway;
  };
  const close = async (): Promise<void> => {
    for (const gateway of started.toReversed()) await gateway.stop();
    await janitor.close();
  };
  const said = (): string => started.map((gateway) => gateway.said()).join('\n');
  try {
    const redis =
      redisProgram === null
        ? null
        : await startRedisServer(redisProgram, { within: folder, onSpawn: (child) => janitor.watch(child) });
    const log: Record<string, string> = redis === null ? {} : { REDIS_URL: redis.url };
    // The first one starts the database that both use. Its server has room for the other's connections.
    const first = await start({ DATA_DIR: dataDir, DATABASE_CONNECTIONS: '60', ...log });
    const others = count === 1 ? [] : [await start({ DATABASE_URL: databaseUrlOf(target()), ...log })];
    return { gateways: [first, ...others], target, said, close };
  } catch (error) {
    await close();
    throw error;
  }
};
