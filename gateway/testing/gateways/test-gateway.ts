import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import { NO_SITE_FILE, type SiteConfiguration } from '@lineboard/domain/words/site/site-configuration';
import type { FastifyInstance } from 'fastify';
import { holdToContract } from './hold-to-contract.ts';
import { injectAsPage } from './inject-as-page.ts';
import { notePage } from '../customers/page-marks.ts';
import { buildApp } from '../../src/start/app.ts';
import { openCaptcha } from '../../src/account/captcha/open-captcha.ts';
import { type Config, readConfig } from '../../src/config/read-config.ts';
import type { CustomerEvents, PrivateEvent } from '../../src/ground/customer/customer-events.ts';
import { createInProcessCustomerEvents } from '../../src/ground/customer/in-process-customer-events.ts';
import { createCustomers } from '../../src/ground/customer/customers.ts';
import type { Database } from '../../src/ground/database/create-database.ts';
import { isDatabaseLoss } from '../../src/ground/database/is-database-loss.ts';
import type { GradingRun } from '../../src/betting/grading/grading-parts.ts';
import { createSetAside } from '../../src/betting/grading/set-aside.ts';
import type { Message } from '../../src/ground/mail/mailer.ts';
import { createNotedLog, type LogLine } from '../fakes/noted-log.ts';
import { createMetrics } from '../../src/ground/report/metrics.ts';
import { endSubscriptions } from '../../src/account/web-push/end-subscriptions.ts';
import { openSignIn, type SignInDoor } from '../../src/account/session/open-sign-in.ts';
import { createPageMark } from '../../src/account/session/page-mark.ts';
import { sessionIdOf } from '../../src/account/session/session-token.ts';
import { createGameView } from '../../src/betting/offering/create-game-view.ts';
import { createScoresView } from '../../src/betting/offering/create-scores-view.ts';
import { readPastScore } from '../../src/betting/offering/read-past-scores.ts';
import type { PlacingParts } from '../../src/betting/tickets/place-ticket.ts';
import { cardKeyOf } from '../../src/config/card-key.ts';
import { createSales, type Sales } from '../../src/betting/selling/sales.ts';
import { createTickets, type Tickets } from '../../src/betting/tickets/tickets.ts';
import { NO_SCREEN_MARKS } from '../../src/ground/traces/screen-marks.ts';
import { NO_TRACES } from '../../src/ground/traces/traces.ts';
import { createNotedFailures, type NotedFailure } from '../fakes/noted-failures.ts';
import { createFakeBook, type FakeBook } from '../fakes/fake-book.ts';

/** A gateway over a real database and a book that the test moves by hand; nothing listens. */
export interface TestGateway {
  app: FastifyInstance;
  book: FakeBook;
  sales: Sales;
  tickets: Tickets;
  door: SignInDoor;
  customerEvents: CustomerEvents;
  placing: PlacingParts;
  grading: GradingRun;
  /** The wall clock, which is stopped unless it is moved. */
  clock: { wallMs: number };
  events: Array<{ customerId: string; event: PrivateEvent }>;
  /** Every message that was sent, latest last; none goes anywhere. */
  mails: Message[];
  /** What its parts swallowed and told operators. */
  reported: NotedFailure[];
  /** Origins of providers that don't answer. */
  outages: Set<string>;
  /** Lines of its log, as `LOG_LEVEL` says; none unless a test says so. */
  lines: LogLine[];
  /** What kept pending tickets from being decided. */
  failures: unknown[];
  /** A cookie header of a fresh session, of a customer who has a password of the own by then. */
  cookieOf(customerId: string): Promise<string>;
  close(): Promise<void>;
}

const NFL_TOPIC = 'lines/main/Football/NFL';

export const TEST_ORIGIN = 'http://book.example';

export const createTestGateway = async (
  database: Database,
  env: Record<string, string> = {},
  parts: Partial<PlacingParts> = {},
  siteFile: SiteConfiguration = NO_SITE_FILE,
  clientDir = '/nowhere',
): Promise<TestGateway> => {
  const result = readConfig({
    LOG_LEVEL: 'silent',
    PUBLIC_ORIGINS: TEST_ORIGIN,
    RATE_LIMIT_PER_MINUTE: '1000000',
    ...env,
  });
  if (!result.ok) throw new Error(result.mistake);
  const config: Config = result.config;
  const clock = { wallMs: 1_800_000_000_000 };
  const wallNowMs = (): number => clock.wallMs;
  const book = createFakeBook();
  const metrics = createMetrics();
  const customerEvents = createInProcessCustomerEvents();
  const events: TestGateway['events'] = [];
  customerEvents.listen((customerId, event) => events.push({ customerId, event }));
  const customers = createCustomers(database, wallNowMs);
  const door = openSignIn(config, database, customerEvents, wallNowMs, endSubscriptions);
  const { sessions } = door;
  const { reporter, failures: reported } = createNotedFailures();
  const reports = { of: () => reporter };
  const captcha = openCaptcha({ config, database, reports, wallNowMs });
  const placing = {
    database,
    traces: parts.traces ?? NO_TRACES,
    book,
    bookNowMs: wallNowMs,
    wallNowMs,
    pendingNowMs: wallNowMs,
    liveDelayMs: () => config.LIVE_DELAY_MS,
    asksPassword: config.TICKET_PASSWORD,
    rules: DEFAULT_HOUSE_RULES,
    ...parts,
  };
  const failures: unknown[] = [];
  const outages = new Set<string>();
  const mails: Message[] = [];
  const mailer = {
    isSetUp: true,
    send: (message: Message) => void mails.push(message),
    handOver: (message: Message) => Promise.resolve(mails.push(message) > 0),
    close: async () => undefined,
  };
  const tickets = createTickets({
    ...placing,
    customers,
    customerEvents,
    metrics,
    onPendingFailed: (error) => failures.push(error),
  });
  const sales = createSales({
    ...placing,
    customerEvents,
    metrics,
    onSaleFailed: (error) => failures.push(error),
  });
  const { log, lines } = createNotedLog(config.LOG_LEVEL);
  const app = await buildApp({
    config,
    log,
    traces: placing.traces,
    screenMarks: NO_SCREEN_MARKS,
    database,
    siteFile,
    sandboxOrigin: config.SANDBOX_URL,
    identity: { isDemo: config.DEMO, book: '0123456789abcdef' },
    databaseHealth: { check: async () => null, note: isDatabaseLoss },
    rules: DEFAULT_HOUSE_RULES,
    book,
    bookNowMs: wallNowMs,
    wallNowMs,
    customerEvents,
    offering: {
      menu: (store) =>
        store === 'main'
          ? [
              {
                sportType: 'Football',
                type: 'G',
                subSports: [
                  {
                    sportSubType: 'NFL',
                    topic: NFL_TOPIC,
                    count: 1,
                    liveCount: 0,
                    spotlightCount: 0,
                    nextStartMs: null,
                  },
                ],
              },
            ]
          : [],
      teams: (store, sportType, sportSubType) =>
        store === 'main' && sportType === 'Football' && sportSubType === 'NFL'
          ? ['Chicago Bears', 'Detroit Lions']
          : [],
      search: () => ({ games: [], contests: [] }),
      spotlight: () => ({ games: [], contests: [] }),
      propsGames: () => [],
      contestsOf: () => [],
      propsOf: () => [],
      nextGames: () => [],
    },
    lineHistories: {
      points: (store, gameNum) =>
        store === 'main' && gameNum === 1
          ? [{ bookMs: 1, spread1: -3, moneyLine1: -150, totalPoints: 44.5 }]
          : [],
    },
    inPlay: { read: () => ({ scores: [], holds: [] }) },
    games: createGameView({
      book,
      bookNowMs: wallNowMs,
      readPast: (gameNum) => readPastScore(database, gameNum),
      nowMs: wallNowMs,
    }),
    scores: createScoresView({
      book: { topics: () => new Map() },
      bookNowMs: wallNowMs,
      readPast: async () => [],
      readCloses: async () => [],
      nowMs: wallNowMs,
    }),
    customers,
    ...door,
    mailer,
    webPushKeys: config.PUSH_KEY,
    cardKey: cardKeyOf(config),
    reports,
    captcha,
    providerHealth: { isOut: ({ address }) => outages.has(new URL(address).origin) },
    sales,
    tickets,
    metrics,
    clientDir,
    onAnswered: holdToContract,
  });
  injectAsPage(app);
  return {
    app,
    book,
    sales,
    tickets,
    door,
    customerEvents,
    placing,
    grading: {
      ...placing,
      customerEvents,
      metrics,
      setAside: createSetAside({
        failures: metrics.gradingFailures,
        count: metrics.gradingSetAside,
        onError: (error) => {
          throw error;
        },
      }),
    },
    clock,
    events,
    mails,
    outages,
    reported,
    lines,
    failures,
    cookieOf: async (customerId) => {
      await database.pool.query('update customer set must_change_password = false where customer_id = $1', [
        customerId,
      ]);
      const opening = { address: '127.0.0.1', userAgent: '', isConfirmed: true };
      const token = await sessions.create(customerId, opening);
      if (token === null) throw new Error(`${customerId} can't sign in`);
      const cookie = `${sessions.cookieName}=${token}`;
      notePage(cookie, createPageMark({ customerId, sessionId: sessionIdOf(token) }));
      return cookie;
    },
    close: () => app.close(),
  };
};
