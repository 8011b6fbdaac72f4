import { activeSpan, type SpanPlace } from './active-span.ts';

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

/** W3C Trace Context, version 00. @returns null for whatever else it is */
export const parseTraceparent = (text: unknown): SpanPlace | null => {
  const [, traceId, spanId, flags] = (typeof text === 'string' && TRACEPARENT.exec(text)) || [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 };
};

export const formatTraceparent = ({ traceId, spanId, traceFlags }: SpanPlace): string =>
  `00-${traceId}-${spanId}-0${traceFlags & 1}`;

/** The parent for work elsewhere, made of the span that runs now; null: there is none. */
export const activeTraceparent = (): string | null => {
  const place = activeSpan();
  return place === null ? null : formatTraceparent(place);
};
