import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OtlpCollector, startOtlpCollector } from '../../../testing/fakes/otlp-collector.ts';
import { treeOf } from '../../../testing/fakes/span-tree.ts';
import type { SpanLoss } from './create-span-queue.ts';
import { createTelemetry, type OpenTraces } from './open-telemetry.ts';
import type { TraceSettings } from './trace-settings.ts';
import { activeTraceparent } from './traceparent.ts';

/** More than may wait. */
const MANY = 3_000;
const MOST_WAITING = 2_048;

let collector: OtlpCollector;
let lost: Array<[loss: SpanLoss, spans: number, cause: unknown]>;
const opened: OpenTraces[] = [];

const open = (more: Partial<TraceSettings> = {}): OpenTraces => {
  const settings = {
    url: `${collector.address}/v1/traces`,
    headers: {},
    resource: { 'service.name': 'lineboard' },
    sampler: 'parentbased_always_on' as const,
    ratio: 1,
    ...more,
  };
  const traces = createTelemetry(settings, (...loss) => void lost.push(loss));
  opened.push(traces);
  return traces;
};
const countLost = (loss: SpanLoss): number =>
  lost.filter(([kind]) => kind === loss).reduce((sum, [, spans]) => sum + spans, 0);

beforeEach(async () => {
  collector = await startOtlpCollector();
  lost = [];
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((traces) => traces.close()));
  await collector.close();
});

describe('traces by OpenTelemetry', () => {
  it('make a child of each span within another, also after a wait', async () => {
    const traces = open();
    await traces.inSpan('ticket.place', async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      traces.inSpan('ticket.judge', () => traces.inSpan('ticket.read', () => undefined));
    });
    await traces.close();
    const root = collector.spans.find(({ parentSpanId }) => parentSpanId === null)!;
    expect(treeOf(root, collector.spans)).toEqual(['ticket.place', ['ticket.judge', ['ticket.read']]]);
    expect(collector.faults).toEqual([]);
  });

  it('throw on what is thrown, and tell its name, never its words', async () => {
    const traces = open();
    const cause = Object.assign(new Error('of ALICE'), { code: '23505' });
    const fail = (): never => {
      throw cause;
    };
    expect(() => traces.inSpan('ticket.judge', fail)).toThrow(cause);
    await expect(traces.inSpan('ticket.write', () => Promise.reject(cause))).rejects.toBe(cause);
    await expect(traces.inSpan('ticket.read', () => Promise.reject(new TypeError('x')))).rejects.toThrow('x');
    await traces.close();
    expect(collector.spans.map(({ isFailed, attributes }) => [isFailed, attributes['error.type']])).toEqual([
      [true, '23505'],
      [true, '23505'],
      [true, 'TypeError'],
    ]);
    expect(collector.bodies.join()).not.toContain('ALICE');
  });

  it('go on with a trace of another gateway, as that one decided', async () => {
    const traces = open({ sampler: 'parentbased_always_off' });
    const parent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}`;
    traces.inSpan('change.apply', () => undefined, { parent: `${parent}-01` });
    traces.inSpan('change.apply', () => undefined, { parent: `${parent}-00` });
    traces.inSpan('change.apply', () => undefined, { parent: null });
    await traces.close();
    expect(collector.spans).toMatchObject([{ traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16) }]);
  });

  it('keep the share of a ratio, whole traces of it', async () => {
    const traces = open({ sampler: 'parentbased_traceidratio', ratio: 0.5 });
    for (let trace = 0; trace < 400; trace += 1)
      traces.inSpan('ticket.place', () => traces.inSpan('ticket.judge', () => undefined), { parent: null });
    await traces.close();
    expect(collector.spans.length).toBeGreaterThan(200);
    expect(collector.spans.length).toBeLessThan(600);
    const places = collector.spans.filter(({ name }) => name === 'ticket.place');
    expect(collector.spans).toHaveLength(2 * places.length);
  });

  it.each([
    ['always_off', 0],
    ['always_on', 1],
    ['traceidratio', 0],
  ] as const)('obey the sampler %s', async (sampler, kept) => {
    const traces = open({ sampler, ratio: 0 });
    expect(traces.inSpan('ticket.judge', () => activeTraceparent())).toMatch(kept === 1 ? /-01$/ : /-00$/);
    await traces.close();
    expect(collector.spans).toHaveLength(kept);
  });

  it('wait for a slow collector with a bounded number of spans, and leave out and count the rest', async () => {
    collector.answer = 'hang';
    const traces = open();
    for (let span = 0; span < MANY; span += 1) traces.inSpan('ticket.judge', () => undefined);
    expect(countLost('tooMany')).toBe(MANY - MOST_WAITING);
    const closed = performance.now();
    await traces.close();
    expect(performance.now() - closed).toBeLessThan(3_000);
    expect(countLost('notFlushed')).toBe(MOST_WAITING);
  });

  it('lose what a collector refuses, and take spans again afterwards', async () => {
    collector.answer = 400;
    const traces = open();
    for (let span = 0; span < MOST_WAITING; span += 1) traces.inSpan('ticket.judge', () => undefined);
    await vi.waitFor(() => expect(countLost('notSent')).toBe(MOST_WAITING), { timeout: 10_000 });
    collector.answer = 'take';
    traces.inSpan('ticket.place', () => undefined);
    await traces.close();
    expect(collector.spans.map(({ name }) => name)).toEqual(['ticket.place']);
    expect([countLost('tooMany'), countLost('notFlushed')]).toEqual([0, 0]);
  });

  it('tell one end of a span', async () => {
    const traces = open();
    const span = traces.begin('http.call', { title: 'POST /x', parent: null });
    span.end();
    span.end();
    await traces.close();
    expect(collector.spans).toHaveLength(1);
  });
});
