import { formatTopic } from '@lineboard/domain/lines/book/topic';
import type { ScoresAnswer } from '@lineboard/domain/lines/offering/scores-answer.schema';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asPage } from '../../../testing/customers/page-marks.ts';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { signIn } from '../../../testing/customers/sign-in.ts';
import { type FakePushService, startPushService } from '../../../testing/fakes/push-service.ts';
import { watchRhythms, type WatchedRhythms } from '../../../testing/fakes/watch-rhythms.ts';
import { KILL_FEED } from '../../../testing/kill/killable-gateway.ts';
import { pushedContestLine } from '../../../testing/samples/push-rows.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { databaseUrlOf } from '../../../testing/servers/database-url.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { type BalancedMover, startBalancedMover } from '../../../testing/two-gateways/balanced-mover.ts';
import { LivePage } from '../../../testing/two-gateways/live-page.ts';
import { PUSHED_LEAGUE, pushedGame, pushedScore } from '../../../testing/two-gateways/pushed-games.ts';
import { createWalletProvider } from '../../../testing/wallet/wallet-provider.ts';
import { createWebPushKeys } from '../../config/web-push-keys.ts';
import { readConfig } from '../../config/read-config.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { type Gateway, startGateway } from '../start-gateway.ts';

const TOPIC = formatTopic({ kind: 'lines', store: 'main', ...PUSHED_LEAGUE });
const WINDOW_MS = 2_000;
const [MOVED, GRADED, AIMED, SOLD, BEGUN] = [1, 2, 3, 4, 5] as const;
const WALLET = { name: 'acme', key: 'k'.repeat(32) };
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const within = { timeout: 20_000, interval: 20 };

/** Tests the automatic work of a started gateway, part by part, by its effect for customers. */
describe.each(oneEngine())('what a start composes', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: Gateway;
  let mover: BalancedMover;
  let service: FakePushService;
  let cookie: string;
  let rhythms: WatchedRhythms;

  beforeAll(async () => {
    let name: string;
    ({ database, drop, name } = await createTestDatabase(engine));
    await seedCustomer(database, { customerId: 'ALICE', balanceCents: 10_000_000 });
    service = await startPushService();
    const { privateKey } = createWebPushKeys();
    const result = readConfig({
      DATABASE_URL: databaseUrlOf({ ...engine.connection, database: name }),
      PORT: '0',
      LOG_LEVEL: 'silent',
      FEED: 'push',
      FEED_PUSH_TOKENS: `${KILL_FEED.feedId}:${KILL_FEED.token}`,
      ENCRYPT_PASSWORDS: 'false',
      CONFLATION_MS: String(WINDOW_MS),
      LIVE_DELAY_MS: '200',
      PUSH_KEY: privateKey,
      PUSH_SERVICES: `http://${service.host}`,
      WALLET_PROVIDERS: `${WALLET.name}=${WALLET.key}`,
      WALLET_ROUND_HOURS: '1',
    });
    if (!result.ok) throw new Error(result.mistake);
    rhythms = watchRhythms();
    gateway = await startGateway(result.config);
    mover = startBalancedMover([gateway.address]);
    for (const gameNum of [MOVED, GRADED, AIMED, SOLD]) await mover.put(pushedGame(gameNum));
    cookie = await signIn(gateway.address, 'ALICE');
  });
  afterAll(async () => {
    await mover.stop();
    await gateway.stop();
    await service.close();
    await drop();
    vi.unstubAllGlobals();
  });

  const call = (method: 'PUT' | 'POST', path: string, body: object): Promise<Response> =>
    fetch(`${gateway.address}${path}`, {
      method,
      headers: { ...asPage(cookie), origin: gateway.address, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('the leader tells closed pages of what is graded', async () => {
    const browser = service.addBrowser();
    expect((await call('PUT', '/api/push/subscription', browser.body)).status).toBe(204);
    const placed = await call('POST', '/api/tickets', createTicket([createItem(GRADED)]));
    expect(await placed.json()).toMatchObject({ state: 'accepted' });
    await mover.put(pushedScore(GRADED, 'final', 0, 10));
    await vi.waitFor(() => expect(browser.told).toHaveLength(1), within);
  });

  it('a topic is told once in the window that the operator chose', async () => {
    const page = new LivePage();
    await page.connect(gateway.address);
    page.subscribe([TOPIC]);
    const readSpread = () => page.readers.get(TOPIC)?.state.line.get(`${MOVED}.0`)?.spread1;
    await vi.waitFor(() => expect(readSpread()).toBe(3), within);
    const line = pushedGame(MOVED)[`line ${MOVED}`];
    const move = (spread1: number) =>
      mover.put({ [`line ${MOVED}`]: { ...line, spread1, spread2: -spread1 } });
    await sleep(WINDOW_MS);
    // The second goes out when the window of the first is over, however late either is seen.
    const movedMs = performance.now();
    await move(3.5);
    await vi.waitFor(() => expect(readSpread()).toBe(3.5), within);
    await move(4);
    await vi.waitFor(() => expect(readSpread()).toBe(4), within);
    // A busy gateway counts its window from when its turn began; without the choice it is a tenth of this.
    expect(performance.now() - movedMs).toBeGreaterThan(WINDOW_MS / 2);
    page.close();
  });

  const readSpreads = async (gameNum: number) =>
    (
      await database.pool.query<{ points: number | null }>(
        "select points from line_move where game_num = $1 and market = 'S' and store = 'main' order by at_ms",
        [gameNum],
      )
    ).rows.map(({ points }) => points);

  it('HR-60.1: the leader writes down how lines move', async () => {
    await vi.waitFor(async () => expect((await readSpreads(MOVED)).length).toBeGreaterThan(0), within);
    const line = pushedGame(MOVED)[`line ${MOVED}`];
    await mover.put({ [`line ${MOVED}`]: { ...line, spread1: 5, spread2: -5 } });
    await vi.waitFor(async () => expect((await readSpreads(MOVED)).at(-1)).toBe(5), within);
  });

  it('HR-60.3: the leader writes down how lines of contestants move', async () => {
    const wagerCutoffMs = Date.now() + 24 * HOUR_MS;
    const put = (moneyLine: number) =>
      mover.put({ 'contest 9.1': pushedContestLine(9, { moneyLine, wagerCutoffMs }) });
    const readPrices = async () =>
      (
        await database.pool.query<{ price: number | null }>(
          "select price from contest_move where contest_num = 9 and store = 'main' order by at_ms",
        )
      ).rows.map(({ price }) => price);
    await put(500);
    await vi.waitFor(async () => expect(await readPrices()).toEqual([500]), within);
    await put(450);
    await vi.waitFor(async () => expect((await readPrices()).at(-1)).toBe(450), within);
  });

  it('HR-60.1: the scores tell at which number a game closed', async () => {
    await mover.put(pushedGame(BEGUN, Date.now() + MINUTE_MS));
    await vi.waitFor(async () => expect(await readSpreads(BEGUN)).toEqual([3]), within);
    await mover.put(pushedScore(BEGUN, 'live', 0, 0));
    const readCloses = async () => {
      const told = await fetch(
        `${gateway.address}/api/offering/scores?at=20261122%2018:00:00&week=-1&showFinals=true`,
        { headers: asPage(cookie) },
      );
      return ((await told.json()) as ScoresAnswer).closes;
    };
    await vi.waitFor(
      async () =>
        expect(await readCloses()).toContainEqual(expect.objectContaining({ eventId: BEGUN, spread: 3 })),
      within,
    );
  });

  const placeOn = async (gameNum: number): Promise<string> => {
    const placed = await call('POST', '/api/tickets', createTicket([createItem(gameNum)]));
    const answer = (await placed.json()) as TicketAnswer;
    if (answer.state !== 'accepted') throw new Error(JSON.stringify(answer));
    return `${answer.ticketNumber}-1`;
  };
  const readStatus = async (ref: string): Promise<string | undefined> =>
    (
      await database.pool.query<{ status: string }>('select status from wager where ticket_number = $1', [
        ref.split('-')[0],
      ])
    ).rows[0]?.status;

  it('HR-55.2: a bet is sold at its target, without anybody asking, and closed pages are told', async () => {
    const ref = await placeOn(AIMED);
    const browser = service.addBrowser();
    expect((await call('PUT', '/api/push/subscription', browser.body)).status).toBe(204);
    const armed = await call('PUT', `/api/open-bets/${ref}/sale-target`, { amountCents: 200 });
    expect(await armed.json()).toMatchObject({ state: 'armed' });
    await vi.waitFor(async () => expect(await readStatus(ref)).toBe('S'), within);
    await vi.waitFor(() => expect(browser.told).toMatchObject([{ notice: { kind: 'sold' } }]), within);
    await database.pool.query('delete from push_subscription where endpoint = $1', [browser.body.endpoint]);
  });

  it('HR-53.2: a sale that waits is decided at the end of its delay, without anybody asking', async () => {
    const ref = await placeOn(SOLD);
    await mover.put(pushedScore(SOLD, 'live', 0, 0));
    const order = { key: randomUUID(), sharePercent: 100, seenCents: 200 };
    await vi.waitFor(async () => {
      const sale = await call('POST', `/api/open-bets/${ref}/sales`, order);
      expect(await sale.json()).toMatchObject({ state: 'pending' });
    }, within);
    await vi.waitFor(async () => expect(await readStatus(ref)).toBe('S'), within);
  });

  it('the leader tells a customer of a line, and open pages hear it', async () => {
    const browser = service.addBrowser();
    expect((await call('PUT', '/api/push/subscription', browser.body)).status).toBe(204);
    const page = new LivePage({ cookie });
    await page.connect(gateway.address);
    const kept = await call('POST', '/api/line-alerts', {
      gameNum: MOVED,
      periodNumber: 0,
      market: 'S',
      side: 'team1',
      watch: { kind: 'number', points: 6, price: null },
      repeats: false,
    });
    expect(await kept.json()).toMatchObject({ state: 'kept' });
    const line = pushedGame(MOVED)[`line ${MOVED}`];
    await mover.put({ [`line ${MOVED}`]: { ...line, spread1: 6.5, spread2: -6.5 } });
    await vi.waitFor(() => expect(page.events).toContainEqual({ kind: 'alerts' }), within);
    await vi.waitFor(() => expect(browser.told).toHaveLength(1), within);
    expect(browser.told[0]).toMatchObject({ notice: { kind: 'alert', gameNum: MOVED, points: 6.5 } });
    page.close();
    await database.pool.query('delete from push_subscription where endpoint = $1', [browser.body.endpoint]);
  });

  it('WAL-6: the leader closes a round of which nothing was told for long, and pages hear the balance', async () => {
    const provider = createWalletProvider(
      {
        app: gateway.app,
        placing: { database },
        cookieOf: () => Promise.resolve(cookie),
        clock: {
          get wallMs() {
            return Date.now();
          },
        },
      },
      WALLET,
    );
    const session = await provider.open('ALICE', { cookie });
    const bet = { session, transaction: 't1', round: 'r1', game: 'slots', amountCents: 700, currency: 'USD' };
    expect((await provider.call('bet', bet))[0]).toBe(200);
    const page = new LivePage({ cookie });
    await page.connect(gateway.address);
    const lastBalance = () => page.events.findLast((event) => event.kind === 'balance');
    await database.pool.query('update casino_play set told_at_ms = $1', [Date.now() - HOUR_MS]);
    page.events.length = 0;
    rhythms.beat(MINUTE_MS);
    await vi.waitFor(() => expect(lastBalance()).toMatchObject({ balance: { atRiskCents: 0 } }), within);
    page.close();
  });

  it('what is too old is forgotten: news, browsers, launches and sessions of games, images of cards, challenges', async () => {
    const { pool } = database;
    await pool.query(`
      update push_subscription set seen_at_ms = 1;
      insert into push_due (subscription_id, kind, id, customer_id, at_ms) values (1, 'message', 1, 'ALICE', 1);
      insert into card_image (image_id, customer_id, sent_at_ms, width, height, key_id, nonce, sealed)
        values (gen_random_uuid(), 'ALICE', 1, 1, 1, 'k', '', '');
      update wallet_session set expires_at_ms = 1;
      insert into passkey_challenge (challenge_hash, purpose, holder_hash, expires_at_ms)
        values ('\\x01', 'signIn', '\\x01', 1);
      insert into launch_token (token_hash, session_token_hash, customer_id, provider, integration, expires_at_ms)
        select '\\x01', token_hash, customer_id, 'acme', 'casino', 1 from session limit 1`);
    const tables = [
      'push_subscription',
      'push_due',
      'wallet_session',
      'launch_token',
      'card_image',
      'passkey_challenge',
    ];
    const count = async (): Promise<number[]> => {
      const sql = tables.map((table) => `(select count(*)::integer from ${table}) as ${table}`).join();
      const { rows } = await pool.query<Record<string, number>>(`select ${sql}`);
      return tables.map((table) => rows[0]?.[table] ?? -1);
    };
    expect(await count()).toEqual([1, 1, 1, 1, 1, 1]);
    rhythms.beat(MINUTE_MS, HOUR_MS);
    await vi.waitFor(async () => expect(await count()).toEqual([0, 0, 0, 0, 0, 0]), within);
  });
});
