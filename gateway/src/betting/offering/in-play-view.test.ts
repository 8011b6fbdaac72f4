import { NOTHING_FAILS } from '../../../testing/fakes/noted-failures.ts';
import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import { OPERATOR_FEED } from '@lineboard/domain/lines/feed/game-override';
import type { Hold } from '@lineboard/domain/lines/offering/in-play.schema';
import { MOST_SCORE_MOVES } from '@lineboard/domain/lines/offering/in-play.schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { game, image, line, move, score } from '../../../testing/samples/feed-samples.ts';
import { type Book, createBook } from '../../lines/book/book.ts';
import { createInProcessLog, type InProcessLog } from '../../lines/log/in-process-log.ts';
import { createInPlayView, type InPlayView } from './in-play-view.ts';

const HELD = {
  spreadLineStatus: 'H',
  moneyLineStatus: 'H',
  totalsStatus: 'H',
  teamTotalsLineStatus: 'H',
} as const;
const OPEN = {
  spreadLineStatus: 'O',
  moneyLineStatus: 'O',
  totalsStatus: 'O',
  teamTotalsLineStatus: 'O',
} as const;

let bookMs: number;
let book: Book;
let log: InProcessLog;
let view: InPlayView;
const say = (...changes: FeedChange[]) => log.append('demo', changes);
const holds = (store = 'main'): readonly Hold[] => view.read(store, 1).holds;
/** Reason and moment of each held market, by period and market. */
const told = (store?: string) =>
  holds(store).map(({ periodNumber, market, reason, sinceMs }) => [
    `${periodNumber}${market}`,
    reason,
    sinceMs,
  ]);

beforeEach(async () => {
  bookMs = 1_000;
  log = createInProcessLog({ reporter: NOTHING_FAILS, nowMs: () => 1 });
  book = createBook({ nowMs: () => 1 });
  view = createInPlayView(book, () => bookMs);
  await log.open(book.reader);
  await say(
    ...image(
      game(),
      line(),
      line({ periodNumber: 1 }),
      line({ store: 'north' }),
      score({ phase: 'live', score1: 0, score2: 0, segments: [[0, 0]] }),
    ),
  );
});

describe('the moves of a score', () => {
  const scored = (score1: number, score2: number): Promise<unknown> =>
    say(
      score({ phase: 'live', score1, score2, segments: [[score1, score2]], clock: `at ${score1 + score2}` }),
    );

  it('are kept with their moments, one for each change, also a correction down', async () => {
    bookMs = 5_000;
    await scored(7, 0);
    bookMs = 6_000;
    await scored(7, 0);
    bookMs = 7_000;
    await scored(6, 0);
    expect(view.read('main', 1).scores).toEqual([
      { bookMs: 1_000, score1: 0, score2: 0, clock: '1st 10:00' },
      { bookMs: 5_000, score1: 7, score2: 0, clock: 'at 7' },
      { bookMs: 7_000, score1: 6, score2: 0, clock: 'at 6' },
    ]);
  });

  it('are no more than a dozen, the latest', async () => {
    for (let points = 1; points <= 30; points += 1) await scored(points, 0);
    const { scores } = view.read('main', 1);
    expect(scores).toHaveLength(MOST_SCORE_MOVES);
    expect(scores.at(-1)?.score1).toBe(30);
    expect(scores[0]?.score1).toBe(30 - MOST_SCORE_MOVES + 1);
  });

  it('of a gateway that began later say that they stood so before', async () => {
    await scored(7, 0);
    const late = createInPlayView(book, () => bookMs);
    book.reader.load(book.reader.image(), { epoch: 'e2', clk: 1 });
    expect(late.read('main', 1).scores).toEqual([{ bookMs: null, score1: 7, score2: 0, clock: 'at 7' }]);
    expect(view.read('main', 1).scores).toHaveLength(2);
  });

  it('go by the games of a match, which its bets count, and not by its sets alone', async () => {
    await say(game({ gameNum: 2, sportType: 'Tennis', sportSubType: 'ATP' }));
    const played = async (...segments: ReadonlyArray<readonly [number, number]>): Promise<void> => {
      bookMs += 1_000;
      await say(score({ gameNum: 2, phase: 'live', score1: 0, score2: 0, segments }));
    };
    await played([1, 0]);
    await played([1, 1]);
    await played([1, 1]);
    const { scores } = view.read('main', 2);
    expect(scores.map(({ bookMs: at, segments }) => [at, segments])).toEqual([
      [2_000, [[1, 0]]],
      [3_000, [[1, 1]]],
    ]);
  });

  it('go with their game', async () => {
    await say({ kind: 'removeGame', gameNum: 1 });
    expect(view.read('main', 1)).toEqual({ scores: [], holds: [] });
  });
});

describe('a held market', () => {
  it('says since when its feed holds it, of its own store and period alone', async () => {
    expect(told()).toEqual([]);
    bookMs = 60_000;
    await say(move({ spreadLineStatus: 'H' }));
    bookMs = 70_000;
    await say(move({ spread1: 4.5, spread2: -4.5 }), move({ periodNumber: 1, totalsStatus: 'H' }));
    expect(told()).toEqual([
      ['0S', 'feed', 60_000],
      ['1L', 'feed', 70_000],
    ]);
    expect(told('north')).toEqual([]);
    bookMs = 80_000;
    await say(move({ spreadLineStatus: 'O' }));
    bookMs = 90_000;
    await say(move({ spreadLineStatus: 'H' }));
    expect(told()[0]).toEqual(['0S', 'feed', 90_000]);
  });

  it('says that the score has moved when it was held with it, and not long after', async () => {
    bookMs = 60_000;
    await say(score({ phase: 'live', score1: 7, score2: 0, segments: [[7, 0]] }), move(HELD));
    expect(told().slice(0, 2)).toEqual([
      ['0S', 'scored', 60_000],
      ['0M', 'scored', 60_000],
    ]);
    await say(move(OPEN));
    bookMs = 65_001;
    await say(move(HELD));
    expect(told()[0]).toEqual(['0S', 'feed', 65_001]);
  });

  it('says that the operator holds it, also while its feed does', async () => {
    const mark = { kind: 'hold', periodNumber: 0, market: 'M', maxWagerCents: null } as const;
    bookMs = 60_000;
    await log.append(OPERATOR_FEED, [
      { kind: 'override', override: { gameNum: 1, feedId: 'demo', marks: [mark], score: null } },
    ]);
    expect(told()).toEqual([['0M', 'operator', 60_000]]);
    await say(move({ moneyLineStatus: 'H' }));
    expect(told()).toEqual([['0M', 'operator', 60_000]]);
  });

  it('says that it is checked what its feed says', async () => {
    await say(move({ moneyLineStatus: 'H', doubtedMarkets: 'M' }));
    expect(told()).toEqual([['0M', 'checking', 1_000]]);
  });

  it('says that its feed doesn’t speak, before all that an operator says of it', async () => {
    bookMs = 60_000;
    await log.suspend('demo', book.position.clk);
    expect(told().map(([, reason]) => reason)).toEqual(Array(6).fill('feedOut'));
    expect(told()[0]?.[2]).toBe(60_000);
  });

  it.each([
    [{ phase: 'suspended' }, 'gameStopped'],
    [{ phase: 'final' }, 'gameOver'],
  ] as const)('says of a game that is %o: %s', async (fields, reason) => {
    await say(score({ ...fields, score1: 7, score2: 0, segments: [[7, 0]] }), move(HELD));
    expect(told()[0]?.[1]).toBe(reason);
  });

  it('says of a period that is over that it is', async () => {
    bookMs = 60_000;
    await say(
      score({
        phase: 'live',
        score1: 7,
        score2: 0,
        segments: [
          [7, 0],
          [0, 0],
          [0, 0],
        ],
      }),
    );
    expect(told().filter(([name]) => String(name).startsWith('1'))).toEqual([
      ['1S', 'periodOver', 60_000],
      ['1M', 'periodOver', 60_000],
      ['1L', 'periodOver', 60_000],
    ]);
  });

  it('that was held before the gateway began is held since an unknown moment', async () => {
    await say(move({ totalsStatus: 'H' }));
    const late = createInPlayView(book, () => bookMs);
    book.reader.load(book.reader.image(), { epoch: 'e2', clk: 1 });
    expect(late.read('main', 1).holds).toEqual([
      { periodNumber: 0, market: 'L', reason: 'feed', sinceMs: null },
    ]);
    expect(told()).toEqual([['0L', 'feed', 1_000]]);
  });
});
