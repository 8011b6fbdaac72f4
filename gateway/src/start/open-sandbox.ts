import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createClientAddress } from '../ground/caller/client-address.ts';
import { createTrustsProxy } from '../ground/caller/trusted-proxies.ts';
import type { Database } from '../ground/database/create-database.ts';
import type { Config } from '../config/read-config.ts';
import { isSandboxOn, listBookOrigins } from '../config/sandbox-origin.ts';
import { PROJECT_ROOT } from '../ground/folders/folders.ts';
import { StartRefused } from '../ground/report/start-refused.ts';
import { buildSandbox } from '../sandbox/build-sandbox.ts';
import { createPropsGames } from '../sandbox/props/read-props-game.ts';
import { finishLeftRounds } from '../sandbox/rounds/finish-left-rounds.ts';
import { keepSending } from '../sandbox/rounds/send-due-calls.ts';
import type { SandboxTools } from '../sandbox/sandbox-parts.ts';
import { sweepSandbox } from '../sandbox/sweep-sandbox.ts';
import { createWalletClient } from '../sandbox/wallet-client.ts';
import { createSecretReader } from '../ground/database/read-secret.ts';
import type { Closers } from './closers.ts';
import { createAgentKeys } from './lend-agent-key.ts';
import type { Ground } from './open-ground.ts';
import { repeat } from '../ground/timers/repeat.ts';

/** Plays the third parties of a book that has none yet, on a separate origin. */
export interface Sandbox {
  /** The origin at which browsers find it. */
  origin: string;
  /**
   * Called when the book listens: from then on its pages may frame the sandbox's.
   * @throws StartRefused when both are one origin
   */
  bookListens(address: string): void;
}

/** Listens on the port next to the book's; on a free one if that is taken and wasn't configured. */
const listen = async (app: FastifyInstance, { HOST, PORT, SANDBOX_PORT }: Config): Promise<number> => {
  const port = SANDBOX_PORT ?? (PORT === 0 || PORT === 65_535 ? 0 : PORT + 1);
  const isAskedFor = SANDBOX_PORT !== null;
  try {
    await app.listen({ host: HOST, port });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EADDRINUSE') throw error;
    if (isAskedFor) throw new StartRefused('SANDBOX_PORT got a port that is in use, it takes a free one.');
    await app.listen({ host: HOST, port: 0 });
  }
  return (app.server.address() as AddressInfo).port;
};

type SandboxGround = Pick<Ground, 'log' | 'database' | 'reports'>;

const SWEEP_EVERY_MS = 3_600_000;
const FINISH_EVERY_MS = 60_000;

/** Starts the listener's periodic work. */
const startSandboxWork = (
  tools: SandboxTools,
  database: Pick<Database, 'kysely' | 'pool'>,
  closers: Closers,
): void => {
  closers.add(keepSending(tools));
  const stopSweeps = repeat(() => {
    void sweepSandbox(database, tools.wallNowMs()).catch((error: unknown) =>
      tools.reporter.failed('notSwept', error),
    );
  }, SWEEP_EVERY_MS);
  const stopFinishing = repeat(() => {
    void finishLeftRounds(tools).catch((error: unknown) => tools.reporter.failed('notSwept', error));
  }, FINISH_EVERY_MS);
  closers.add(stopSweeps);
  closers.add(stopFinishing);
};

/** Listens before the book does, because the book's pages have to name its origin. @returns null when it is off */
export const openSandbox = async (
  config: Config,
  { log, database, reports }: SandboxGround,
  closers: Closers,
): Promise<Sandbox | null> => {
  if (!isSandboxOn(config)) return null;
  let origin = config.SANDBOX_URL ?? '';
  let bookOrigins: readonly string[] = [];
  let bookAddress: string | null = null;
  const tools: SandboxTools = {
    pool: database.pool,
    wallet: createWalletClient({
      readKey: createSecretReader(database, 'sandbox wallet key'),
      addressOf: () => bookAddress,
      nowMs: Date.now,
    }),
    people: {
      readPassword: createSecretReader(database, 'sandbox affiliate password'),
      addressOf: () => bookAddress,
      lendKey: createAgentKeys(database, Date.now),
    },
    propsGames: createPropsGames({ addressOf: () => bookAddress, nowMs: () => performance.now() }),
    wallNowMs: Date.now,
    reporter: reports.of('sandbox'),
  };
  const trustsProxy = createTrustsProxy(config.TRUST_PROXY);
  const app = await buildSandbox({
    log,
    origin: () => origin,
    bookOrigins: () => bookOrigins,
    pageDir: join(PROJECT_ROOT, 'client', 'sandbox', 'dist'),
    clientAddress: createClientAddress(trustsProxy),
    trustsProxy,
    ratePerMinute: config.RATE_LIMIT_PER_MINUTE,
    tools,
  });
  closers.add(() => {
    const closed = app.close();
    app.server.closeAllConnections();
    return closed;
  });
  const port = await listen(app, config);
  startSandboxWork(tools, database, closers);
  // This is a name where the book uses a number: cookies ignore ports, and the sandbox mustn't get the book's.
  if (origin === '') origin = `http://localhost:${port}`;
  return {
    origin,
    bookListens: (address) => {
      bookAddress = address;
      bookOrigins = listBookOrigins(config, Number(new URL(address).port));
      if (bookOrigins.includes(origin))
        throw new StartRefused("SANDBOX_URL got the book's own origin, it takes one of its own.");
    },
  };
};
