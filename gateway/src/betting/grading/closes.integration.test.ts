import type { GradedBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import { describe, expect, it } from 'vitest';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';
import { listMarketMoves } from '../../lines/history/market-moves.ts';
import { writeMoves } from '../../lines/history/write-moves.ts';

const HOUR_MS = 3_600_000;

describe.each(oneEngine())('the close of a leg on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);

  /** What the recorder would have written of the game's line at that moment. */
  const note = async (at: number, bookMs: number): Promise<void> => {
    const { book } = games.gateway;
    const { game, lines, shownScore } = book.inspect(games.gameNum(at));
    const time = { bookMs, wallMs: bookMs };
    for (const { shown } of lines)
      await writeMoves(games.database.pool, listMarketMoves(game!, shown, shownScore, time), time);
  };
  const beginAt = (at: number, bookMs: number, fields: Partial<GameLine> = {}): void =>
    games.gateway.book.putGame(
      { gameNum: games.gameNum(at), gameDateTimeMs: bookMs },
      { periodWagerCutoffMs: bookMs, ...fields },
    );
  const graded = async (): Promise<readonly GradedBet[]> => (await games.bets()).graded;
  const closes = async () => (await graded()).map(({ items }) => items.map(({ close }) => close));
  const now = (): number => games.gateway.clock.wallMs;

  it('HR-60.1: is the last open line before the game began, as its own side has it', async () => {
    beginAt(1, now() + HOUR_MS);
    await note(1, now());
    await games.place([1], {});
    games.gateway.book.moveLine(games.gameNum(1), {
      spread1: 3.5,
      spread2: -3.5,
      spreadAdj1: -105,
      spreadAdj2: -115,
    });
    await note(1, now() + 1_000);
    games.gateway.book.moveLine(games.gameNum(1), { spread1: 9, spread2: -9, spreadLineStatus: 'H' });
    await note(1, now() + 2_000);
    games.gateway.book.moveLine(games.gameNum(1), { spread1: 12, spread2: -12, spreadLineStatus: 'O' });
    await note(1, now() + HOUR_MS);
    await games.say(1, 'W');
    expect(await closes()).toEqual([[{ prices: [-115, -105], points: -3.5 }]]);
    expect(games.errors).toEqual([]);
  });

  it('HR-60.1: is told of what is decided alone, and goes with a result that is taken back', async () => {
    beginAt(1, now() + HOUR_MS);
    await note(1, now());
    await games.place([1], {});
    expect((await games.bets()).open[0]?.items[0]?.close).toBeNull();
    await games.say(1, 'W');
    expect(await closes()).toEqual([[{ prices: [-110, -110], points: -3 }]]);
    games.gateway.book.say({ gameNum: games.gameNum(1), phase: 'live', score1: 20, score2: 27 });
    await games.settled();
    expect((await games.bets()).open[0]?.items[0]?.close).toBeNull();
  });

  it('HR-60.1: moves with a start that is told later, once its game is graded again', async () => {
    beginAt(1, now() + HOUR_MS);
    await note(1, now());
    await games.place([1], {});
    await games.say(1, 'W');
    beginAt(1, now() + 3 * HOUR_MS, { spread1: 5, spread2: -5 });
    await note(1, now() + 2 * HOUR_MS);
    await games.say(1, 'L');
    expect(await closes()).toEqual([[{ prices: [-110, -110], points: -5 }]]);
  });

  it('HR-60.1: of a game whose moves are forgotten stands as it was when it is graded again', async () => {
    beginAt(1, now() + HOUR_MS);
    await note(1, now());
    await games.place([1], {});
    await games.say(1, 'W');
    await games.database.pool.query('delete from line_move where game_num = $1', [games.gameNum(1)]);
    await games.say(1, 'L');
    expect(await closes()).toEqual([[{ prices: [-110, -110], points: -3 }]]);
  });

  it('HR-60.2: there is none of a game of which no line was kept, nor of one that had begun by then', async () => {
    await games.place([1], {});
    await games.say(1, 'W');
    beginAt(2, now() + HOUR_MS);
    await note(2, now() - 2 * HOUR_MS);
    await games.place([2], {});
    // It began before the ticket, as is told afterwards.
    beginAt(2, now() - HOUR_MS);
    await note(2, now() + 1_000);
    await games.say(2, 'W');
    expect(await closes()).toEqual([[null]]);
    const { rows } = await games.database.pool.query<{ close_prices: number[] | null }>(
      'select close_prices from wager_item where game_num = $1',
      [games.gameNum(2)],
    );
    expect(rows).toEqual([{ close_prices: [] }]);
  });

  it('HR-60.2: with other pitchers than the ticket’s there is none', async () => {
    const pitchers = { listedPitcher1: 'Cole', listedPitcher2: 'Sale' };
    const put = (fields: object): void =>
      games.gateway.book.putGame({
        gameNum: games.gameNum(1),
        gameDateTimeMs: now() + HOUR_MS,
        ...pitchers,
        ...fields,
      });
    put({});
    await games.place([1], {});
    await note(1, now());
    put({ listedPitcher2: 'Nola' });
    await note(1, now() + 1_000);
    await games.say(1, 'W');
    expect(await closes()).toEqual([[null]]);
  });

  const sayPitched = (phase: 'live' | 'final', score2: number): void =>
    games.gateway.book.say({
      gameNum: games.gameNum(1),
      ...(phase === 'live' && { phase }),
      score1: 5,
      score2,
      startingPitcher1: 'Cortes',
    });
  /** A bet at +140 on a game of baseball, whose pitcher is another one an instant later, at +120. */
  const changePitcher = async (cutoff: Partial<GameLine> = {}): Promise<void> => {
    const gameNum = games.gameNum(1);
    const put = (listedPitcher1: string, moneyLine1: number, moneyLine2: number): void => {
      const baseball = { sportType: 'Baseball', sportSubType: 'MLB', gameDateTimeMs: now() + HOUR_MS };
      games.gateway.book.putGame(
        { gameNum, ...baseball, listedPitcher1, listedPitcher2: 'Sale' },
        { ...cutoff, moneyLine1, moneyLine2 },
      );
    };
    put('Cole', 140, -160);
    await note(1, now());
    const pick = { type: 'G', gameNum, periodNumber: 0, market: 'M', side: 'team1' } as const;
    await games.place([1], {}, { pick, seenPrice: 140, seenLine: null, amountCents: 10_000 });
    put('Cortes', 120, -140);
    await note(1, now() + 1_000);
  };
  const paid = async () => {
    await games.settled();
    return { bets: await graded(), errors: games.errors };
  };
  const AT_120 = { bets: [{ netCents: 12_000, items: [{ settledPrice: 120 }] }], errors: [] };

  it('HR-34.2: a new pitcher’s price is his last one before the game began, whatever the line says in play', async () => {
    // In play it is open for longer.
    await changePitcher({ periodWagerCutoffMs: now() + 5 * HOUR_MS });
    sayPitched('live', 0);
    games.gateway.book.moveLine(games.gameNum(1), { moneyLine1: -2_000, moneyLine2: 1_200 });
    await note(1, now() + 2 * HOUR_MS);
    sayPitched('final', 3);
    expect(await paid()).toMatchObject(AT_120);
  });

  it('HR-34.2: a new pitcher’s price is his last one where the line was taken down when the game began', async () => {
    await changePitcher();
    games.gateway.book.moveLine(games.gameNum(1), { moneyLine1: null, moneyLine2: null });
    await note(1, now() + 2 * HOUR_MS);
    sayPitched('final', 3);
    expect(await paid()).toMatchObject(AT_120);
  });

  it('HR-60.1: a failing look for closes keeps no bet from being paid', async () => {
    await games.place([1], {});
    await games.database.pool.query('alter table line_move rename to line_move_away');
    try {
      await games.say(1, 'W');
    } finally {
      await games.database.pool.query('alter table line_move_away rename to line_move');
    }
    expect((await graded()).map(({ wagerStatus }) => wagerStatus)).toEqual(['W']);
    expect(games.errors).toHaveLength(1);
  });

  it('HR-60.1: many legs on one game have theirs, page after page', async () => {
    beginAt(1, now() + HOUR_MS);
    await note(1, now());
    await games.place([1], {});
    // 600 legs: more than a page, as copies of the one.
    await games.database.pool.query(
      `insert into wager_item select (r).* from (
         select jsonb_populate_record(i, jsonb_build_object('item_number', n)) as r
         from wager_item i, generate_series(2, 601) n where i.game_num = $1) more`,
      [games.gameNum(1)],
    );
    const { keepCloses } = await import('./keep-closes.ts');
    await keepCloses(games.database, games.gameNum(1), 'fake');
    const { rows } = await games.database.pool.query<{ count: number }>(
      'select count(*)::int as count from wager_item where game_num = $1 and close_prices = $2',
      [games.gameNum(1), [-110, -110]],
    );
    expect(rows).toEqual([{ count: 601 }]);
    await games.database.pool.query('delete from wager_item where game_num = $1 and item_number > 1', [
      games.gameNum(1),
    ]);
    await games.say(1, 'W');
  });
});
