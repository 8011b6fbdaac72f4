import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const STRICT = { additionalProperties: false };
const NANOS = Type.String({ pattern: '^[1-9][0-9]{18}$' });
const COUNT = Type.Optional(Type.Integer({ minimum: 0 }));
const TRACE_ID = Type.String({ pattern: '^[0-9a-f]{32}$' });
const SPAN_ID = Type.String({ pattern: '^[0-9a-f]{16}$' });
const VALUE = Type.Union([
  Type.Object({ stringValue: Type.String() }, STRICT),
  Type.Object({ boolValue: Type.Boolean() }, STRICT),
  Type.Object({ intValue: Type.Union([Type.Integer(), Type.String({ pattern: '^-?[0-9]+$' })]) }, STRICT),
  Type.Object({ doubleValue: Type.Number() }, STRICT),
]);
const ATTRIBUTES = Type.Array(Type.Object({ key: Type.String({ minLength: 1 }), value: VALUE }, STRICT));

const SPAN = Type.Object(
  {
    traceId: TRACE_ID,
    spanId: SPAN_ID,
    parentSpanId: Type.Optional(SPAN_ID),
    traceState: Type.Optional(Type.String()),
    name: Type.String({ minLength: 1 }),
    kind: Type.Integer({ minimum: 1, maximum: 5 }),
    startTimeUnixNano: NANOS,
    endTimeUnixNano: NANOS,
    attributes: ATTRIBUTES,
    events: Type.Optional(Type.Array(Type.Never())),
    links: Type.Optional(
      Type.Array(
        Type.Object(
          {
            traceId: TRACE_ID,
            spanId: SPAN_ID,
            attributes: ATTRIBUTES,
            droppedAttributesCount: COUNT,
            traceState: Type.Optional(Type.String()),
            flags: COUNT,
          },
          STRICT,
        ),
      ),
    ),
    status: Type.Object({ code: Type.Integer({ minimum: 0, maximum: 2 }) }, STRICT),
    droppedAttributesCount: COUNT,
    droppedEventsCount: COUNT,
    droppedLinksCount: COUNT,
    flags: COUNT,
  },
  STRICT,
);

/** `ExportTraceServiceRequest` in the JSON of OTLP over HTTP, as far as a gateway has anything to say in it. */
const REQUEST = Type.Object(
  {
    resourceSpans: Type.Array(
      Type.Object({
        resource: Type.Object({ attributes: ATTRIBUTES, droppedAttributesCount: COUNT }, STRICT),
        scopeSpans: Type.Array(
          Type.Object({ scope: Type.Object({ name: Type.Literal('lineboard') }), spans: Type.Array(SPAN) }),
        ),
      }),
    ),
  },
  STRICT,
);

const request = Compile(REQUEST);

type Attributes = Readonly<Record<string, string | boolean | number>>;

/** A span as the collector got it. */
export interface CollectedSpan
  extends Pick<
    Static<typeof SPAN>,
    'traceId' | 'spanId' | 'name' | 'kind' | 'startTimeUnixNano' | 'endTimeUnixNano'
  > {
  parentSpanId: string | null;
  attributes: Attributes;
  resource: Attributes;
  links: ReadonlyArray<{ traceId: string; spanId: string }>;
  isFailed: boolean;
}

export interface OtlpCollector {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly address: string;
  readonly spans: CollectedSpan[];
  /** Everything that came, as it came. */
  readonly bodies: string[];
  readonly headers: IncomingHttpHeaders[];
  /** Received bodies that aren't traces in OTLP's JSON. */
  readonly faults: unknown[];
  /** What it does with what comes from now on: `hang` never answers. */
  answer: 'take' | 'hang' | 503 | 400;
  close(): Promise<void>;
}

const readAttributes = (attributes: Static<typeof ATTRIBUTES>): Attributes =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]!]));

/** A collector of OpenTelemetry on loopback, which holds what it gets to the form that such a one takes. */
export const startOtlpCollector = async (): Promise<OtlpCollector> => {
  const server = createServer((incoming, answer) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => void chunks.push(chunk));
    incoming.on('end', () => {
      collector.headers.push(incoming.headers);
      if (collector.answer === 'hang') return;
      const isTaken = collector.answer === 'take';
      answer.writeHead(collector.answer === 'take' ? 200 : collector.answer, {
        'content-type': 'application/json',
      });
      answer.end('{}');
      if (isTaken) take(`${incoming.method} ${incoming.url}`, Buffer.concat(chunks).toString());
    });
  });

  const take = (call: string, text: string): void => {
    collector.bodies.push(text);
    const body: unknown = JSON.parse(text);
    if (call !== 'POST /v1/traces' || !request.Check(body)) {
      collector.faults.push({ call, errors: request.Errors(body), body });
      return;
    }
    const { resourceSpans } = body as Static<typeof REQUEST>;
    for (const { resource, scopeSpans } of resourceSpans)
      for (const span of scopeSpans.flatMap(({ spans }) => spans))
        collector.spans.push({
          ...span,
          parentSpanId: span.parentSpanId ?? null,
          attributes: readAttributes(span.attributes),
          resource: readAttributes(resource.attributes),
          links: (span.links ?? []).map(({ traceId, spanId }) => ({ traceId, spanId })),
          isFailed: span.status.code === 2,
        });
  };

  const collector: OtlpCollector & { address: string } = {
    address: '',
    spans: [],
    bodies: [],
    headers: [],
    faults: [],
    answer: 'take',
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  collector.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return collector;
};
