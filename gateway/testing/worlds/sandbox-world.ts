import { randomBytes } from 'node:crypto';
import type { Revealed, TableView } from '@lineboard/domain/sandbox/sandbox-answers';
import type { SandboxErrorBody } from '@lineboard/domain/sandbox/sandbox-code';
import type { FastifyInstance } from 'fastify';
import { createClientAddress } from '../../src/ground/caller/client-address.ts';
import { createAgentKeys } from '../../src/start/lend-agent-key.ts';
import type { Database } from '../../src/ground/database/create-database.ts';
import { createLogger } from '../../src/ground/report/logger.ts';
import { buildSandbox } from '../../src/sandbox/build-sandbox.ts';
import { createPropsGames } from '../../src/sandbox/props/read-props-game.ts';
import { sendDueCalls } from '../../src/sandbox/rounds/send-due-calls.ts';
import type { SandboxTools } from '../../src/sandbox/sandbox-parts.ts';
import { createSecretReader } from '../../src/ground/database/read-secret.ts';
import { createNotedFailures, type NotedFailure } from '../fakes/noted-failures.ts';
import { createFakeWallet, type FakeWallet } from '../fakes/fake-wallet.ts';

const ORIGIN = 'http://localhost:8081';

export interface SandboxAnswer {
  status: number;
  body: TableView & Revealed & SandboxErrorBody & { session: string; balanceCents: number };
}

/** The sandbox's listener over a real database and a wallet in memory; nothing listens. */
export interface SandboxWorld {
  app: FastifyInstance;
  tools: SandboxTools;
  wallet: FakeWallet;
  clock: { wallMs: number };
  failures: NotedFailure[];
  /** A page of a player: four letters say whose. */
  enter(player: string): Promise<string>;
  call(name: string, body: object, session?: string, origin?: string): Promise<SandboxAnswer>;
  /** Sends what is due, as the worker does by itself. */
  sendDue(): Promise<void>;
}

/** @param database of the test's own */
export const openSandboxWorld = async (database: Database, pageDir = '/nowhere'): Promise<SandboxWorld> => {
  const wallet = createFakeWallet();
  const clock = { wallMs: 1_800_000_000_000 };
  const { reporter, failures } = createNotedFailures();
  const tools: SandboxTools = {
    pool: database.pool,
    wallet,
    people: {
      readPassword: createSecretReader(database, 'sandbox affiliate password'),
      addressOf: () => null,
      lendKey: createAgentKeys(database, () => clock.wallMs),
    },
    propsGames: createPropsGames({ addressOf: () => tools.people.addressOf(), nowMs: () => clock.wallMs }),
    wallNowMs: () => clock.wallMs,
    reporter,
  };
  const app = await buildSandbox({
    log: createLogger('silent'),
    origin: () => ORIGIN,
    bookOrigins: () => ['http://127.0.0.1:8080'],
    pageDir,
    clientAddress: createClientAddress(() => false),
    trustsProxy: () => false,
    ratePerMinute: 1_000_000,
    tools,
  });
  const call: SandboxWorld['call'] = async (name, body, session, origin = ORIGIN) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/${name}`,
      headers: { origin, ...(session === undefined ? {} : { authorization: `Bearer ${session}` }) },
      payload: body,
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    app,
    tools,
    wallet,
    clock,
    failures,
    call,
    enter: async (player) => {
      const token = player + randomBytes(32).toString('base64url').slice(player.length);
      return (await call('enter', { token })).body.session;
    },
    sendDue: () => sendDueCalls(tools),
  };
};
