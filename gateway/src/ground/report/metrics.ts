import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The gateway's own figures, one registry per gateway. */
export interface Metrics {
  registry: Registry;
  /** By state (accepted, pending, changed, refused, closed) and refusal code. */
  tickets: Counter<'state' | 'code'>;
  /** Tickets that were refused before anything was done with them, by why (`ticket-door.ts`). */
  turnedAwayTickets: Counter<'cause'>;
  /** By state: sold, pending, changed, refused, closed. */
  sales: Counter<'state'>;
  ticketSeconds: Histogram;
  /** Wagers by what became of them: W, L, P, X, or reversed. */
  graded: Counter<'status'>;
  gradingRetries: Counter;
  foreignResults: Counter<'feed'>;
  /** Tries at a pending ticket or sale that failed: for a cause of its own, or a passing one. */
  pendingFailures: Counter<'cause'>;
  refusedFeedRows: Counter<'feed' | 'code'>;
  /** The feeds' doubted or refused rows that were reported, once for each mistake. */
  feedDoubts: Counter<'feed' | 'code'>;
  unlistedDoubts: Counter<'feed'>;
  /** Moves of lines that are missing in what is kept of them. */
  droppedMoves: Counter;
  /** Wagers and results that failed for a cause of their own. */
  gradingFailures: Counter;
  /** Those of them that are still open. */
  gradingSetAside: Gauge;
  /** HR-40: finals that came without the period scores that open wagers need, and those wagers. */
  gradingGamesWaiting: Gauge;
  gradingWagersWaiting: Gauge;
  logins: Counter<'result'>;
  /** Told by customers' pages, by how they came to it. */
  pageErrors: Counter<'kind'>;
  /** Providers' calls that were judged; no code: done. */
  walletCalls: Counter<'provider' | 'call' | 'code'>;
  /** Lost spans of traces, by how they were lost. */
  spansLost: Counter<'loss'>;
  /** The failures from which the gateway recovered, by part and kind (`failures.ts`). */
  failures: Counter<'part' | 'kind'>;
}

/** The loop's delay is sampled by a timer: at its default of 10 ms that is a fifth of what an idle gateway takes. */
const LOOP_DELAY_EVERY_MS = 100;

type NewCounter = <L extends string = never>(name: string, help: string, labelNames?: L[]) => Counter<L>;

/** What is refused, lost and doubted of the feeds' lines. */
const createFeedCounters = (
  counter: NewCounter,
): Pick<Metrics, 'refusedFeedRows' | 'droppedMoves' | 'feedDoubts' | 'unlistedDoubts'> => ({
  refusedFeedRows: counter(
    'lineboard_feed_rows_refused_total',
    'Rows of push feeds that were refused, by feed and code',
    ['feed', 'code'],
  ),
  droppedMoves: counter(
    'lineboard_line_moves_dropped_total',
    'Moves of lines that were not written down, because the database could not keep up or refused them',
  ),
  feedDoubts: counter(
    'lineboard_feed_doubts_total',
    'Mistakes of feeds that operators were told of, each once, by feed and code',
    ['feed', 'code'],
  ),
  unlistedDoubts: counter(
    'lineboard_feed_doubts_unlisted_total',
    'Mistakes of feeds beyond the bound of an hour, which no list names, by feed',
    ['feed'],
  ),
});

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_DELAY_EVERY_MS });
  const registers = [registry];
  const counter = <L extends string = never>(name: string, help: string, labelNames: L[] = []): Counter<L> =>
    new Counter({ name, help, labelNames, registers });
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers });
  return {
    registry,
    tickets: counter('lineboard_tickets_total', 'Answered ticket calls', ['state', 'code']),
    turnedAwayTickets: counter('lineboard_tickets_turned_away_total', 'Tickets refused at once', ['cause']),
    ticketSeconds: new Histogram({
      name: 'lineboard_ticket_seconds',
      help: 'Time to decide a ticket, below HTTP',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
      registers,
    }),
    sales: counter('lineboard_sales_total', 'Answered sales of bets, by state', ['state']),
    graded: counter('lineboard_graded_wagers_total', 'Wagers graded or reversed', ['status']),
    gradingRetries: counter('lineboard_grading_retries_total', 'Results that had to be tried again'),
    foreignResults: counter(
      'lineboard_foreign_results_total',
      "Results that a feed told of another feed's game or contest; they decide nothing",
      ['feed'],
    ),
    pendingFailures: counter(
      'lineboard_pending_failures_total',
      'Tries to decide a pending ticket or sale that failed',
      ['cause'],
    ),
    ...createFeedCounters(counter),
    gradingFailures: counter(
      'lineboard_grading_failures_total',
      'Wagers and results that could not be graded for a cause of their own',
    ),
    gradingSetAside: gauge(
      'lineboard_grading_set_aside',
      'Wagers and results that stand ungraded since they failed',
    ),
    gradingGamesWaiting: gauge(
      'lineboard_grading_games_waiting',
      'Games whose final came without the period scores that open wagers need',
    ),
    gradingWagersWaiting: gauge(
      'lineboard_grading_wagers_waiting',
      'Open wagers that wait for period scores of a game that is over',
    ),
    walletCalls: counter(
      'lineboard_wallet_calls_total',
      'Calls of providers that were judged, by provider, call and code',
      ['provider', 'call', 'code'],
    ),
    logins: counter('lineboard_logins_total', 'Sign-in calls', ['result']),
    pageErrors: counter('lineboard_page_errors_total', 'Errors that pages of customers told of, by kind', [
      'kind',
    ]),
    spansLost: counter(
      'lineboard_spans_lost_total',
      'Spans of traces that the collector did not get, by how they were lost',
      ['loss'],
    ),
    failures: counter('lineboard_failures_total', 'What the gateway went on from, by part and kind', [
      'part',
      'kind',
    ]),
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
