import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import { describe, expect, it, vi } from 'vitest';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';
import { listMarketMoves } from '../../lines/history/market-moves.ts';
import { writeMoves } from '../../lines/history/write-moves.ts';
import { createClosingNumbers } from './closing-numbers.ts';

const HOUR_MS = 3_600_000;

describe.each(oneEngine())('the numbers at which games closed on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);

  /** What the recorder would have written of the game's line at that moment. */
  const note = async (at: number, bookMs: number): Promise<void> => {
    const { game, lines, shownScore } = games.gateway.book.inspect(games.gameNum(at));
    const time = { bookMs, wallMs: bookMs };
    for (const { shown } of lines)
      await writeMoves(games.database.pool, listMarketMoves(game!, shown, shownScore, time), time);
  };
  const putGame = (at: number, beginsMs: number, fields: Partial<GameLine>): void =>
    games.gateway.book.putGame(
      { gameNum: games.gameNum(at), gameDateTimeMs: beginsMs },
      { periodWagerCutoffMs: beginsMs, ...fields },
    );
  const setUp = () => {
    let nowMs = 0;
    const query = vi.spyOn(games.database.pool, 'query');
    const countAsked = () =>
      query.mock.calls.filter(([sent]) => JSON.stringify(sent).includes('select-closing-numbers')).length;
    const read = createClosingNumbers(games.database, () => nowMs);
    const store = games.gateway.book.inspect(games.gameNum(1)).lines[0]!.shown.store;
    const closes = async (...ats: number[]) =>
      (await read(store, ats.map(games.gameNum))).map(({ spread, total }) => [spread, total]);
    return { read, closes, countAsked, pass: (ms: number) => void (nowMs += ms) };
  };

  it('HR-60.1: are those of the last open lines before the game began, each market by itself', async () => {
    const now = games.gateway.clock.wallMs;
    putGame(1, now + HOUR_MS, { spread1: 3, spread2: -3, totalPoints: 44 });
    await note(1, now);
    putGame(1, now + HOUR_MS, { spread1: 4.5, spread2: -4.5, totalPoints: 45, totalsStatus: 'H' });
    await note(1, now + 1_000);
    putGame(1, now + HOUR_MS, { spread1: 9, spread2: -9, totalPoints: 50, totalsStatus: 'O' });
    await note(1, now + HOUR_MS);
    const { closes, read } = setUp();
    expect(await closes(1)).toEqual([[4.5, 44]]);
    expect(await read('another', [games.gameNum(1)])).toEqual([]);
  });

  it('HR-60.1: there is none of a game of which no line was kept', async () => {
    expect(await setUp().closes(2, 3)).toEqual([]);
  });

  it('are asked of the database once a minute for each game, since a later start moves them', async () => {
    const now = games.gateway.clock.wallMs;
    putGame(1, now + HOUR_MS, { spread1: 3, spread2: -3, totalPoints: 44 });
    await note(1, now);
    const { closes, countAsked, pass } = setUp();
    await closes(1);
    expect(await closes(1)).toEqual([[3, 44]]);
    expect(countAsked()).toBe(1);
    await closes(1, 2);
    await closes(1, 2);
    expect(countAsked()).toBe(2);
    putGame(1, now + 3 * HOUR_MS, { spread1: 6, spread2: -6, totalPoints: 44 });
    await note(1, now + 2 * HOUR_MS);
    pass(60_000);
    expect(await closes(1)).toEqual([[6, 44]]);
  });
});
