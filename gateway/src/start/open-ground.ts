import type { Logger } from 'pino';
import { LeaseLost, LogUnavailable } from '../book/line-log.ts';
import type { Config } from '../config/read-config.ts';
import type { Database } from '../database/create-database.ts';
import { openDatabase } from '../database/open-database.ts';
import { untilAnswered } from '../database/until-answered.ts';
import { DEFAULT_DATA_DIR } from '../folders/folders.ts';
import { type DatabaseEvent, type DatabaseHealth, watchDatabase } from '../operations/database-health.ts';
import { createMetrics, type Metrics } from '../report/metrics.ts';
import { createReports, type Reports } from '../report/reporter.ts';
import type { Closers } from './closers.ts';
import { mayBeNew, refuseEmptyBook } from './refuse-empty-book.ts';

/** What everything else stands on. */
export interface Ground {
  log: Logger;
  metrics: Metrics;
  reports: Reports;
  database: Database;
  /** For people: which database it is, without secrets. */
  databaseName: string;
  databaseHealth: DatabaseHealth;
}

const DATABASE_WORDS: Record<DatabaseEvent['event'], string> = {
  away: 'database: tickets can not be written',
  back: 'database: tickets can be written again',
  failedCalls: 'database: some calls failed',
};

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
  const databaseHealth = watchDatabase(database, ({ event, ...detail }) => {
    const disk = event === 'away' ? opened.describeFullDisk() : null;
    log.warn({ detail, ...(disk !== null && { disk }) }, DATABASE_WORDS[event]);
  });
  closers.add(() => databaseHealth.stop());
  await untilAnswered(() => databaseHealth.begin());
  const metrics = createMetrics();
  const reports = createReports({
    log,
    failures: metrics.failures,
    // What is out has a line of its own, when it goes and when it is back.
    // A mail server that can't be reached fails with the same words as a database.
    isKnown: (cause, part) =>
      (part !== 'mail' && databaseHealth.note(cause)) ||
      cause instanceof LogUnavailable ||
      cause instanceof LeaseLost,
  });
  return { log, metrics, reports, database, databaseName: description, databaseHealth };
};
