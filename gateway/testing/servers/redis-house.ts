import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './find-free-port.ts';
import { type RedisServer, type RedisServerOptions, startRedisServer } from './redis-server.ts';

/** The name by which the sentinels know the primary. */
const PRIMARY_NAME = 'lineboard';

/** A primary with its replica, and three sentinels who watch over them. */
export interface RedisHouse {
  readonly primary: RedisServer;
  readonly replica: RedisServer;
  /** The address with the primary's name in place of its host, as REDIS_URL has it. */
  readonly named: string;
  readonly sentinels: readonly string[];
  close(): Promise<void>;
}

export interface RedisHouseOptions extends Pick<RedisServerOptions, 'within' | 'onSpawn'> {
  /** Where each of them listens: the primary, the replica, the sentinels. */
  host?: string;
  /** How long nobody answers until a sentinel takes the primary for lost. */
  downAfterMs?: number;
}

const startSentinel = async (
  program: string,
  { host, port }: RedisServer,
  { downAfterMs, within = tmpdir(), onSpawn = () => {} }: RedisHouseOptions & { downAfterMs: number },
): Promise<{ url: string; close: () => Promise<void> }> => {
  const folder = await mkdtemp(join(within, 'lineboard-sentinel-'));
  const own = await findFreePort();
  // A sentinel writes into its file what it finds out.
  const file = join(folder, 'sentinel.conf');
  await writeFile(
    file,
    [
      `port ${own}`,
      `bind ${host}`,
      'protected-mode no',
      `dir ${folder}`,
      `sentinel monitor ${PRIMARY_NAME} ${host} ${port} 2`,
      `sentinel down-after-milliseconds ${PRIMARY_NAME} ${downAfterMs}`,
      `sentinel failover-timeout ${PRIMARY_NAME} 3000`,
      '',
    ].join('\n'),
  );
  const child: ChildProcess = spawn(program, [file, '--sentinel'], { stdio: 'ignore' });
  onSpawn(child);
  return {
    url: `redis://${host}:${own}`,
    close: async () => {
      if (child.exitCode === null && child.kill('SIGKILL')) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export const startRedisHouse = async (
  program: string,
  { host = '127.0.0.1', downAfterMs = 500, ...server }: RedisHouseOptions = {},
): Promise<RedisHouse> => {
  const primary = await startRedisServer(program, { ...server, host });
  const settings = ['--replicaof', host, String(primary.port)];
  const replica = await startRedisServer(program, { ...server, host, settings });
  const sentinels = await Promise.all(
    Array.from({ length: 3 }, () => startSentinel(program, primary, { ...server, host, downAfterMs })),
  );
  return {
    primary,
    replica,
    named: `redis://${PRIMARY_NAME}`,
    sentinels: sentinels.map(({ url }) => url),
    close: async () => {
      for (const { close } of [...sentinels, replica, primary]) await close();
    },
  };
};
