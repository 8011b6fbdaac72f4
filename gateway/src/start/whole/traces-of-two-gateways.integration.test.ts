import { SCREEN_MARK_HEADER } from '@lineboard/domain/doors/contract/screen-calls';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { asPage } from '../../../testing/customers/page-marks.ts';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { signIn } from '../../../testing/customers/sign-in.ts';
import {
  type CollectedSpan,
  type OtlpCollector,
  startOtlpCollector,
} from '../../../testing/fakes/otlp-collector.ts';
import type { KillableGateway } from '../../../testing/kill/killable-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { describeWithRedis } from '../../../testing/servers/describe-with-redis.ts';
import { type BalancedMover, startBalancedMover } from '../../../testing/two-gateways/balanced-mover.ts';
import { pushedGame } from '../../../testing/two-gateways/pushed-games.ts';
import { startTwoGateways, type TwoGateways } from '../../../testing/two-gateways/start-two-gateways.ts';

const [GAME, CHANGED] = [900_001, 900_002] as const;
const within = { timeout: 20_000, interval: 50 };

/** Tests the gateways as they ship, in their bundle. */
describeWithRedis('the traces of two gateways', (program) => {
  let house: TwoGateways;
  let collector: OtlpCollector;
  let mover: BalancedMover;
  let cookie: string;

  const place = async (gateway: KillableGateway): Promise<TicketAnswer> => {
    const answer = await fetch(`${gateway.origin}/api/tickets`, {
      method: 'POST',
      headers: { origin: gateway.origin, ...asPage(cookie), 'content-type': 'application/json' },
      body: JSON.stringify(createTicket([createItem(GAME)])),
    });
    return (await answer.json()) as TicketAnswer;
  };
  const spansOf = (name: string): CollectedSpan[] => collector.spans.filter((span) => span.name === name);
  const findTicket = (answer: TicketAnswer): CollectedSpan => {
    const { ticketNumber } = answer as { ticketNumber?: number };
    const spans = spansOf('ticket.place');
    const span = spans.find(({ attributes }) => attributes['lineboard.ticket_number'] === ticketNumber);
    expect(span, JSON.stringify(answer)).toBeDefined();
    return span!;
  };

  beforeAll(async () => {
    collector = await startOtlpCollector();
    house = await startTwoGateways(program, {
      LOG_LEVEL: 'info',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
    });
    await seedCustomer(house.database, { customerId: 'ALICE', balanceCents: 10_000_000 });
    mover = startBalancedMover(house.gateways.map(({ origin }) => origin));
    await mover.put(pushedGame(GAME));
    cookie = await signIn(house.gateways[1].origin, 'ALICE');
  });
  afterAll(async () => {
    await mover.stop();
    await house.close();
    await collector.close();
  });

  it('show a change in the books of both within one trace', async () => {
    await mover.put(pushedGame(CHANGED));
    await vi.waitFor(() => {
      const batch = spansOf('change.batch').findLast(({ attributes }) => attributes['lineboard.taken'] === 2);
      const append = spansOf('change.append').find(({ parentSpanId }) => parentSpanId === batch?.spanId);
      const applied = spansOf('change.apply').filter(({ parentSpanId }) => parentSpanId === append?.spanId);
      expect(applied).toHaveLength(2);
      expect(new Set(applied.map(({ traceId }) => traceId))).toEqual(new Set([batch?.traceId]));
      expect(new Set(applied.map(({ resource }) => resource['service.instance.id'])).size).toBe(2);
      expect(new Set(applied.map(({ attributes }) => attributes['lineboard.clk']))).toEqual(
        new Set([append?.attributes['lineboard.clk']]),
      );
    }, within);
  });

  it('are named by the lines of the log that were written in them', async () => {
    const answer = await place(house.gateways[1]);
    const { traceId } = await vi.waitFor(() => findTicket(answer), within);
    const line = house.gateways[1]
      .said()
      .split('\n')
      .find((said) => said.includes('answered a call that moves money') && said.includes('/api/tickets'));
    const call = spansOf('POST /api/tickets').find((span) => span.traceId === traceId);
    expect(JSON.parse(line ?? '{}')).toMatchObject({ trace_id: traceId, span_id: call?.spanId });
  });

  it('go on to the screen of a page that reports to the other gateway', async () => {
    const [other, own] = house.gateways;
    const headers = (origin: string) => ({ origin, ...asPage(cookie), 'content-type': 'application/json' });
    const sentMs = performance.now();
    const answer = await fetch(`${own.origin}/api/tickets`, {
      method: 'POST',
      headers: headers(own.origin),
      body: JSON.stringify(createTicket([createItem(GAME)])),
    });
    const report = {
      mark: answer.headers.get(SCREEN_MARK_HEADER),
      pressedToSentMs: 1,
      sentToAnsweredMs: performance.now() - sentMs,
      answeredToDrawnMs: 0,
      drawnToToldMs: 0,
    };
    const told = await fetch(`${other.origin}/api/traces`, {
      method: 'POST',
      headers: headers(other.origin),
      body: JSON.stringify(report),
    });
    expect(told.status).toBe(204);
    await vi.waitFor(() => {
      const [screen] = spansOf('screen.ticket');
      const call = spansOf('POST /api/tickets').find(({ spanId }) => spanId === screen?.parentSpanId);
      expect(call?.traceId).toBe(screen?.traceId);
      const gateways = [screen, call].map((span) => span?.resource['service.instance.id']);
      expect(new Set(gateways).size).toBe(2);
    }, within);
  });

  it('are whole when a gateway was told to stop', async () => {
    const answer = await place(house.gateways[1]);
    expect(await house.gateways[1].stop()).toBe(0);
    const { traceId } = findTicket(answer);
    expect(spansOf('POST /api/tickets').some((span) => span.traceId === traceId)).toBe(true);
    expect(collector.faults).toEqual([]);
  });

  it('need no collector that answers for a gateway to answer and to stop', async () => {
    await house.gateways[1].start();
    collector.answer = 'hang';
    expect(await vi.waitFor(() => place(house.gateways[1]), within)).toMatchObject({
      ticketNumber: expect.any(Number),
    });
    const stopped = performance.now();
    expect(await house.gateways[1].stop()).toBe(0);
    expect(performance.now() - stopped).toBeLessThan(6_000);
    expect(house.gateways[1].said()).toContain('"kind":"notFlushed"');
  });
});
