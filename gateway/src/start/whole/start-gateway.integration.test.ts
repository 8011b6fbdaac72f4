import { CLOSED_COUNTERS } from '../../../testing/gateways/closed-counters.ts';
import type { SessionAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import { asPage, notePage } from '../../../testing/customers/page-marks.ts';
import { formatTopic } from '@lineboard/domain/lines/book/topic';
import type { OpenBetsAnswer } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { PulseMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { watchRhythms, type WatchedRhythms } from '../../../testing/fakes/watch-rhythms.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseUrlOf } from '../../../testing/servers/database-url.ts';
import { KILL_FEED } from '../../../testing/kill/killable-gateway.ts';
import {
  type LiveClient,
  type LiveClientOptions,
  openLiveClient,
} from '../../../testing/gateways/live-gateway.ts';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { signIn } from '../../../testing/customers/sign-in.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { type BalancedMover, startBalancedMover } from '../../../testing/two-gateways/balanced-mover.ts';
import { LivePage } from '../../../testing/two-gateways/live-page.ts';
import { PUSHED_LEAGUE, pushedGame, pushedScore } from '../../../testing/two-gateways/pushed-games.ts';
import { readConfig } from '../../config/read-config.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { type Gateway, startGateway } from '../start-gateway.ts';

const TOPIC = formatTopic({ kind: 'lines', store: 'main', ...PUSHED_LEAGUE });
const METRICS_TOKEN = 'metrics-token-of-enough-length';
const THIRD_FEED = { feedId: 'third', token: 'third-token-of-enough-length' };
const OTHER_FEED = { feedId: 'other', token: 'other-token-of-enough-length' };
const SOCKETS_PER_ADDRESS = 3;
const PULSE_MS = 100;
const SILENCE_MS = 2_000;
const DELAY_MS = 300;
const [FOOTBALL, TENNIS, GRADED, WAITING] = [1, 2, 3, 4] as const;
const within = { timeout: 20_000, interval: 20 };

/**
 * Tests what the gateway itself starts, and whether it follows its configuration: on one gateway, in the order of the
 * tests.
 */
describe.each(oneEngine())('a gateway as it is put together', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let name: string;
  let gateway: Gateway;
  let mover: BalancedMover;
  let cookie: string;
  const warnings: unknown[][] = [];
  /** The periodic work since the gateway was started. */
  let rhythms: WatchedRhythms;
  const clients: LiveClient[] = [];

  beforeAll(async () => {
    ({ database, drop, name } = await createTestDatabase(engine));
    await seedCustomer(database, { customerId: 'ALICE', balanceCents: 10_000_000 });
    const result = readConfig({
      DATABASE_URL: databaseUrlOf({ ...engine.connection, database: name }),
      PORT: '0',
      LOG_LEVEL: 'silent',
      FEED: 'push',
      FEED_PUSH_TOKENS: [KILL_FEED, OTHER_FEED, THIRD_FEED]
        .map(({ feedId, token }) => `${feedId}:${token}`)
        .join(),
      FEED_NUMBERS: `${OTHER_FEED.feedId}:50-99`,
      FEED_SILENCE_MS: String(SILENCE_MS),
      DEMO: 'true',
      METRICS_TOKEN,
      PULSE_MS: String(PULSE_MS),
      SOCKETS_PER_ADDRESS: String(SOCKETS_PER_ADDRESS),
      SOCKETS_PER_CUSTOMER: '1',
      LIVE_DELAY_MS: String(DELAY_MS),
      LIVE_DELAYS: 'Tennis=60000',
      ENCRYPT_PASSWORDS: 'false',
    });
    if (!result.ok) throw new Error(result.mistake);
    rhythms = watchRhythms();
    gateway = await startGateway(result.config);
    gateway.log.warn = (...said: unknown[]) => void warnings.push(said);
    mover = startBalancedMover([gateway.address]);
    const tennis = pushedGame(TENNIS);
    const tennisGame = { [`game ${TENNIS}`]: { ...tennis[`game ${TENNIS}`], sportType: 'Tennis' } };
    await mover.put({ ...tennis, ...tennisGame });
    for (const gameNum of [FOOTBALL, GRADED, WAITING]) await mover.put(pushedGame(gameNum));
    for (const gameNum of [FOOTBALL, TENNIS]) await mover.put(pushedScore(gameNum, 'live', 0, 0));
    cookie = await signIn(gateway.address, 'ALICE');
  });
  beforeEach(() => {
    warnings.length = 0;
  });
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await mover.stop();
    await gateway.stop();
    await drop();
    vi.unstubAllGlobals();
  });

  const ask = async (path: string, headers: Record<string, string> = { cookie }): Promise<Response> =>
    fetch(`${gateway.address}${path}`, { headers });
  const place = async (payload: TicketRequest): Promise<TicketAnswer> => {
    const answer = await fetch(`${gateway.address}/api/tickets`, {
      method: 'POST',
      headers: { ...asPage(cookie), origin: gateway.address, 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    });
    return (await answer.json()) as TicketAnswer;
  };
  const readMetrics = async (): Promise<string> =>
    (await ask('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })).text();
  const openBets = async (): Promise<OpenBetsAnswer> =>
    (await (await ask('/api/open-bets')).json()) as OpenBetsAnswer;
  const connect = async (options: LiveClientOptions = {}): Promise<LiveClient | string> => {
    const client = openLiveClient(gateway.address, options);
    clients.push(client);
    return new Promise((resolve) => {
      client.on('connect', () => resolve(client));
      client.on('connect_error', (error) => resolve(error.message));
    });
  };
  const closeClients = async (): Promise<void> => {
    for (const client of clients.splice(0)) client.disconnect();
    await vi.waitFor(async () => expect(await readMetrics()).toContain('lineboard_live_sockets 0'), within);
  };
  const warned = (words: string): boolean => warnings.some((call) => call.includes(words));

  it('has its demo customers', async () => {
    const { demoLogins } = (await (await ask('/api/site')).json()) as {
      demoLogins: Array<{ customerId: string; password: string }>;
    };
    const answer = await fetch(`${gateway.address}/api/session`, {
      method: 'POST',
      headers: { origin: gateway.address, 'content-type': 'application/json' },
      body: JSON.stringify({
        customerId: demoLogins[0]?.customerId,
        password: demoLogins[0]?.password,
      }),
    });
    expect(await answer.json()).toMatchObject({ resultCode: 0 });
  });

  const signInAs = async (customerId: string) => {
    const { demoLogins } = (await (await ask('/api/site')).json()) as {
      demoLogins: Array<{ customerId: string; password: string }>;
    };
    const password = demoLogins.find((login) => login.customerId === customerId)?.password;
    return fetch(`${gateway.address}/api/session`, {
      method: 'POST',
      headers: { origin: gateway.address, 'content-type': 'application/json' },
      body: JSON.stringify({ customerId, password }),
    });
  };
  const openDesk = async (origin: string, name: string, token: string | null): Promise<unknown> => {
    const answer = await fetch(`${origin}/people/${name}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    return answer.json();
  };

  it('ST1-08, ROLE1-08: leads a demo’s agent to the sandbox’s agent site, which shows his customers', async () => {
    const { agentForm } = (await (await signInAs('AGENT1')).json()) as {
      agentForm: { action: string; fields: Array<{ name: string; value: string }> };
    };
    const posted = await fetch(agentForm.action, {
      method: 'POST',
      body: new URLSearchParams(
        Object.fromEntries(agentForm.fields.map(({ name: field, value }) => [field, value])),
      ),
      redirect: 'manual',
    });
    const page = new URL(posted.headers.get('location')!, agentForm.action);
    const token = new URLSearchParams(page.hash.slice(1)).get('token');
    expect(await openDesk(page.origin, 'agent', token)).toEqual({
      agentId: 'AGENT1',
      customerIds: ['AFFIL1', 'CREDIT1', 'POSTUP1'],
    });
    expect(await openDesk(page.origin, 'agent', token)).toEqual({
      error: { code: 'book:agentNotAdmitted' },
    });
    const { headers } = await ask('/api/site');
    expect(headers.get('content-security-policy')).toContain(`form-action 'self' ${page.origin}`);
  });

  it('CALL1-58: shows a demo’s affiliate the figures of the sandbox’s affiliate system', async () => {
    const signedIn = await signInAs('AFFIL1');
    const own = signedIn.headers.getSetCookie().map((set) => set.split(';')[0]!);
    const { session } = (await signedIn.json()) as { session: SessionAnswer };
    notePage(own.join('; '), session.page);
    const launched = await fetch(`${gateway.address}/api/integrations/launch`, {
      method: 'POST',
      headers: { origin: gateway.address, ...asPage(own.join('; ')), 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'affiliates', parameters: [] }),
    });
    const { origin, searchParams } = new URL(((await launched.json()) as { address: string }).address);
    expect(await openDesk(origin, 'affiliate', searchParams.get('token'))).toMatchObject({
      affiliateId: 'AFFIL1',
    });
  });

  it('reads its feeds’ entries, and keeps the history of their lines', async () => {
    expect(await (await ask('/api/offering/sports')).text()).toContain('Pushed');
    const history = await (await ask(`/api/offering/games/${FOOTBALL}/history`)).text();
    expect(history).toContain('"spread1":3');
  });

  it('shows its metrics, including those of its feeds and sockets, to anyone who has the token', async () => {
    expect((await ask('/metrics', {})).status).toBe(404);
    const figures = await readMetrics();
    expect(figures).toContain('lineboard_feed_up{feed="mover"} 1');
    expect(figures).toMatch(/lineboard_feed_age_seconds\{feed="mover"\} \d/);
    expect(figures).toContain('lineboard_live_sockets 0');
    expect(figures).toContain('lineboard_cash_requests_waiting{kind="payout"} 0');
    expect(figures).toMatch(/lineboard_http_seconds_count\{[^}]*route="\/api\/site"[^}]*\} \d/);
  });

  it('has a line for whatever may be counted, before there is any of it', async () => {
    const figures = await readMetrics();
    const linesOf = (name: string): string[] =>
      [...figures.matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? \\d+$`, 'gm'))].map(
        ([, labels = '']) => labels,
      );
    const counters = [...figures.matchAll(/^# TYPE (lineboard_\w+) counter$/gm)].map(([, name = '']) => name);
    expect(counters.length).toBeGreaterThan(15);
    // Providers are the operator’s to name, and nobody collects traces here.
    expect(counters.filter((name) => linesOf(name).length === 0)).toEqual([
      'lineboard_wallet_calls_total',
      'lineboard_spans_lost_total',
    ]);
    for (const [name, labels] of Object.entries(CLOSED_COUNTERS))
      expect(linesOf(`lineboard_${name}_total`), name).toEqual(expect.arrayContaining([...labels]));
  });

  it('refuses rows outside their feed’s numbers, counts and reports them', async () => {
    // The first is in another feed's range, the second comes from another feed.
    const rows = [{ ...pushedGame(50)['game 50'] }, { ...pushedGame(FOOTBALL)[`game ${FOOTBALL}`] }];
    const answer = await fetch(`${gateway.address}/api/feed/${THIRD_FEED.feedId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${THIRD_FEED.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ batchId: 'o1', sequence: 1, image: true, rows }),
    });
    expect(await answer.json()).toMatchObject({ refused: [{ row: 0 }, { row: 1 }] });
    await vi.waitFor(
      async () =>
        expect(await readMetrics()).toMatch(
          /lineboard_feed_rows_refused_total\{feed="third",code="feedNumberTaken"\} 2/,
        ),
      within,
    );
    expect(warned('feed: doubted')).toBe(true);
  });

  it('limits the sockets of an address and of a customer, and lets in none of a foreign page', async () => {
    expect(await connect({ extraHeaders: { origin: 'http://elsewhere.example' } })).toBe('websocket error');
    expect(await connect({ extraHeaders: { cookie } })).toBeInstanceOf(Object);
    expect(await connect({ extraHeaders: { cookie } })).toBe('rateLimited');
    await closeClients();
    for (let count = 0; count < SOCKETS_PER_ADDRESS; count += 1)
      expect(await connect()).toBeInstanceOf(Object);
    expect(await connect()).toBe('websocket error');
    await closeClients();
  });

  it('sends its pulse at the configured interval', async () => {
    const pulses: PulseMessage[] = [];
    const client = openLiveClient(gateway.address).on('pulse', (pulse) => pulses.push(pulse));
    clients.push(client);
    // At the default interval, six of them would take ten seconds.
    await vi.waitFor(() => expect(pulses.length).toBeGreaterThan(5), { timeout: 8_000, interval: 20 });
    expect(pulses.at(-1)).toMatchObject({ accepting: true });
    await closeClients();
  });

  it('HR-44.1: decides live tickets by itself, after their sport’s delay', async () => {
    const football = createTicket([createItem(FOOTBALL)]);
    const pending = await place(football);
    if (pending.state !== 'pending') throw new Error(JSON.stringify(pending));
    expect(pending.decidedAtMs - pending.sentAtMs).toBe(DELAY_MS);
    const tennis = await place(createTicket([createItem(TENNIS)]));
    if (tennis.state !== 'pending') throw new Error(JSON.stringify(tennis));
    expect(tennis.decidedAtMs - tennis.sentAtMs).toBe(60_000);
    await vi.waitFor(async () => expect((await openBets()).open).toHaveLength(1), within);
  });

  it('HR-40.4: grades by its feeds’ results, and reports which finals lack a period', async () => {
    expect(await place(createTicket([createItem(GRADED)]))).toMatchObject({ state: 'accepted' });
    await mover.put(pushedScore(GRADED, 'final', 0, 10));
    await vi.waitFor(async () => expect((await openBets()).graded).toHaveLength(1), within);
    const half = pushedGame(WAITING)[`line ${WAITING}`];
    await mover.put({ [`half ${WAITING}`]: { ...half, periodNumber: 1 } });
    const { pick } = createItem(WAITING);
    const ofHalf = createItem(WAITING, { pick: { ...pick, periodNumber: 1 } as typeof pick });
    expect(await place(createTicket([ofHalf]))).toMatchObject({ state: 'accepted' });
    await mover.put(pushedScore(WAITING, 'final', 0, 10));
    await vi.waitFor(
      () =>
        expect(warned('a result waits for an operator or for period scores: see `results waiting`')).toBe(
          true,
        ),
      within,
    );
  });

  it('HR-32.5: holds the lines of a feed that is silent for the configured time', async () => {
    await closeClients();
    const page = new LivePage();
    await page.connect(gateway.address);
    page.subscribe([TOPIC]);
    const readStatus = () => page.readers.get(TOPIC)?.state.line.get(`${FOOTBALL}.0`)?.spreadLineStatus;
    await vi.waitFor(() => expect(readStatus()).toBe('O'), within);
    mover.pause();
    const sentMs = performance.now();
    await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(503), within);
    await vi.waitFor(() => expect(readStatus()).toBe('H'), within);
    // By default it would wait ten seconds.
    expect(performance.now() - sentMs).toBeLessThan(SILENCE_MS + 6_000);
    mover.resume();
    await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), within);
    await vi.waitFor(() => expect(readStatus()).toBe('O'), within);
    page.close();
  });

  it('reports that its database is down and that it is back, to pages too', async () => {
    const pulses: PulseMessage[] = [];
    clients.push(openLiveClient(gateway.address).on('pulse', (pulse) => pulses.push(pulse)));
    const other = await createTestDatabase(engine, 1);
    await other.database.pool.query(`alter database ${name} allow_connections false`);
    await other.database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    );
    await vi.waitFor(() => expect(warned('database: tickets can not be written')).toBe(true), within);
    await vi.waitFor(() => expect(pulses.at(-1)).toMatchObject({ accepting: false }), within);
    expect((await place(createTicket([createItem(FOOTBALL)]))) as unknown).toMatchObject({
      error: { code: 'unavailable' },
    });
    await other.database.pool.query(`alter database ${name} allow_connections true`);
    await vi.waitFor(() => expect(warned('database: tickets can be written again')).toBe(true), within);
    await vi.waitFor(() => expect(pulses.at(-1)).toMatchObject({ accepting: true }), within);
    await other.drop();
    await closeClients();
  });

  it('deletes expired sessions, keys, lines of the action log and tokens of the sandbox’s affiliates', async () => {
    const { pool } = database;
    const tables = {
      session: 'expires_at_ms',
      action_log: 'at_ms',
      ticket_key: 'at_ms',
      sandbox_affiliate_token: 'expires_at_ms',
    };
    await pool.query(`
      insert into session (token_hash, customer_id, address, created_at_ms, expires_at_ms) values ('\\x01', 'ALICE', '::1', 1, 1);
      insert into action_log (customer_id, action, at_ms) values ('ALICE', 'old', 1);
      insert into sandbox_affiliate_token (token_hash, customer_id, expires_at_ms) values ('\\x01', 'ALICE', 1);
      insert into ticket_key values ('ALICE', gen_random_uuid(), 'closed', null, '{"state":"closed"}', 1)`);
    const countOld = async (): Promise<number[]> => {
      const counts: number[] = [];
      for (const [table, column] of Object.entries(tables)) {
        const sql = `select count(*) as count from ${table} where ${column} < 1000`;
        counts.push(Number((await pool.query<{ count: number }>(sql)).rows[0]?.count));
      }
      return counts;
    };
    expect(await countOld()).toEqual([1, 1, 1, 1]);
    // They run at intervals of minutes and hours: here those are made to pass.
    rhythms.beat(60_000, 3_600_000);
    await vi.waitFor(async () => expect(await countOld()).toEqual([0, 0, 0, 0]), within);
  });

  it('leaves no timer and no connection when it is stopped', async () => {
    await mover.stop();
    await gateway.stop();
    expect(rhythms.running()).toEqual([]);
    // The server's end of a connection closes a moment after the client's.
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query<{ count: number }>(
        'select count(*) as count from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
        [name],
      );
      expect(Number(rows[0]?.count)).toBe(0);
    }, within);
    expect(await ask('/healthz').catch(() => 'closed')).toBe('closed');
  });
});
