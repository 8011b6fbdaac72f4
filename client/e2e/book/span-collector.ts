import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span, as much of it as a page has to do with. */
export interface SeenSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: ReadonlyArray<{ key: string; value: Record<string, string | number | boolean> }>;
}

export interface SpanCollector {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  address: string;
  spans: SeenSpan[];
  stop(): Promise<void>;
}

/** A collector of OpenTelemetry that keeps the spans that a gateway sends it. */
export const startSpanCollector = async (): Promise<SpanCollector> => {
  const spans: SeenSpan[] = [];
  const server = createServer((incoming, answer) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => void chunks.push(chunk));
    incoming.on('end', () => {
      const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as {
        resourceSpans: Array<{ scopeSpans: Array<{ spans: SeenSpan[] }> }>;
      };
      for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
      answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
