import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createNotedFailures, NOTHING_FAILS } from '../../../testing/fakes/noted-failures.ts';
import { game, image, line, move, score } from '../../../testing/samples/feed-samples.ts';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { type Book, createBook } from '../book/book.ts';
import { createInProcessLog, type InProcessLog } from '../log/in-process-log.ts';
import { LineRecorder, type RecorderParts } from './line-recorder.ts';
import { sweepMoves } from './old-moves.ts';

const STARTS_MS = 1_800_000_000_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describe.each(oneEngine())('what is kept of lines on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let book: Book;
  let log: InProcessLog;
  let bookMs: number;
  let dropped: number;
  let failures: ReturnType<typeof createNotedFailures>['failures'];
  let recorder: LineRecorder;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  afterAll(() => drop());

  const open = (changed: Partial<RecorderParts> = {}): LineRecorder => {
    const noted = createNotedFailures();
    failures = noted.failures;
    return new LineRecorder({
      book,
      database,
      bookNowMs: () => bookMs,
      wallNowMs: () => bookMs + DAY_MS,
      reporter: noted.reporter,
      dropped: { inc: (by?: unknown) => void (dropped += Number(by ?? 1)) },
      onTold: () => undefined,
      ...changed,
    });
  };
  const say = (...changes: FeedChange[]) => log.append('demo', changes);
  const read = async (market: string, store = 'main') =>
    (
      await database.kysely
        .selectFrom('line_move')
        .selectAll()
        .where('market', '=', market as 'S')
        .where('store', '=', store)
        .orderBy('period_number')
        .orderBy('at_ms')
        .execute()
    ).map((row) => [row.at_ms - (STARTS_MS - HOUR_MS), row.points ?? row.price1, row.open_before]);

  beforeEach(async () => {
    await database.pool.query('truncate line_move');
    bookMs = STARTS_MS - HOUR_MS;
    dropped = 0;
    log = createInProcessLog({ reporter: NOTHING_FAILS, nowMs: () => 1 });
    book = createBook({ nowMs: () => 1 });
    await log.open(book.reader);
    await say(...image(game(), line({ spread1: 3 })));
    recorder = open();
    await recorder.write();
  });

  it('HR-60.1: has a row for each market and second in which it moved, and none for what stood', async () => {
    bookMs += 10_000;
    await say(move({ spread1: 3.5, spread2: -3.5 }));
    bookMs += 400;
    await say(move({ spread1: 4, spread2: -4 }));
    await recorder.write();
    bookMs += 5_000;
    await say(move({ spreadMaxWagerCents: 9_900 }));
    await recorder.write();
    expect(await read('S')).toEqual([
      [0, 3, true],
      [10_000, 4, true],
    ]);
    expect(await read('M')).toEqual([[0, 150, true]]);
    expect(await read('L')).toHaveLength(1);
    expect(failures).toEqual([]);
  });

  it('takes what moved twice in a second as it was at its end, though it was written in between', async () => {
    bookMs += 10_000;
    await say(move({ spread1: 3.5 }));
    await recorder.write();
    await say(move({ spread1: 3 }));
    await recorder.write();
    expect(await read('S')).toEqual([
      [0, 3, true],
      [10_000, 3, true],
    ]);
  });

  it('HR-60.1: has what moved and came back a second later, though both are written at once', async () => {
    bookMs += 10_000;
    await say(move({ spread1: 3.5 }));
    bookMs += 1_000;
    await say(move({ spread1: 3 }));
    await recorder.write();
    expect(await read('S')).toEqual([
      [0, 3, true],
      [10_000, 3.5, true],
      [11_000, 3, true],
    ]);
  });

  it('has each store apart, and no alternate lines', async () => {
    bookMs += 1_000;
    await say(line({ store: 'north', spread1: 7 }), line({ periodNumber: 20, spread1: 9 }));
    await recorder.write();
    expect(await read('S')).toEqual([[0, 3, true]]);
    expect(await read('S', 'north')).toEqual([[1_000, 7, true]]);
  });

  it('looks at each line once when its game changes, however many stores have the game', async () => {
    const stores = Array.from({ length: 20 }, (_, at) => `store ${at}`);
    await say(...stores.map((store) => line({ store })));
    recorder.stop();
    let looked = 0;
    recorder = open({
      book: {
        steps$: book.steps$,
        topics: () => book.topics(),
        topicState: (topic) => book.topicState(topic),
        game: (gameNum) => book.game(gameNum),
        inspect: (gameNum) => book.inspect(gameNum),
        score: (gameNum) => {
          looked += 1;
          return book.score(gameNum);
        },
      },
    });
    await say(score({ phase: 'live' }));
    recorder.stop();
    expect(looked).toBe(stores.length + 1);
  });

  it('a second gateway that takes over tells what moved while nobody wrote, and nothing twice', async () => {
    recorder.stop();
    bookMs += 20_000;
    await say(move({ moneyLine1: 160 }));
    await open().write();
    expect(await read('M')).toEqual([
      [0, 150, true],
      [20_000, 160, true],
    ]);
    expect(await read('S')).toHaveLength(1);
  });

  it('a recorder that was stopped writes nothing any more', async () => {
    recorder.stop();
    bookMs += 20_000;
    await say(move({ moneyLine1: 160 }));
    await recorder.write();
    expect(await read('M')).toHaveLength(1);
  });

  it('HR-60.1: a held line and one whose game has begun are not open', async () => {
    bookMs += 1_000;
    await say(move({ spreadLineStatus: 'H' }));
    await recorder.write();
    bookMs += 1_000;
    await say(move({ spreadLineStatus: 'O' }));
    await recorder.write();
    bookMs += 1_000;
    await say(score({ phase: 'live' }));
    await recorder.write();
    bookMs = STARTS_MS + 1_000;
    await say(move({ spread1: 10, periodWagerCutoffMs: STARTS_MS + HOUR_MS }));
    await recorder.write();
    expect((await read('S')).map(([, , isOpen]) => isOpen)).toEqual([true, false, true, false, false]);
  });

  it('HR-60.1: a market that lost all its figures has a row that says so, and one more when it is back', async () => {
    bookMs += 1_000;
    await say(move({ spread1: null, spread2: null, spreadAdj1: null, spreadAdj2: null }));
    await recorder.write();
    bookMs += 1_000;
    await say(move({ spreadMaxWagerCents: 9_900 }));
    await recorder.write();
    bookMs += 1_000;
    await say(move({ spread1: 3, spread2: -3, spreadAdj1: -110, spreadAdj2: -110 }));
    await recorder.write();
    expect(await read('S')).toEqual([
      [0, 3, true],
      [1_000, null, false],
      [3_000, 3, true],
    ]);
    // Nobody ever offered the teams' own totals.
    expect([await read('E1'), await read('E2')]).toEqual([[], []]);
  });

  it('a second gateway that takes over tells of a market that lost its figures while nobody wrote', async () => {
    recorder.stop();
    bookMs += 20_000;
    await say(move({ moneyLine1: null, moneyLine2: null }));
    await open().write();
    expect(await read('M')).toEqual([
      [0, 150, true],
      [20_000, null, false],
    ]);
  });

  it('HR-60.1: a line is open again once a score that said too early that its game has begun is gone', async () => {
    bookMs += 1_000;
    await say(score({ phase: 'live' }));
    await recorder.write();
    bookMs += 1_000;
    await say(...image(game(), line({ spread1: 3 })));
    await recorder.write();
    expect((await read('S')).map(([, , isOpen]) => isOpen)).toEqual([true, false, true]);
  });

  it('HR-60.1: a start that is told later is a row of its own', async () => {
    bookMs += 1_000;
    const later = { gameDateTimeMs: STARTS_MS + DAY_MS };
    await say(game(later), move({ periodWagerCutoffMs: STARTS_MS + DAY_MS }));
    await recorder.write();
    const rows = await database.kysely
      .selectFrom('line_move')
      .select(['begins_ms', 'over_ms'])
      .where('market', '=', 'S')
      .orderBy('at_ms')
      .execute();
    // The wall clock is a day ahead of the book's here.
    expect(rows).toEqual([
      { begins_ms: STARTS_MS, over_ms: STARTS_MS + DAY_MS },
      { begins_ms: STARTS_MS + DAY_MS, over_ms: STARTS_MS + 2 * DAY_MS },
    ]);
  });

  it('while the database is away nothing waits for it, and more than fits is left out and counted', async () => {
    recorder.stop();
    let isAway = false;
    const away = {
      pool: {
        connect: () =>
          isAway
            ? Promise.reject(Object.assign(new Error('away'), { code: '57P03' }))
            : database.pool.connect(),
      } as unknown as Database['pool'],
    };
    await database.pool.query('truncate line_move');
    recorder = open({ database: away });
    // The board as it was is told, so that nothing but the gap has it told again.
    await recorder.write();
    isAway = true;
    const games = Array.from({ length: 7_000 }, (_, at) => at + 1);
    const lines: FeedChange[] = games.flatMap((gameNum) => [
      game({ gameNum, team1RotNum: gameNum * 2 + 1, team2RotNum: gameNum * 2 + 2 }),
      line({ gameNum }),
    ]);
    await say(...image(...lines));
    await recorder.write();
    const leftOut = dropped;
    expect(leftOut).toBeGreaterThanOrEqual(7_000 * 3 - 20_000);
    expect(failures.map(({ kind }) => kind)).toEqual(['notWritten']);
    isAway = false;
    await recorder.write();
    // What was left out is told again with the whole board.
    const { rows } = await database.pool.query<{ count: number }>(
      'select count(*)::int as count from line_move',
    );
    expect(rows).toEqual([{ count: 21_000 }]);
    expect(dropped).toBe(leftOut);
  });

  it('what the database refuses holds up nothing behind it', async () => {
    bookMs += 1_000;
    const broken: Partial<GameLine> = { spread1: 3.5 };
    await say(move(broken));
    await database.pool.query(
      'alter table line_move add constraint planted check (points is distinct from 3.5)',
    );
    try {
      await recorder.write();
      expect(failures.map(({ kind }) => kind)).toEqual(['leftOut']);
      expect(dropped).toBe(1);
    } finally {
      await database.pool.query('alter table line_move drop constraint planted');
    }
    bookMs += 1_000;
    await say(move({ spread1: 4 }));
    await recorder.write();
    expect(await read('S')).toEqual([
      [0, 3, true],
      [2_000, 4, true],
    ]);
  });

  it('is written though alerts can’t be judged', async () => {
    bookMs += 1_000;
    await say(move({ spread1: 3.5 }));
    await database.pool.query('alter table line_alert rename to planted');
    try {
      await recorder.write();
    } finally {
      await database.pool.query('alter table planted rename to line_alert');
    }
    expect(failures.map(({ kind }) => kind)).toEqual(['notJudged']);
    expect(dropped).toBe(0);
    expect(await read('S')).toEqual([
      [0, 3, true],
      [1_000, 3.5, true],
    ]);
  });

  it('names alerts that the database refuses, and tells the customers of the others', async () => {
    for (const customerId of ['ONE', 'POISON']) {
      await seedCustomer(database, { customerId });
      await database.pool.query(
        `insert into line_alert (customer_id, game_num, period_number, market, store, side, team1, team2, points, repeats,
           begins_ms, over_ms, since_ms) values ($1, $2, 0, 'S', 'main', 'team1', 'A', 'B', 3.5, false, $3, $3, 1)`,
        [customerId, 1, STARTS_MS],
      );
    }
    const told: string[] = [];
    recorder.stop();
    recorder = open({ onTold: (customerId) => void told.push(customerId) });
    bookMs += 1_000;
    await say(move({ spread1: 4 }));
    await database.pool.query(
      "alter table line_alert add constraint planted check (customer_id <> 'POISON' or told_count = 0)",
    );
    await recorder.write();
    expect(told).toEqual(['ONE']);
    expect(failures).toMatchObject([{ kind: 'setAside', about: { alerts: 1, alertIds: expect.anything() } }]);
    expect((await read('S')).at(-1)).toEqual([1_000, 4, true]);
    await database.pool.query('truncate line_alert');
    await database.pool.query('alter table line_alert drop constraint planted');
  });

  it('is forgotten so many days after the game began, by the wall clock', async () => {
    const overMs = STARTS_MS + DAY_MS;
    await sweepMoves(database, 30, overMs + 30 * DAY_MS - 1);
    expect(await read('S')).toHaveLength(1);
    await sweepMoves(database, 30, overMs + 30 * DAY_MS);
    expect(await read('S')).toEqual([]);
  });
});
