import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createNotedFailures, NOTHING_FAILS } from '../../../testing/fakes/noted-failures.ts';
import { contestLine, image } from '../../../testing/samples/feed-samples.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { type Book, createBook } from '../book/book.ts';
import { createInProcessLog, type InProcessLog } from '../log/in-process-log.ts';
import { ContestRecorder, type ContestRecorderParts } from './contest-recorder.ts';
import { sweepMoves } from './old-moves.ts';

const STARTS_MS = 1_800_000_000_000;
const DAY_MS = 86_400_000;
const BEGAN_MS = STARTS_MS - 100 * DAY_MS;

describe.each(oneEngine())('what is kept of contests on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let book: Book;
  let log: InProcessLog;
  let bookMs: number;
  let dropped: number;
  let failures: ReturnType<typeof createNotedFailures>['failures'];
  let recorder: ContestRecorder;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  afterAll(() => drop());

  const open = (changed: Partial<ContestRecorderParts> = {}): ContestRecorder => {
    const noted = createNotedFailures();
    failures = noted.failures;
    return new ContestRecorder({
      book,
      database,
      bookNowMs: () => bookMs,
      wallNowMs: () => bookMs + DAY_MS,
      reporter: noted.reporter,
      dropped: { inc: (by?: unknown) => void (dropped += Number(by ?? 1)) },
      ...changed,
    });
  };
  const player = (contestantNum: number, fields: Partial<ContestLine> = {}): FeedChange =>
    contestLine({ contestantNum, contestantName: `Player ${contestantNum}`, moneyLine: 100, ...fields });
  /** Part of a contestant's line, as a feed says what moved. */
  const moved = (contestantNum: number, fields: Partial<ContestLine>): FeedChange => ({
    kind: 'contestLine',
    line: { contestNum: 9, contestantNum, store: 'main', ...fields },
  });
  const say = async (changes: FeedChange[], afterMs = 10_000): Promise<void> => {
    bookMs += afterMs;
    await log.append('demo', changes);
    await recorder.write();
  };
  const readMoves = async (contestantNum: number, store = 'main') =>
    (
      await database.kysely
        .selectFrom('contest_move')
        .selectAll()
        .where('contestant_num', '=', contestantNum)
        .where('store', '=', store)
        .orderBy('at_ms')
        .execute()
    ).map((row) => [(row.at_ms - BEGAN_MS) / 1_000, row.price]);
  const readSums = async (store = 'main') =>
    (
      await database.kysely
        .selectFrom('contest_sum')
        .selectAll()
        .where('store', '=', store)
        .orderBy('at_ms')
        .execute()
    ).map((row) => [(row.at_ms - BEGAN_MS) / 1_000, row.sides_sum]);

  beforeEach(async () => {
    await database.pool.query('truncate contest_move, contest_sum');
    bookMs = BEGAN_MS;
    dropped = 0;
    log = createInProcessLog({ reporter: NOTHING_FAILS, nowMs: () => 1 });
    book = createBook({ nowMs: () => 1 });
    await log.open(book.reader);
    await log.append('demo', image(player(1), player(2), player(3, { moneyLine: 300 })));
    recorder = open();
    await recorder.write();
  });

  it('HR-60.3: has a row for each contestant and second in which it moved, and none for what stood', async () => {
    await say([moved(1, { moneyLine: 150 })]);
    await say([moved(1, { moneyLine: 300 })], 400);
    await say([moved(2, { maxWagerCents: 9_900, rotNum: 7 })], 5_000);
    expect(await readMoves(1)).toEqual([
      [0, 100],
      [10, 300],
    ]);
    expect(await readMoves(2)).toEqual([[0, 100]]);
    expect(await readSums()).toEqual([
      [0, 1_250_000_000],
      [10, 1_000_000_000],
    ]);
    expect(failures).toEqual([]);
  });

  it('HR-60.3, HR-61.3: has what moved and came back a second later, though both are written at once', async () => {
    bookMs += 10_000;
    await log.append('demo', [moved(1, { moneyLine: 150 })]);
    await say([moved(1, { moneyLine: 100 })], 1_000);
    expect(await readMoves(1)).toEqual([
      [0, 100],
      [10, 150],
      [11, 100],
    ]);
    expect((await readSums()).map(([at]) => at)).toEqual([0, 10, 11]);
  });

  it('HR-61.3: of two that move in turn within a second the last move says the sum', async () => {
    await log.append('demo', [moved(1, { moneyLine: 150 })]);
    await log.append('demo', [moved(2, { moneyLine: 150 })]);
    await say([moved(1, { moneyLine: 300 })], 0);
    expect((await readSums()).at(-1)).toEqual([0, 250_000_000 + 400_000_000 + 250_000_000]);
  });

  it.each([
    ['held', { status: 'H' }],
    ['taken down', { disabled: true }],
    ['without a price', { moneyLine: null }],
    ['decided', { outcome: 'P' }],
  ] as const)('HR-60.3, HR-61.3: one that is %s is not open', async (why, fields) => {
    await say([moved(1, fields)]);
    expect((await readMoves(1)).at(-1)).toEqual([10, null]);
    // A contestant who is decided is no side any more.
    expect((await readSums()).at(-1)).toEqual([10, why === 'decided' ? 750_000_000 : null]);
    // What moves while nobody can bet on it is no move.
    await say([moved(1, { moneyLine: why === 'without a price' ? null : 400, rotNum: 3 })]);
    expect(await readMoves(1)).toHaveLength(2);
  });

  it('HR-61.3: one who is gone is no side, and comes back as one', async () => {
    await say(image(player(1), player(2)));
    await say([player(3, { moneyLine: 400 })]);
    expect(await readMoves(3)).toEqual([
      [0, 300],
      [10, null],
      [20, 400],
    ]);
    expect(await readSums()).toEqual([
      [0, 1_250_000_000],
      [10, 1_000_000_000],
      [20, 1_200_000_000],
    ]);
  });

  it('HR-60.3: a contest of another type is the same contest', async () => {
    const renamed = { contestType2: 'Aardvark Open' };
    await say([moved(2, renamed), moved(1, { moneyLine: 200 }), moved(1, renamed), moved(3, renamed)]);
    expect(await readMoves(1)).toEqual([
      [0, 100],
      [10, 200],
    ]);
    expect(await readMoves(2)).toEqual([[0, 100]]);
    expect((await readSums()).at(-1)).toEqual([10, 1_083_333_333]);
  });

  it('HR-60.3: has each store apart', async () => {
    await say([1, 2].map((num) => player(num, { store: 'north', moneyLine: -300 })));
    await say([moved(1, { store: 'north', status: 'H' })]);
    expect(await readMoves(1)).toEqual([[0, 100]]);
    expect(await readMoves(1, 'north')).toEqual([
      [10, -300],
      [20, null],
    ]);
    expect(await readSums('north')).toEqual([
      [10, 1_500_000_000],
      [20, null],
    ]);
    expect(await readSums()).toHaveLength(1);
  });

  it('HR-60.3: a cut-off that comes is no move, one that is told anew is', async () => {
    bookMs = STARTS_MS;
    await say([moved(1, { disabled: true, moneyLine: null })]);
    expect(await readMoves(1)).toEqual([[0, 100]]);
    await say([moved(1, { wagerCutoffMs: STARTS_MS + DAY_MS })]);
    expect((await readMoves(1)).at(-1)?.[1]).toBeNull();
    await say([moved(1, { disabled: false, moneyLine: 500 })]);
    expect((await readMoves(1)).map(([, price]) => price)).toEqual([100, null, 500]);
  });

  it('a second gateway that takes over tells what moved while nobody wrote, and nothing twice', async () => {
    recorder.stop();
    await say([moved(1, { moneyLine: 200 })]);
    expect(await readMoves(1)).toHaveLength(1);
    // Two at once, as when a lease goes over: the one writes what the other wrote.
    await Promise.all([open().write(), open().write()]);
    expect(await readMoves(1)).toEqual([
      [0, 100],
      [10, 200],
    ]);
    expect(await readMoves(2)).toHaveLength(1);
    expect((await readSums()).at(-1)).toEqual([10, 1_083_333_333]);
    expect(failures).toEqual([]);
  });

  it('HR-61.3: 3,000 contestants are one contest, whole at every moment that is told', async () => {
    recorder.stop();
    const field = Array.from({ length: 3_000 }, (_, at) => player(at + 1, { moneyLine: 9_900 }));
    await log.append('demo', image(...field));
    // The backlog of what changed is worked off entry by entry.
    for (let entry = 0; entry < 8; entry += 1) await log.append('demo', [{ kind: 'beat' }]);
    await database.pool.query('truncate contest_move, contest_sum');
    recorder = open();
    await recorder.write();
    expect(await readSums()).toEqual([[0, 30_000_000_000]]);
    await say([moved(2_999, { moneyLine: 100 })]);
    expect((await readSums()).at(-1)).toEqual([10, 30_490_000_000]);
    const { rows } = await database.pool.query<{ count: number }>(
      'select count(*)::int as count from contest_move',
    );
    expect(rows).toEqual([{ count: 3_001 }]);
    expect([dropped, failures]).toEqual([0, []]);
  });

  it('what the database refuses is left out and counted', async () => {
    await database.pool.query(
      'alter table contest_move add constraint planted check (price is distinct from 777)',
    );
    try {
      await say([moved(1, { moneyLine: 777 })]);
    } finally {
      await database.pool.query('alter table contest_move drop constraint planted');
    }
    expect(failures.map(({ kind }) => kind)).toEqual(['leftOut']);
    expect(dropped).toBe(1);
    await say([moved(1, { moneyLine: 200 })]);
    expect((await readMoves(1)).at(-1)).toEqual([20, 200]);
  });

  it('of a future that is open for months no more is kept than of a month, and the last open line', async () => {
    for (let day = 1; day <= 40; day += 1) await say([moved(1, { moneyLine: 100 + day })], DAY_MS);
    // Held for longer than anything is kept.
    await say([moved(1, { status: 'H' })], DAY_MS);
    await say([moved(2, { moneyLine: 250 })], 40 * DAY_MS);
    await sweepMoves(database, 30, bookMs + DAY_MS);
    expect((await readMoves(1)).map(([, price]) => price)).toEqual([140, null]);
    expect(await readMoves(2)).toHaveLength(1 + 1);
    expect((await readSums()).at(-1)?.[1]).toBeNull();
    expect((await readSums()).length).toBeLessThan(3);
    // The contest is over for as long: nothing is kept of it.
    await sweepMoves(database, 30, STARTS_MS + 32 * DAY_MS);
    expect([await readMoves(1), await readMoves(2), await readSums()]).toEqual([[], [], []]);
  });
});
