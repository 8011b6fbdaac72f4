import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import { describe, expect, it } from 'vitest';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';
import { describeContestMove, partsOf } from '../../lines/history/contest-moves.ts';
import { ContestSums } from '../../lines/history/contest-sums.ts';
import { writeContestMoves } from '../../lines/history/write-contest-moves.ts';

const HOUR_MS = 3_600_000;
/** Two of +100 and one of +300. */
const SIDES = 1_250_000_000;

describe.each(oneEngine())('the close of a contestant on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);

  const now = (): number => games.gateway.clock.wallMs;
  const contestNum = (): number => games.gameNum(50);
  const put = (contestantNum: number, fields: Partial<ContestLine> = {}): void =>
    games.gateway.book.putContest({
      contestNum: contestNum(),
      contestantNum,
      moneyLine: contestantNum === 3 ? 300 : 100,
      wagerCutoffMs: now() + HOUR_MS,
      ...fields,
    });
  const putAll = (...fields: Array<Partial<ContestLine>>): void => {
    for (const contestantNum of [1, 2, 3]) put(contestantNum, fields[contestantNum - 1] ?? {});
  };
  /** What the recorder would have written of the contest at that moment. */
  const note = async (bookMs: number, fields: Partial<ContestLine> = {}): Promise<void> => {
    const lines = games.gateway.book.contest(contestNum()).map((line) => ({ ...line, ...fields }));
    const sums = new ContestSums();
    for (const line of lines)
      sums.put(line.contestNum, line.store, line.contestantNum, partsOf(line, bookMs));
    const moves = lines.map((line) =>
      describeContestMove(line, sums.of(line.contestNum, line.store), { bookMs, wallMs: bookMs }),
    );
    await writeContestMoves(games.database.pool, moves);
  };
  const bet = (contestantNum = 1, seenPrice = 100) =>
    games.place(
      [1],
      {},
      {
        pick: { type: 'C', contestNum: contestNum(), contestantNum },
        seenPrice,
        seenLine: null,
        amountEntered: 'risk',
        amountCents: 1_000,
      },
    );
  const tell = async (outcome: 'W' | 'L' | 'P' | null, contestantNum = 1): Promise<void> => {
    games.gateway.book.decide(contestNum(), contestantNum, outcome);
    await games.settled();
  };
  const closes = async () =>
    (await games.bets()).graded.flatMap(({ items }) => items.map(({ contestClose }) => contestClose));

  it('HR-60.3, HR-61.3: is its last open line before the cut-off, with what all sides came to then', async () => {
    putAll();
    await note(now());
    await bet();
    put(1, { moneyLine: 200 });
    await note(now() + 1_000);
    put(1, { moneyLine: 700, status: 'H' });
    await note(now() + 2_000);
    put(1, { moneyLine: 900 });
    await note(now() + HOUR_MS);
    expect((await games.bets()).open[0]?.items[0]).toMatchObject({ close: null, contestClose: null });
    await tell('W');
    expect(await closes()).toEqual([{ price: 200, points: null, sidesSum: 1_083_333_333 }]);
    expect((await games.bets()).graded[0]?.items[0]?.close).toBeNull();
    expect(games.errors).toEqual([]);
  });

  it('HR-61.3: says nothing of its sides where one of them had no open line, and leaves out who was decided', async () => {
    putAll({}, { disabled: true });
    await note(now());
    await bet();
    await tell('L');
    expect(await closes()).toEqual([{ price: 100, points: null, sidesSum: null }]);
    put(2, { outcome: 'L' });
    put(4);
    await note(now() + 1_000);
    await bet(3, 300);
    await tell('L', 3);
    expect((await closes())[0]).toEqual({ price: 300, points: null, sidesSum: SIDES - 500_000_000 });
  });

  it('HR-60.3: is told of a contest that is called off, as of a game', async () => {
    putAll();
    await note(now());
    await bet();
    await tell('P');
    expect(await closes()).toEqual([{ price: 100, points: null, sidesSum: SIDES }]);
  });

  it('HR-60.3: of a contest that is opened again it is the line that closes then', async () => {
    putAll();
    await note(now());
    await bet();
    // Told by mistake, taken back, and open until the same cut-off.
    await note(now() + 1_000, { outcome: 'L' });
    await tell('L');
    expect(await closes()).toEqual([{ price: 100, points: null, sidesSum: SIDES }]);
    await tell(null);
    expect((await games.bets()).open[0]?.items[0]?.contestClose).toBeNull();
    put(1, { moneyLine: 300 });
    await note(now() + 60_000);
    await tell('W');
    expect(await closes()).toEqual([{ price: 300, points: null, sidesSum: 1_000_000_000 }]);
  });

  it('HR-60.3: moves with a cut-off that is told later, and back with one that is told earlier', async () => {
    const start = now();
    putAll();
    await note(start);
    await bet();
    const later = { wagerCutoffMs: start + 3 * HOUR_MS };
    putAll({ ...later, moneyLine: 150 }, later, later);
    await note(start + HOUR_MS + 1_000);
    await tell('W');
    expect(await closes()).toEqual([{ price: 150, points: null, sidesSum: 1_150_000_000 }]);
    const earlier = { wagerCutoffMs: start + HOUR_MS };
    putAll(earlier, earlier, earlier);
    await note(start + 4 * HOUR_MS);
    await tell('L');
    expect(await closes()).toEqual([{ price: 100, points: null, sidesSum: SIDES }]);
  });

  it('HR-60.3: there is none of a pick that a cut-off told earlier came before, nor of one of which nothing was kept', async () => {
    putAll();
    await bet(2);
    await note(now() - HOUR_MS);
    await bet();
    await note(now() + 1_000, { wagerCutoffMs: now() - 60_000 });
    await tell('W');
    await games.database.pool.query('delete from contest_move where contestant_num = 2');
    await tell('L', 2);
    expect(await closes()).toEqual([null, null]);
  });

  it('HR-60.3: of a contest whose moves are forgotten stands as it was when it is graded again', async () => {
    putAll();
    await note(now());
    await bet();
    await tell('W');
    await games.database.pool.query('truncate contest_move, contest_sum');
    await tell('L');
    expect(await closes()).toEqual([{ price: 100, points: null, sidesSum: SIDES }]);
  });

  it('HR-61.2: has the number of an over, and is none of what is no over any more', async () => {
    const over = (contestantName: string): void =>
      putAll({ contestantName, moneyLine: -110 }, { contestantName: 'Under 22.5', moneyLine: -110 });
    over('Over 22.5');
    await note(now());
    await bet(1, -110);
    over('Over 24.5');
    await note(now() + 1_000);
    await tell('W');
    expect(await closes()).toMatchObject([{ price: -110, points: 24.5 }]);
    over('Yes');
    await note(now() + 2_000);
    await tell('L');
    expect(await closes()).toEqual([null]);
  });

  it('HR-60.3: goes by the lines of its own feed and store', async () => {
    putAll();
    await note(now());
    await bet();
    // The number went to another feed, and another store has other prices.
    await note(now() + 1_000, { feedId: 'other', moneyLine: 5_000 });
    await note(now() + 2_000, { store: 'north', moneyLine: 6_000 });
    await tell('W');
    expect(await closes()).toEqual([{ price: 100, points: null, sidesSum: expect.any(Number) }]);
  });

  it('HR-60.3: a failing look for closes keeps no bet from being paid', async () => {
    putAll();
    await bet();
    await games.database.pool.query('alter table contest_sum rename to contest_sum_away');
    try {
      await tell('W');
    } finally {
      await games.database.pool.query('alter table contest_sum_away rename to contest_sum');
    }
    expect((await games.bets()).graded.map(({ wagerStatus }) => wagerStatus)).toEqual(['W']);
    expect(games.errors).toHaveLength(1);
  });

  it('HR-60.3: two gateways and 600 legs on one contestant: each has its own, page after page', async () => {
    games.startGradings(2);
    putAll();
    await note(now());
    await bet();
    await games.database.pool.query(
      `insert into wager_item select (r).* from (
         select jsonb_populate_record(i, jsonb_build_object('item_number', n)) as r
         from wager_item i, generate_series(2, 601) n where i.contest_num = $1) more`,
      [contestNum()],
    );
    const { keepContestCloses } = await import('./keep-contest-closes.ts');
    const row = { contest_num: contestNum(), contestant_num: 1, feed_id: 'fake', result_version: 1 };
    await Promise.all([keepContestCloses(games.database, row), keepContestCloses(games.database, row)]);
    const { rows } = await games.database.pool.query<{ count: number }>(
      `select count(*)::int as count from wager_item where contest_num = $1 and close_prices = $2
         and close_sides_sum = $3`,
      [contestNum(), [100], SIDES],
    );
    expect(rows).toEqual([{ count: 601 }]);
    await games.database.pool.query('delete from wager_item where contest_num = $1 and item_number > 1', [
      contestNum(),
    ]);
    await tell('W');
    expect(await closes()).toHaveLength(1);
  });
});
