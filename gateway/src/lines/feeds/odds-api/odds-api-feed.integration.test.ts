import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotedFailures, NOTHING_FAILS } from '../../../../testing/fakes/noted-failures.ts';
import { sampleEvent, sampleId } from '../../../../testing/odds-api/odds-samples.ts';
import {
  type OddsStandIn,
  STAND_IN_KEY,
  startOddsStandIn,
} from '../../../../testing/odds-api/odds-stand-in.ts';
import { createTestDatabase, oneEngine } from '../../../../testing/servers/test-database.ts';
import { type Book, createBook } from '../../book/book.ts';
import { judgeMarket } from '@lineboard/domain/betting/quote/line-validity';
import type { Database } from '../../../ground/database/create-database.ts';
import { runFeed } from '../../log/feed-runner.ts';
import { createInProcessLog } from '../../log/in-process-log.ts';
import { createOddsApi } from './ask-odds-api.ts';
import { createOddsApiFeed } from './create-odds-api-feed.ts';
import { createEventNumbers } from './event-numbers.ts';
import { FIRST_GAME_NUM } from './event-records.ts';
import { createRequestBudget } from './request-budget.ts';

const NFL = 'americanfootball_nfl';
const TOPIC = 'lines/main/Football/NFL';
const STALE_MS = 1_500;
/** Enough to ask again at once, also in the first hour of a month. */
const MONTHLY_REQUESTS = 1_000_000_000;
const within = { timeout: 15_000, interval: 20 };

const game = (num: number) => ({
  id: sampleId(num),
  sport: NFL,
  home: `Home ${num}`,
  away: `Away ${num}`,
  startMs: Date.now() + 3_600_000,
  seenMs: Date.now(),
});
const unnumbered = (num: number) => ({
  eventId: String(num).padStart(32, 'a'),
  sportKey: NFL,
  homeTeam: `Home ${num}`,
  awayTeam: `Away ${num}`,
  commenceMs: 1_900_000_000_000,
});

describe.each(oneEngine())('the feed of the odds provider on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let standIn: OddsStandIn;
  let stops: Array<() => Promise<void>>;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  beforeEach(async () => {
    stops = [];
    standIn = await startOddsStandIn();
    standIn.sports = [NFL];
    standIn.remaining = MONTHLY_REQUESTS;
    await database.kysely.deleteFrom('odds_api_event').execute();
    await database.kysely.deleteFrom('odds_api_spending').execute();
  });
  afterEach(async () => {
    await Promise.all(stops.map((stop) => stop()));
    await standIn.close();
  });
  afterAll(() => drop());

  /** A gateway's feed, log and book. */
  const run = async () => {
    const { reporter, failures } = createNotedFailures();
    const settings = {
      baseUrl: standIn.address,
      apiKey: STAND_IN_KEY,
      sports: [NFL],
      regions: ['us'],
      bookmakers: [],
      monthlyRequests: MONTHLY_REQUESTS,
      staleMs: STALE_MS,
    };
    const feed = createOddsApiFeed({
      settings,
      store: 'main',
      api: createOddsApi(settings, { withinMs: 500, mostBytes: 1_000_000 }),
      numbers: createEventNumbers(database),
      budget: createRequestBudget(database, settings.monthlyRequests),
      reporter,
      tell: () => undefined,
      onFailure: (error) => reporter.failed('log', error),
      nowMs: Date.now,
      random: Math.random,
      pace: { leastPeriodMs: 200, firstRetryMs: 50 },
    });
    const log = createInProcessLog({ reporter: NOTHING_FAILS });
    const book = createBook();
    await log.open(book.reader);
    const running = runFeed(feed, { writer: log, log, book, reporter: NOTHING_FAILS });
    stops.push(() => running.stop());
    return { book, failures, stop: () => running.stop() };
  };
  /** The bookmakers look again and again. */
  const confirm = (...nums: number[]): (() => void) => {
    const put = (): void =>
      void standIn.odds.set(
        NFL,
        nums.map((num) => sampleEvent(game(num))),
      );
    put();
    const timer = setInterval(put, 50);
    const stop = (): void => clearInterval(timer);
    stops.push(async () => stop());
    return stop;
  };
  const lineOf = (book: Book, gameNum: number) => book.topicState(TOPIC).line.get(`${gameNum}.0`);
  /** Sorts games by number: they come in the order in which the provider answered. */
  const gamesOf = (book: Book) =>
    [...book.topicState(TOPIC).game.values()]
      .map(({ gameNum, team2Id }) => [gameNum, team2Id] as const)
      .toSorted(([a], [b]) => a - b);
  const isBettable = (book: Book, gameNum: number): boolean => {
    const [shown, line] = [book.game(gameNum), lineOf(book, gameNum)];
    if (shown === null || line === undefined) return false;
    return (
      judgeMarket(shown, line, 'S', 'team1', {
        bookMs: Date.now(),
        feedUp: book.feeds().every(({ state }) => state === 'up'),
        restrictions: [],
        isTeased: false,
      }).refusal === null
    );
  };

  it('opens lines, holds them while the provider is silent, and opens them when it is back', async () => {
    confirm(1);
    const { book, failures } = await run();
    await vi.waitFor(() => expect(gamesOf(book)).toHaveLength(1), within);
    const [[gameNum] = []] = gamesOf(book) as Array<[number, string]>;
    await vi.waitFor(() => expect(isBettable(book, gameNum!)).toBe(true), within);
    for (const mishap of [
      { kind: 'hang' } as const,
      { kind: 'cut' } as const,
      { kind: 'status', status: 503 } as const,
    ]) {
      standIn.mishap = () => mishap;
      await vi.waitFor(() => expect(book.feeds()).toMatchObject([{ state: 'down' }]), within);
      expect(lineOf(book, gameNum!)?.spreadLineStatus).toBe('H');
      expect(isBettable(book, gameNum!)).toBe(false);
      standIn.mishap = null;
      await vi.waitFor(() => expect(isBettable(book, gameNum!)).toBe(true), within);
    }
    expect(new Set(failures.map(({ kind }) => kind))).toEqual(new Set(['unanswered']));
    expect(standIn.mostAtOnce).toBeLessThanOrEqual(2);
  }, 60_000);

  it('holds lines of bookmakers who are silent, while the provider answers and the feed is up', async () => {
    const silence = confirm(1);
    const { book } = await run();
    await vi.waitFor(() => expect(gamesOf(book)).toHaveLength(1), within);
    const [[gameNum] = []] = gamesOf(book) as Array<[number, string]>;
    await vi.waitFor(() => expect(isBettable(book, gameNum!)).toBe(true), within);
    silence();
    await vi.waitFor(() => expect(isBettable(book, gameNum!)).toBe(false), within);
    expect(book.feeds()).toMatchObject([{ state: 'up' }]);
    confirm(1);
    await vi.waitFor(() => expect(isBettable(book, gameNum!)).toBe(true), within);
  });

  it('gives an event one number, over restarts and by whichever gateway', async () => {
    const leaveOut = confirm(1, 2);
    const first = await run();
    await vi.waitFor(() => expect(gamesOf(first.book)).toHaveLength(2), within);
    const before = gamesOf(first.book);
    await first.stop();
    leaveOut();
    confirm(3, 2, 1);
    const [second, third] = await Promise.all([run(), run()]);
    await vi.waitFor(() => expect(gamesOf(second.book)).toHaveLength(3), within);
    await vi.waitFor(() => expect(gamesOf(third.book)).toEqual(gamesOf(second.book)), within);
    expect(gamesOf(second.book)).toEqual(expect.arrayContaining(before));
    expect(new Set(gamesOf(second.book).map(([gameNum]) => gameNum)).size).toBe(3);
  });

  it('numbers events that two gateways name at once, the same on both', async () => {
    const [one, other] = [createEventNumbers(database), createEventNumbers(database)];
    // So many, in opposite orders, that each would come to hold what the other waits for.
    const events = Array.from({ length: 1_000 }, (_, at) => unnumbered(at));
    const [first, second] = await Promise.all([one.number(events), other.number(events.toReversed())]);
    const byId = (numbered: typeof first) =>
      new Map(numbered.map(({ eventId, gameNum }) => [eventId, gameNum]));
    expect(byId(first)).toEqual(byId(second));
    const gameNums = [...byId(first).values()];
    expect(new Set(gameNums).size).toBe(events.length);
    expect(Math.min(...gameNums)).toBeGreaterThanOrEqual(FIRST_GAME_NUM);
    const [event] = events;
    const renamed = { ...event!, homeTeam: 'Another' };
    expect(await one.number([renamed])).toMatchObject([{ homeTeam: 'Home 0' }]);
    await one.move(byId(first).get(event!.eventId)!, 1_900_000_000_001);
    expect(await other.readSince(1_900_000_000_001)).toMatchObject([{ eventId: event!.eventId }]);
  });

  it('spends a month’s requests day by day, and not one more, however many ask', async () => {
    const [one, other] = [createRequestBudget(database, 310), createRequestBudget(database, 310)];
    const firstMs = Date.UTC(2031, 0, 1, 23);
    const tries = await Promise.all(
      [one, other, one, other, one, other, one, other].map((budget) => budget.take(3, firstMs)),
    );
    expect(tries.filter((taken) => taken !== null)).toHaveLength(3);
    expect(await one.leftToday(firstMs)).toBe(1);
    await one.settle(tries.find((taken) => taken !== null)!, 0);
    expect(await other.leftToday(firstMs)).toBe(4);
    // What the first day left is shared by the others.
    expect(await one.leftToday(firstMs + 2 * 3_600_000)).toBe(10);
    expect(await one.leftToday(Date.UTC(2031, 0, 31))).toBe(304);
    expect(await one.take(305, Date.UTC(2031, 0, 31))).toBeNull();
    expect(await one.leftToday(Date.UTC(2031, 1, 1))).toBe(11);
  });
});
