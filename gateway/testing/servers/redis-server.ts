import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from './find-free-port.ts';

/** A Redis of the test's own, that it can kill, stop and start again empty. */
export interface RedisServer {
  readonly url: string;
  readonly host: string;
  readonly port: number;
  /** SIGKILL: what it held is gone. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** It is frozen: connections stay open and nobody answers. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
}

const answersOn = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, host, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

export interface RedisServerOptions {
  /** Where it listens. */
  host?: string;
  /** Folder in which it gets its own. */
  within?: string;
  onSpawn?: (child: ChildProcess) => void;
  /** Beside its own, as on a command line. */
  settings?: readonly string[];
}

export const startRedisServer = async (
  program: string,
  { host = '127.0.0.1', within = tmpdir(), onSpawn = () => {}, settings = [] }: RedisServerOptions = {},
): Promise<RedisServer> => {
  const folder = await mkdtemp(join(within, 'lineboard-redis-'));
  const port = await findFreePort(host);
  let running: ChildProcess | null = null;

  const start = async (): Promise<void> => {
    const options = [
      '--bind',
      host,
      '--port',
      String(port),
      '--protected-mode',
      'no',
      '--dir',
      folder,
      '--save',
      '',
      '--appendonly',
      'no',
      ...settings,
    ];
    running = spawn(program, options, { stdio: 'ignore' });
    onSpawn(running);
    while (!(await answersOn(host, port))) await sleep(20);
  };
  const kill = async (): Promise<void> => {
    const dying = running;
    running = null;
    if (dying === null || dying.exitCode !== null) return;
    dying.kill('SIGKILL');
    await once(dying, 'exit');
  };
  await start();
  return {
    url: `redis://${host}:${port}`,
    host,
    port,
    start,
    kill,
    freeze: () => running?.kill('SIGSTOP'),
    thaw: () => running?.kill('SIGCONT'),
    close: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
