import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { ScoreRecord } from '@lineboard/domain/lines/offering/scores-answer.schema';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import { createGame, createLine, createScore, KICK_OFF_MS } from '@lineboard/domain/testing/book-fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createGameView } from './create-game-view.ts';
import { scoreRecordOf } from './score-record-of.ts';

interface Told {
  game: Partial<Game>;
  lines?: ReadonlyArray<Partial<GameLine>>;
  score?: Partial<GameScore>;
}

const open = (told: Told | null, past: ScoreRecord | null = null) => {
  let nowMs = 0;
  const readPast = vi.fn<(gameNum: number) => Promise<ScoreRecord | null>>(async () => past);
  const view = createGameView({
    book: {
      inspect: (gameNum) => {
        const isKnown = told !== null && gameNum === 7;
        const lines = (isKnown ? (told.lines ?? []) : []).map((line) =>
          createLine({ gameNum, periodWagerCutoffMs: KICK_OFF_MS, ...line }),
        );
        return {
          game: isKnown ? createGame({ gameNum, ...told.game }) : null,
          lines: lines.map((line) => ({ said: line, shown: line, isHeld: false })),
          saidScore: null,
          shownScore: isKnown && told.score !== undefined ? createScore({ gameNum, ...told.score }) : null,
          override: null,
        };
      },
    },
    bookNowMs: () => KICK_OFF_MS - 1,
    readPast,
    nowMs: () => nowMs,
  });
  return { view, readPast, pass: (ms: number) => void (nowMs += ms) };
};

const FULL = { periodNumber: 0, spread1: 3, moneyLine1: 140, totalPoints: 44, team1TotalPoints: 20.5 };

describe('a game by its number', () => {
  it('has the lines of the store that asks, by their numbers, and the topic that they are in', async () => {
    const { view } = open({
      game: { sportType: 'Football', sportSubType: 'NFL' },
      lines: [
        { periodNumber: 21, spread1: 7, moneyLine1: null, totalPoints: null },
        FULL,
        { periodNumber: 1, spread1: 1.5 },
        { periodNumber: 2, store: 'other' },
        // Shown to nobody.
        { periodNumber: 3, disabled: true },
        { periodNumber: 4, periodWagerCutoffMs: KICK_OFF_MS - 2 },
      ],
    });
    const answer = await view.read('main', 7);
    expect(answer).toMatchObject({ isPast: false, topic: 'lines/main/Football/NFL', game: { eventId: 7 } });
    expect(answer?.lines.map(({ periodNumber, spread }) => [periodNumber, spread])).toEqual([
      [0, 3],
      [1, 1.5],
      [21, 7],
    ]);
    expect(answer?.lines[0]).toMatchObject({
      hasMoneyLine: true,
      hasDraw: false,
      total: 44,
      team1Total: 20.5,
    });
    expect(answer?.lines[2]).toMatchObject({ hasMoneyLine: false, total: null });
  });

  it('keeps a place for the draw in soccer, whether it has a price or not', async () => {
    const { view } = open({ game: { sportType: 'Soccer' }, lines: [{ ...FULL, moneyLineDraw: null }] });
    expect((await view.read('main', 7))?.lines[0]?.hasDraw).toBe(true);
  });

  it('isn’t named to a store that has no line of it, unless it is played', async () => {
    const lines = [{ ...FULL, store: 'other' }];
    expect(await open({ game: {}, lines }).view.read('main', 7)).toBeNull();
    expect(await open({ game: {}, lines }).view.read('__proto__', 7)).toBeNull();
    const played = await open({ game: {}, lines, score: { phase: 'live', score1: 3 } }).view.read('main', 7);
    expect(played).toMatchObject({ topic: null, lines: [], game: { score: { phase: 'live', score1: 3 } } });
  });

  it('is never a heading', async () => {
    expect(await open({ game: { isTitle: true }, lines: [FULL] }).view.read('main', 7)).toBeNull();
  });

  it('that left the book is what its last result said; each number is looked up once a minute, also one that there isn’t', async () => {
    const record = scoreRecordOf(createGame({ gameNum: 8 }), createScore({ gameNum: 8, phase: 'final' }));
    const past = open(null, record);
    expect(await past.view.read('main', 8)).toEqual({ game: record, isPast: true, topic: null, lines: [] });
    await past.view.read('other', 8);
    expect(past.readPast).toHaveBeenCalledTimes(1);
    past.pass(60_000);
    await past.view.read('main', 8);
    expect(past.readPast).toHaveBeenCalledTimes(2);

    const unknown = open(null);
    expect([await unknown.view.read('main', 9), await unknown.view.read('main', 9)]).toEqual([null, null]);
    expect(unknown.readPast).toHaveBeenCalledTimes(1);
  });

  it('is asked for again after the database failed', async () => {
    const { view, readPast } = open(null);
    readPast.mockRejectedValueOnce(new Error('away'));
    await expect(view.read('main', 9)).rejects.toThrow('away');
    expect(await view.read('main', 9)).toBeNull();
    expect(readPast).toHaveBeenCalledTimes(2);
  });

  it('remembers no more numbers than a bound, whatever is made up', async () => {
    const { view, readPast } = open(null);
    for (let gameNum = 100; gameNum < 1_200; gameNum += 1) await view.read('main', gameNum);
    await view.read('main', 1_199);
    expect(readPast).toHaveBeenCalledTimes(1_100);
    await view.read('main', 100);
    expect(readPast).toHaveBeenCalledTimes(1_101);
  });
});
