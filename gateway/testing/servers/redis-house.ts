import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectRedis } from '../../src/ground/redis/redis-connection.ts';
import { loneRedis } from '../../src/ground/redis/redis-primary.ts';
import { untilContact } from '../../src/ground/redis/until-contact.ts';
import { findFreePort } from './find-free-port.ts';
import { type RedisServer, type RedisServerOptions, startRedisServer } from './redis-server.ts';

/** The name by which the sentinels know the primary. */
const PRIMARY_NAME = 'lineboard';

const CONTACT_WITHIN_MS = 1_000;
const LOOK_EVERY_MS = 100;
const IN_STEP_WITHIN_MS = 90_000;

/** A primary with its replica, and three sentinels who watch over them. */
export interface RedisHouse {
  readonly primary: RedisServer;
  readonly replica: RedisServer;
  /** The address with the primary's name in place of its host, as REDIS_URL has it. */
  readonly named: string;
  readonly sentinels: readonly string[];
  /** Which of the two is written to now. */
  roles(): Promise<Record<'primary' | 'replica', RedisServer>>;
  /** Resolves once the sentinels know of both, and the replica has all that the primary has. */
  untilInStep(): Promise<void>;
  /** The replica hears nothing more, and finds nothing in its socket when it wakes. */
  freezeReplica(): Promise<void>;
  freezeSentinel(): void;
  thawSentinel(): void;
  close(): Promise<void>;
}

export interface RedisHouseOptions extends Pick<RedisServerOptions, 'within' | 'onSpawn'> {
  /** The address on which the primary, the replica and the sentinels listen. */
  host?: string;
  /** How long nobody answers until a sentinel takes the primary for lost. */
  downAfterMs?: number;
}

const startSentinel = async (
  program: string,
  { host, port }: RedisServer,
  { downAfterMs, within = tmpdir(), onSpawn = () => {} }: RedisHouseOptions & { downAfterMs: number },
): Promise<{ url: string; child: ChildProcess; close: () => Promise<void> }> => {
  const folder = await mkdtemp(join(within, 'lineboard-sentinel-'));
  const own = await findFreePort(host);
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
    child,
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
  const servers = [primary, replica] as const;
  const roles = async (): Promise<Record<'primary' | 'replica', RedisServer>> => {
    const isPrimary = await Promise.all(
      servers.map(async ({ url }) => (await ask(url, 'ROLE'))[0] === 'master'),
    );
    return isPrimary[0] ? { primary, replica } : { primary: replica, replica: primary };
  };
  return {
    primary,
    replica,
    named: `redis://${PRIMARY_NAME}`,
    sentinels: sentinels.map(({ url }) => url),
    roles,
    untilInStep: () => untilTrue(() => isInStep(servers, sentinels[0]!.url)),
    freezeReplica: async () => {
      const now = await roles();
      now.replica.freeze();
      await ask(now.primary.url, 'CLIENT', 'KILL', 'TYPE', 'replica');
    },
    freezeSentinel: () => void sentinels[0]!.child.kill('SIGSTOP'),
    thawSentinel: () => void sentinels[0]!.child.kill('SIGCONT'),
    close: async () => {
      for (const { close } of [...sentinels, replica, primary]) await close();
    },
  };
};

/** @returns an empty list from one that can't be asked */
const ask = async (url: string, ...command: string[]): Promise<readonly unknown[]> => {
  const connection = connectRedis(loneRedis(url));
  try {
    await untilContact(connection.contact, CONTACT_WITHIN_MS);
    const answer = await connection.send(...command);
    return Array.isArray(answer) ? answer : [answer];
  } catch {
    return [];
  } finally {
    connection.destroy();
  }
};

const isInStep = async (servers: readonly RedisServer[], sentinelUrl: string): Promise<boolean> => {
  const [state = []] = (await ask(sentinelUrl, 'SENTINEL', 'MASTERS')) as string[][];
  const countOf = (name: string): number => Number(state[state.indexOf(name) + 1]);
  if (countOf('num-slaves') !== 1 || countOf('num-other-sentinels') !== 2) return false;
  const told = await Promise.all(
    servers.map(async ({ url }) => String(await ask(url, 'INFO', 'replication'))),
  );
  return (
    told.some((info) => info.includes('role:master')) &&
    told.some((info) => info.includes('master_link_status:up') && info.includes('master_sync_in_progress:0'))
  );
};

const untilTrue = async (look: () => Promise<boolean>): Promise<void> => {
  for (const deadline = Date.now() + IN_STEP_WITHIN_MS; !(await look()); await sleep(LOOK_EVERY_MS))
    if (Date.now() > deadline) throw new Error('the sentinels and both servers don’t come into step');
};
