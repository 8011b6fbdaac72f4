import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The gateway's own figures, one registry per gateway. */
export interface Metrics {
  registry: Registry;
  /** By state (accepted, pending, changed, refused, closed) and refusal code. */
  tickets: Counter<'state' | 'code'>;
  ticketSeconds: Histogram;
  /** Wagers by what became of them: W, L, P, X, or reversed. */
  graded: Counter<'status'>;
  gradingRetries: Counter;
  foreignResults: Counter<'feed'>;
  /** Tries at a pending ticket that failed: for a cause of its own, or a passing one. */
  pendingFailures: Counter<'cause'>;
  refusedFeedRows: Counter<'feed' | 'code'>;
  /** Wagers and results that failed for a cause of their own. */
  gradingFailures: Counter;
  /** Those of them that still stand. */
  gradingSetAside: Gauge;
  /** HR-40: finals that came without the period scores that open wagers need, and those wagers. */
  gradingGamesWaiting: Gauge;
  gradingWagersWaiting: Gauge;
  logins: Counter<'result'>;
  /** What the gateway went on from, by the part that failed and how (`failures.ts`). */
  failures: Counter<'part' | 'kind'>;
}

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    tickets: new Counter({
      name: 'lineboard_tickets_total',
      help: 'Answered ticket calls',
      labelNames: ['state', 'code'],
      registers,
    }),
    ticketSeconds: new Histogram({
      name: 'lineboard_ticket_seconds',
      help: 'Time to decide a ticket, below HTTP',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    graded: new Counter({
      name: 'lineboard_graded_wagers_total',
      help: 'Wagers graded or reversed',
      labelNames: ['status'],
      registers,
    }),
    gradingRetries: new Counter({
      name: 'lineboard_grading_retries_total',
      help: 'Results that had to be tried again',
      registers,
    }),
    foreignResults: new Counter({
      name: 'lineboard_foreign_results_total',
      help: "Results that a feed told of another feed's game or contest; they decide nothing",
      labelNames: ['feed'],
      registers,
    }),
    pendingFailures: new Counter({
      name: 'lineboard_pending_failures_total',
      help: 'Tries to decide a pending ticket that failed',
      labelNames: ['cause'],
      registers,
    }),
    refusedFeedRows: new Counter({
      name: 'lineboard_feed_rows_refused_total',
      help: 'Rows of push feeds that were refused, by feed and code',
      labelNames: ['feed', 'code'],
      registers,
    }),
    gradingFailures: new Counter({
      name: 'lineboard_grading_failures_total',
      help: 'Wagers and results that could not be graded for a cause of their own',
      registers,
    }),
    gradingSetAside: new Gauge({
      name: 'lineboard_grading_set_aside',
      help: 'Wagers and results that stand ungraded since they failed',
      registers,
    }),
    gradingGamesWaiting: new Gauge({
      name: 'lineboard_grading_games_waiting',
      help: 'Games whose final came without the period scores that open wagers need',
      registers,
    }),
    gradingWagersWaiting: new Gauge({
      name: 'lineboard_grading_wagers_waiting',
      help: 'Open wagers that wait for period scores of a game that is over',
      registers,
    }),
    logins: new Counter({
      name: 'lineboard_logins_total',
      help: 'Sign-in calls',
      labelNames: ['result'],
      registers,
    }),
    failures: new Counter({
      name: 'lineboard_failures_total',
      help: 'What the gateway went on from, by part and kind',
      labelNames: ['part', 'kind'],
      registers,
    }),
  };
};

export interface GaugeOptions {
  name: string;
  help: string;
  label: string;
  read: () => Iterable<readonly [labelValue: string, value: number]>;
}

/** Feed ages and the like: read when asked for. */
export const createGauge = (metrics: Metrics, { name, help, label, read }: GaugeOptions): Gauge =>
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [metrics.registry],
    collect() {
      this.reset();
      for (const [labelValue, value] of read()) this.set({ [label]: labelValue }, value);
    },
  });
