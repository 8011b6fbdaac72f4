import { SCREEN_MARK_HEADER } from '@lineboard/domain/doors/contract/screen-calls';
import { VISITORS_PAGE } from '@lineboard/domain/account/sign-in/page-mark';
import type { SampleMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { formatTopic } from '@lineboard/domain/lines/book/topic';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asPage } from '../../../testing/customers/page-marks.ts';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { signIn } from '../../../testing/customers/sign-in.ts';
import {
  type CollectedSpan,
  type OtlpCollector,
  startOtlpCollector,
} from '../../../testing/fakes/otlp-collector.ts';
import { type LiveClient, openLiveClient } from '../../../testing/gateways/live-gateway.ts';
import { KILL_FEED } from '../../../testing/kill/killable-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { databaseUrlOf } from '../../../testing/servers/database-url.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { type PlainMover, startPlainMover } from '../../../testing/two-gateways/plain-mover.ts';
import { PUSHED_LEAGUE, pushedGame } from '../../../testing/two-gateways/pushed-games.ts';
import { readConfig } from '../../config/read-config.ts';
import { SPANS } from '../../ground/traces/spans.ts';
import { type Gateway, startGateway } from '../start-gateway.ts';

const TOPIC = formatTopic({ kind: 'lines', store: 'main', ...PUSHED_LEAGUE });
const GAME = 1;
const within = { timeout: 10_000, interval: 20 };
const MILLION = 1_000_000n;

describe.each(oneEngine())('pages of a gateway that is traced', (engine) => {
  let drop: () => Promise<void>;
  let databaseUrl: string;
  let collector: OtlpCollector;
  let gateway: Gateway;
  let mover: PlainMover;
  let alice: string;
  let bob: string;
  /** What each page got, in order. */
  const heard: Array<{ page: number; clk: number; sample: SampleMessage | null }> = [];
  const sockets: LiveClient[] = [];

  const start = async (env: Record<string, string>): Promise<Gateway> => {
    const result = readConfig({
      DATABASE_URL: databaseUrl,
      PORT: '0',
      LOG_LEVEL: 'silent',
      FEED: 'push',
      FEED_PUSH_TOKENS: `${KILL_FEED.feedId}:${KILL_FEED.token}`,
      DEMO: 'true',
      ENCRYPT_PASSWORDS: 'false',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
      ...env,
    });
    if (!result.ok) throw new Error(result.mistake);
    return startGateway(result.config);
  };
  const post = (path: string, page: Record<string, string>, body: object): Promise<Response> =>
    fetch(`${gateway.address}${path}`, {
      method: 'POST',
      headers: { origin: gateway.address, 'content-type': 'application/json', ...page },
      body: JSON.stringify(body),
    });
  /** Places a ticket and waits for as long as its page takes to draw the answer. */
  const place = async () => {
    const sentMs = performance.now();
    const answer = await post('/api/tickets', asPage(alice), createTicket([createItem(GAME)]));
    const answeredMs = performance.now();
    expect(await answer.json()).toMatchObject({ state: 'accepted' });
    await wait(30);
    return {
      mark: answer.headers.get(SCREEN_MARK_HEADER) ?? '',
      pressedToSentMs: 2,
      sentToAnsweredMs: answeredMs - sentMs,
      answeredToDrawnMs: 20,
      drawnToToldMs: 1,
    };
  };
  const tell = async (body: object, page: Record<string, string> = asPage(alice)): Promise<number> =>
    (await post('/api/traces', page, body)).status;
  const spansOf = (name: string): CollectedSpan[] => collector.spans.filter((span) => span.name === name);
  const ofMark = (name: string, mark: string): CollectedSpan[] =>
    spansOf(name).filter(({ traceId }) => mark.includes(traceId));
  const parentOf = ({ traceId, parentSpanId }: CollectedSpan): CollectedSpan | undefined =>
    collector.spans.find((span) => span.traceId === traceId && span.spanId === parentSpanId);

  beforeAll(async () => {
    collector = await startOtlpCollector();
    const made = await createTestDatabase(engine);
    drop = made.drop;
    databaseUrl = databaseUrlOf({ ...engine.connection, database: made.name });
    for (const customerId of ['ALICE', 'BOB'])
      await seedCustomer(made.database, { customerId, balanceCents: 10_000_000 });
    gateway = await start({});
    mover = startPlainMover(gateway.address);
    await mover.push(Object.values(pushedGame(GAME)), true);
    [alice, bob] = [await signIn(gateway.address, 'ALICE'), await signIn(gateway.address, 'BOB')];
    for (const page of [0, 1]) {
      const socket = openLiveClient(gateway.address);
      sockets.push(socket);
      socket.on('sample', (sample) => heard.push({ page, clk: sample.clk, sample }));
      // A change without any op repeats where a quiet topic stands.
      socket.on('change', ({ clk, ops }) => {
        if (ops.length > 0) heard.push({ page, clk, sample: null });
      });
      await new Promise<void>((resolve) => socket.once('connect', resolve));
      await socket.emitWithAck('subscribe', { topics: [{ topic: TOPIC }] });
    }
  });
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    mover.stop();
    await gateway.stop();
    await collector.close();
    await drop();
  });

  it('have a ticket’s trace go on to the painted answer, once', async () => {
    const report = await place();
    expect(await tell(report)).toBe(204);
    const [screen] = await vi.waitFor(() => {
      const spans = ofMark('screen.ticket', report.mark);
      expect(spans).toHaveLength(1);
      expect(parentOf(spans[0]!)).toBeDefined();
      return spans as [CollectedSpan];
    }, within);
    expect(parentOf(screen)?.name).toBe('POST /api/tickets');
    expect(Object.keys(screen.attributes)).toEqual(Object.keys(SPANS['screen.ticket'].attributes));
    expect(screen.attributes).toMatchObject({ 'lineboard.answered_to_drawn_ms': 20 });
    const ms = (BigInt(screen.endTimeUnixNano) - BigInt(screen.startTimeUnixNano)) / MILLION;
    expect(Number(ms)).toBeGreaterThanOrEqual(21);
    expect(Number(ms)).toBeLessThanOrEqual(2 + report.sentToAnsweredMs + 20 + 10);
    expect(BigInt(screen.startTimeUnixNano)).toBeLessThan(BigInt(parentOf(screen)!.startTimeUnixNano));

    expect(await tell(report)).toBe(204);
    const next = await place();
    expect(await tell(next)).toBe(204);
    await vi.waitFor(() => expect(ofMark('screen.ticket', next.mark)).toHaveLength(1), within);
    expect(ofMark('screen.ticket', report.mark)).toHaveLength(1);
  });

  it('are believed neither for another customer’s ticket nor for what can’t be', async () => {
    const report = await place();
    expect(await tell(report, asPage(bob))).toBe(204);
    expect(await tell(report, { 'lineboard-page': VISITORS_PAGE })).toBe(204);
    expect(await tell({ ...report, mark: report.mark.replace('t.', 'c.') })).toBe(204);
    expect(await tell({ ...report, answeredToDrawnMs: -1 })).toBe(400);
    expect(await tell({ ...report, answeredToDrawnMs: 60_001 })).toBe(400);
    expect(await tell({ ...report, customerId: 'ALICE' })).toBe(400);
    expect(await tell({ ...report, mark: 'm'.repeat(257) })).toBe(400);
    expect(await tell({ ...report, mark: 'm'.repeat(2_000) })).toBe(413);
    expect(await tell(report, { ...asPage(alice), origin: 'http://evil.example' })).toBe(403);
    expect(await tell(report)).toBe(204);
    const late = await place();
    expect(await tell({ ...late, answeredToDrawnMs: 30_000 })).toBe(204);
    const faster = await place();
    expect(await tell({ ...faster, pressedToSentMs: 0, sentToAnsweredMs: 0 })).toBe(204);
    const last = await place();
    expect(await tell(last)).toBe(204);
    await vi.waitFor(() => expect(ofMark('screen.ticket', last.mark)).toHaveLength(1), within);
    const counts = [report, late, last].map(({ mark }) => ofMark('screen.ticket', mark).length);
    expect(counts).toEqual([1, 0, 1]);
  });

  it('have a change’s trace go on to the painted price, of one page a second', async () => {
    await wait(1_000);
    heard.length = 0;
    const [game, line] = Object.values(pushedGame(GAME));
    // Each is a window of its own, and both pages hear of both.
    for (const [at, spreadAdj1] of [-115, -120].entries()) {
      await mover.push([game, { ...line, spreadAdj1 }]);
      const changes = 2 * (at + 1);
      await vi.waitFor(
        () => expect(heard.filter(({ sample }) => sample === null)).toHaveLength(changes),
        within,
      );
    }
    const samples = heard.filter(({ sample }) => sample !== null);
    expect(samples).toHaveLength(1);
    const [{ page, sample }] = samples as [(typeof samples)[number]];
    const { mark, from, clk } = sample!;
    expect(clk).toBeGreaterThan(from);
    // The page is asked before it gets the change: afterwards it may have drawn it.
    expect(heard.filter((event) => event.page === page).slice(0, 2)).toEqual([
      { page, clk, sample },
      { page, clk, sample: null },
    ]);
    await wait(30);
    const visitor = { 'lineboard-page': VISITORS_PAGE };
    expect(await tell({ mark, heardToDrawnMs: 12.34, drawnToToldMs: 1 }, visitor)).toBe(204);
    const screen = await vi.waitFor(() => {
      const [span] = ofMark('screen.change', mark);
      expect(span && parentOf(span)).toBeDefined();
      return span!;
    }, within);
    expect(parentOf(screen)?.name).toBe('change.emit');
    expect(screen.attributes).toEqual({ 'lineboard.heard_to_drawn_ms': 12.3 });
    expect(
      collector.spans.filter(({ traceId }) => traceId === screen.traceId).map(({ name }) => name),
    ).toContain('change.apply');
    expect(collector.faults).toEqual([]);
  });

  it('are asked nothing when nothing is kept, or nothing is traced', async () => {
    for (const env of [{ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, { OTEL_SDK_DISABLED: 'true' }]) {
      mover.stop();
      await gateway.stop();
      gateway = await start(env);
      mover = startPlainMover(gateway.address);
      await mover.push(Object.values(pushedGame(GAME)), true);
      alice = await signIn(gateway.address, 'ALICE');
      const report = await place();
      expect(report.mark).toBe('');
      expect(await tell({ ...report, mark: 'any' })).toBe(204);
    }
  });
});
