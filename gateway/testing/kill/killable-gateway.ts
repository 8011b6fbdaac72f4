import { fileURLToPath } from 'node:url';
import { CHILD_ENV } from '../servers/child-env.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../servers/find-free-port.ts';

/** A gateway in a process of its own, on one port and one data folder through all its lives. */
const NO_DOUBT = fileURLToPath(new URL('../samples/no-doubt-guards.json', import.meta.url));

export interface KillableGateway {
  origin: string;
  /** Resolves when it answers. */
  start(): Promise<void>;
  kill(): Promise<void>;
  /** SIGTERM. @returns its exit code */
  stop(): Promise<number | null>;
  /** It is frozen: connections stay open and nobody answers. */
  freeze(): void;
  thaw(): void;
  /** What it said last, for a failure's message. */
  said(): string;
}

export const KILL_FEED = { feedId: 'mover', token: 'kill-test-token-0123' };

const START_LIMIT_MS = 90_000;

/** The gateway as it ships; the test run has built it from the current sources. */
const SERVER = join(import.meta.dirname, '..', '..', 'dist', 'server.js');

export interface KillableGatewayOptions {
  /** Where it listens. */
  host?: string;
  /** A free one, unless it is named. */
  port?: number;
  /** A program and its arguments that turn into the gateway, as `ip netns exec NAME` does. */
  through?: readonly string[];
  /** A module that Node loads before it; messages to the child reach it. */
  preload?: string;
  onSpawn?: (child: ChildProcess) => void;
  onSaid?: (chunk: Buffer) => void;
}

export const createKillableGateway = async (
  env: Record<string, string>,
  options: KillableGatewayOptions = {},
): Promise<KillableGateway> => {
  const { host = '127.0.0.1', through = [], preload, onSpawn, onSaid } = options;
  const port = options.port ?? (await findFreePort());
  const origin = `http://${host}:${port}`;
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
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    said: () => said,
    start: async () => {
      if (!existsSync(SERVER)) throw new Error('The gateway is not built: run `npm run build` first.');
      const [program, ...rest] = [
        ...through,
        process.execPath,
        ...(preload === undefined ? [] : ['--import', preload]),
        SERVER,
      ];
      const started = spawn(program!, rest, {
        env: {
          ...CHILD_ENV,
          HOST: host,
          PORT: String(port),
          FEED: 'push',
          FEED_PUSH_TOKENS: `${KILL_FEED.feedId}:${KILL_FEED.token}`,
          // Movers of long runs draw their prices: what is to be doubted has runs of its own.
          FEED_GUARDS_FILE: NO_DOUBT,
          ENCRYPT_PASSWORDS: 'false',
          RATE_LIMIT_PER_MINUTE: '1000000',
          LOG_LEVEL: 'warn',
          NEW_BOOK: 'true',
          ...env,
        },
        stdio: preload === undefined ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      child = started;
      onSpawn?.(started);
      const keep = (chunk: Buffer): void => {
        said = (said + chunk.toString()).slice(-4_000);
        onSaid?.(chunk);
      };
      started.stdout?.on('data', keep);
      started.stderr?.on('data', keep);
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
