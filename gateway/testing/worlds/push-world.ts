import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect } from 'vitest';
import type { Feed, FeedSink } from '../../src/lines/feeds/feed.ts';
import { createPushFeeds } from '../../src/lines/feeds/push/create-push-feeds.ts';
import type { NumberOwners } from '../../src/lines/feeds/push/number-owners.ts';
import type { JudgeRange } from '../../src/lines/feeds/push/number-ranges.ts';
import { NO_TRACES } from '../../src/ground/traces/traces.ts';
import { createNotedFailures } from '../fakes/noted-failures.ts';
import { ToldBook } from '../fakes/told-book.ts';
import { plainGuard } from '../fakes/plain-guard.ts';
import { pushedGame, pushedLine } from '../samples/push-rows.ts';

export const MOVER_TOKEN = 'mover-token-of-enough-length';
export const OTHER_TOKEN = 'another-token-long-enough';

type Sent = Awaited<ReturnType<FastifyInstance['inject']>>;

export interface PushWorld {
  readonly app: FastifyInstance;
  /** `mover`, which is started; `other` is not. */
  readonly feed: Feed;
  readonly book: ToldBook;
  readonly owners: NumberOwners;
  judgeRange: JudgeRange;
  isLogAway: boolean;
  /** Those that operators made. */
  stores: readonly string[];
  /** By which starts are told: after the game, unless a test says otherwise. */
  nowMs: number;
  send(body: unknown, headers?: Record<string, string>, feedId?: string): Promise<Sent>;
  /** Batch 1: an image of game 1 with a spread of 3. */
  sendImage(): Promise<Sent>;
  /** What was reported since the last call: the kind, the cause in words, the feed. A test leaves none untaken. */
  takeFailures(): unknown[][];
}

const AFTER_GAME_MS = Date.UTC(2032, 0, 1);

export const createBatch = (sequence: number, rows: unknown[], image = false) => ({
  batchId: `b${sequence}`,
  sequence,
  image,
  rows,
});

/** Two push feeds with their routes, before each test, in front of a book that only listens. */
export const setUpPushWorld = (): PushWorld => {
  let app: FastifyInstance;
  let feed: Feed;
  let book: ToldBook;
  let owners: NumberOwners;
  let noted: ReturnType<typeof createNotedFailures>;

  const world: PushWorld = {
    get app() {
      return app;
    },
    get feed() {
      return feed;
    },
    get book() {
      return book;
    },
    get owners() {
      return owners;
    },
    judgeRange: () => null,
    isLogAway: false,
    nowMs: AFTER_GAME_MS,
    stores: ['main'],
    send: async (body, headers = { authorization: `Bearer ${MOVER_TOKEN}` }, feedId = 'mover') =>
      await app.inject({ method: 'POST', url: `/api/feed/${feedId}`, headers, payload: body as object }),
    sendImage: () => world.send(createBatch(1, [pushedGame(1), pushedLine(1)], true)),
    takeFailures: () =>
      noted.failures.splice(0).map(({ kind, cause, about }) => [kind, (cause as Error).message, about]),
  };

  beforeEach(async () => {
    app = fastify();
    book = new ToldBook();
    world.isLogAway = false;
    world.nowMs = AFTER_GAME_MS;
    world.stores = ['main'];
    world.judgeRange = () => null;
    const sink: FeedSink = {
      append: (changes) => (world.isLogAway ? Promise.reject(new Error('log away')) : book.append(changes)),
    };
    owners = {
      ofGame: () => null,
      ofContest: () => null,
      findForeign: () => Promise.resolve({ games: new Map(), contests: new Map() }),
      findWagered: () => Promise.resolve(new Set()),
      findTeams: () => Promise.resolve(new Map()),
      findStores: () => Promise.resolve(new Set(world.stores)),
      findLeagues: () => Promise.resolve(new Map()),
      findOpenWagers: () => Promise.resolve([]),
    };
    const tokens = [
      { feedId: 'mover', token: MOVER_TOKEN },
      { feedId: 'other', token: OTHER_TOKEN },
    ];
    noted = createNotedFailures();
    const push = createPushFeeds(tokens, {
      owners,
      judgeRange: (...asked) => world.judgeRange(...asked),
      onOpened: () => Promise.resolve(),
      onRefused: () => undefined,
      onTaken: () => undefined,
      onBatch: () => undefined,
      onNewLeague: () => undefined,
      nowMs: () => world.nowMs,
      guard: (feedId) => plainGuard(feedId, () => world.nowMs),
      reporter: noted.reporter,
      traces: NO_TRACES,
    });
    push.routes(app);
    feed = push.feeds[0]!;
    await feed.start(sink);
  });
  afterEach(async () => {
    await feed.stop();
    await app.close();
    expect(noted.failures).toEqual([]);
  });

  return world;
};
