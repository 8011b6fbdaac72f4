import type { CollectedSpan } from './otlp-collector.ts';

/** A span by its name, with those that it is the parent of, in the order in which they began. */
export type SpanTree = readonly [name: string, ...children: SpanTree[]];

/** What hangs on a span among those that were collected. */
export const treeOf = (root: CollectedSpan, spans: readonly CollectedSpan[]): SpanTree => [
  root.name,
  ...spans
    .filter(({ traceId, parentSpanId }) => traceId === root.traceId && parentSpanId === root.spanId)
    .toSorted((a, b) => (BigInt(a.startTimeUnixNano) < BigInt(b.startTimeUnixNano) ? -1 : 1))
    .map((span) => treeOf(span, spans)),
];
