/** OpenTelemetry, which is loaded only where traces are on: nothing else of the gateway imports it. */
import {
  type Attributes,
  ROOT_CONTEXT,
  type Span as TelemetrySpan,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { activeSpan, insideSpan, type SpanPlace } from './active-span.ts';
import { createSpanQueue, type OnSpansLost } from './create-span-queue.ts';
import { SPANS, type SpanName } from './spans.ts';
import type { TraceSettings } from './trace-settings.ts';
import { parseTraceparent } from './traceparent.ts';
import type { BegunSpan, SpanOrigin, Traces } from './traces.ts';

export interface OpenTraces extends Traces {
  /** Sends what is left, for two seconds at most. */
  close(): Promise<void>;
}

/** A collector that takes longer is taken to be away. */
const SEND_WITHIN_MS = 5_000;
const FLUSH_WITHIN_MS = 2_000;

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

const SAMPLERS: Readonly<Record<TraceSettings['sampler'], (ratio: number) => Sampler>> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio),
  parentbased_always_on: () => new ParentBasedSampler({ root: new AlwaysOnSampler() }),
  parentbased_always_off: () => new ParentBasedSampler({ root: new AlwaysOffSampler() }),
  parentbased_traceidratio: (ratio) => new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
};

/** A message may hold what was written: names of classes and codes of PostgreSQL and Node don't. */
const nameOfCause = (cause: unknown): string => {
  const { code, name } = (cause ?? {}) as { code?: unknown; name?: unknown };
  const said = typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : name;
  return typeof said === 'string' && /^\w{1,60}$/.test(said) ? said : 'unknown';
};

const placeOfParent = ({ parent }: SpanOrigin): SpanPlace | null =>
  parent === undefined ? activeSpan() : parseTraceparent(parent);

/** @param spanId of the log's writer, or of this process */
const contextOf = (place: SpanPlace | null, isRemote: boolean) =>
  place === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...place, isRemote });

const linkTo = (traceparent: string) => {
  const place = parseTraceparent(traceparent);
  return place === null ? [] : [{ context: { ...place, isRemote: true } }];
};

class TelemetryTraces implements OpenTraces {
  readonly isOn = true;
  readonly #tracer: Tracer;
  readonly #close: () => Promise<void>;

  constructor(tracer: Tracer, close: () => Promise<void>) {
    this.#tracer = tracer;
    this.#close = close;
  }

  inSpan: Traces['inSpan'] = (name, act, origin) => {
    const span = this.begin(name, origin);
    const fail = (cause: unknown): void => {
      span.fail(cause);
      span.end();
    };
    try {
      const done = span.inside(() => act(span));
      if (done instanceof Promise) done.then(() => span.end(), fail);
      else span.end();
      return done;
    } catch (error) {
      fail(error);
      throw error;
    }
  };

  begin<Name extends SpanName>(name: Name, origin: SpanOrigin = {}): BegunSpan<Name> {
    const { links = [], startMs, title = name } = origin;
    const options = {
      kind: KINDS[SPANS[name].kind],
      links: links.flatMap(linkTo),
      ...(startMs === undefined ? {} : { startTime: startMs }),
    };
    const context = contextOf(placeOfParent(origin), typeof origin.parent === 'string');
    return new RunningSpan<Name>(this.#tracer.startSpan(title, options, context));
  }

  close(): Promise<void> {
    return this.#close();
  }
}

class RunningSpan<Name extends SpanName> implements BegunSpan<Name> {
  readonly #span: TelemetrySpan;
  #isOver = false;

  constructor(span: TelemetrySpan) {
    this.#span = span;
  }

  set(attributes: Attributes): void {
    this.#span.setAttributes(attributes);
  }

  inside<T>(act: () => T): T {
    return insideSpan(this.#span.spanContext(), act);
  }

  fail(cause: unknown): void {
    this.#span.setAttribute('error.type', nameOfCause(cause));
    this.#span.setStatus({ code: SpanStatusCode.ERROR });
  }

  end(endMs?: number): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#span.end(endMs);
  }
}

export const createTelemetry = (settings: TraceSettings, onLost: OnSpansLost): OpenTraces => {
  const { url, headers, resource, sampler, ratio } = settings;
  const exporter = new OTLPTraceExporter({ url, headers: { ...headers }, timeoutMillis: SEND_WITHIN_MS });
  const queue = createSpanQueue(exporter, SEND_WITHIN_MS, onLost);
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes(resource)),
    sampler: SAMPLERS[sampler](ratio),
    spanProcessors: [queue],
  });
  return new TelemetryTraces(provider.getTracer('lineboard'), () => queue.close(FLUSH_WITHIN_MS));
};
