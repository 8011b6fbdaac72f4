import type { Book } from '../lines/book/book.ts';
import { explainFullServer } from '../ground/database/connections-needed.ts';
import type { Database } from '../ground/database/create-database.ts';
import { untilAnswered } from '../ground/database/until-answered.ts';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { openCaptcha } from '../account/captcha/open-captcha.ts';
import { feedOfBook } from '../config/feed-of-book.ts';
import { checkFrames } from '../config/list-frames.ts';
import type { Config } from '../config/read-config.ts';
import { listBookOrigins } from '../config/sandbox-origin.ts';
import { createDemoSite } from '../desk/demo/demo-site.ts';
import { readSiteFile } from '../config/read-site-file.ts';
import { traceSettingsOf } from '../config/trace-settings-of.ts';
import { readHouseRules } from '../config/read-house-rules.ts';
import { seedContent } from '../words/content/seed-content.ts';
import { createCustomers } from '../ground/customer/customers.ts';
import { seedDemo } from '../desk/demo/seed-demo.ts';
import { PROJECT_ROOT } from '../ground/folders/folders.ts';
import { readBookMark } from '../desk/operations/read-book-mark.ts';
import { createOfferingView } from '../betting/offering/create-offering-view.ts';
import { createGameView } from '../betting/offering/create-game-view.ts';
import { createClosingNumbers } from '../betting/offering/closing-numbers.ts';
import { createScoresView } from '../betting/offering/create-scores-view.ts';
import { createInPlayView } from '../betting/offering/in-play-view.ts';
import { keepLineHistories } from '../betting/offering/line-histories.ts';
import { readPastScore, readPastScores } from '../betting/offering/read-past-scores.ts';
import { createLogger } from '../ground/report/logger.ts';
import { endSubscriptions } from '../account/web-push/end-subscriptions.ts';
import { openSignIn } from '../account/session/open-sign-in.ts';
import type { Sessions } from '../account/session/sessions.ts';
import { judgeSite } from '../config/judge-site.ts';
import { cardKeyOf } from '../config/card-key.ts';
import { closeGateway } from './close-gateway.ts';
import { Closers } from './closers.ts';
import { joinParts } from './join-parts.ts';
import { openConfiguredRedis } from '../config/open-configured-redis.ts';
import { openBook } from './open-book.ts';
import { openClock } from './open-clock.ts';
import { openCustomerEvents } from './open-customer-events.ts';
import { type Ground, openGround } from './open-ground.ts';
import { openMail } from './open-mail.ts';
import { openWebPush, webPushKeysOf } from './open-web-push.ts';
import { openGuardedFeeds } from './open-push-feeds.ts';
import { openSandbox } from './open-sandbox.ts';
import { openSource } from './open-source.ts';
import { playAgentSite } from './play-agent-site.ts';
import { runFeeds } from './run-feeds.ts';
import { serveSockets, type SocketParts } from './serve-sockets.ts';
import { startProviderHealth } from './start-provider-health.ts';
import { startWork } from './start-work.ts';
import { workOfLeader } from './work-of-leader.ts';
import { createSales, type Sales } from '../betting/selling/sales.ts';
import type { Reports } from '../ground/report/reporter.ts';
import { createTickets, type Tickets, type TicketsParts } from '../betting/tickets/tickets.ts';
import { readWords } from '../words/catalogues/texts-in.ts';
import { spanOfLine } from '../ground/traces/active-span.ts';

export interface Gateway {
  app: FastifyInstance;
  log: Logger;
  /** e.g. http://127.0.0.1:8080 */
  address: string;
  database: string;
  stop(): Promise<void>;
}

const readOwnSite = (config: Config): ReturnType<typeof judgeSite> =>
  config.DEMO && config.SITE_FILE === null
    ? createDemoSite()
    : judgeSite(config, readSiteFile(config.SITE_FILE));

/**
 * Opens everything in the order of its dependencies, and listens last. Everything is closed again when a later step
 * fails, or when the gateway has to stop in the meantime.
 */
export const startGateway = async (
  config: Config,
  stopAsked = new AbortController().signal,
): Promise<Gateway> => {
  const closers = new Closers(stopAsked);
  try {
    const opened = await open(config, closers);
    return { ...opened, stop: () => closers.closeAll() };
  } catch (error) {
    await closers.closeAll();
    throw explainFullServer(error, config.DATABASE_CONNECTIONS) ?? error;
  }
};

const open = async (config: Config, closers: Closers): Promise<Omit<Gateway, 'stop'>> => {
  const wallNowMs = Date.now;
  readWords();
  const rules = readHouseRules(config.HOUSE_RULES_FILE);
  const ownSite = readOwnSite(config);
  const source = await openSource(config, wallNowMs());
  checkFrames(config, listBookOrigins(config, config.PORT));
  const log = createLogger(config.LOG_LEVEL, traceSettingsOf(config) === null ? undefined : spanOfLine);
  if (source.leftOut !== null) log.warn(source.leftOut, 'the file has rows that are not replayed');
  const ground = await openGround(config, log, closers);
  const { database, metrics, reports, traces } = ground;

  const wallMs = wallNowMs();
  const bookClock = await openClock(source.clock, { database, feed: feedOfBook(config).text, wallMs });
  const bookNowMs = (): number => bookClock.nowMs();
  await seedContent(database, wallMs);
  if (config.DEMO) await seedDemo(database, config.DEFAULT_STORE, wallMs, Math.round(bookNowMs()));
  const redis = await openConfiguredRedis(config);
  closers.add(() => redis?.close());
  const { book, lineLog } = await openBook(config, ground, redis, closers);

  const customerEvents = await openCustomerEvents(redis, database, reports, closers);
  const customers = createCustomers(database, wallNowMs);
  const mailer = await openMail(config, ground, closers);
  const webPushKeys = webPushKeysOf(config);
  const push = openWebPush(config, webPushKeys, { ...ground, customerEvents }, closers);
  const door = openSignIn(config, database, customerEvents, wallNowMs, endSubscriptions);
  const placing = createPlacing(config, { database, traces, rules, book, bookNowMs, wallNowMs });
  const bets = openBets({ ...placing, customers, customerEvents, metrics }, reports);
  const feeds = openGuardedFeeds(config, book, ground);
  const sandbox = await openSandbox(config, ground, closers);
  const sandboxOrigin = sandbox?.origin ?? null;
  const agents = await playAgentSite({ config, siteFile: ownSite }, sandboxOrigin, database);

  let isStopping = false;
  const own = {
    ...createViews(database, book, bookNowMs),
    captcha: openCaptcha({ config, database, reports, wallNowMs }),
    customers,
    customerEvents,
    mailer,
    webPushKeys,
    cardKey: cardKeyOf(config),
    ...bets,
    clientDir: join(PROJECT_ROOT, 'client', 'dist'),
    sandboxOrigin,
    providerHealth: startProviderHealth({ ...agents, config, sandboxOrigin }, reports, closers),
    feedRoutes: feeds.feedRoutes,
    isStopping: () => isStopping,
    identity: { isDemo: config.DEMO, book: await untilAnswered(() => readBookMark(database)) },
  };
  const app = await buildApp(joinParts([ground, placing, door, agents, own]));
  const asked = askDatabase(app, door.sessions, ground);
  const live = serveSockets(config, { app, book, bookClock, customerEvents, ...asked }, ground);
  startWork({ placing, ...bets, customerEvents, door, config, notices: feeds.notices }, ground, closers);
  const leadership = await runFeeds(
    {
      source,
      ...feeds,
      book,
      bookClock,
      lineLog,
      silentAfterMs: config.FEED_SILENCE_MS,
      alongside: workOfLeader(
        config,
        { customerEvents, bookNowMs, push, mailer, book, placing, ...bets, ...feeds },
        ground,
      ),
    },
    ground,
    closers,
  );
  closers.add(async () => {
    isStopping = true;
    await closeGateway(app, live, leadership);
  });
  // This makes sure that the first call is answered, however busy the machine is with the start.
  await untilAnswered(() => database.openFirst());
  const address = await app.listen({ host: config.HOST, port: config.PORT, backlog: config.LISTEN_BACKLOG });
  sandbox?.bookListens(address);
  return { app, log, address, database: ground.databaseName };
};

/** Placing bets and selling them. */
const openBets = (
  parts: Omit<TicketsParts, 'onPendingFailed'>,
  reports: Reports,
): { tickets: Tickets; sales: Sales } => ({
  tickets: createTickets({
    ...parts,
    onPendingFailed: (error, about) => reports.of('tickets').failed('notDecided', error, about),
  }),
  sales: createSales({
    ...parts,
    onSaleFailed: (error, about) => reports.of('sales').failed('notDecided', error, about),
  }),
});

/** What sockets want to know of the database: whose they are, by the cookie, and whether tickets can be written. */
const askDatabase = (
  app: FastifyInstance,
  sessions: Sessions,
  { databaseHealth }: Pick<Ground, 'databaseHealth'>,
): Pick<SocketParts, 'authenticate' | 'isAccepting'> => ({
  authenticate: async (cookieHeader) => {
    const cookies = app.parseCookie(cookieHeader ?? '');
    const found = await sessions.find(cookies[sessions.cookieName]);
    return found.state === 'customer' ? found : found.state;
  },
  isAccepting: () => databaseHealth.up,
});

/** The views of the book for pages, besides its topics. */
const createViews = (database: Database, book: Book, bookNowMs: () => number) => ({
  offering: createOfferingView(book, bookNowMs),
  lineHistories: keepLineHistories(book, bookNowMs),
  inPlay: createInPlayView(book, bookNowMs),
  games: createGameView({
    book,
    bookNowMs,
    readPast: (gameNum) => readPastScore(database, gameNum),
    nowMs: () => performance.now(),
  }),
  scores: createScoresView({
    book,
    bookNowMs,
    readPast: (fromMs, toMs) => readPastScores(database, fromMs, toMs),
    readCloses: createClosingNumbers(database, () => performance.now()),
    nowMs: () => performance.now(),
  }),
});

/** The dependencies of placing a ticket, and of deciding on a pending one. */
const createPlacing = <Parts extends object>(config: Config, parts: Parts) => ({
  ...parts,
  pendingNowMs: () => null,
  liveDelayMs: createLiveDelay(config),
  asksPassword: config.TICKET_PASSWORD,
});

/** HR-44: the delay of a live wager, by sport. */
const createLiveDelay = (config: Config): ((sportType: string) => number) => {
  const delays = new Map<string, number>();
  for (const { sportType, delayMs } of config.LIVE_DELAYS) delays.set(sportType, delayMs);
  return (sportType) => delays.get(sportType) ?? config.LIVE_DELAY_MS;
};
