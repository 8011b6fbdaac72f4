import { TopicState } from '@lineboard/domain/lines/book/topic-state';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import type { ScoreRecord } from '@lineboard/domain/lines/offering/scores-answer.schema';
import { createGame, createScore, KICK_OFF_MS } from '@lineboard/domain/testing/book-fixtures';
import { describe, expect, it, vi } from 'vitest';
import type { ReadCloses } from './closing-numbers.ts';
import { createScoresView } from './create-scores-view.ts';

const DAY_MS = 86_400_000;

const stateOf = (...games: Array<[Partial<Game>, Partial<GameScore>?]>): TopicState => {
  const state = new TopicState();
  for (const [fields, score] of games) {
    const game = createGame(fields);
    state.game.set(String(game.gameNum), game);
    if (score !== undefined)
      state.score.set(String(game.gameNum), createScore({ gameNum: game.gameNum, ...score }));
  }
  return state;
};

const TOPICS = new Map([
  [
    'lines/main/Football/NFL',
    stateOf(
      [{ gameNum: 1 }, { phase: 'live' }],
      [{ gameNum: 2, gameDateTimeMs: KICK_OFF_MS + 3_600_000 }],
      [{ gameNum: 3, gameDateTimeMs: KICK_OFF_MS + DAY_MS }],
      [{ gameNum: 9, isTitle: true }],
    ),
  ],
  ['lines/other/Football/NFL', stateOf([{ gameNum: 4 }])],
  [
    'scores/Football',
    stateOf(
      [{ gameNum: 1 }, { phase: 'live' }],
      // Its lines are gone.
      [
        { gameNum: 5, gameDateTimeMs: KICK_OFF_MS - 3_600_000 },
        { phase: 'final', score1: 7 },
      ],
      // Began yesterday and goes on.
      [{ gameNum: 6, gameDateTimeMs: KICK_OFF_MS - DAY_MS }, { phase: 'live' }],
      [{ gameNum: 7, gameDateTimeMs: KICK_OFF_MS - DAY_MS }, { phase: 'final' }],
    ),
  ],
]);

const open = () => {
  let nowMs = 0;
  const readPast = vi.fn<(fromMs: number, toMs: number) => Promise<ScoreRecord[]>>(async () => [
    {
      eventId: 8,
      sportType: 'Hockey',
      sportSubType: 'NHL',
      team1Id: 'Devils',
      team2Id: 'Kings',
      team1RotNum: 1,
      gameDateTimeMs: KICK_OFF_MS - 2 * DAY_MS,
      score: createScore({ gameNum: 8 }),
    },
    // The book has this game, too.
    {
      eventId: 7,
      sportType: 'Football',
      sportSubType: 'NFL',
      team1Id: 'Old',
      team2Id: 'Name',
      team1RotNum: 1,
      gameDateTimeMs: KICK_OFF_MS - DAY_MS,
      score: createScore({ gameNum: 7 }),
    },
  ]);
  const readCloses = vi.fn<ReadCloses>(async (_, gameNums) =>
    gameNums.map((eventId) => ({ eventId, spread: -3, total: 45.5 })),
  );
  const topics = vi.fn<() => typeof TOPICS>(() => TOPICS);
  const view = createScoresView({
    book: { topics },
    bookNowMs: () => KICK_OFF_MS,
    readPast,
    readCloses,
    nowMs: () => nowMs,
  });
  const read = async (week: number, showFinals = true, store = 'main') =>
    (await view.read(store, week, showFinals)).records.map(({ eventId }) => eventId);
  return { view, read, readPast, readCloses, topics, pass: (ms: number) => void (nowMs += ms) };
};

describe('scores', () => {
  it('ENT2-47: a record has the event’s id, sport type and sub-type, and what was told of it', async () => {
    const { records } = await open().view.read('main', -1, true);
    expect(records.find(({ eventId }) => eventId === 5)).toMatchObject({
      eventId: 5,
      sportType: 'Football',
      sportSubType: 'NFL',
      score: { phase: 'final', score1: 7 },
    });
  });

  it('CALL2-35: of today, by kick-off, with what is still in play; other stores’ games without a score aren’t told', async () => {
    const { read, readPast } = open();
    expect(await read(-1)).toEqual([6, 5, 1, 2]);
    expect(await read(-1, false)).toEqual([6, 1, 2]);
    expect(await read(-1, true, 'other')).toEqual([6, 5, 4, 1]);
    expect(readPast).not.toHaveBeenCalled();
  });

  it('HR-60.1: tell at which numbers the store’s games closed that have begun, whoever sees finals', async () => {
    const { view, readCloses } = open();
    const { closes } = await view.read('main', -1, false);
    expect(readCloses.mock.calls).toEqual([['main', [6, 5, 1]]]);
    expect(closes).toContainEqual({ eventId: 5, spread: -3, total: 45.5 });
  });

  it('are told without them while the database is away', async () => {
    const { view, readCloses } = open();
    readCloses.mockRejectedValueOnce(new Error('no database'));
    const { records, closes } = await view.read('main', -1, true);
    expect([records.length, closes]).toEqual([4, []]);
  });

  it('CALL2-35: of a week, with results of games that left the book, each game once', async () => {
    const { view, read, readPast } = open();
    expect(await read(0)).toEqual([8, 7, 6, 5, 1, 2]);
    // Monday to Monday in New York.
    expect(readPast.mock.calls).toEqual([[Date.UTC(2026, 10, 16, 5), Date.UTC(2026, 10, 23, 5)]]);
    const { records, weeks, index } = await view.read('main', 0, true);
    expect([index, weeks.length, records[1]?.team1Id]).toEqual([0, 6, 'Green Bay Packers']);
  });

  it('gathers today once a second and a week once a minute, however many ask, and what failed again at once', async () => {
    const { read, topics, readPast, pass } = open();
    for (const showFinals of [true, false, true]) await read(-1, showFinals);
    expect(topics).toHaveBeenCalledTimes(1);
    pass(1_000);
    await read(-1);
    expect(topics).toHaveBeenCalledTimes(2);
    readPast.mockRejectedValueOnce(new Error('no database'));
    await expect(read(1)).rejects.toThrow('no database');
    await read(1);
    pass(59_000);
    await read(1);
    expect(readPast).toHaveBeenCalledTimes(2);
    pass(1_000);
    await read(1);
    expect(readPast).toHaveBeenCalledTimes(3);
  });
});
