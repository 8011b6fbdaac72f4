import { formatTopic } from '@lineboard/domain/lines/book/topic';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asPage } from '../../../testing/customers/page-marks.ts';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { signIn } from '../../../testing/customers/sign-in.ts';
import {
  type CollectedSpan,
  type OtlpCollector,
  startOtlpCollector,
} from '../../../testing/fakes/otlp-collector.ts';
import { treeOf } from '../../../testing/fakes/span-tree.ts';
import { KILL_FEED } from '../../../testing/kill/killable-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { databaseUrlOf } from '../../../testing/servers/database-url.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { LivePage } from '../../../testing/two-gateways/live-page.ts';
import { type PlainMover, startPlainMover } from '../../../testing/two-gateways/plain-mover.ts';
import { PUSHED_LEAGUE, pushedGame, pushedScore } from '../../../testing/two-gateways/pushed-games.ts';
import { createWalletProvider, type TestProvider } from '../../../testing/wallet/wallet-provider.ts';
import { readConfig } from '../../config/read-config.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { type Gateway, startGateway } from '../start-gateway.ts';
import { SPANS } from '../../ground/traces/spans.ts';

const TOPIC = formatTopic({ kind: 'lines', store: 'main', ...PUSHED_LEAGUE });
const [GAME, LIVE, CHANGED] = [1, 2, 3] as const;
const STAKE_CENTS = 31_700;
const METRICS_TOKEN = 'metrics-token-of-enough-length';
const PROVIDER = { name: 'acme', key: 'k'.repeat(32) };
const STRANGER = '00-0123456789abcdef0123456789abcdef-0123456789abcdef-01';
const within = { timeout: 10_000, interval: 20 };

/** The limit for a stop; without traces it takes about a second. */
const STOP_WITHIN_MS = 5_000;

const isOf =
  (name: string) =>
  (span: CollectedSpan): boolean =>
    span.name === name;

describe.each(oneEngine())('a gateway that is traced', (engine) => {
  let database: Database;
  let databaseUrl: string;
  let drop: () => Promise<void>;
  let collector: OtlpCollector;
  let gateway: Gateway;
  let mover: PlainMover;
  let page: LivePage;
  let cookie: string;
  let acme: TestProvider;

  const start = (env: Record<string, string>): Promise<Gateway> => {
    const result = readConfig({
      DATABASE_URL: databaseUrl,
      PORT: '0',
      LOG_LEVEL: 'silent',
      FEED: 'push',
      FEED_PUSH_TOKENS: `${KILL_FEED.feedId}:${KILL_FEED.token}`,
      DEMO: 'true',
      ENCRYPT_PASSWORDS: 'false',
      METRICS_TOKEN,
      LIVE_DELAY_MS: '100',
      WALLET_PROVIDERS: `${PROVIDER.name}=${PROVIDER.key}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
      ...env,
    });
    if (!result.ok) throw new Error(result.mistake);
    return startGateway(result.config);
  };
  const open = async (): Promise<PlainMover> => {
    const moving = startPlainMover(gateway.address);
    await moving.push(
      [GAME, LIVE, CHANGED].flatMap((num) => Object.values(pushedGame(num))),
      true,
    );
    await moving.push(Object.values(pushedScore(LIVE, 'live', 0, 0)));
    return moving;
  };
  const place = async (gameNum: number, headers: object = {}): Promise<TicketAnswer> => {
    const answer = await fetch(`${gateway.address}/api/tickets`, {
      method: 'POST',
      headers: {
        ...asPage(cookie),
        origin: gateway.address,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(createTicket([createItem(gameNum, { amountCents: STAKE_CENTS })])),
    });
    return (await answer.json()) as TicketAnswer;
  };
  /** Finds the first span that fits, once the trace's last span has arrived too. */
  const collected = (fits: (span: CollectedSpan) => boolean, last: string): Promise<CollectedSpan> =>
    vi.waitFor(() => {
      const span = collector.spans.find(fits);
      const isWhole = collector.spans.some(({ traceId, name }) => traceId === span?.traceId && name === last);
      expect(span, JSON.stringify(collector.spans.map(({ name }) => name))).toBeDefined();
      expect(isWhole).toBe(true);
      return span!;
    }, within);
  const ofTicket = (answer: TicketAnswer) => (span: CollectedSpan) =>
    span.name === 'ticket.place' &&
    answer.state === 'accepted' &&
    span.attributes['lineboard.ticket_number'] === answer.ticketNumber;
  const parentOf = ({ parentSpanId }: CollectedSpan): CollectedSpan =>
    collector.spans.find(({ spanId }) => spanId === parentSpanId)!;

  beforeAll(async () => {
    collector = await startOtlpCollector();
    let name: string;
    ({ database, drop, name } = await createTestDatabase(engine));
    databaseUrl = databaseUrlOf({ ...engine.connection, database: name });
    await seedCustomer(database, { customerId: 'ALICE', balanceCents: 10_000_000 });
    gateway = await start({
      OTEL_SERVICE_NAME: 'my book',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=trial',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=one%2Ctwo',
    });
    mover = await open();
    cookie = await signIn(gateway.address, 'ALICE');
    page = new LivePage();
    await page.connect(gateway.address);
    page.subscribe([TOPIC]);
    acme = createWalletProvider(
      {
        app: gateway.app,
        cookieOf: () => Promise.resolve(cookie),
        placing: { database },
        clock: {
          get wallMs() {
            return Date.now();
          },
        },
      },
      PROVIDER,
    );
  });
  afterAll(async () => {
    page.close();
    mover.stop();
    await gateway.stop();
    await collector.close();
    await drop();
  });

  it('traces a ticket: its turn, its account, its judgement, its statement and its notifications', async () => {
    const answer = await place(GAME);
    expect(answer).toMatchObject({ state: 'accepted' });
    const placed = await collected(ofTicket(answer), 'POST /api/tickets');
    const call = parentOf(placed);
    expect(call).toMatchObject({
      kind: 2,
      parentSpanId: null,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/tickets',
        'http.response.status_code': 200,
      },
      resource: {
        'service.name': 'my book',
        'deployment.environment.name': 'trial',
        'telemetry.sdk.language': 'nodejs',
      },
    });
    expect(treeOf(call, collector.spans)).toEqual([
      'POST /api/tickets',
      ['ticket.place', ['ticket.turn'], ['ticket.read'], ['ticket.judge'], ['ticket.write'], ['ticket.tell']],
    ]);
    expect(placed.attributes).toEqual({
      'lineboard.wager_type': 'straight',
      'lineboard.legs': 1,
      'lineboard.state': 'accepted',
      'lineboard.ticket_number': answer.state === 'accepted' && answer.ticketNumber,
    });
    expect(collector.headers[0]).toMatchObject({ 'x-tenant': 'one,two', 'content-type': 'application/json' });
  });

  it('traces a ticket of a cached account without a read from the database', async () => {
    const answer = await place(GAME);
    const call = parentOf(await collected(ofTicket(answer), 'POST /api/tickets'));
    expect(treeOf(call, collector.spans)).toEqual([
      'POST /api/tickets',
      ['ticket.place', ['ticket.turn'], ['ticket.judge'], ['ticket.write'], ['ticket.tell']],
    ]);
    const judged = collector.spans.find(
      ({ traceId, name }) => traceId === call.traceId && name === 'ticket.judge',
    );
    expect(judged?.attributes).toEqual({
      'lineboard.account': 'known',
      'lineboard.store': 'main',
      'lineboard.verdict': 'fit',
    });
  });

  it('traces a refused ticket with its code', async () => {
    const answer = await place(GAME + 1_000);
    expect(answer).toMatchObject({ state: 'refused' });
    const { code } = answer as { code: string };
    const placed = await collected(
      ({ attributes }) => attributes['lineboard.state'] === 'refused',
      'POST /api/tickets',
    );
    expect(placed.attributes).toMatchObject({ 'lineboard.code': code });
    expect(placed.isFailed).toBe(false);
  });

  it('traces a live ticket twice: the beginning of its wait, and in a separate trace its decision', async () => {
    expect(await place(LIVE)).toMatchObject({ state: 'pending' });
    const held = await collected(isOf('ticket.hold'), 'POST /api/tickets');
    const decided = await collected(isOf('ticket.decide'), 'ticket.decide');
    expect(decided.traceId).not.toBe(held.traceId);
    expect(treeOf(decided, collector.spans)).toEqual(['ticket.decide', ['ticket.judge'], ['ticket.write']]);
    expect(decided.attributes).toMatchObject({
      'lineboard.state': 'accepted',
      'lineboard.ticket_number': expect.any(Number),
    });
  });

  it('traces a change from the batch to the sockets', async () => {
    await vi.waitFor(() => expect(page.readers.get(TOPIC)?.asking).toBe(false), within);
    const [game, line] = Object.values(pushedGame(CHANGED));
    await mover.push([game, { ...line, spreadAdj1: -115 }]);
    const batch = await collected(
      ({ name, attributes }) => name === 'change.batch' && attributes['lineboard.rows'] === 2,
      'change.emit',
    );
    await vi.waitFor(() => expect(parentOf(batch)).toBeDefined(), within);
    expect(treeOf(parentOf(batch), collector.spans)).toEqual([
      'POST /api/feed/:feedId',
      [
        'change.batch',
        ['change.guard'],
        ['change.append', ['change.apply', ['change.encode'], ['change.emit']]],
      ],
    ]);
    expect(batch.attributes).toEqual({
      'lineboard.feed': KILL_FEED.feedId,
      'lineboard.image': 'false',
      'lineboard.rows': 2,
      'lineboard.taken': 2,
      'lineboard.refused': 0,
      'lineboard.held': 0,
    });
  });

  it('leaves out signs of life in the log, which change nothing', () => {
    const changes = collector.spans.filter(isOf('change.append')).length;
    expect(changes).toBeGreaterThan(0);
    expect(collector.spans.filter(isOf('change.apply'))).toHaveLength(changes);
  });

  it('traces a provider’s call: each try, its statements and its notifications', async () => {
    const session = await acme.open('ALICE', { cookie });
    const bet = { session, transaction: 'acme-7', round: 'round-7', game: 'slots', currency: 'USD' };
    expect(await acme.call('bet', { ...bet, amountCents: STAKE_CENTS })).toMatchObject([200, {}]);
    const called = await collected(
      ({ name, attributes }) => name === 'wallet.call' && attributes['lineboard.call'] === 'bet',
      'POST /wallet/bet',
    );
    expect(called.attributes).toEqual({ 'lineboard.provider': 'acme', 'lineboard.call': 'bet' });
    expect(treeOf(parentOf(called), collector.spans)).toEqual([
      'POST /wallet/bet',
      ['wallet.call', ['wallet.decide', ['wallet.statement'], ['wallet.statement']], ['wallet.tell']],
    ]);
    const again = { ...bet, transaction: 'acme-8', currency: 'EUR', amountCents: STAKE_CENTS };
    expect(await acme.call('bet', again)).toEqual([422, { code: 'currencyMismatch' }]);
    await collected(
      ({ attributes }) => attributes['lineboard.code'] === 'currencyMismatch',
      'POST /wallet/bet',
    );
  });

  it('takes neither a parent nor a decision from a caller', async () => {
    const answer = await place(GAME, { traceparent: STRANGER, tracestate: 'a=b' });
    const call = parentOf(await collected(ofTicket(answer), 'POST /api/tickets'));
    expect(call).toMatchObject({ parentSpanId: null, links: [] });
    expect(call.traceId).not.toBe(STRANGER.slice(3, 35));
  });

  it('makes no span for calls that are turned away at the door', async () => {
    const count = (): number => collector.spans.filter(isOf('POST /api/tickets')).length;
    const refused = await fetch(`${gateway.address}/api/tickets`, {
      method: 'POST',
      headers: { origin: gateway.address, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(refused.status).toBe(401);
    expect(await acme.call('bet', {}, { 'x-lineboard-signature': 'wrong' })).toMatchObject([401, {}]);
    const before = count();
    const answer = await place(GAME);
    await collected(ofTicket(answer), 'POST /api/tickets');
    expect(count()).toBe(before + 1);
    expect(
      collector.spans.filter(({ attributes }) => attributes['http.response.status_code'] === 401),
    ).toEqual([]);
  });

  it('contains no customer and no amount in anything that it sends', () => {
    const token = cookie.slice(cookie.indexOf('=') + 1);
    const values = collector.spans.flatMap(({ name, attributes }) => [name, ...Object.values(attributes)]);
    for (const secret of ['ALICE', '127.0.0.1', token, 'acme-7', 'round-7', 'Lions', 'Football', 'my book'])
      expect(values.filter((value) => String(value).includes(secret))).toEqual([]);
    const cents = new Set<unknown>([STAKE_CENTS, STAKE_CENTS / 100, 10_000_000 - STAKE_CENTS]);
    expect(values.filter((value) => cents.has(value))).toEqual([]);
    // This finds keys of tickets, and ids of sessions and calls.
    expect(values.filter((value) => /[0-9a-f]{8}/.test(String(value)))).toEqual([]);
  });

  it('sends what the documentation of traces says, in the form that a collector accepts', () => {
    expect(collector.faults).toEqual([]);
    const said = new Map<string, Set<string>>();
    for (const { name, attributes } of collector.spans) {
      const row = / /.test(name) ? 'http.call' : name;
      const names = said.get(row) ?? new Set();
      for (const attribute of Object.keys(attributes)) names.add(attribute);
      said.set(row, names);
    }
    // What pages tell has tests of its own: screen-traces.integration.test.ts.
    const own = Object.entries(SPANS).filter(([name]) => !name.startsWith('screen.'));
    expect([...said.keys()].toSorted()).toEqual(own.map(([name]) => name).toSorted());
    for (const [name, { attributes }] of own)
      expect([...Object.keys(attributes), 'error.type'], name).toEqual(
        expect.arrayContaining([...said.get(name)!]),
      );
  });

  it('keeps answering while its collector hangs, and stops without it', async () => {
    collector.answer = 'hang';
    const [before, warnings] = [await place(GAME), [] as unknown[][]];
    expect(before).toMatchObject({ state: 'accepted' });
    gateway.log.warn = (...said: unknown[]) => void warnings.push(said);
    const stopped = performance.now();
    await gateway.stop();
    expect(performance.now() - stopped).toBeLessThan(STOP_WITHIN_MS);
    expect(warnings.flat()).toContainEqual(expect.objectContaining({ part: 'traces', kind: 'notFlushed' }));
    mover.stop();
    collector.answer = 'take';
    collector.spans.length = 0;
    gateway = await start({});
    mover = await open();
    cookie = await signIn(gateway.address, 'ALICE');
    await collected(isOf('change.apply'), 'change.apply');
  });

  it('continues without a collector, counts the lost spans and reports that once', async () => {
    collector.answer = 400;
    const warnings: unknown[][] = [];
    gateway.log.warn = (...said: unknown[]) => void warnings.push(said);
    for (let times = 0; times < 3; times += 1) {
      expect(await place(GAME)).toMatchObject({ state: 'accepted' });
      await new Promise((resolve) => setTimeout(resolve, 1_100));
    }
    const answer = await fetch(`${gateway.address}/metrics`, {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    expect(await answer.text()).toMatch(/lineboard_spans_lost_total\{loss="notSent"\} [1-9]/);
    expect(warnings.flat().filter((said) => (said as { part?: string }).part === 'traces')).toEqual([
      expect.objectContaining({ kind: 'notSent' }),
    ]);
    collector.answer = 'take';
  });

  it('sends nothing when it is turned off', async () => {
    mover.stop();
    await gateway.stop();
    gateway = await start({ OTEL_SDK_DISABLED: 'true' });
    mover = await open();
    cookie = await signIn(gateway.address, 'ALICE');
    const calls = collector.headers.length;
    expect(await place(GAME)).toMatchObject({ state: 'accepted' });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(collector.headers).toHaveLength(calls);
  });
});

describe('a gateway without traces', () => {
  /** Counts the trace-sending modules that are loaded after each import. */
  const loadedAfter = (...imported: string[]): number[] => {
    const program = `
      import { createRequire } from 'node:module';
      const { cache } = createRequire(import.meta.url);
      for (const file of ${JSON.stringify(imported)}) {
        await import(${JSON.stringify(import.meta.dirname)} + '/' + file);
        console.log(Object.keys(cache).filter((path) => /@opentelemetry.(sdk-trace|exporter|otlp)/.test(path)).length);
      }
      process.exit(0);`;
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
    });
    return said.trim().split('\n').map(Number);
  };

  it('loads none of the modules that send them', () => {
    const [before, after] = loadedAfter('../start-gateway.ts', '../../ground/traces/open-telemetry.ts');
    expect(before).toBe(0);
    expect(after).toBeGreaterThan(0);
  });
});
