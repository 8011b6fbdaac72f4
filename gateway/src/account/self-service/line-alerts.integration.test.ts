import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { LineAlert, LineAlertRequest } from '@lineboard/domain/lines/alerts/line-alert.schema';
import { MOST_OPEN_ALERTS, MOST_TOLD_ALERTS } from '@lineboard/domain/lines/alerts/alert-bounds';
import { createLine } from '@lineboard/domain/testing/book-fixtures';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { addToken } from '../../../testing/operators/add-token.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { judgeAlerts } from '../../lines/alerts/judge-alerts.ts';
import { sweepAlerts } from '../../lines/alerts/old-alerts.ts';
import { listMarketMoves } from '../../lines/history/market-moves.ts';
import { writeMoves } from '../../lines/history/write-moves.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const NO_SPREAD = { spread1: null, spread2: null, spreadAdj1: null, spreadAdj2: null };
const spreadOf = (points: number) => ({
  spread1: points,
  spread2: -points,
  spreadAdj1: -110,
  spreadAdj2: -110,
});

describe.each(oneEngine())('alerts of lines on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let customerId: string;
  let cookie: string;
  let test = 0;
  let startsMs: number;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    gateway = await createTestGateway(database);
  });
  afterAll(async () => {
    await gateway.close();
    await drop();
  });

  const now = (): number => gateway.clock.wallMs;
  const pass = (ms: number): void => void (gateway.clock.wallMs += ms);
  /** What the leader writes of a game's line now. */
  const write = async (gameNum = test, client = database.pool): Promise<readonly string[]> => {
    const { game, lines, shownScore } = gateway.book.inspect(gameNum);
    const time = { bookMs: now(), wallMs: now() };
    return (await writeMoves(client, listMarketMoves(game!, lines[0]!.shown, shownScore, time), time)).told;
  };
  const move = async (fields: Partial<GameLine>): Promise<readonly string[]> => {
    pass(1_000);
    gateway.book.moveLine(test, fields);
    return write();
  };
  const spread = (points: number): Promise<readonly string[]> => move({ spread1: points, spread2: -points });

  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, cookies = cookie, payload?: object) => {
    const headers = { origin: TEST_ORIGIN, cookie: cookies };
    const answer = await gateway.app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
  };
  const asked = (fields: Partial<LineAlertRequest> = {}): LineAlertRequest => ({
    gameNum: test,
    periodNumber: 0,
    market: 'S',
    side: 'team1',
    watch: { kind: 'number', points: 3.5, price: null },
    repeats: false,
    ...fields,
  });
  const ask = (fields: Partial<LineAlertRequest> = {}, cookies = cookie) =>
    call('POST', '/api/line-alerts', cookies, asked(fields));
  const keep = async (fields: Partial<LineAlertRequest> = {}): Promise<LineAlert> => {
    const { status, body } = await ask(fields);
    expect([status, body]).toEqual([200, { state: 'kept', alert: expect.anything() }]);
    return body.alert;
  };
  /** A session of its own: hours may have passed. */
  const list = async (of = customerId): Promise<LineAlert[]> =>
    (await call('GET', '/api/line-alerts', await gateway.cookieOf(of))).body.alerts;
  const addCustomer = async (isDemo = false): Promise<string> => {
    const id = `ALERT${test}${isDemo ? 'D' : ''}`;
    await seedCustomer(database, { customerId: id, isDemo });
    return id;
  };
  const timeOut = (endsAtMs: number | null): Promise<unknown> =>
    database.kysely
      .insertInto('time_out')
      .values({
        customer_id: customerId,
        length: endsAtMs === null ? 'untilAsked' : 'day',
        began_at_ms: now(),
        ends_at_ms: endsAtMs,
      })
      .execute();

  beforeEach(async () => {
    test += 1;
    startsMs = now() + 10 * DAY_MS;
    customerId = await addCustomer();
    cookie = await gateway.cookieOf(customerId);
    gateway.book.putGame({ gameNum: test, gameDateTimeMs: startsMs }, { periodWagerCutoffMs: startsMs });
    await write();
  });

  describe('at a number', () => {
    it('is told once the number is there or better, with what the line was, and never again', async () => {
      await keep();
      expect(await spread(2.5)).toEqual([]);
      expect(await spread(4)).toEqual([customerId]);
      expect(await list()).toMatchObject([
        { isOpen: false, told: { count: 1, points: 4, price: -110, atMs: now() } },
      ]);
      await spread(3);
      expect(await spread(3.5)).toEqual([]);
    });

    it.each([
      ['L', 'over', 43.5, 44.5, 43],
      ['L', 'under', 44.5, 43.5, 45],
      ['S', 'team2', -2.5, -3.5, -2],
    ] as const)('%s %s at %d is not told at a worse number', async (market, side, points, worse, better) => {
      await keep({ market, side, watch: { kind: 'number', points, price: null } });
      const at = (figure: number) => (market === 'S' ? spread(-figure) : move({ totalPoints: figure }));
      expect(await at(worse)).toEqual([]);
      expect(await at(better)).toEqual([customerId]);
    });

    it('reads each side’s own price, and each team’s own total', async () => {
      await keep({ market: 'M', side: 'team2', watch: { kind: 'number', points: null, price: -150 } });
      await keep({ market: 'E', side: 'team2Under', watch: { kind: 'number', points: 24.5, price: -105 } });
      expect(await move({ moneyLine1: 160, moneyLine2: -170 })).toEqual([]);
      expect(await move({ team1TotalPoints: 30 })).toEqual([]);
      expect(await move({ moneyLine1: 130, moneyLine2: -150 })).toEqual([customerId]);
      expect(await move({ team2TotalPoints: 24.5, team2TtlPtsAdj2: -110 })).toEqual([]);
      expect(await move({ team2TtlPtsAdj2: -105 })).toEqual([customerId]);
    });

    it('is about the line of the customer’s own store, and the full game alone', async () => {
      await keep();
      expect(await move({ store: 'north', spread1: 9, spread2: -9 })).toEqual([]);
      expect(await move({ store: 'main', periodNumber: 1 })).toEqual([]);
      expect(await move({ periodNumber: 0 })).toEqual([customerId]);
    });

    it('of a part of the game is told by the line of that part alone, and says which it is', async () => {
      const part = { gameNum: test, store: 'main', periodNumber: 1 };
      const movePart = (points: number) => {
        pass(1_000);
        const { game, shownScore } = gateway.book.inspect(test);
        const line = createLine({
          ...part,
          spread1: points,
          spread2: -points,
          periodWagerCutoffMs: startsMs,
        });
        const time = { bookMs: now(), wallMs: now() };
        return writeMoves(database.pool, listMarketMoves(game!, line, shownScore, time), time);
      };
      await movePart(1.5);
      const kept = await keep({ periodNumber: 1, watch: { kind: 'number', points: 2, price: null } });
      expect(kept).toMatchObject({ periodNumber: 1, periodLabel: 'half1' });
      expect(await spread(2.5)).toEqual([]);
      expect(await movePart(2)).toMatchObject({ told: [customerId] });
      expect(await list()).toMatchObject([{ periodLabel: 'half1', told: { points: 2 } }]);
      expect(await keep()).not.toHaveProperty('periodLabel');
      // A gateway of an earlier version names no part.
      await database.pool.query('update line_alert set period_label = default where customer_id = $1', [
        customerId,
      ]);
      const labels = (await list()).map(({ periodNumber, periodLabel }) => [periodNumber, periodLabel]);
      expect(labels.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
        [0, undefined],
        [1, 'part'],
      ]);
    });

    it('waits for a line that is held, and is told when it is bet on again', async () => {
      await keep();
      expect(await move({ spread1: 4, spread2: -4, spreadLineStatus: 'H' })).toEqual([]);
      expect(await move({ spreadLineStatus: 'O' })).toEqual([customerId]);
    });

    it('isn’t kept where the line is there already', async () => {
      expect((await ask({ watch: { kind: 'number', points: 3, price: null } })).body).toEqual({
        state: 'refused',
        refusal: 'already',
      });
      expect(await list()).toEqual([]);
    });

    it('is kept where the line that was there has no figures any more, and told once it is back', async () => {
      await move(NO_SPREAD);
      await keep({ watch: { kind: 'number', points: 3, price: null } });
      expect(await move(spreadOf(2.5))).toEqual([]);
      expect(await move(NO_SPREAD)).toEqual([]);
      expect(await move(spreadOf(3))).toEqual([customerId]);
    });

    it('is told with the next moves of any game where its line moved while it was made', async () => {
      await keep();
      // The move is in the memory of lines by now, as if it had been written in the very moment between.
      await database.pool.query(
        "update line_move set points = 4 where game_num = $1 and market = 'S' and store = 'main'",
        [test],
      );
      gateway.book.putGame({ gameNum: 90_000 + test, gameDateTimeMs: startsMs });
      expect(await write(90_000 + test)).toEqual([customerId]);
    });

    it('again and again is told each time the line comes back, 15 minutes apart at least', async () => {
      await keep({ repeats: true });
      expect(await spread(3.5)).toEqual([customerId]);
      expect(await spread(4)).toEqual([]);
      await spread(3);
      // Within the pause it is not told, but it is known to have been away.
      expect(await spread(3.5)).toEqual([]);
      pass(15 * MINUTE_MS);
      expect(await spread(4)).toEqual([customerId]);
      pass(15 * MINUTE_MS);
      // It has stood there all the time.
      expect(await spread(4.5)).toEqual([]);
      expect(await list()).toMatchObject([{ isOpen: true, told: { count: 2, points: 4 } }]);
    });
  });

  describe('on a move', () => {
    const watch = { kind: 'move', by: 1, minutes: 5 } as const;

    it('is told of so many points within so many minutes, and not of a slower move', async () => {
      await keep({ watch });
      expect(await spread(3.5)).toEqual([]);
      pass(5 * MINUTE_MS);
      expect(await spread(4)).toEqual([]);
      expect(await spread(2.5)).toEqual([customerId]);
    });

    it('counts from where the line was before it lost its figures', async () => {
      await keep({ watch });
      await move(NO_SPREAD);
      pass(10 * MINUTE_MS);
      expect(await move(spreadOf(4))).toEqual([customerId]);
    });

    it('counts cents of a money line over even money, from the moment it was made', async () => {
      await move({ moneyLine1: -120 });
      pass(2_000);
      await keep({ market: 'M', side: 'team1', watch: { kind: 'move', by: 15, minutes: 60 } });
      expect(await move({ moneyLine1: -106 })).toEqual([]);
      expect(await move({ moneyLine1: 104 })).toEqual([customerId]);
    });

    it('does not count what moved before it was made', async () => {
      await spread(5);
      pass(2_000);
      await keep({ watch });
      expect(await spread(5.5)).toEqual([]);
      expect(await spread(6)).toEqual([customerId]);
    });

    it('again and again counts from where it was told last', async () => {
      await keep({ watch: { ...watch, minutes: 60 }, repeats: true });
      expect(await spread(4)).toEqual([customerId]);
      pass(15 * MINUTE_MS);
      expect(await spread(4.5)).toEqual([]);
      expect(await spread(5)).toEqual([customerId]);
    });
  });

  it('of two gateways that write the same move, one after the other or at once, one tells', async () => {
    await keep();
    await keep({ repeats: true });
    await keep({ watch: { kind: 'move', by: 1, minutes: 5 }, repeats: true });
    pass(1_000);
    gateway.book.moveLine(test, { spread1: 4, spread2: -4 });
    const told = (await Promise.all([write(), write(), write()])).flat();
    expect(told).toEqual([customerId]);
    expect(await write()).toEqual([]);
    expect(await list()).toMatchObject([1, 1, 1].map((count) => ({ told: { count } })));
  });

  it('is judged by one gateway at a time, where two write other moves at once', async () => {
    await keep({ repeats: true });
    await spread(4);
    await database.pool.query(
      'update line_alert set told_at_ms = null, is_away = true where customer_id = $1',
      [customerId],
    );
    const moved = [
      { game_num: test, period_number: 0, market: 'S', store: 'main', has_begun: false } as const,
    ];
    const time = { bookMs: now(), wallMs: now() };
    const judge = async (client: pg.PoolClient) => (await judgeAlerts(client, moved, time)).told;
    const first = await database.pool.connect();
    await first.query('begin');
    expect(await judge(first)).toEqual([customerId]);
    const second = inTransaction(database.pool, judge);
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query<{ waits: boolean }>(
        `select exists (select from pg_stat_activity where datname = current_database()
           and wait_event_type = 'Lock') as waits`,
      );
      expect(rows).toEqual([{ waits: true }]);
    });
    await first.query('commit');
    first.release();
    expect(await second).toEqual([]);
  });

  it('is told after all by who takes over where the gateway that wrote the move was lost', async () => {
    await keep();
    // Judged once by now: only the move itself has it judged again.
    await spread(2.5);
    pass(1_000);
    gateway.book.moveLine(test, { spread1: 4, spread2: -4 });
    await database.pool.query(
      `create function lose() returns trigger language plpgsql as $$ begin raise 'lost' using errcode = '57P01'; end $$;
       create trigger lost after update on line_alert for each row execute function lose()`,
    );
    await expect(write()).rejects.toThrow('lost');
    await database.pool.query('drop trigger lost on line_alert; drop function lose');
    expect(await write()).toEqual([customerId]);
  });

  it.each([
    ['a time-out', () => now() + HOUR_MS],
    ['a self-exclusion', () => null],
  ])('is silent in %s', async (_, endsAtMs) => {
    await keep();
    await keep({ watch: { kind: 'move', by: 1, minutes: 5 }, repeats: true });
    await timeOut(endsAtMs());
    expect(await spread(4)).toEqual([]);
    expect((await ask({ watch: { kind: 'number', points: 9, price: null } })).body).toMatchObject({
      refusal: 'timeOut',
    });
    await database.pool.query('update time_out set ends_at_ms = $2 where customer_id = $1', [
      customerId,
      now(),
    ]);
    expect(await spread(4.5)).toEqual([customerId]);
  });

  it('is silent for who is no customer any more', async () => {
    await keep();
    const token = await addToken(database, `closes${test}`, ['customers.write']);
    const closed = await gateway.app.inject({
      method: 'POST',
      url: '/api/operator/customers/close',
      headers: { authorization: `Bearer ${token}` },
      payload: { customerId },
    });
    expect(closed.statusCode, closed.body).toBe(200);
    expect(await spread(4)).toEqual([]);
  });

  describe('ends', () => {
    const begin = async (): Promise<void> => {
      pass(1_000);
      gateway.book.say({ gameNum: test, phase: 'live' });
      await write();
    };
    const isEnded = async (): Promise<boolean> =>
      (
        await database.pool.query<{ ended: boolean }>(
          'select ended_ms is not null as ended from line_alert where customer_id = $1',
          [customerId],
        )
      ).rows[0]!.ended;

    it('when its game begins, also before its time, and whatever the line does then', async () => {
      await keep();
      await move({ spreadLineStatus: 'H' });
      await begin();
      expect(await isEnded()).toBe(true);
      expect(await list()).toEqual([]);
      gateway.book.say({ gameNum: test, phase: 'scheduled' });
      expect(await move({ spread1: 9, spread2: -9, spreadLineStatus: 'O' })).toEqual([]);
    });

    it('when its game is suspended, though it is resumed at a start that is told later', async () => {
      await keep();
      gateway.book.say({ gameNum: test, phase: 'suspended' });
      expect(await spread(9)).toEqual([]);
      expect(await isEnded()).toBe(true);
      expect((await ask({ side: 'team2' })).body).toMatchObject({ refusal: 'noLine' });
    });

    it('when its time is there, with no move at all', async () => {
      await keep();
      pass(startsMs - now());
      expect(await list()).toEqual([]);
      expect(await spread(9)).toEqual([]);
      expect(await isEnded()).toBe(true);
    });

    it('when its game is over, or cancelled', async () => {
      await keep();
      gateway.book.say({ gameNum: test, phase: 'cancelled' });
      await write();
      expect(await isEnded()).toBe(true);
      expect((await ask({ side: 'team2' })).body).toMatchObject({ refusal: 'noLine' });
    });

    it('no sooner, where the game is put off', async () => {
      await keep();
      gateway.book.putGame(
        { gameNum: test, gameDateTimeMs: startsMs + DAY_MS },
        { periodWagerCutoffMs: startsMs + DAY_MS },
      );
      await move({});
      pass(startsMs - now());
      expect(await list()).toMatchObject([{ isOpen: true, beginsMs: startsMs + DAY_MS }]);
      expect(await spread(4)).toEqual([customerId]);
    });

    it('when it is taken back, by its customer alone', async () => {
      const { alertId } = await keep();
      const other = await addCustomer(true);
      const otherCookie = await gateway.cookieOf(other);
      expect((await call('DELETE', `/api/line-alerts/${alertId}`, otherCookie)).status).toBe(404);
      expect(await list(other)).toEqual([]);
      expect(await list()).toHaveLength(1);
      expect((await call('DELETE', `/api/line-alerts/${alertId}`)).status).toBe(204);
      expect((await call('DELETE', `/api/line-alerts/${alertId}`)).status).toBe(404);
      expect(await spread(4)).toEqual([]);
    });
  });

  it('is kept 50 times at once by one customer, and no more, however they come', async () => {
    const answers = await Promise.all(
      Array.from({ length: MOST_OPEN_ALERTS + 5 }, (_, at) =>
        ask({ watch: { kind: 'number', points: 10 + at / 2, price: null } }),
      ),
    );
    const states = Map.groupBy(answers, ({ body }) => body.refusal ?? body.state);
    expect([states.get('kept')?.length, states.get('tooMany')?.length]).toEqual([MOST_OPEN_ALERTS, 5]);
    expect(await list()).toHaveLength(MOST_OPEN_ALERTS);
    await spread(60);
    expect((await list()).every(({ isOpen }) => !isOpen)).toBe(true);
    await keep({ watch: { kind: 'number', points: 99, price: null } });
  });

  it('is one where the same is asked twice', async () => {
    const [one, other] = await Promise.all([keep(), keep()]);
    expect(one.alertId).toBe(other.alertId);
    expect(await list()).toHaveLength(1);
  });

  it('keeps no more of what is over than a list shows', async () => {
    await database.pool.query(
      `insert into line_alert (customer_id, game_num, period_number, market, store, side, team1, team2, points, repeats,
         begins_ms, over_ms, since_ms, ended_ms, told_count, is_new)
       select $1, 1, 0, 'S', 'main', 'team1', 'A', 'B', n, false, 1, $2, 1, 1, 1, false
       from generate_series(1, $3::integer) as n`,
      [customerId, now(), MOST_TOLD_ALERTS + 20],
    );
    await keep();
    expect(await list()).toHaveLength(MOST_TOLD_ALERTS + 1);
  });

  it('is swept a week after its period began, by the wall clock', async () => {
    await keep();
    await sweepAlerts(database, startsMs + 7 * DAY_MS - 1);
    expect(await list()).toHaveLength(1);
    await sweepAlerts(database, startsMs + 7 * DAY_MS);
    expect(await list()).toEqual([]);
  });

  it('is refused where no line is, what makes no sense, and a demo', async () => {
    const refusal = async (fields: object) => {
      const { status, body } = await ask(fields);
      return body.refusal ?? [status, body.error.code];
    };
    expect(await refusal({ gameNum: 4_242 })).toBe('noLine');
    expect(await refusal({ periodNumber: 21 })).toBe('noLine');
    const wrong = [
      { side: 'over' },
      { side: '__proto__' },
      { market: 'constructor' },
      { market: 'M' },
      { watch: { kind: 'number', points: null, price: -110 } },
      { watch: { kind: 'number', points: 3.3, price: null } },
      { watch: { kind: 'number', points: 3.5, price: 99 } },
      { watch: { kind: 'number', points: 10_001, price: null } },
      { watch: { kind: 'move', by: 0, minutes: 5 } },
      { watch: { kind: 'move', by: 1, minutes: 61 } },
      { watch: { kind: 'move', by: 1, minutes: 0.5 } },
      { watch: { kind: 'move', by: 1, minutes: 5, store: 'north' } },
      { gameNum: -1 },
      { gameNum: '1' },
      { periodNumber: 100 },
      { customerId: 'SOMEBODY' },
    ];
    for (const fields of wrong)
      expect(await refusal(fields), JSON.stringify(fields)).toEqual([400, 'badRequest']);
    for (const id of ['x', '-1', '1e99', '9007199254740993', '__proto__'])
      expect((await call('DELETE', `/api/line-alerts/${id}`)).status).toBe(400);
    const demo = await gateway.cookieOf(await addCustomer(true));
    expect((await ask({}, demo)).status).toBe(403);
    expect((await ask({}, '')).status).toBe(401);
  });
});
