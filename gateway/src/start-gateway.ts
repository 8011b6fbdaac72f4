import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { skip } from 'rxjs';
import { createClientAddress } from './caller/client-address.ts';
import { createTrustsProxy } from './caller/trusted-proxies.ts';
import { buildApp } from './app.ts';
import { createBook } from './book/book.ts';
import { watchFeeds } from './book/feed-watch.ts';
import { readLog } from './book/read-log.ts';
import { createBookClock } from './clock/book-clock.ts';
import { readClockAnchor } from './clock/read-clock-anchor.ts';
import type { Config } from './config/read-config.ts';
import { StartRefused } from './report/start-refused.ts';
import { sweepActions } from './customer/action-log.ts';
import { createCustomers } from './customer/customers.ts';
import { createInProcessCustomerEvents } from './customer/in-process-customer-events.ts';
import { createRedisCustomerEvents } from './customer/redis-customer-events.ts';
import { openDatabase } from './database/open-database.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { openFeedSource } from './feeds/source/open-feed-source.ts';
import { createNumberOwners } from './feeds/push/create-number-owners.ts';
import { createPushFeeds } from './feeds/push/create-push-feeds.ts';
import { createRangeJudge, findRangeMistake } from './feeds/push/number-ranges.ts';
import { tellRefusedRows } from './feeds/push/tell-refused-rows.ts';
import { startGrading } from './grading/start-grading.ts';
import { createLiveServer } from './live/live-server.ts';
import { runFeed } from './log/feed-runner.ts';
import { type FeedRun, holdLeadership, type LeasedWriter } from './log/hold-leadership.ts';
import { createInProcessLog } from './log/in-process-log.ts';
import { LeaseLost, LogUnavailable } from './book/line-log.ts';
import { createRedisLog } from './log/redis-log.ts';
import { keepLineHistories } from './offering/line-histories.ts';
import { createOfferingView } from './offering/create-offering-view.ts';
import { type DatabaseEvent, watchDatabase } from './operations/database-health.ts';
import { createGauge, createMetrics } from './report/metrics.ts';
import { createOriginCheck } from './caller/check-origin.ts';
import { openSignIn } from './session/open-sign-in.ts';
import { readHouseRules } from './site/read-house-rules.ts';
import { sweepKeys } from './tickets/close-key.ts';
import { startPendingClock } from './tickets/pending-clock.ts';
import { createTickets } from './tickets/tickets.ts';

export interface Gateway {
  app: FastifyInstance;
  /** e.g. http://127.0.0.1:8080 */
  address: string;
  database: string;
  stop(): Promise<void>;
}

const DATABASE_WORDS: Record<DatabaseEvent['event'], string> = {
  away: 'database: tickets can not be written',
  back: 'database: tickets can be written again',
  failedCalls: 'database: some calls failed',
};

const PROJECT_ROOT = join(import.meta.dirname, '..', '..');

/** Sockets are told to come back elsewhere one by one, so that the others aren't stormed. */
const DRAIN_SOCKETS_MS = 1_000;

/** Calls under way when a gateway stops are answered within this time: more than any of them takes. */
const ANSWER_CALLS_MS = 5_000;

const SWEEP_SESSIONS_MS = 60_000;
const SWEEP_OLD_ROWS_MS = 3_600_000;

/** Opens everything in the order of need, listens last. What was opened is closed again when a later step fails. */
export const startGateway = async (config: Config): Promise<Gateway> => {
  const closers: Array<() => Promise<void> | void> = [];
  const closeAll = async (): Promise<void> => {
    for (let close = closers.pop(); close !== undefined; close = closers.pop()) await close();
  };
  try {
    const wallNowMs = Date.now;
    let report: (message: string, detail: unknown) => void = () => undefined;
    const onDatabaseEvent = (event: string, detail: string): void => report(`database: ${event}`, detail);
    if (config.FEED.option.kind === 'push' && config.FEED_PUSH_TOKENS.length === 0) {
      throw new StartRefused('FEED_PUSH_TOKENS got nothing, it takes feedId:token pairs when FEED is push.');
    }
    const rangeMistake = findRangeMistake(
      config.FEED_NUMBERS,
      config.FEED_PUSH_TOKENS.map(({ feedId }) => feedId),
    );
    if (rangeMistake !== null)
      throw new StartRefused(
        `FEED_NUMBERS got ${rangeMistake}; it takes ranges of push feeds, each number once.`,
      );
    const rules = readHouseRules(config.HOUSE_RULES_FILE);
    const source = await openFeedSource(config.FEED, config.DEFAULT_STORE, wallNowMs());
    if (source.clock !== null && config.FEED_PUSH_TOKENS.length > 0)
      throw new StartRefused(
        `FEED got ${JSON.stringify(config.FEED.text)} beside FEED_PUSH_TOKENS, it takes push or a simulator of speed 1 there: pushed times are real time.`,
      );
    const opened = await openDatabase(
      {
        url: config.DATABASE_URL,
        dataDir: config.DATA_DIR,
        defaultDir: join(PROJECT_ROOT, '.data'),
        connections: config.DATABASE_CONNECTIONS,
      },
      onDatabaseEvent,
    );
    closers.push(opened.close);
    const { database } = opened;

    const now = wallNowMs();
    const anchor =
      source.clock === null
        ? { bookMs: 0, wallMs: 0, speed: 1 }
        : await readClockAnchor(database, config.FEED.text, {
            bookMs: source.clock.firstBookMs,
            wallMs: now,
            speed: source.clock.speed,
          });
    const bookClock = createBookClock(anchor);
    const bookNowMs = (): number => bookClock.nowMs();
    if (config.DEMO) await seedDemo(database, config.DEFAULT_STORE, now, Math.round(bookNowMs()));

    let isStopping = false;
    const metrics = createMetrics();
    const databaseHealth = watchDatabase(database, ({ event, ...detail }) =>
      report(DATABASE_WORDS[event], detail),
    );
    closers.push(databaseHealth.stop);
    const redisEvents = config.REDIS_URL === null ? null : await createRedisCustomerEvents(config.REDIS_URL);
    if (redisEvents !== null) closers.push(redisEvents.close);
    const customerEvents = redisEvents ?? createInProcessCustomerEvents();
    const customers = createCustomers(database, wallNowMs);
    const door = openSignIn(config, database, customerEvents, wallNowMs);

    const book = createBook({ silentAfterMs: config.FEED_SILENCE_MS });
    const lineHistories = keepLineHistories(book, bookNowMs);
    closers.push(lineHistories.stop);
    const log =
      config.REDIS_URL === null
        ? createInProcessLog()
        : await createRedisLog(config.REDIS_URL, { leaseMs: config.FEED_LEASE_MS });
    closers.push(log.close);
    const delays = new Map(
      config.LIVE_DELAYS.map(({ sportType, delayMs }) => [sportType as string, delayMs]),
    );
    const liveDelayMs = (sportType: string): number => delays.get(sportType) ?? config.LIVE_DELAY_MS;
    const asksPassword = config.TICKET_PASSWORD;
    const pendingNowMs = (): null => null;
    const placing = { database, rules, book, bookNowMs, wallNowMs, pendingNowMs, liveDelayMs, asksPassword };
    const tickets = createTickets({
      ...placing,
      customers,
      customerEvents,
      metrics,
      onPendingFailed: (error, about) =>
        app.log.warn({ err: error, ...about }, 'a pending ticket could not be decided yet'),
    });

    const pushFeeds = createPushFeeds(config.FEED_PUSH_TOKENS, {
      owners: createNumberOwners(book, database),
      judgeRange: createRangeJudge(config.FEED_NUMBERS),
      onRefused: tellRefusedRows(metrics, (message) => report('feed', message)),
    });
    const app = await buildApp({
      config,
      rules,
      database,
      databaseHealth,
      book,
      bookNowMs,
      offering: createOfferingView(book, bookNowMs),
      lineHistories,
      customers,
      customerEvents,
      ...door,
      tickets,
      metrics,
      clientDir: join(PROJECT_ROOT, 'client', 'dist'),
      feedRoutes: pushFeeds.routes,
      isStopping: () => isStopping,
    });
    report = (message, detail) => app.log.warn({ detail }, message);
    if (source.leftOut !== null) app.log.warn(source.leftOut, 'the file has rows that are not replayed');
    const onError = (what: string) => (error: unknown) => {
      // What is out has a line of its own, when it goes and when it is back.
      const isKnown =
        databaseHealth.note(error) || error instanceof LogUnavailable || error instanceof LeaseLost;
      if (!isKnown) app.log.warn({ err: error }, what);
    };
    createGauge(
      metrics,
      'lineboard_feed_age_seconds',
      'Seconds since a feed took its present state',
      'feed',
      () => book.feeds().map(({ feedId, sinceMs }) => [feedId, (wallNowMs() - sinceMs) / 1000] as const),
    );

    const trustsProxy = createTrustsProxy(config.TRUST_PROXY);
    const live = createLiveServer({
      httpServer: app.server,
      book,
      bookClock,
      customerEvents,
      authenticate: async (cookieHeader) => {
        const cookies = app.parseCookie(cookieHeader ?? '');
        const found = await door.sessions.find(cookies[door.sessions.cookieName]);
        return found.state === 'customer' ? found : found.state;
      },
      defaultStore: config.DEFAULT_STORE,
      checkOrigin: createOriginCheck(config.PUBLIC_ORIGINS, trustsProxy),
      clientAddress: createClientAddress(trustsProxy),
      isAccepting: () => databaseHealth.up,
      registry: metrics.registry,
      limits: {
        windowMs: config.CONFLATION_MS,
        pulseMs: config.PULSE_MS,
        socketsPerAddress: config.SOCKETS_PER_ADDRESS,
        socketsPerCustomer: config.SOCKETS_PER_CUSTOMER,
        mostBacklogBytes: config.LIVE_BACKLOG_MB * 1024 * 1024,
      },
    });

    const grading = startGrading(
      { ...placing, customerEvents, metrics },
      {
        onError: onError('a result could not be graded yet'),
        onWaiting: (game) =>
          app.log.warn(game, 'a final came without the period scores that wagers wait for'),
      },
    );
    closers.push(grading.stop);
    closers.push(await readLog(book, log));
    const logLines = log.readable$.pipe(skip(1)).subscribe((isReadable) => {
      if (!isStopping) report('line log', isReadable ? 'is read again' : 'can not be read');
    });
    closers.push(() => logLines.unsubscribe());
    const watching = watchFeeds(book.signs$, {
      silentAfterMs: config.FEED_SILENCE_MS,
      suspend: log.suspend,
    }).subscribe();
    closers.push(() => watching.unsubscribe());
    const runFeeds = (writer: LeasedWriter): FeedRun => {
      const ownFeed = source.create?.(bookClock, onError('the feed begins anew'));
      const feeds = [...(ownFeed === undefined ? [] : [ownFeed]), ...pushFeeds.feeds];
      const runs = feeds.map((feed) => runFeed(feed, { writer, log, book }));
      return {
        stop: async () => void (await Promise.all(runs.map((run) => run.stop()))),
        close: async () => void (await Promise.all(runs.map((run) => run.close()))),
      };
    };
    const leadership = holdLeadership(log, runFeeds, (change) => app.log.info(change, 'running the feeds'));
    closers.push(leadership.stop);
    const pendingClock = startPendingClock(
      tickets,
      wallNowMs,
      onError('pending tickets could not be decided yet'),
    );
    closers.push(pendingClock.stop);
    const sweep = setInterval(
      () => void door.sweep().catch(onError('expired sessions stay')),
      SWEEP_SESSIONS_MS,
    );
    closers.push(() => clearInterval(sweep));
    const sweepOld = setInterval(() => {
      const nowMs = wallNowMs();
      void sweepKeys(database, nowMs).catch(onError('old ticket keys stay'));
      void sweepActions(database, nowMs).catch(onError('old lines of the action log stay'));
    }, SWEEP_OLD_ROWS_MS);
    closers.push(() => clearInterval(sweepOld));

    // Closed first, and in an order that customers don't notice where there is another gateway: the feeds go over to it,
    // then the sockets, and calls are answered until then.
    closers.push(async () => {
      isStopping = true;
      await leadership.stop();
      // From here on a balancer finds the port closed; calls on connections that stand are answered.
      const closed = app.close();
      await live.close(DRAIN_SOCKETS_MS);
      // A connection that a browser opened ahead and never used would be waited for until it times out.
      const patience = setTimeout(() => app.server.closeAllConnections(), ANSWER_CALLS_MS);
      await closed;
      clearTimeout(patience);
    });
    const address = await app.listen({
      host: config.HOST,
      port: config.PORT,
      backlog: config.LISTEN_BACKLOG,
    });
    return { app, address, database: opened.description, stop: closeAll };
  } catch (error) {
    await closeAll();
    throw error;
  }
};
