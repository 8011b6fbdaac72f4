import { BatchSpanProcessor, type SpanExporter, type SpanProcessor } from '@opentelemetry/sdk-trace';

/** `tooMany`: they were not taken; `notSent`: the collector didn't take them; `notFlushed`: not before the stop. */
export type SpanLoss = 'tooMany' | 'notSent' | 'notFlushed';

export type OnSpansLost = (loss: SpanLoss, spans: number, cause: unknown) => void;

export interface SpanQueue extends SpanProcessor {
  /** Sends what waits, for so long at most. What is left then is lost. */
  close(withinMs: number): Promise<void>;
}

/** About 2 MB. A collector that is away costs no more, and each span beyond it is left out. */
const MOST_WAITING = 2_048;
const MOST_AT_ONCE = 512;
const SEND_EVERY_MS = 1_000;

/** The value of `ExportResultCode.SUCCESS` in OpenTelemetry's core. */
const TAKEN = 0;

const TOO_MANY = new Error('too many spans wait for the collector');
const NOT_FLUSHED = new Error('the collector did not take them before the stop');

/**
 * Spans on their way to the collector. What waits, what is under way and what it costs to stop are bounded; whatever is
 * lost is told.
 *
 * @param sendWithinMs how long the exporter tries before it gives a batch up
 */
export const createSpanQueue = (
  exporter: SpanExporter,
  sendWithinMs: number,
  onLost: OnSpansLost,
): SpanQueue => {
  let waiting = 0;
  let isClosed = false;
  const lose: OnSpansLost = (loss, spans, cause) => {
    waiting -= loss === 'tooMany' ? 0 : spans;
    // What is still tried after the stop was told as lost by then.
    if (!isClosed) onLost(loss, spans, cause);
  };
  const counted: SpanExporter = {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code === TAKEN) waiting -= spans.length;
        else lose('notSent', spans.length, result.error);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
  const batches = new BatchSpanProcessor({
    exporter: counted,
    maxQueueSize: MOST_WAITING,
    maxExportBatchSize: MOST_AT_ONCE,
    scheduledDelayMillis: SEND_EVERY_MS,
    exportTimeoutMillis: sendWithinMs,
  });
  return {
    onStart: () => undefined,
    onEnd: (span) => {
      if (isClosed || (span.spanContext().traceFlags & 1) === 0) return;
      if (waiting >= MOST_WAITING) return lose('tooMany', 1, TOO_MANY);
      waiting += 1;
      batches.onEnd(span);
    },
    forceFlush: () => batches.forceFlush(),
    shutdown: () => batches.shutdown(),
    close: async (withinMs) => {
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const patience = setTimeout(resolve, withinMs);
      // What fails is told span by span.
      await Promise.race([batches.shutdown().catch(() => undefined), late]);
      clearTimeout(patience);
      if (waiting > 0) lose('notFlushed', waiting, NOT_FLUSHED);
      isClosed = true;
    },
  };
};
