import type { BatchAnswer } from '@lineboard/domain/lines/feed/batch-answer.schema';
import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import { judgeQuote } from '@lineboard/domain/betting/quote/judge-quote';
import { fastify } from 'fastify';
import { createBook, type Book } from '../../src/lines/book/book.ts';
import { readLog } from '../../src/lines/book/read-log.ts';
import { DOUBT_LEVELS } from '../../src/lines/feeds/guard/notice-levels.ts';
import { nameDoubt } from '../../src/lines/feeds/guard/doubt.ts';
import { createPushFeeds } from '../../src/lines/feeds/push/create-push-feeds.ts';
import { tellRefusedRows } from '../../src/lines/feeds/push/tell-refused-rows.ts';
import { createInProcessLog } from '../../src/lines/log/in-process-log.ts';
import type { Notice, Notices } from '../../src/ground/notices/notice.ts';
import { createMetrics } from '../../src/ground/report/metrics.ts';
import { NO_TRACES } from '../../src/ground/traces/traces.ts';
import { NOTHING_FAILS } from '../fakes/noted-failures.ts';
import { plainGuard } from '../fakes/plain-guard.ts';

const TOKEN = 'mover-token-of-enough-length';

export interface ToldNotice extends Pick<Notice, 'about' | 'code' | 'level'> {
  atMs: number;
}

/** The door for batches, guard, log and book of a gateway, under a clock that the run sets. */
export interface MoverDesk {
  nowMs: number;
  readonly book: Book;
  /** What operators were told, in its order. */
  readonly told: readonly ToldNotice[];
  push(rows: readonly unknown[], image?: boolean): Promise<BatchAnswer>;
  /** Whether a bet on it would be taken now: by the quote and the judgement that tickets have. */
  isTaken(pick: WagerPick): boolean;
  close(): Promise<void>;
}

export const openMoverDesk = async (startMs: number): Promise<MoverDesk> => {
  const log = createInProcessLog({ reporter: NOTHING_FAILS });
  const book = createBook();
  const stopReading = await readLog(book, log, NOTHING_FAILS);
  book.setReadable(true);
  const told: ToldNotice[] = [];
  const nowMs = (): number => desk.nowMs;
  const begin = ({ about, code, level }: Pick<Notice, 'about' | 'code' | 'level'>): void => {
    if (level !== 'log') told.push({ about, code, level, atMs: nowMs() });
  };
  const notices: Notices = {
    begin,
    grow: () => undefined,
    end: () => undefined,
    settled: () => Promise.resolve(),
    readOpen: () => Promise.resolve([]),
  };
  const guard = plainGuard('mover', nowMs, {
    read: () => Promise.resolve({ open: [], believed: [] }),
    began: (feedId, subject, _detail, { isTold }) =>
      begin({
        about: `${feedId} ${nameDoubt(subject)}`,
        code: subject.code,
        level: isTold ? DOUBT_LEVELS[subject.code] : 'log',
      }),
    grew: () => undefined,
    ended: () => undefined,
  });
  const app = fastify();
  const leagues = new Map<string, Map<string, 'taken'>>();
  const feeds = createPushFeeds([{ feedId: 'mover', token: TOKEN }], {
    owners: {
      ofGame: (gameNum) => book.game(gameNum)?.feedId ?? null,
      ofContest: (contestNum) => book.feedOfContest(contestNum),
      findForeign: () => Promise.resolve({ games: new Map(), contests: new Map() }),
      findTeams: () => Promise.resolve(new Map()),
      findStores: () => Promise.resolve(new Set(['main'])),
      findLeagues: () => Promise.resolve(leagues),
      findWagered: () => Promise.resolve(new Set()),
      findOpenWagers: () => Promise.resolve([]),
    },
    judgeRange: () => null,
    ...tellRefusedRows(createMetrics(), notices, nowMs),
    onNewLeague: (_feedId, { sportType, sportSubType }) => {
      leagues.set(sportType, (leagues.get(sportType) ?? new Map()).set(sportSubType, 'taken'));
    },
    nowMs,
    guard: () => guard,
    reporter: NOTHING_FAILS,
    traces: NO_TRACES,
  });
  feeds.routes(app);
  let sequence = 0;
  const desk: MoverDesk = {
    nowMs: startMs,
    book,
    told,
    push: async (rows, image = false) => {
      sequence += 1;
      const answer = await app.inject({
        method: 'POST',
        url: '/api/feed/mover',
        headers: { authorization: `Bearer ${TOKEN}` },
        payload: { batchId: `b${sequence}`, sequence, image, rows: [...rows] },
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json<BatchAnswer>();
    },
    isTaken: (pick) => {
      const setting = { bookMs: desk.nowMs, restrictions: [], isTeased: false };
      const judged = judgeQuote(pick, book.quote(pick, 'main'), setting);
      return judged !== null && judged.refusal === null;
    },
    close: async () => {
      await feeds.feeds[0]!.stop();
      await app.close();
      await stopReading();
      await log.close();
    },
  };
  await feeds.feeds[0]!.start({ append: async (changes) => void (await log.append('mover', changes)) });
  return desk;
};
