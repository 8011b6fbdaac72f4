import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createCookieNames } from '../account/session/cookie-names.ts';
import { createWatchSessions } from '../account/session/watch-sessions.ts';
import { openConfiguredRedis } from '../config/open-configured-redis.ts';
import type { Config } from '../config/read-config.ts';
import { createBookClock } from '../ground/clock/book-clock.ts';
import { LogUnavailable } from '../lines/book/line-log.ts';
import { createLogger } from '../ground/report/logger.ts';
import { createMetrics } from '../ground/report/metrics.ts';
import { createReports } from '../ground/report/reporter.ts';
import { StartRefused } from '../ground/report/start-refused.ts';
import { NO_SCREEN_MARKS } from '../ground/traces/screen-marks.ts';
import { NO_TRACES } from '../ground/traces/traces.ts';
import type { Authenticate } from '../page/live/handshake.ts';
import { closeGateway } from './close-gateway.ts';
import { Closers } from './closers.ts';
import { followLog } from './follow-log.ts';
import { openBook } from './open-book.ts';
import { buildWatchApp } from './watch-app.ts';
import { serveSockets } from './serve-sockets.ts';

export interface Watcher {
  app: FastifyInstance;
  log: Logger;
  /** e.g. http://127.0.0.1:8080 */
  address: string;
  stop(): Promise<void>;
}

/** What a gateway at the edge can't do without. @throws StartRefused */
const refuseHalfSet = ({ REDIS_URL, WATCH_KEY, DATABASE_URL }: Config): void => {
  if (REDIS_URL === null || WATCH_KEY.length === 0)
    throw new StartRefused(
      'ROLE is watch, which takes REDIS_URL, where the line log is, and WATCH_KEY, the same as the full gateways have.',
    );
  if (DATABASE_URL !== null)
    throw new StartRefused(
      'ROLE is watch and DATABASE_URL is set: this gateway asks no database, so leave its secret where it is needed.',
    );
};

/** Opens a gateway that serves topics alone: it reads the line log, and knows sessions by their passes. */
export const startWatch = async (
  config: Config,
  stopAsked = new AbortController().signal,
): Promise<Watcher> => {
  refuseHalfSet(config);
  const closers = new Closers(stopAsked);
  try {
    const opened = await open(config, closers);
    return { ...opened, stop: () => closers.closeAll() };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
};

const openGround = (config: Config) => {
  const log = createLogger(config.LOG_LEVEL);
  const metrics = createMetrics();
  const isKnown = (cause: unknown): boolean => cause instanceof LogUnavailable;
  return {
    log,
    metrics,
    reports: createReports({ log, failures: metrics.failures, isKnown }),
    traces: NO_TRACES,
    screenMarks: NO_SCREEN_MARKS,
  };
};

const open = async (config: Config, closers: Closers): Promise<Omit<Watcher, 'stop'>> => {
  const ground = openGround(config);
  const { log, reports } = ground;
  const redis = await openConfiguredRedis(config);
  if (redis === null) throw new Error('a gateway that watches has a Redis');
  closers.add(() => redis.close());
  const { book, lineLog } = await openBook(config, ground, redis, closers);
  const { createRedisCustomerEvents } = await import('../ground/customer/redis-customer-events.ts');
  const customerEvents = await createRedisCustomerEvents(redis, { reporter: reports.of('customerEvents') });
  closers.add(customerEvents.close);
  const sessions = createWatchSessions(config.WATCH_KEY, customerEvents, Date.now);
  closers.add(sessions.stop);

  let isStopping = false;
  const app = await buildWatchApp({ ...ground, config, book, isStopping: () => isStopping });
  const { session: cookieName } = createCookieNames(config);
  const authenticate: Authenticate = async (cookieHeader, pass) =>
    sessions.find(pass, app.parseCookie(cookieHeader ?? '')[cookieName] !== undefined);
  const bookClock = createBookClock({ bookMs: 0, wallMs: 0, speed: 1 });
  // Whether a ticket can be placed is for the gateway to say that is asked to: prices are as fresh as the log.
  const isAccepting = (): boolean => true;
  const live = serveSockets(
    config,
    { app, book, bookClock, customerEvents, authenticate, isAccepting },
    ground,
  );
  await followLog({ book, lineLog, silentAfterMs: config.FEED_SILENCE_MS }, ground, closers);
  closers.add(async () => {
    isStopping = true;
    await closeGateway(app, live, { stop: async () => undefined });
  });
  const address = await app.listen({ host: config.HOST, port: config.PORT, backlog: config.LISTEN_BACKLOG });
  return { app, log, address };
};
