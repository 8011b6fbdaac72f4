import { connect, createServer, type Server, type Socket } from 'node:net';
import { PASS_HEADER } from '@lineboard/domain/account/sign-in/page-mark';
import type { WatchPassAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import type { CustomerEvent, PulseMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { WIRE_VERSION } from '@lineboard/domain/doors/wire/wire-version';
import { formatTopic } from '@lineboard/domain/lines/book/topic';
import { expect, vi } from 'vitest';
import type { Database } from '../../src/ground/database/create-database.ts';
import { asPage } from '../customers/page-marks.ts';
import { seedCustomer } from '../customers/seed-customer.ts';
import { createKillableGateway, type KillableGateway } from '../kill/killable-gateway.ts';
import { databaseUrlOf } from '../servers/database-url.ts';
import { type RedisServer, startRedisServer } from '../servers/redis-server.ts';
import { createTestDatabase, testEngines } from '../servers/test-database.ts';
import { type BalancedMover, startBalancedMover } from '../two-gateways/balanced-mover.ts';
import { PUSHED_LEAGUE, pushedGame } from '../two-gateways/pushed-games.ts';
import { type LiveClient, openLiveClient } from './live-gateway.ts';

export const WATCH_KEY = 'the key of the edges in this test.'.replaceAll(' ', '-');
export const within = { timeout: 20_000, interval: 20 };

/** What one tab at the edge is told. */
export interface EdgeTab {
  client: LiveClient;
  pulses: PulseMessage[];
  events: CustomerEvent[];
  /** What its handshake was refused with. */
  refusals: unknown[];
}

/** The way to the database, which can be cut. */
class Cut {
  readonly #open = new Set<Socket>();
  readonly server: Server;
  isCut = false;

  constructor(to: { host: string; port: number }) {
    const where = to.host.startsWith('/') ? { path: `${to.host}/.s.PGSQL.${to.port}` } : to;
    this.server = createServer((socket) => {
      const onward = connect(where);
      for (const end of [socket, onward]) {
        this.#open.add(end);
        end.on('error', () => end.destroy());
        end.on('close', () => this.#open.delete(end));
      }
      if (this.isCut) this.cut();
      else socket.pipe(onward).pipe(socket);
    });
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.#open) socket.destroy();
  }
}

/** A full gateway whose database can be cut off, one at the edge, customer ALICE, and a game 900001. */
export interface EdgeHouse {
  readonly redis: RedisServer;
  readonly database: Database;
  readonly way: Pick<Cut, 'cut' | 'isCut'>;
  readonly full: KillableGateway;
  readonly edge: KillableGateway;
  readonly mover: BalancedMover;
  /** What both gateways have. */
  readonly shared: Readonly<Record<string, string>>;
  openTab(
    auth: { page: string; pass?: string },
    options?: { cookie?: string; at?: KillableGateway },
  ): EdgeTab;
  askForPass(cookie: string, held?: string): Promise<Response>;
  askPass(cookie: string, held?: string): Promise<string>;
  subscribe(tab: EdgeTab, store: string): Promise<unknown>;
  untilDatabase(isThere: boolean): Promise<void>;
  /** All tabs that are open. */
  closeTabs(): void;
  close(): Promise<void>;
}

export const connected = (tab: EdgeTab): Promise<void> =>
  vi.waitFor(() => expect(tab.client.connected).toBe(true), within);

export const isFresh = (tab: EdgeTab): boolean =>
  tab.pulses.at(-1)?.accepting === true &&
  (tab.pulses.at(-1)?.feeds.some(({ state }) => state === 'up') ?? false);

const openTabAt = (origin: string, auth: object, cookie: string): EdgeTab => {
  const tab: EdgeTab = {
    client: openLiveClient(origin, {
      auth: { wireVersion: WIRE_VERSION, ...auth },
      ...(cookie === '' ? {} : { extraHeaders: { cookie } }),
    }),
    pulses: [],
    events: [],
    refusals: [],
  };
  tab.client.on('pulse', (pulse) => tab.pulses.push(pulse));
  tab.client.on('customer', (event) => tab.events.push(event));
  tab.client.on('connect_error', (failure) => tab.refusals.push((failure as { data?: unknown }).data));
  return tab;
};

/** @param program redis-server @param env of the full gateway, beside what it needs */
export const openEdgeHouse = async (
  program: string,
  env: Readonly<Record<string, string>> = {},
): Promise<EdgeHouse> => {
  const engine = testEngines().at(-1);
  if (engine === undefined) throw new Error('no PostgreSQL was started');
  const redis = await startRedisServer(program);
  const { database, drop, name } = await createTestDatabase(engine, 4);
  const way = new Cut(engine.connection);
  await new Promise<void>((resolve) => void way.server.listen(0, '127.0.0.1', resolve));
  const { port } = way.server.address() as { port: number };
  const connection = { ...engine.connection, host: '127.0.0.1', port, database: name };
  const shared = { REDIS_URL: redis.url, WATCH_KEY, PULSE_MS: '100' };
  const edge = await createKillableGateway({ FEED_SILENCE_MS: '60000', ...shared, ...env, ROLE: 'watch' });
  const full = await createKillableGateway({
    FEED_SILENCE_MS: '60000',
    ...shared,
    ...env,
    DATABASE_URL: databaseUrlOf(connection),
  });
  // The edge is there before any gateway that could run a feed.
  await edge.start();
  expect((await fetch(`${edge.origin}/readyz`)).status).toBe(503);
  await full.start();
  await seedCustomer(database, { customerId: 'ALICE', balanceCents: 10_000 });
  const mover = startBalancedMover([full.origin]);
  await mover.put(pushedGame(900_001));
  const clients: LiveClient[] = [];
  const askForPass = (cookie: string, held = ''): Promise<Response> =>
    fetch(`${full.origin}/api/session/pass`, {
      headers: { ...asPage(cookie), ...(held === '' ? {} : { [PASS_HEADER]: held }) },
    });
  return {
    redis,
    database,
    way,
    full,
    edge,
    mover,
    shared,
    openTab: (auth, { cookie = '', at = edge } = {}) => {
      const tab = openTabAt(at.origin, auth, cookie);
      clients.push(tab.client);
      return tab;
    },
    askForPass,
    askPass: async (cookie, held) =>
      ((await (await askForPass(cookie, held)).json()) as WatchPassAnswer).pass,
    subscribe: ({ client }, store) =>
      client.emitWithAck('subscribe', {
        topics: [{ topic: formatTopic({ kind: 'lines', store, ...PUSHED_LEAGUE }) }],
      }),
    untilDatabase: (isThere) =>
      vi.waitFor(async () => {
        const answer = await fetch(`${full.origin}/readyz`);
        expect(await answer.json()).toMatchObject({ database: isThere });
      }, within),
    closeTabs: () => {
      for (const client of clients.splice(0)) client.disconnect();
    },
    close: async () => {
      await mover.stop();
      await Promise.all([edge.stop(), full.stop()]);
      way.cut();
      way.server.close();
      await redis.close();
      await drop();
    },
  };
};
