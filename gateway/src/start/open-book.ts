import { createBook, type Book } from '../lines/book/book.ts';
import type { LineLog } from '../lines/book/line-log.ts';
import type { Config } from '../config/read-config.ts';
import { createInProcessLog } from '../lines/log/in-process-log.ts';
import type { RedisPrimary } from '../ground/redis/redis-primary.ts';
import { createGauge } from '../ground/report/metrics.ts';
import type { Closers } from './closers.ts';
import type { Ground } from './open-ground.ts';

/** The book, and the log that it will read. */
export const openBook = async (
  config: Config,
  { metrics, reports, traces }: Pick<Ground, 'metrics' | 'reports' | 'traces'>,
  redis: RedisPrimary | null,
  closers: Closers,
): Promise<{ book: Book; lineLog: LineLog }> => {
  const book = createBook({ silentAfterMs: config.FEED_SILENCE_MS, traces });
  const reporter = reports.of('lineLog');
  const lineLog = await openLineLog(config, redis, reporter);
  closers.add(() => lineLog.close());
  createGauge(metrics, {
    name: 'lineboard_feed_up',
    help: '1 while a feed is up, 0 while it is down',
    label: 'feed',
    read: () => book.feeds().map(({ feedId, state }) => [feedId, state === 'up' ? 1 : 0]),
  });
  createGauge(metrics, {
    name: 'lineboard_feed_age_seconds',
    help: 'Seconds since a feed took its present state',
    label: 'feed',
    read: () => book.feeds().map(({ feedId, sinceMs }) => [feedId, (Date.now() - sinceMs) / 1000]),
  });
  return { book, lineLog };
};

const openLineLog = async (
  { FEED_LEASE_MS }: Config,
  redis: RedisPrimary | null,
  reporter: Parameters<typeof createInProcessLog>[0]['reporter'],
): Promise<LineLog> => {
  if (redis === null) return createInProcessLog({ reporter });
  // Its client is a tenth of what a gateway loads.
  const { createRedisLog } = await import('../lines/log/redis-log.ts');
  return createRedisLog(redis, { leaseMs: FEED_LEASE_MS, reporter });
};
