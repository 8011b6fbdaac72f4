import type fc from 'fast-check';
import type { Batch } from '@lineboard/domain/lines/feed/push-batch.schema';
import { NO_TRACES } from '../../src/ground/traces/traces.ts';
import { loneRedis } from '../../src/ground/redis/redis-primary.ts';
import { type Book, createBook } from '../../src/lines/book/book.ts';
import { watchFeeds } from '../../src/lines/book/feed-watch.ts';
import { CONFIRMED_WITHIN_MS, isFresh } from '../../src/lines/book/freshness.ts';
import type { LineLog } from '../../src/lines/book/line-log.ts';
import { readLog } from '../../src/lines/book/read-log.ts';
import type { Feed } from '../../src/lines/feeds/feed.ts';
import { createPushFeed } from '../../src/lines/feeds/push/create-push-feeds.ts';
import { type BatchResult, BatchTaker, type TakerParts } from '../../src/lines/feeds/push/take-batch.ts';
import { runFeed } from '../../src/lines/log/feed-runner.ts';
import { type FeedRun, holdLeadership, type Leadership } from '../../src/lines/log/hold-leadership.ts';
import { createRedisLog } from '../../src/lines/log/redis-log.ts';
import { createFakeRedis } from '../fakes/fake-redis.ts';
import { plainGuard } from '../fakes/plain-guard.ts';
import { LineMover } from './line-mover.ts';
import { type Bettable, ModelBoard } from './model-board.ts';
import { createProcesses } from './processes.ts';

export const SILENT_AFTER_MS = 10_000;
/** Ends before the pushed games begin. */
const BEGAN_MS = Date.UTC(2030, 0, 1);
export const GATEWAYS = [0, 1];
export const FEEDS = ['east', 'west'] as const;
const STEP_MS = 2;
/** By feed. */
export const GAMES = [
  [1, 2],
  [11, 12],
] as const;

const CALM = { failed: (): void => {} };
const FREE_NUMBERS: TakerParts['owners'] = {
  ofGame: () => null,
  ofContest: () => null,
  findForeign: async () => ({ games: new Map(), contests: new Map() }),
  findWagered: async () => new Set<number>() as never,
  findTeams: async () => new Map(),
  findStores: async () => new Set(['main']),
  findLeagues: async () => new Map(),
  findOpenWagers: async () => [],
};

interface Gateway {
  book: Book;
  takers: BatchTaker[];
  log: LineLog | null;
  leadership: Leadership | null;
  leases: number;
}

/** Two gateways on one Redis, as they start: what each asks it, and each timer, waits for its turn. */
export const openLogWorld = (s: fc.Scheduler) => {
  const processes = createProcesses(s, { idleTurns: 12, mostSteps: 100_000, stepMs: STEP_MS });
  const { clock, turnOf } = processes;
  const nowMs = (): number => BEGAN_MS + Math.floor(clock.nowMs);
  const redis = createFakeRedis(nowMs);
  const model = new ModelBoard(CONFIRMED_WITHIN_MS);
  /** Those of processes that were killed among them. */
  const started: Gateway[] = [];
  /** The process of each gateway, by its place in `started`. */
  const processOf: number[] = [];
  let resets = 0;

  const createTakers = (): { takers: BatchTaker[]; feeds: Feed[] } => {
    const parts: Omit<TakerParts, 'otherClaim'> = {
      ...{ owners: FREE_NUMBERS, judgeRange: () => null, onOpened: async () => {}, onRefused: () => {} },
      ...{
        onTaken: () => {},
        onBatch: () => {},
        onNewLeague: () => {},
        nowMs,
        reporter: CALM,
        traces: NO_TRACES,
      },
    };
    const made = FEEDS.map((feedId) => {
      const guarded = plainGuard(feedId, nowMs);
      const taker = new BatchTaker(feedId, { ...parts, otherClaim: () => null }, guarded);
      return { taker, feed: createPushFeed(feedId, taker, { ...parts, guarded, onStopped: () => {} }) };
    });
    return { takers: made.map(({ taker }) => taker), feeds: made.map(({ feed }) => feed) };
  };

  const start = async (at: number): Promise<void> => {
    const book = createBook({ silentAfterMs: SILENT_AFTER_MS, nowMs });
    const { takers, feeds } = createTakers();
    const gateway: Gateway = { book, takers, log: null, leadership: null, leases: 0 };
    started[at] = gateway;
    const connect = redis.connect((what) => turnOf(at, what));
    const log = await createRedisLog(loneRedis('redis://fake'), {
      ...{ reporter: CALM, connect, entriesPerImage: 5, blockMs: 100, leaseMs: 1_500 },
    });
    gateway.log = log;
    book.steps$.subscribe(({ kind }) => (resets += kind === 'reset' ? 1 : 0));
    await readLog(book, log, CALM);
    const suspend: LineLog['suspend'] = (feedId, clk) => log.suspend(feedId, clk);
    watchFeeds(book.signs$, { silentAfterMs: SILENT_AFTER_MS, suspend, reporter: CALM }).subscribe();
    gateway.leadership = holdLeadership({
      log,
      begin: (writer): FeedRun => {
        gateway.leases += 1;
        const runs = feeds.map((feed) => runFeed(feed, { writer, log, book, reporter: CALM }));
        return {
          stop: async () => void (await Promise.all(runs.map((run) => run.stop()))),
          close: async () => void (await Promise.all(runs.map((run) => run.close()))),
        };
      },
      onChange: () => {},
      reporter: CALM,
    });
  };

  /** A new process in the place of the one that is there: nobody hears of that one again. */
  const begin = (gateway: number): void => {
    const before = processOf[gateway];
    if (before !== undefined) processes.sleep(before);
    const at = started.length;
    processOf[gateway] = at;
    void processes.run(at, () => start(at));
  };
  const send = async (feed: number, gateway: number, batch: Batch): Promise<BatchResult> => {
    const at = processOf[gateway]!;
    await turnOf(at, `${FEEDS[feed]} sends ${batch.sequence}`);
    const result = await processes.run(at, () => started[at]!.takers[feed]!.take(batch, batch.batchId));
    await turnOf(at, `${FEEDS[feed]} is answered ${batch.sequence}`);
    return result;
  };
  for (const gateway of GATEWAYS) begin(gateway);
  const movers = GAMES.map(
    (games, feed) =>
      new LineMover({
        ...{ games, gateways: GATEWAYS.length, model, nowMs },
        send: (at, batch) => send(feed, at, batch),
      }),
  );

  const listBettable = (): Bettable[] =>
    GATEWAYS.flatMap((gateway) => {
      const { book } = started[processOf[gateway]!]!;
      return book.accepting && isFresh(book)
        ? GAMES.flat().flatMap((game): Bettable[] => {
            const pick = { type: 'G', gameNum: game, periodNumber: 0, market: 'M', side: 'team1' } as const;
            const quote = book.quote(pick, 'main');
            if (quote?.type !== 'G' || !quote.feedUp || quote.line.moneyLineStatus !== 'O') return [];
            return [{ gateway, game, price: quote.line.moneyLine1 ?? 0 }];
          })
        : [];
    });

  return {
    ...{ clock, redis, model, movers, started, listBettable, begin },
    sleep: (gateway: number) => processes.sleep(processOf[gateway]!),
    wake: (gateway: number) => processes.wake(processOf[gateway]!),
    get resets() {
      return resets;
    },
    /** Time goes on until the work is done; after each step nobody shows what is too old. */
    release: async (work: Promise<unknown>, isDone = (): boolean => false): Promise<void> => {
      let isOver = false;
      void work.then(() => (isOver = true));
      await processes.release(
        () => isOver || isDone() || model.faults.length > 0,
        () => {
          for (const shown of listBettable()) model.look(shown, nowMs());
        },
      );
    },
    close: async (): Promise<void> => {
      const alive = processOf.map((at) => started[at]!);
      await Promise.all(
        alive.map(async ({ leadership, log }) => {
          await leadership?.stop();
          await log?.close();
        }),
      );
    },
  };
};
