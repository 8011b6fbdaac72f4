import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitOnSignal, isExiting } from './machine/exit-on-signal.ts';
import { findFreePort } from './machine/free-port.ts';

/** The project's root: two folders above this file. */
export const PROJECT_ROOT = join(import.meta.dirname, '..', '..');

/** The feed that benchmarks push lines into. */
export const BENCH_FEED = { feedId: 'bench', token: 'bench-token-0123456789' } as const;

/** A gateway of our own: on loopback, with its own data folder, gone at the end. */
export interface GatewayProcess {
  pid: number;
  port: number;
  /** e.g. http://127.0.0.1:41234 */
  origin: string;
  dataDir: string;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 20_000;
/** Enough of the log to say why a gateway didn't start. */
const LOG_KEPT_CHARACTERS = 8_000;

/**
 * Starts `gateway/dist/server.js` as a black box that takes its lines from the push feed.
 * @param env further variables of docs/operations/configuration.md; a `DATA_DIR` stays when the gateway stops
 * @param otherOrigins pages of other servers that may open its live socket
 * @throws Error with the end of the gateway's log when it doesn't become ready
 */
export const startGateway = async (
  env: Readonly<Record<string, string>> = {},
  otherOrigins: readonly string[] = [],
): Promise<GatewayProcess> => {
  const port = await findFreePort();
  const kept = env['DATA_DIR'];
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'lineboard-bench-')));
  if (kept !== undefined) await mkdir(kept, { recursive: true });
  // Started as root, the gateway hands its PostgreSQL to another account, which must be able to pass through.
  await chmod(dataDir, 0o711);
  const origin = `http://127.0.0.1:${port}`;
  const server = join(PROJECT_ROOT, 'gateway/dist/server.js');
  if (!existsSync(server)) throw new Error('The gateway is not built: run `npm run build` first.');
  const child = spawn(process.execPath, [server], {
    cwd: PROJECT_ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGINS: [origin, ...otherOrigins].join(','),
      DATA_DIR: dataDir,
      NEW_BOOK: 'true',
      FEED: 'push',
      FEED_PUSH_TOKENS: `${BENCH_FEED.feedId}:${BENCH_FEED.token}`,
      // A benchmark is one client address with the traffic of a thousand.
      RATE_LIMIT_PER_MINUTE: '1000000',
      SOCKETS_PER_ADDRESS: '1000000',
      SOCKETS_PER_CUSTOMER: '100000',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  let log = '';
  const keep = (chunk: Buffer): void => {
    log = (log + chunk.toString()).slice(-LOG_KEPT_CHARACTERS);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const killNow = (): void => void child.kill('SIGKILL');
  // Asked, not killed: it has a PostgreSQL of its own to stop.
  const askToStop = (): void => void child.kill('SIGTERM');
  process.once('exit', askToStop);

  const stop = async (): Promise<void> => {
    process.off('exit', askToStop);
    letGo();
    if (child.exitCode === null && child.signalCode === null) {
      const timer = setTimeout(killNow, STOP_LIMIT_MS);
      askToStop();
      await once(child, 'exit');
      clearTimeout(timer);
    }
    if (kept === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  const letGo = exitOnSignal(stop);

  const giveUpAt = Date.now() + START_LIMIT_MS;
  for (;;) {
    const ready = await fetch(`${origin}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return { pid: child.pid!, port, origin, dataDir, stop };
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if ((hasEnded && !isExiting()) || Date.now() > giveUpAt) {
      await stop();
      throw new Error(`the gateway did not start:\n${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
