/**
 * The span within which the code that asks is running, if there is one. One store for the whole process: it follows
 * each flow of calls, and those of two gateways never meet.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** A span's place in its trace, as W3C Trace Context has it. */
export interface SpanPlace {
  readonly traceId: string;
  readonly spanId: string;
  /** 1: it is kept. */
  readonly traceFlags: number;
}

const active = new AsyncLocalStorage<SpanPlace | null>();

export const insideSpan = <T>(place: SpanPlace, act: () => T): T => active.run(place, act);

/** Begins what goes on after the span that it is begun in: timers and loops would go on in that one for good. */
export const outsideSpans = <T>(begin: () => T): T =>
  active.getStore() === undefined ? begin() : active.run(null, begin);

export const activeSpan = (): SpanPlace | null => active.getStore() ?? null;

/** The fields by which a log line names its span. */
export const spanOfLine = (): { trace_id?: string; span_id?: string } => {
  const place = activeSpan();
  return place === null ? {} : { trace_id: place.traceId, span_id: place.spanId };
};
