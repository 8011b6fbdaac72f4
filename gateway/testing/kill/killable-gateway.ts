import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A gateway in a process of its own, on one port and one data folder through all its lives. */
export interface KillableGateway {
  origin: string;
  /** Resolves when it answers. */
  start(): Promise<void>;
  kill(): Promise<void>;
  /** SIGTERM. @returns its exit code */
  stop(): Promise<number | null>;
  /** What it said last, for a failure's message. */
  said(): string;
}

export const KILL_FEED = { feedId: 'mover', token: 'kill-test-token-0123' };

const START_LIMIT_MS = 90_000;

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

export const createKillableGateway = async (env: Record<string, string>): Promise<KillableGateway> => {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let said = '';

  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    const ending = child;
    child = null;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null)
      return ending?.exitCode ?? null;
    const exited = once(ending, 'exit');
    ending.kill(signal);
    await exited;
    return ending.exitCode;
  };

  return {
    origin,
    said: () => said,
    start: async () => {
      const started = spawn(process.execPath, [join(import.meta.dirname, '..', '..', 'src', 'server.ts')], {
        env: {
          PATH: process.env['PATH'],
          HOST: '127.0.0.1',
          PORT: String(port),
          FEED: 'push',
          FEED_PUSH_TOKENS: `${KILL_FEED.feedId}:${KILL_FEED.token}`,
          ENCRYPT_PASSWORDS: 'false',
          RATE_LIMIT_PER_MINUTE: '1000000',
          LOG_LEVEL: 'warn',
          ...env,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      const keep = (chunk: Buffer): void => {
        said = (said + chunk.toString()).slice(-4_000);
      };
      started.stdout.on('data', keep);
      started.stderr.on('data', keep);
      const deadline = Date.now() + START_LIMIT_MS;
      for (;;) {
        if (
          await fetch(`${origin}/healthz`).then(
            (answer) => answer.ok,
            () => false,
          )
        )
          return;
        if (started.exitCode !== null || Date.now() > deadline)
          throw new Error(`the gateway did not start:\n${said}`);
        await sleep(20);
      }
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
};
