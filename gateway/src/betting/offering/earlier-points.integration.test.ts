import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGame, createLine } from '@lineboard/domain/testing/book-fixtures';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { listMarketMoves } from '../../lines/history/market-moves.ts';
import { writeMoves } from '../../lines/history/write-moves.ts';
import { createEarlierPoints } from './earlier-points.ts';

const MINUTE_MS = 60_000;
const STARTS_MS = 100 * MINUTE_MS;

describe.each(oneEngine())('points from before a gateway’s start on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    await note(MINUTE_MS, { spread1: 3 });
    await note(2 * MINUTE_MS, { spread1: 4, totalPoints: 41 });
    await note(9 * MINUTE_MS, { spread1: 9 });
    await note(2 * MINUTE_MS, { spread1: 20, store: 'north' });
    await note(2 * MINUTE_MS, { spread1: 21, periodNumber: 1 });
  });
  afterAll(() => drop());

  const note = (bookMs: number, fields: Partial<GameLine>): Promise<unknown> =>
    writeMoves(
      database.pool,
      listMarketMoves(
        createGame({ gameNum: 1, gameDateTimeMs: STARTS_MS }),
        createLine({
          gameNum: 1,
          store: 'main',
          periodWagerCutoffMs: STARTS_MS,
          moneyLine1: 150,
          totalPoints: 40,
          ...fields,
        }),
        null,
        { bookMs, wallMs: bookMs },
      ),
      { bookMs, wallMs: bookMs },
    );
  const REMEMBERED = [{ bookMs: 5 * MINUTE_MS, spread1: 5, moneyLine1: 150, totalPoints: 41 }];

  it('HR-60.1: are put before what it remembers, of its store and the full game alone', async () => {
    expect(await createEarlierPoints(database).before('main', 1, REMEMBERED)).toEqual([
      { bookMs: MINUTE_MS, spread1: 3, moneyLine1: 150, totalPoints: 40 },
      { bookMs: 2 * MINUTE_MS, spread1: 4, moneyLine1: 150, totalPoints: 41 },
      ...REMEMBERED,
    ]);
    expect(await createEarlierPoints(database).before('main', 2, REMEMBERED)).toEqual(REMEMBERED);
  });

  it('leave out the second in which it began to remember: its row has the last move of that second', async () => {
    await note(20 * MINUTE_MS + 900, { spread1: 8 });
    const began = [{ bookMs: 20 * MINUTE_MS + 400, spread1: 7, moneyLine1: 150, totalPoints: 41 }];
    const points = await createEarlierPoints(database).before('main', 1, began);
    expect(points.map(({ spread1 }) => spread1)).toEqual([3, 4, 9, 7]);
  });

  it('have a gap where a market had no figures', async () => {
    await note(30 * MINUTE_MS, { spread1: 8, moneyLine1: null, moneyLine2: null });
    await note(40 * MINUTE_MS, { spread1: 8 });
    const began = [{ bookMs: 50 * MINUTE_MS, spread1: 8, moneyLine1: 160, totalPoints: 40 }];
    const points = await createEarlierPoints(database).before('main', 1, began);
    expect(points.slice(-3).map(({ bookMs, moneyLine1 }) => [bookMs / MINUTE_MS, moneyLine1])).toEqual([
      [30, null],
      [40, 150],
      [50, 160],
    ]);
  });

  it('are asked for once, by many who look at once; a database that is away is asked again', async () => {
    let asked = 0;
    let isAway = true;
    const pool = {
      query: (...question: Parameters<Database['pool']['query']>) => {
        asked += 1;
        return isAway ? Promise.reject(new Error('away')) : database.pool.query(...question);
      },
    } as unknown as Database['pool'];
    const points = createEarlierPoints({ pool });
    expect(await points.before('main', 1, REMEMBERED)).toEqual(REMEMBERED);
    isAway = false;
    const looks = [1, 2, 3].map(() => points.before('main', 1, REMEMBERED));
    for (const found of await Promise.all(looks)) expect(found).toHaveLength(3);
    await points.before('main', 1, REMEMBERED);
    expect(asked).toBe(2);
  });
});
