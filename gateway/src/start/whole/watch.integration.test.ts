import { connect, createServer, type Server, type Socket } from 'node:net';
import { PASS_HEADER } from '@lineboard/domain/account/sign-in/page-mark';
import type { WatchPassAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import type { CustomerEvent, PulseMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { WIRE_VERSION } from '@lineboard/domain/doors/wire/wire-version';
import { formatTopic } from '@lineboard/domain/lines/book/topic';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../../ground/database/create-database.ts';
import { asPage, pageOf } from '../../../testing/customers/page-marks.ts';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { signIn } from '../../../testing/customers/sign-in.ts';
import { type LiveClient, openLiveClient } from '../../../testing/gateways/live-gateway.ts';
import { createKillableGateway, type KillableGateway } from '../../../testing/kill/killable-gateway.ts';
import { databaseUrlOf } from '../../../testing/servers/database-url.ts';
import { describeWithRedis } from '../../../testing/servers/describe-with-redis.ts';
import { type RedisServer, startRedisServer } from '../../../testing/servers/redis-server.ts';
import { createTestDatabase, testEngines } from '../../../testing/servers/test-database.ts';
import { startBalancedMover } from '../../../testing/two-gateways/balanced-mover.ts';
import { PUSHED_LEAGUE, pushedGame } from '../../../testing/two-gateways/pushed-games.ts';

const KEY = 'the key of the edges in this test.'.replaceAll(' ', '-');
const within = { timeout: 20_000, interval: 20 };
const topicOf = (store: string): string => formatTopic({ kind: 'lines', store, ...PUSHED_LEAGUE });

/** What one tab at the edge is told. */
interface Tab {
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

describeWithRedis('a gateway at the edge', (program) => {
  let redis: RedisServer;
  let database: Database;
  let drop: () => Promise<void>;
  let way: Cut;
  let full: KillableGateway;
  let edge: KillableGateway;
  let mover: ReturnType<typeof startBalancedMover>;
  const clients: LiveClient[] = [];

  const openTab = (auth: { page: string; pass?: string }, cookie = ''): Tab => {
    const tab: Tab = {
      client: openLiveClient(edge.origin, {
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
    clients.push(tab.client);
    return tab;
  };
  const askForPass = (cookie: string, held = ''): Promise<Response> =>
    fetch(`${full.origin}/api/session/pass`, {
      headers: { ...asPage(cookie), ...(held === '' ? {} : { [PASS_HEADER]: held }) },
    });
  const askPass = async (cookie: string, held?: string): Promise<string> =>
    ((await (await askForPass(cookie, held)).json()) as WatchPassAnswer).pass;
  const untilDatabase = (isThere: boolean): Promise<void> =>
    vi.waitFor(async () => {
      const answer = await fetch(`${full.origin}/readyz`);
      expect(await answer.json()).toMatchObject({ database: isThere });
    }, within);
  const subscribe = (tab: Tab, store: string): Promise<unknown> =>
    tab.client.emitWithAck('subscribe', { topics: [{ topic: topicOf(store) }] });
  const connected = (tab: Tab): Promise<void> =>
    vi.waitFor(() => expect(tab.client.connected).toBe(true), within);
  const isFresh = (tab: Tab): boolean =>
    tab.pulses.at(-1)?.accepting === true &&
    (tab.pulses.at(-1)?.feeds.some(({ state }) => state === 'up') ?? false);

  beforeAll(async () => {
    const engine = testEngines().at(-1);
    if (engine === undefined) throw new Error('no PostgreSQL was started');
    redis = await startRedisServer(program);
    const created = await createTestDatabase(engine, 4);
    database = created.database;
    drop = created.drop;
    way = new Cut(engine.connection);
    await new Promise<void>((resolve) => void way.server.listen(0, '127.0.0.1', resolve));
    const { port } = way.server.address() as { port: number };
    const connection = { ...engine.connection, host: '127.0.0.1', port, database: created.name };
    const shared = { REDIS_URL: redis.url, WATCH_KEY: KEY, PULSE_MS: '100', FEED_SILENCE_MS: '60000' };
    edge = await createKillableGateway({ ...shared, ROLE: 'watch' });
    full = await createKillableGateway({ ...shared, DATABASE_URL: databaseUrlOf(connection) });
    // The edge is there before any gateway that could run a feed.
    await edge.start();
    expect((await fetch(`${edge.origin}/readyz`)).status).toBe(503);
    await full.start();
    await seedCustomer(database, { customerId: 'ALICE', balanceCents: 10_000 });
    mover = startBalancedMover([full.origin]);
    await mover.put(pushedGame(900_001));
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.disconnect();
  });
  afterAll(async () => {
    await mover.stop();
    await Promise.all([edge.stop(), full.stop()]);
    way.cut();
    way.server.close();
    await redis.close();
    await drop();
  });

  it('serves the lines of a full one, and is ready', async () => {
    const tab = openTab({ page: 'visitor' });
    const snapshots: string[] = [];
    tab.client.on('snapshot', (message) => snapshots.push(JSON.stringify(message)));
    await connected(tab);
    expect(await subscribe(tab, 'main')).toEqual({ ok: true });
    await vi.waitFor(() => expect(snapshots.join()).toContain('Lions 900001'), within);
    await vi.waitFor(() => expect(isFresh(tab)).toBe(true), within);
    expect((await fetch(`${edge.origin}/readyz`)).status).toBe(200);
  });

  it('answers nothing else', async () => {
    for (const path of ['/', '/api/site', '/api/session', '/api/session/pass']) {
      const answer = await fetch(edge.origin + path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  it('asks a customer’s page for a pass, and lets it in with one', async () => {
    const cookie = await signIn(full.origin, 'ALICE');
    const without = openTab({ page: pageOf(cookie) }, cookie);
    await vi.waitFor(
      () => expect(without.refusals).toEqual([{ code: 'unavailable', needs: 'pass' }]),
      within,
    );
    const tab = openTab({ page: 'starting', pass: await askPass(cookie) }, cookie);
    await connected(tab);
    await vi.waitFor(() => expect(tab.events).toEqual([{ kind: 'session', page: pageOf(cookie) }]), within);
  });

  it('gives nobody another store’s lines, or another customer’s events', async () => {
    const cookie = await signIn(full.origin, 'ALICE');
    const pass = await askPass(cookie);
    const [body = '', signature = ''] = pass.split('.');
    const fields = JSON.parse(Buffer.from(body, 'base64url').toString()) as unknown[];
    const forged = Buffer.from(JSON.stringify(fields.with(2, 'other'))).toString('base64url');
    const page = pageOf(cookie);
    const attacker = openTab({ page, pass: `${forged}.${signature}` });
    await vi.waitFor(
      () => expect(attacker.refusals).toEqual([{ code: 'unavailable', needs: 'pass' }]),
      within,
    );
    const own = openTab({ page, pass });
    await connected(own);
    expect(await subscribe(own, 'other')).toEqual({ ok: false, code: 'storeRefused' });
    const ofAnother = openTab({ page: 'visitor', pass });
    await vi.waitFor(() => expect(ofAnother.refusals).toEqual([{ code: 'sessionChanged' }]), within);
    // A renewal that is none ends what was let in.
    own.client.emit('renew', { pass: `${forged}.${signature}` }, () => undefined);
    await vi.waitFor(() => expect(own.client.connected).toBe(false), within);
  });

  it('goes on with a renewed pass', async () => {
    const cookie = await signIn(full.origin, 'ALICE');
    const tab = openTab({ page: pageOf(cookie), pass: await askPass(cookie) });
    await connected(tab);
    const answer: unknown = await tab.client.emitWithAck('renew', { pass: await askPass(cookie) });
    expect(answer).toEqual({ ok: true });
    const before = tab.pulses.length;
    await vi.waitFor(() => expect(tab.pulses.length).toBeGreaterThan(before + 2), within);
    expect(tab.client.connected).toBe(true);
  });

  it('ends a session at once that ends elsewhere, and takes its pass no more', async () => {
    const cookie = await signIn(full.origin, 'ALICE');
    const pass = await askPass(cookie);
    const page = pageOf(cookie);
    const tab = openTab({ page, pass });
    await connected(tab);
    await fetch(`${full.origin}/api/session`, {
      method: 'DELETE',
      headers: { origin: full.origin, ...asPage(cookie) },
    });
    await vi.waitFor(() => expect(tab.events).toContainEqual({ kind: 'sessionEnded' }), within);
    await vi.waitFor(() => expect(tab.client.connected).toBe(false), within);
    const again = openTab({ page, pass });
    await vi.waitFor(() => expect(again.refusals).toEqual([{ code: 'unavailable', needs: 'pass' }]), within);
    // Told by the book that there is no session, the page says so and is a visitor's.
    const visitor = openTab({ page, pass: await askPass(cookie) }, cookie);
    await connected(visitor);
    await vi.waitFor(() => expect(visitor.events).toEqual([{ kind: 'sessionEnded' }]), within);
  });

  it('stays live while the database is away', async () => {
    const tab = openTab({ page: 'visitor' });
    await connected(tab);
    await vi.waitFor(() => expect(isFresh(tab)).toBe(true), within);
    way.cut();
    await untilDatabase(false);
    tab.pulses.splice(0);
    await vi.waitFor(() => expect(tab.pulses.length).toBeGreaterThan(10), within);
    expect(tab.pulses.every(({ accepting }) => accepting)).toBe(true);
    expect(isFresh(tab)).toBe(true);
    expect((await fetch(`${edge.origin}/readyz`)).status).toBe(200);
    way.isCut = false;
    await untilDatabase(true);
  });

  it('lets a customer’s page go on while the database is away', async () => {
    const [cookie, others] = [await signIn(full.origin, 'ALICE'), await signIn(full.origin, 'ALICE')];
    const held = await askPass(cookie);
    way.cut();
    await untilDatabase(false);
    // A session is remembered for a few seconds; after them only the pass tells that this one was found.
    await vi.waitFor(async () => {
      expect((await askForPass(cookie)).status).toBe(503);
      expect((await askForPass(others, held)).status).toBe(503);
    }, within);
    expect(await askPass(cookie, held)).not.toBe(held);
    const tab = openTab({ page: pageOf(cookie), pass: await askPass(cookie, held) }, cookie);
    await connected(tab);
    expect(await subscribe(tab, 'main')).toEqual({ ok: true });
    expect(await tab.client.emitWithAck('renew', { pass: await askPass(cookie, held) })).toEqual({
      ok: true,
    });
    const before = tab.pulses.length;
    await vi.waitFor(() => expect(tab.pulses.length).toBeGreaterThan(before + 2), within);
    expect(tab.client.connected).toBe(true);
    way.isCut = false;
    await untilDatabase(true);
  });

  it('is grey while Redis is away', async () => {
    const tab = openTab({ page: 'visitor' });
    await connected(tab);
    await vi.waitFor(() => expect(isFresh(tab)).toBe(true), within);
    redis.freeze();
    await vi.waitFor(() => expect(tab.pulses.at(-1)?.accepting).toBe(false), within);
    redis.thaw();
    await vi.waitFor(() => expect(tab.pulses.at(-1)?.accepting).toBe(true), within);
  });

  it('doesn’t start half set, and says what it takes', async () => {
    const half = await createKillableGateway({ ROLE: 'watch', REDIS_URL: redis.url });
    await expect(half.start()).rejects.toThrow('WATCH_KEY');
  });
});
