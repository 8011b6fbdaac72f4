import type { AttributesOf, SpanName } from './spans.ts';

/** A span while it runs. */
export interface Span<Name extends SpanName> {
  set(attributes: AttributesOf<Name>): void;
}

/** A span whose end comes by another way than it began. */
export interface BegunSpan<Name extends SpanName> extends Span<Name> {
  /** Work in that call belongs to the span. */
  inside<T>(act: () => T): T;
  /** It failed for this cause, of which the span tells the name alone. */
  fail(cause: unknown): void;
  /** Only the first call counts. @param endMs epoch milliseconds, when it ended before it could be told */
  end(endMs?: number): void;
}

/** The origin of a span. */
export interface SpanOrigin {
  /** A traceparent; null: it begins a trace. Without it the span that runs now is its parent. */
  parent?: string | null;
  /** Traceparents of what else led to it, which it is no part of. */
  links?: readonly string[];
  /** Epoch milliseconds, when it began before it could be told. */
  startMs?: number;
  /** Shown in place of its own name. */
  title?: string;
}

/**
 * Where the gateway tells what it is doing (ADR 0028). Off, it does what is asked and nothing else; on, each step is a
 * span that a collector is sent.
 */
export interface Traces {
  /** Whether what is only gathered for spans is needed. */
  readonly isOn: boolean;
  /** Does `act` as one span, which ends with it, or with its promise; what it throws is thrown on. */
  inSpan<Name extends SpanName, T>(name: Name, act: (span: Span<Name>) => T, origin?: SpanOrigin): T;
  begin<Name extends SpanName>(name: Name, origin?: SpanOrigin): BegunSpan<Name>;
}

const NO_SPAN: BegunSpan<SpanName> = {
  set: () => undefined,
  inside: (act) => act(),
  fail: () => undefined,
  end: () => undefined,
};

/** Nothing is traced: no span is made, and nothing of OpenTelemetry is loaded. */
export const NO_TRACES: Traces = {
  isOn: false,
  inSpan: (_name, act) => act(NO_SPAN),
  begin: () => NO_SPAN,
};
