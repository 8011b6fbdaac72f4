import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROJECT_ROOT = join(import.meta.dirname, '..', '..', '..');
/** Where `npm test` keeps compiled modules: gateways start faster. */
const compileCache = process.env['NODE_COMPILE_CACHE'];
const START_LIMIT_MS = 60_000;

export interface GatewayUnderTest {
  origin: string;
  /** The same origin with a host name: passkeys don't work on IP addresses. */
  namedOrigin: string;
  /** The folder in which the gateway keeps its database. */
  dataDir: string;
  /** The end of the log since the last start. */
  said(): string;
  /** SIGKILL, like a crash: the gateway tells nobody. */
  kill(): Promise<void>;
  /** SIGTERM: it ends in order, and its database with it. The data stay. */
  shutDown(): Promise<void>;
  /** Starts it again on the same port and data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
};

interface StartOptions {
  /** Runs from its modules, which a test's hooks can change as they are loaded; otherwise as it ships. */
  fromSource?: boolean;
}

/**
 * @param env variables of docs/operations/configuration.md
 * @throws Error with the gateway's output when it doesn't become ready
 */
export const startGateway = async (
  env: Readonly<Record<string, string>>,
  { fromSource = false }: StartOptions = {},
): Promise<GatewayUnderTest> => {
  const server = fromSource ? 'gateway/src/server.ts' : 'gateway/dist/server.js';
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const namedOrigin = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'lineboard-e2e-'));
  // Started as root, the gateway hands its PostgreSQL to another account, which must be able to pass through.
  await chmod(dataDir, 0o711);
  let child: ChildProcess;
  let output = '';

  const start = async (): Promise<void> => {
    output = '';
    child = spawn(process.execPath, [join(PROJECT_ROOT, server)], {
      cwd: PROJECT_ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        ...(compileCache !== undefined && { NODE_COMPILE_CACHE: compileCache }),
        HOME: process.env['HOME'],
        PORT: String(port),
        PUBLIC_ORIGINS: `${origin},${namedOrigin}`,
        DATA_DIR: dataDir,
        DEMO: 'true',
        SANDBOX: 'false',
        LOG_LEVEL: 'warn',
        RATE_LIMIT_PER_MINUTE: '100000',
        ...env,
      },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-8_000);
      });
    const giveUpAt = Date.now() + START_LIMIT_MS;
    for (;;) {
      const ready = await fetch(`${origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (ready) return;
      if (child.exitCode !== null || child.signalCode !== null || Date.now() > giveUpAt)
        throw new Error(`the gateway did not start:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };

  await start();
  return {
    origin,
    namedOrigin,
    dataDir,
    said: () => output,
    kill: () => end('SIGKILL'),
    shutDown: () => end('SIGTERM'),
    restart: start,
    stop: async () => {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
