import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import { DEFAULT_GUARDS } from '@lineboard/domain/lines/guards/default-guards';
import { beforeEach, describe, expect, it } from 'vitest';
import { NOTHING_FAILS } from '../../../../testing/fakes/noted-failures.ts';
import {
  contestLine,
  game,
  image,
  line,
  move,
  sampleScore,
  score,
} from '../../../../testing/samples/feed-samples.ts';
import { NO_TRACES } from '../../../ground/traces/traces.ts';
import { type Book, createBook } from '../../book/book.ts';
import { createInProcessLog, type InProcessLog } from '../../log/in-process-log.ts';
import type { Feed, FeedSink } from '../feed.ts';
import { nameDoubt, type StoredDoubt } from './doubt.ts';
import { guardFeed } from './guard-feed.ts';
import { GuardedFeed } from './guarded-feed.ts';
import { readFeedContests, readFeedGames } from './read-feed-games.ts';

const BEFORE_MS = 1_800_000_000_000 - 3_600_000;

/** The doubts in a database: the open ones by name, and the beginning and end of each. */
const createKept = () => {
  const open = new Map<string, StoredDoubt>();
  const told: string[] = [];
  return {
    open,
    told,
    isAway: false,
    keeper() {
      return {
        read: () => Promise.resolve({ open: [...open.values()], believed: [] }),
        began: (
          _feedId: string,
          subject: StoredDoubt,
          _detail: string,
          { stored }: { stored: StoredDoubt | null },
        ) => {
          told.push(`${nameDoubt(subject)} began`);
          if (stored !== null && !this.isAway) open.set(nameDoubt(subject), structuredClone(stored));
        },
        grew: (_feedId: string, subject: StoredDoubt, stored: StoredDoubt) => {
          if (!this.isAway) open.set(nameDoubt(subject), structuredClone(stored));
        },
        ended: (_feedId: string, subject: StoredDoubt, how: string) => {
          told.push(`${nameDoubt(subject)} ${how}`);
          open.delete(nameDoubt(subject));
        },
      };
    },
  };
};

describe('a feed that another gateway takes over, or the same one after a restart', () => {
  let nowMs: number;
  let log: InProcessLog;
  let book: Book;
  let guarded: GuardedFeed;
  let kept: ReturnType<typeof createKept>;
  let isLogAway: boolean;

  let sayTo: FeedSink;

  const say = (...changes: FeedChange[]) => sayTo.append(changes);
  const takeOver = async () => {
    guarded = new GuardedFeed('demo', {
      guards: DEFAULT_GUARDS,
      keeper: kept.keeper() as never,
      readGames: (feedId) => readFeedGames(book, feedId),
      readContests: (feedId) => readFeedContests(book.topics(), feedId),
      nowMs: () => nowMs,
      onFailure: (error) => {
        throw error;
      },
    });
    const feed: Feed = {
      feedId: 'demo',
      start: async (sink) => void (sayTo = sink),
      stop: async () => undefined,
    };
    await guardFeed(feed, guarded, NO_TRACES).start({
      append: async (changes) => {
        if (isLogAway) throw new Error('the log is away');
        await log.append('demo', changes);
      },
    });
  };
  const shown = () => {
    const quote = book.quote({ type: 'G', gameNum: 1, periodNumber: 0, market: 'S', side: 'team1' }, 'main');
    return quote?.type === 'G' ? [quote.line.spreadLineStatus, quote.line.doubtedMarkets] : null;
  };
  /** Once the book has taken out what it is to. */
  const shownPeriods = async () => {
    await log.append('demo', [{ kind: 'settle' }]);
    return book
      .inspect(1)
      .lines.map(({ shown: { periodNumber, spreadLineStatus } }) => [periodNumber, spreadLineStatus]);
  };
  const shownContest = (contestNum = 9) => {
    const quote = book.quote({ type: 'C', contestNum, contestantNum: 1 }, 'main');
    return quote?.type === 'C' ? [quote.line.status, quote.line.doubted] : null;
  };
  const jump = move({ spread1: 12, spread2: -12 });

  beforeEach(async () => {
    nowMs = BEFORE_MS;
    isLogAway = false;
    log = createInProcessLog({ reporter: NOTHING_FAILS, nowMs: () => nowMs });
    book = createBook({ nowMs: () => nowMs });
    await log.open(book.reader);
    kept = createKept();
    await takeOver();
    await say(...image(game(), line(), contestLine()));
  });

  it('notes what rows say in its own copy: the book takes them only with their entry', async () => {
    await takeOver();
    const before = structuredClone(book.inspect(1).lines);
    guarded.judge(move({ spreadAdj1: -121, spreadAdj2: 101 }));
    expect(book.inspect(1).lines).toEqual(before);
    expect(before[0]?.shown.spreadAdj1).not.toBe(-121);
  });

  it.each([
    ['kept', false],
    ['not kept, because the database was away', true],
  ])('holds what was held, as long as nobody says it again: a doubt that was %s', async (_how, isAway) => {
    kept.isAway = isAway;
    await say(jump, contestLine({ moneyLine: -500 }));
    expect([shown(), shownContest()]).toEqual([
      ['H', 'S'],
      ['H', true],
    ]);
    nowMs += 60_000;
    kept.isAway = false;
    await takeOver();
    expect([shown(), shownContest()]).toEqual([
      ['H', 'S'],
      ['H', true],
    ]);
    expect(kept.open.size).toBe(2);
    // A minute has passed, though not since this gateway has heard it.
    const again = [game(), line({ spread1: 12, spread2: -12 }), contestLine({ moneyLine: -500 })];
    await say(...image(...again));
    expect([shown(), shownContest()]).toEqual([
      ['H', 'S'],
      ['H', true],
    ]);
    nowMs += 9_999;
    await say(jump, contestLine({ moneyLine: -500 }));
    expect([shown(), shownContest()]).toEqual([
      ['H', 'S'],
      ['H', true],
    ]);
    nowMs += 1;
    await say(jump, contestLine({ moneyLine: -500 }));
    expect([shown(), shownContest()]).toEqual([
      ['O', ''],
      ['O', false],
    ]);
    expect(kept.open.size).toBe(0);
  });

  it('opens with a row that is right, and has no doubt left', async () => {
    await say(move({ spreadAdj1: 200, spreadAdj2: 200 }));
    await takeOver();
    await say(...image(game(), line({ spreadAdj1: 200, spreadAdj2: 200 }), contestLine()));
    expect(shown()).toEqual(['H', 'S']);
    await say(move({ spreadAdj1: -110, spreadAdj2: -110 }));
    expect([shown(), kept.open.size]).toEqual([['O', ''], 0]);
  });

  it('a start that moved into the past is still doubted, until a score says that the game has begun', async () => {
    const begun = game({ gameDateTimeMs: BEFORE_MS - 3_600_000 });
    await say(begun);
    expect(shown()?.[0]).toBe('H');
    await takeOver();
    await say(...image(begun, line(), contestLine()));
    expect(shown()).toEqual(['H', 'SMLE']);
    await say(score());
    expect([shown()?.[0], kept.open.size]).toEqual(['O', 0]);
  });

  it('a final whose segments can’t be leaves the list with one that can', async () => {
    const final = { phase: 'final', clock: '', score1: 30, score2: 10 } as const;
    await say(
      score({
        ...final,
        segments: [
          [7, 0],
          [3, 3],
        ],
      }),
    );
    expect([...kept.open.keys()]).toEqual(['game 1 segmentsContradict']);
    await takeOver();
    await say(
      score({
        ...final,
        segments: [
          [7, 0],
          [3, 3],
          [7, 0],
          [13, 7],
        ],
      }),
    );
    expect(kept.open.size).toBe(0);
  });

  describe('of a game that has a score', () => {
    const final = { phase: 'final', clock: '', score1: 30, score2: 10 } as const;
    const contradiction = score({
      ...final,
      segments: [
        [7, 0],
        [3, 3],
      ],
    });
    const shownScore = async () => {
      await log.append('demo', [{ kind: 'settle' }]);
      return [book.score(1)?.phase, book.score(1)?.score1];
    };

    it('HR-75.4: keeps that over an image that tells a final which can’t be', async () => {
      await say(score({ score1: 7 }));
      await takeOver();
      await say(...image(game(), line(), contradiction));
      expect(await shownScore()).toEqual(['live', 7]);
    });

    it.each([
      ['with lines', [line()]],
      ['without lines', []],
    ])('HR-75.4: believes a final that an operator took of a game %s', async (_which, lines) => {
      await say(contradiction);
      await guarded.decide('believe', [...kept.open.values()][0]!);
      await say(...image(game(), ...lines, contradiction));
      await shownScore();
      await takeOver();
      await say(...image(game(), ...lines, contradiction));
      expect([await shownScore(), kept.open.size]).toEqual([['final', 30], 0]);
    });

    it('keeps that of a game which an image left out that named too little', async () => {
      const others = Array.from({ length: 12 }, (_, at) => at + 2).flatMap((gameNum) => [
        game({ gameNum, team1Id: `Visitors ${gameNum}`, team2Id: `Hosts ${gameNum}` }),
        line({ gameNum }),
      ]);
      await say(...image(game(), line(), score({ score1: 7 }), ...others));
      await takeOver();
      await say(...image(...others.slice(0, 2)));
      expect([await shownScore(), shown()?.[0]]).toEqual([['live', 7], 'H']);
    });

    it('keeps what its feed said, not what an operator says instead', async () => {
      await say(score({ score1: 7 }));
      const override = { gameNum: 1, feedId: 'demo', marks: [], score: sampleScore({ score1: 99 }) };
      await log.append('operator', [{ kind: 'override', override }]);
      await takeOver();
      await say(...image(game(), line(), contradiction));
      await log.append('operator', [{ kind: 'release', gameNum: 1 }]);
      expect(await shownScore()).toEqual(['live', 7]);
    });
  });

  it('what was left out of an image that named too little leaves the list with the next whole one', async () => {
    const games = Array.from({ length: 12 }, (_, at) =>
      game({ gameNum: at + 1, team1Id: `Visitors ${at}`, team2Id: `Hosts ${at}` }),
    );
    await say(...image(...games));
    await say(...image(game()));
    expect([...kept.open.keys()]).toContain('feed 0 imageShrunk');
    await takeOver();
    await say(...image(...games));
    expect([...kept.open.keys()]).not.toContain('feed 0 imageShrunk');
  });

  it('what a whole image leaves out is forgotten: the next may leave out half of what is left', async () => {
    const games = Array.from({ length: 24 }, (_, at) =>
      game({ gameNum: at + 2, team1Id: `Visitors ${at}`, team2Id: `Hosts ${at}` }),
    );
    for (const left of [24, 12, 6]) await say(...image(...games.slice(0, left)));
    expect(kept.told).toEqual([]);
  });

  it('has no doubt left of a game or contest that isn’t there any more', async () => {
    await say(jump, contestLine({ moneyLine: -500 }));
    await log.append('demo', [
      { kind: 'removeGame', gameNum: 1 },
      { kind: 'removeContest', contestNum: 9, store: 'main' },
    ]);
    await takeOver();
    expect(kept.open.size).toBe(2);
    await say(...image());
    expect(kept.open.size).toBe(0);
    expect(kept.told.slice(-2)).toEqual(['contest 9 jump gone', 'game 1 jump gone']);
  });

  it.each([
    ['ends', score({ phase: 'final', clock: '' })],
    ['is called off', score({ phase: 'cancelled', clock: '' })],
    ['is removed', { kind: 'removeGame', gameNum: 1 }],
  ] as const)('leaves the list when its game %s, and opens nothing', async (_how, end) => {
    await say(jump);
    await say(end);
    expect([...kept.open.keys(), kept.told.at(-1)]).toEqual(['game 1 jump gone']);
    expect(shown()?.[0] ?? 'H').toBe('H');
    await say(...(end.kind === 'score' ? [jump] : []));
    await takeOver();
    expect(kept.told.at(-1)).toBe('game 1 jump gone');
    expect(shown()?.[0] ?? 'H').toBe('H');
  });

  it('leaves the list when its contestant has an outcome', async () => {
    await say(contestLine({ moneyLine: -500 }));
    await say(contestLine({ moneyLine: -500, outcome: 'W' }));
    expect([kept.open.size, kept.told.at(-1)]).toEqual([0, 'contest 9 jump gone']);
    await takeOver();
    expect(kept.open.size).toBe(0);
  });

  it('of a contest whose prices cross keeps that held, until they add up', async () => {
    const [one, two] = [1, 2].map(
      (contestantNum) => (moneyLine: number) =>
        contestLine({ contestNum: 10, contestantNum, contestantName: `${contestantNum}. Player`, moneyLine }),
    ) as [(moneyLine: number) => FeedChange, (moneyLine: number) => FeedChange];
    await say(...image(one(-120), two(110)));
    for (const isAway of [false, true]) {
      kept.isAway = isAway;
      await say(two(140));
      expect(shownContest(10)).toEqual(['H', true]);
      kept.isAway = false;
      await takeOver();
      await say(...image(one(-120), two(140)));
      nowMs += 60_000;
      await say(one(-120), two(140));
      expect([shownContest(10), [...kept.open.keys()]]).toEqual([['H', true], ['contest 10 pricesCrossed']]);
      await say(two(110));
      expect([shownContest(10), kept.open.size]).toEqual([['O', false], 0]);
    }
  });

  it('HR-32.5: takes out the lines that the first image does not name, and opens none of them', async () => {
    await say(line({ periodNumber: 1 }));
    await takeOver();
    await say(...image(game(), line(), contestLine()));
    expect(await shownPeriods()).toEqual([[0, 'O']]);
  });

  it('HR-32.5: takes out a contestant whom no part of the first image names', async () => {
    const other = contestLine({ contestantNum: 2, contestantName: 'B. Player' });
    await say(other);
    await takeOver();
    await say({ kind: 'imageBegin' }, game(), line(), contestLine());
    await say({ kind: 'imageEnd' });
    await log.append('demo', [{ kind: 'settle' }]);
    expect([...book.topics()].flatMap(([, { contestLine: lines }]) => [...lines.keys()])).toEqual(['9.1']);
  });

  it('HR-81.1: a game that names its teams again opens no line that its image leaves out', async () => {
    await say(line({ periodNumber: 1 }), game({ team1Id: 'Lions', team2Id: 'Bears' }));
    expect(await shownPeriods()).toEqual([
      [0, 'H'],
      [1, 'H'],
    ]);
    await say(...image(game(), line(), contestLine()));
    expect(await shownPeriods()).toEqual([[0, 'O']]);
  });

  it('a game that an image left out comes back with the lines that it had last, each opened by its own row', async () => {
    const others = Array.from({ length: 12 }, (_, at) =>
      game({ gameNum: at + 2, team1Id: `Visitors ${at}`, team2Id: `Hosts ${at}` }),
    );
    await say(...image(game(), line(), line({ periodNumber: 1 }), line({ periodNumber: 2 }), ...others));
    await say(...image(game(), line(), line({ periodNumber: 1 }), ...others));
    await say(...image(others[0]!));
    expect(await shownPeriods()).toEqual([
      [0, 'H'],
      [1, 'H'],
    ]);
    await say(game(), line());
    expect(await shownPeriods()).toEqual([
      [0, 'O'],
      [1, 'H'],
    ]);
  });

  it('what the log didn’t take is told with the next image: that a line is doubted, and that it isn’t any more', async () => {
    const tellInVain = async (change: FeedChange) => {
      isLogAway = true;
      await expect(say(change)).rejects.toThrow('away');
      isLogAway = false;
    };
    await tellInVain(jump);
    await say(...image(game(), line({ spread1: 12, spread2: -12 }), contestLine()));
    expect(shown()).toEqual(['H', 'S']);
    await tellInVain(move({ spread1: 3.5, spread2: -3.5 }));
    await say(...image(game(), line(), contestLine()));
    expect(shown()).toEqual(['O', '']);
  });

  describe('what an operator decides while the log is away, and again when it is back', () => {
    const decide = async (decision: 'believe' | 'doubt', doubt: StoredDoubt) => {
      isLogAway = true;
      await expect(guarded.decide(decision, doubt)).rejects.toThrow('away');
      isLogAway = false;
      expect(await guarded.decide(decision, doubt)).toBe(true);
    };

    it('is told then: a jump that is believed, and held again', async () => {
      await say(jump, contestLine({ moneyLine: -500 }));
      const doubts = [...kept.open.values()];
      for (const doubt of doubts) await decide('believe', doubt);
      expect([shown(), shownContest()]).toEqual([
        ['O', ''],
        ['O', false],
      ]);
      for (const doubt of doubts) await decide('doubt', doubt);
      expect([shown(), shownContest()]).toEqual([
        ['H', 'S'],
        ['H', true],
      ]);
    });

    it('is told then: a game that leaves the book with the image that left it out', async () => {
      const games = Array.from({ length: 12 }, (_, at) =>
        game({ gameNum: at + 1, team1Id: `Visitors ${at}`, team2Id: `Hosts ${at}` }),
      );
      await say(...image(...games));
      await say(...image(games[0]!));
      await decide('believe', kept.open.get('feed 0 imageShrunk')!);
      await log.append('demo', [{ kind: 'settle' }]);
      expect([book.game(1)?.gameNum, book.game(12)]).toEqual([1, null]);
    });
  });
});
