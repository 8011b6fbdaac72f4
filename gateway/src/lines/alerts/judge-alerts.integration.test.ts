import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import type { MarketMove } from '../history/market-moves.ts';
import { writeMoves } from '../history/write-moves.ts';
import { judgeAlerts, MOST_AT_ONCE } from './judge-alerts.ts';

const MANY = 5 * MOST_AT_ONCE + 7;
const NOW_MS = 1_800_000_000_000;
const BEGINS_MS = NOW_MS + 86_400_000;

describe.each(oneEngine())('many alerts of one market on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let bookMs = NOW_MS;

  const query = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await database.pool.query<Row>(text, values)).rows;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    for (const customerId of ['ONE', 'TWO', 'POISON']) await seedCustomer(database, { customerId });
  });
  afterAll(() => drop());

  const moveOf = (points: number): MarketMove => ({
    game_num: 1,
    period_number: 0,
    market: 'S',
    store: 'main',
    at_ms: bookMs,
    points,
    points2: -points,
    price1: -110,
    price2: -110,
    price_draw: null,
    open_before: true,
    begins_ms: BEGINS_MS,
    pitcher1: null,
    pitcher2: null,
    over_ms: BEGINS_MS,
    has_begun: false,
  });
  const time = () => ({ bookMs, wallMs: bookMs });
  const write = (points: number) => {
    bookMs += 1_000;
    return writeMoves(database.pool, [moveOf(points)], time());
  };
  /** They wait for +3½. @returns the number of the last */
  const ask = async (customerId: string, count: number): Promise<number> => {
    const [row] = await query<{ last: number }>(
      `with made as (insert into line_alert (customer_id, game_num, period_number, market, store, side, team1, team2,
         points, repeats, begins_ms, over_ms, since_ms)
       select $1, 1, 0, 'S', 'main', 'team1', 'A', 'B', 3.5, false, $3, $3, $4 from generate_series(1, $2)
       returning alert_id)
       select max(alert_id) as last from made`,
      [customerId, count, BEGINS_MS, bookMs],
    );
    return row!.last;
  };
  /** @returns for each customer how many alerts were told, and how many wait */
  const count = async () =>
    Object.fromEntries(
      (
        await query<{ customer: string; told: number; open: number }>(
          `select customer_id as customer, sum(told_count)::int as told,
             (count(*) filter (where ended_ms is null))::int as open from line_alert group by customer_id`,
        )
      ).map(({ customer, told, open }) => [customer, [told, open]]),
    );
  /** Stands in for a database that refuses one row, until the act is done. */
  const refusing = async <T>(check: string, act: () => Promise<T>): Promise<T> => {
    await query(`alter table line_alert add constraint planted check (${check}) not valid`);
    try {
      return await act();
    } finally {
      await query('alter table line_alert drop constraint planted');
    }
  };

  beforeEach(async () => {
    await query('truncate line_alert, line_move');
    await write(3);
  });

  it('are all told, so many in a statement at most', async () => {
    await ask('ONE', MANY);
    await query(
      `insert into line_move (game_num, period_number, market, store, at_ms, points, points2, price1, price2,
         open_before, begins_ms, over_ms) values (1, 0, 'S', 'main', $1, 4, -4, -110, -110, true, $2, $2)`,
      [bookMs + 500, BEGINS_MS],
    );
    const sizes: number[] = [];
    const client = await database.pool.connect();
    const counting = {
      query: async (statement: { name?: string }) => {
        const answer = await client.query(statement as pg.QueryConfig);
        if (statement.name !== undefined && /^(find|mark)-line-alerts/.test(statement.name))
          sizes.push(answer.rows.length);
        return answer;
      },
    } as unknown as pg.PoolClient;
    await client.query('begin');
    const judged = await judgeAlerts(counting, [], time());
    await client.query('commit');
    client.release();
    expect(judged).toEqual({ told: ['ONE'], refused: [] });
    expect(await count()).toEqual({ ONE: [MANY, 0] });
    expect(sizes.length).toBe(2 * Math.ceil(MANY / MOST_AT_ONCE));
    expect(Math.max(...sizes)).toBe(MOST_AT_ONCE);
  });

  it('are told though one of them is refused: it alone is set aside, and the next ones are as quick as ever', async () => {
    await ask('ONE', 3 * MOST_AT_ONCE);
    const poison = await ask('POISON', 1);
    await ask('TWO', MOST_AT_ONCE);
    const { told, refused } = await refusing(`alert_id <> ${poison} or told_count = 0`, () => write(4));
    expect(told.toSorted()).toEqual(['ONE', 'TWO']);
    expect(refused).toEqual([
      { alertId: poison, isSetAside: true, cause: expect.objectContaining({ constraint: 'planted' }) },
    ]);
    expect(await count()).toEqual({ ONE: [3 * MOST_AT_ONCE, 0], TWO: [MOST_AT_ONCE, 0], POISON: [0, 0] });
    await write(3);
    await ask('TWO', 1);
    expect(await refusing(`alert_id <> ${poison} or told_count = 0`, () => write(4))).toEqual({
      told: ['TWO'],
      refused: [],
    });
  });

  it('are told though some can’t even be set aside; those are tried again with the next move', async () => {
    const poison = await ask('POISON', 1);
    await ask('ONE', MOST_AT_ONCE + 1);
    const check = `alert_id <> ${poison} or is_new`;
    const first = await refusing(check, () => write(4));
    expect(first).toMatchObject({ told: ['ONE'], refused: [{ alertId: poison, isSetAside: false }] });
    expect(await count()).toEqual({ ONE: [MOST_AT_ONCE + 1, 0], POISON: [0, 1] });
    await ask('TWO', 2);
    expect((await refusing(check, () => write(4.5))).told).toEqual(['TWO']);
    expect(await write(5)).toEqual({ told: ['POISON'], refused: [] });
  });

  it('one that is refused alone waits on: nothing says that the cause is in it', async () => {
    const alone = await ask('ONE', 1);
    expect(await refusing('told_count = 0', () => write(4))).toMatchObject({
      told: [],
      refused: [{ alertId: alone, isSetAside: false }],
    });
    expect(await count()).toEqual({ ONE: [0, 1] });
    expect(await write(4.5)).toEqual({ told: ['ONE'], refused: [] });
  });

  it('one that is refused waits on where others are judged and none is told: telling may be what is refused', async () => {
    const refused = await ask('ONE', 1);
    await ask('TWO', 1);
    await query(`update line_alert set points = 9 where customer_id = 'TWO'`);
    expect(await refusing('told_count = 0', () => write(4))).toMatchObject({
      told: [],
      refused: [{ alertId: refused, isSetAside: false }],
    });
    expect(await count()).toEqual({ ONE: [0, 1], TWO: [0, 1] });
  });

  it('one that is refused before any other was judged is set aside once one is', async () => {
    const poison = await ask('POISON', 1);
    await ask('ONE', 1);
    expect(await refusing(`alert_id <> ${poison} or told_count = 0`, () => write(4))).toMatchObject({
      told: ['ONE'],
      refused: [{ alertId: poison, isSetAside: true }],
    });
    expect(await count()).toEqual({ ONE: [1, 0], POISON: [0, 0] });
  });

  it('none is set aside where none can be judged: that is nobody’s alert, and neither is what is no row’s cause', async () => {
    await ask('ONE', 3 * MOST_AT_ONCE);
    const before = await count();
    await expect(refusing('told_count = 0', () => write(4))).rejects.toMatchObject({ constraint: 'planted' });
    expect(await count()).toEqual(before);
    for (const code of ['57P01', '40001', '42501']) {
      await query(
        `create function lose() returns trigger language plpgsql as
           $$ begin raise 'lost' using errcode = '${code}'; end $$;
         create trigger lost after update on line_alert for each row when (new.alert_id % 100 = 0)
           execute function lose()`,
      );
      await expect(write(4)).rejects.toMatchObject({ code });
      await query('drop trigger lost on line_alert; drop function lose');
    }
    expect(await count()).toEqual(before);
    expect((await write(4)).told).toEqual(['ONE']);
  });

  it('are told once where two gateways judge at once, each finding the one that is refused', async () => {
    await ask('ONE', 2 * MOST_AT_ONCE);
    const poison = await ask('POISON', 1);
    await ask('TWO', MOST_AT_ONCE);
    bookMs += 1_000;
    const answers = await refusing(`alert_id <> ${poison} or told_count = 0`, () =>
      Promise.all([4, 4, 4].map((points) => writeMoves(database.pool, [moveOf(points)], time()))),
    );
    expect(answers.flatMap(({ told }) => told).toSorted()).toEqual(['ONE', 'TWO']);
    expect(answers.flatMap(({ refused }) => refused.map(({ alertId }) => alertId))).toEqual([poison]);
    expect(await count()).toEqual({ ONE: [2 * MOST_AT_ONCE, 0], TWO: [MOST_AT_ONCE, 0], POISON: [0, 0] });
  });

  it('of two turns that were asked about the same, the one that waits finds them told', async () => {
    await ask('ONE', 2 * MOST_AT_ONCE);
    const poison = await ask('POISON', 1);
    bookMs += 1_000;
    const moved = [{ game_num: 1, period_number: 0, market: 'S', store: 'main', has_begun: false } as const];
    await query('update line_move set points = 4');
    const turn = () => inTransaction(database.pool, (client) => judgeAlerts(client, moved, time()));
    const answers = await refusing(`alert_id <> ${poison} or told_count = 0`, () =>
      Promise.all([turn(), turn(), turn()]),
    );
    expect(answers.flatMap(({ told }) => told)).toEqual(['ONE']);
    expect(answers.flatMap(({ refused }) => refused.map(({ alertId }) => alertId))).toEqual([poison]);
  });
});
