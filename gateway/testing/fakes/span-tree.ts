import type { CollectedSpan } from './otlp-collector.ts';

/** A span by its name, with those that it is the parent of, in the order in which they began. */
export type SpanTree = readonly [name: string, ...children: SpanTree[]];

/** The child spans of a span among the collected ones. */
export const treeOf = (root: CollectedSpan, spans: readonly CollectedSpan[]): SpanTree => [
  root.name,
  ...spans
    .filter(({ traceId, parentSpanId }) => traceId === root.traceId && parentSpanId === root.spanId)
    .toSorted((a, b) => (BigInt(a.startTimeUnixNano) < BigInt(b.startTimeUnixNano) ? -1 : 1))
    .map((span) => treeOf(span, spans)),
];
