import type { Logger } from 'pino';
import { LeaseLost, LogUnavailable } from '../lines/book/line-log.ts';
import type { Config } from '../config/read-config.ts';
import { adviseOnConnections } from '../ground/database/connections-needed.ts';
import type { Database } from '../ground/database/create-database.ts';
import { openDatabase } from '../ground/database/open-database.ts';
import { untilAnswered } from '../ground/database/until-answered.ts';
import { DEFAULT_DATA_DIR } from '../ground/folders/folders.ts';
import {
  type DatabaseEvent,
  type DatabaseHealth,
  TROUBLES,
  watchDatabase,
} from '../desk/operations/database-health.ts';
import { createGauge, createMetrics, type Metrics } from '../ground/report/metrics.ts';
import { createReports, type Part, PARTS, type Reports } from '../ground/report/reporter.ts';
import type { ScreenMarks } from '../ground/traces/screen-marks.ts';
import type { Traces } from '../ground/traces/traces.ts';
import type { Closers } from './closers.ts';
import { openScreenMarks } from './open-screen-marks.ts';
import { openTraces } from './open-traces.ts';
import { mayBeNew, refuseEmptyBook } from './refuse-empty-book.ts';

/** What everything else is built on. */
export interface Ground {
  log: Logger;
  metrics: Metrics;
  reports: Reports;
  traces: Traces;
  screenMarks: ScreenMarks;
  database: Database;
  /** For people: which database it is, without secrets. */
  databaseName: string;
  databaseHealth: DatabaseHealth;
}

const DATABASE_WORDS: Record<DatabaseEvent['event'], string> = {
  away: 'database: tickets can not be written',
  back: 'database: tickets can be written again',
  failedCalls: 'database: some calls failed',
  short: 'database: it grants fewer connections than DATABASE_CONNECTIONS',
  enough: 'database: it grants connections again',
};

/** A server of theirs that can't be reached fails with the same words as a database. */
const FAILS_LIKE_A_DATABASE: ReadonlySet<string> = new Set<Part>(['mail', 'traces']);

export const openGround = async (config: Config, log: Logger, closers: Closers): Promise<Ground> => {
  refuseEmptyBook(config, DEFAULT_DATA_DIR);
  const opened = await openDatabase(
    {
      url: config.DATABASE_URL,
      dataDir: config.DATA_DIR,
      defaultDir: DEFAULT_DATA_DIR,
      connections: config.DATABASE_CONNECTIONS,
      mayBeNew: mayBeNew(config),
      stopAsked: closers.stopAsked,
    },
    (event, detail) => log.warn({ detail }, `database: ${event}`),
  );
  closers.add(opened.close);
  const { database, description } = opened;
  const databaseHealth = watchDatabase(database, (said) => {
    const { event, ...detail } = said;
    const disk = event === 'away' ? opened.describeFullDisk() : null;
    const isFull = event === 'short' || (event === 'away' && said.trouble === 'noConnection');
    const todo = isFull ? adviseOnConnections(config.DATABASE_CONNECTIONS) : null;
    const help = { ...(disk !== null && { disk }), ...(todo !== null && { todo }) };
    log.warn({ detail, ...help }, DATABASE_WORDS[event]);
  });
  closers.add(() => databaseHealth.stop());
  await untilAnswered(() => databaseHealth.begin());
  const metrics = createMetrics();
  createGauge(metrics, {
    name: 'lineboard_database_trouble',
    help: '1 while tickets can not be written for this cause, 0 otherwise',
    label: 'trouble',
    read: () => TROUBLES.map((trouble) => [trouble, databaseHealth.trouble === trouble ? 1 : 0]),
  });
  const reports = createReports({
    log,
    failures: metrics.failures,
    // What is out has a line of its own, when it goes and when it is back.
    isKnown: (cause, part) =>
      (!FAILS_LIKE_A_DATABASE.has(part) && databaseHealth.note(cause)) ||
      cause instanceof LogUnavailable ||
      cause instanceof LeaseLost,
  });
  // Their lines are there before anything fails.
  for (const part of PARTS) reports.of(part);
  const traces = await openTraces(config, { log, metrics, reports }, closers);
  const screenMarks = await openScreenMarks(traces, database);
  return { log, metrics, reports, traces, screenMarks, database, databaseName: description, databaseHealth };
};
