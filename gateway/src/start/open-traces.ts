import type { Logger } from 'pino';
import { traceSettingsOf } from '../config/trace-settings-of.ts';
import type { Config } from '../config/read-config.ts';
import { beginAtZero } from '../ground/report/begin-at-zero.ts';
import { FAILURES } from '../ground/report/failures.ts';
import type { Metrics } from '../ground/report/metrics.ts';
import type { Reports } from '../ground/report/reporter.ts';
import { NO_TRACES, type Traces } from '../ground/traces/traces.ts';
import type { Closers } from './closers.ts';

interface TraceGround {
  log: Pick<Logger, 'info'>;
  metrics: Pick<Metrics, 'spansLost'>;
  reports: Reports;
}

/** Traces, where the operator asked for them. A collector that is away costs its spans and nothing else. */
export const openTraces = async (
  config: Config,
  { log, metrics, reports }: TraceGround,
  closers: Closers,
): Promise<Traces> => {
  const settings = traceSettingsOf(config);
  if (settings === null) return NO_TRACES;
  // Nobody else waits for it to load.
  const { createTelemetry } = await import('../ground/traces/open-telemetry.ts');
  const reporter = reports.of('traces');
  beginAtZero(
    metrics.spansLost,
    Object.keys(FAILURES.traces).map((loss) => ({ loss })),
  );
  const traces = createTelemetry(settings, (loss, spans, cause) => {
    metrics.spansLost.inc({ loss }, spans);
    reporter.failed(loss, cause, { spans });
  });
  closers.add(() => traces.close());
  log.info({ collector: new URL(settings.url).origin }, 'traces are sent');
  return traces;
};
