import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import { FIRST_ALTERNATE_LINE } from '@lineboard/domain/ground/sport/alternate-line';
import type { TicketAccepted } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { WagerItemRequest } from '@lineboard/domain/betting/request/ticket-request';
import { createScore } from '@lineboard/domain/testing/book-fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, testEngines } from '../../../testing/servers/test-database.ts';
import { createTestGateway, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';
import { readOpenBets } from '../../books/open-bets/read-open-bets.ts';
import type { GameWaiting } from './games-waiting.ts';
import { recordGameResult } from '../../lines/results/record-result.ts';
import { type Grading, startGrading } from './start-grading.ts';

const TOTAL_OVER = { market: 'L', side: 'over' } as const;

describe.each(testEngines())('grading on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let grading: Grading;
  let customerId: string;
  let errors: unknown[];
  let waiting: GameWaiting[];
  let decided: string[];
  let games = 0;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  beforeEach(async () => {
    games += 1;
    customerId = `C${games}`;
    await seedCustomer(database, { customerId });
    gateway = await createTestGateway(database);
    gateway.book.putGame({ gameNum: games });
    errors = [];
    waiting = [];
    decided = [];
    grading = startGrading(gateway.grading, {
      onError: (error) => errors.push(error),
      onWaiting: (game) => waiting.push(game),
      onDecided: ({ gameNum, why }) => decided.push(`${gameNum} ${why}`),
    });
    return () => grading.stop();
  });
  afterAll(async () => {
    expect(await checkBalances(database.pool)).toEqual([]);
    await drop();
  });

  const place = async (fields: Partial<WagerItemRequest> = {}): Promise<TicketAccepted> => {
    const answer = await gateway.tickets.place(customerId, createTicket([createItem(games, fields)]));
    if (answer.state !== 'accepted') throw new Error(JSON.stringify(answer));
    return answer;
  };
  const say = async (score: Partial<Parameters<TestGateway['book']['say']>[0]>): Promise<void> => {
    gateway.book.say({ gameNum: games, ...score });
    await grading.settled();
  };
  const balance = async () => (await gateway.tickets.account(customerId))?.balance;
  const ledger = async () =>
    (
      await database.kysely
        .selectFrom('ledger')
        .selectAll()
        .where('customer_id', '=', customerId)
        .orderBy('entry_id')
        .execute()
    ).map(({ kind, amount_cents, at_risk_cents }) => [kind, amount_cents, at_risk_cents]);
  const waitingFigures = async () => {
    const { gradingGamesWaiting, gradingWagersWaiting } = gateway.grading.metrics;
    const read = [await gradingGamesWaiting.get(), await gradingWagersWaiting.get()];
    return read.map(({ values: [first] }) => first?.value);
  };
  const bets = () => readOpenBets(gateway.grading, customerId, null, gateway.clock.wallMs);

  it.each([
    ['W', 20, 27, 10_000],
    ['L', 20, 21, -11_000],
    ['P', 20, 23, 0],
  ] as const)(
    'HR-40.2, HR-40.6, HR-42.1: a final pays a spread that is %s and releases its risk',
    async (status, score1, score2, netCents) => {
      await place();
      await say({ score1, score2 });
      expect(await balance()).toMatchObject({
        currentBalanceCents: 100_000 + netCents,
        atRiskCents: 0,
        availableCents: 100_000 + netCents,
      });
      expect(await bets()).toMatchObject({
        open: [],
        graded: [{ wagerStatus: status, netCents, items: [{ score1, score2 }] }],
      });
      expect(gateway.events.at(-2)?.event).toMatchObject({
        kind: 'balance',
        balance: { currentBalanceCents: 100_000 + netCents },
      });
      expect(gateway.events.at(-1)?.event).toEqual({ kind: 'wagers' });
    },
  );

  it('SCR2-11, HR-40.6: takes bets on an alternate line separately, and grades them by the score of the full game', async () => {
    const pick = {
      type: 'G',
      gameNum: games,
      periodNumber: FIRST_ALTERNATE_LINE,
      market: 'S',
      side: 'team2',
    } as const;
    const move = { spread1: 10, spread2: -10, spreadAdj2: 220 };
    gateway.book.putGame({ gameNum: games }, move);
    await place({ pick, seenPrice: 220, seenLine: -10, amountCents: 10_000 });
    await say({
      score1: 14,
      score2: 27,
      segments: [
        [14, 0],
        [0, 7],
        [0, 10],
        [0, 10],
      ],
    });
    expect(await bets()).toMatchObject({ graded: [{ wagerStatus: 'W', netCents: 22_000 }] });
  });

  it('ST1-44: leaves a wager open while its game isn’t over', async () => {
    await place();
    await say({ phase: 'live', score1: 20, score2: 3 });
    expect(await bets()).toMatchObject({
      open: [{ wagerStatus: 'O', riskCents: 11_000, toWinCents: 10_000 }],
      graded: [],
    });
  });

  it('pays once, however often and from how many gateways the same final comes', async () => {
    await place();
    const other = startGrading(gateway.grading, { onError: (error) => errors.push(error) });
    for (let at = 0; at < 5; at += 1) gateway.book.say({ gameNum: games, score1: 20, score2: 27 });
    await Promise.all([grading.settled(), other.settled()]);
    await other.stop();
    expect(errors).toEqual([]);
    expect(await ledger()).toEqual([
      ['deposit', 100_000, 0],
      ['wager', 0, 11_000],
      ['grade', 10_000, -11_000],
    ]);
  });

  it('HR-41.1, HR-41.3: reverses and posts again when a score is corrected, and edits nothing', async () => {
    await place();
    await say({ score1: 20, score2: 27 });
    await say({ score1: 20, score2: 21 });
    await say({ score1: 20, score2: 27 });
    expect(await ledger()).toEqual([
      ['deposit', 100_000, 0],
      ['wager', 0, 11_000],
      ['grade', 10_000, -11_000],
      ['reverse', -10_000, 11_000],
      ['grade', -11_000, -11_000],
      ['reverse', 11_000, 11_000],
      ['grade', 10_000, -11_000],
    ]);
    expect(await balance()).toMatchObject({ currentBalanceCents: 110_000, atRiskCents: 0 });
  });

  it('HR-41.1: moves no money for a correction that changes no outcome', async () => {
    await place();
    await say({ score1: 20, score2: 27 });
    await say({ score1: 20, score2: 28 });
    expect(await ledger()).toHaveLength(3);
    expect((await bets()).graded).toMatchObject([{ items: [{ score2: 28 }] }]);
  });

  it('undoes no correction when a gateway lags behind the log', async () => {
    await place();
    const stale = { gameNum: games, score1: 20, score2: 27, phase: 'final' } as const;
    gateway.book.say(stale);
    const late = gateway.book.score(games);
    await say({ score1: 20, score2: 21 });
    if (late === null) throw new Error('no score');
    await recordGameResult(
      database,
      { ...late, phase: 'final' },
      { epoch: 'fake', wallMs: 0, bookMs: 0, feedId: 'fake' },
      gateway.book.game(games),
      DEFAULT_HOUSE_RULES,
    );
    await grading.settled();
    expect((await bets()).graded).toMatchObject([{ wagerStatus: 'L' }]);
    const versions = await database.kysely
      .selectFrom('game_result')
      .select('result_version')
      .where('game_num', '=', games)
      .execute();
    expect(versions.length).toBeLessThanOrEqual(2);
  });

  it('HR-40.3: makes a cancelled game no action', async () => {
    await place();
    await say({ phase: 'cancelled' });
    expect(await balance()).toMatchObject({ currentBalanceCents: 100_000, atRiskCents: 0 });
    expect((await bets()).graded).toMatchObject([{ wagerStatus: 'X', netCents: 0 }]);
  });

  it('grades a period when the game is final, from its own segments', async () => {
    const pick = { type: 'G', gameNum: games, periodNumber: 1, market: 'S', side: 'team2' } as const;
    await place({ pick });
    await say({
      phase: 'live',
      score1: 7,
      score2: 17,
      segments: [
        [7, 10],
        [0, 7],
      ],
    });
    expect((await bets()).open).toHaveLength(1);
    await say({
      score1: 30,
      score2: 20,
      segments: [
        [7, 10],
        [0, 7],
        [10, 0],
        [13, 3],
      ],
    });
    expect((await bets()).graded).toMatchObject([{ wagerStatus: 'W' }]);
  });

  it('leaves a period open while its segments are unknown, and grades it when they come', async () => {
    await place({ pick: { type: 'G', gameNum: games, periodNumber: 1, market: 'S', side: 'team2' } });
    await say({ score1: 30, score2: 20 });
    expect((await bets()).open).toHaveLength(1);
    await say({
      score1: 30,
      score2: 20,
      segments: [
        [7, 10],
        [0, 7],
        [10, 0],
        [13, 3],
      ],
    });
    expect((await bets()).graded).toMatchObject([{ wagerStatus: 'W' }]);
  });

  it('HR-33.2: pays half and returns half on a quarter line', async () => {
    gateway.book.moveLine(games, { totalPoints: 43.75 });
    await place({ pick: { type: 'G', gameNum: games, periodNumber: 0, ...TOTAL_OVER }, seenLine: 43.75 });
    await say({ score1: 20, score2: 24 });
    expect((await bets()).graded).toMatchObject([{ wagerStatus: 'W', netCents: 5_000 }]);
  });

  it('HR-3.5: pays half of an entered to-win as half of that figure, because the ticket remembers which amount was entered', async () => {
    gateway.book.moveLine(games, { totalPoints: 43.75 });
    const pick = { type: 'G', gameNum: games, periodNumber: 0, ...TOTAL_OVER } as const;
    const fields = { pick, seenLine: 43.75 };
    await place({ ...fields, amountEntered: 'toWin', amountCents: 10_001 });
    await place({ ...fields, amountEntered: 'risk', amountCents: 11_001 });
    await say({ score1: 20, score2: 24 });
    const { graded } = await bets();
    expect(graded.map(({ riskCents, toWinCents }) => [riskCents, toWinCents])).toEqual([
      [11_001, 10_001],
      [11_001, 10_001],
    ]);
    expect(graded.map(({ items: [item], netCents }) => `${item?.entered} ${netCents}`).toSorted()).toEqual([
      'risk 5000',
      'toWin 5001',
    ]);
  });

  it('HR-34.1, HR-34.2: makes a listed pitcher who doesn’t start no action, and pays action at the new price', async () => {
    const pitchers = { listedPitcher1: 'G. Cole', listedPitcher2: 'C. Sale' };
    gateway.book.putGame({ gameNum: games, sportType: 'Baseball', sportSubType: 'MLB', ...pitchers });
    const pick = { type: 'G', gameNum: games, periodNumber: 0, market: 'M', side: 'team1' } as const;
    const moneyLine = { pick, seenPrice: 140, seenLine: null, amountCents: 10_000 };
    await place({ ...moneyLine, pitcher1ReqFlag: true });
    await place({ ...moneyLine, pitcher1ReqFlag: false });
    gateway.book.moveLine(games, { moneyLine1: 120 });
    await say({ score1: 5, score2: 3, startingPitcher1: 'N. Cortes', startingPitcher2: 'C. Sale' });
    const outcomes = (await bets()).graded.map(({ wagerStatus, netCents }) => `${wagerStatus} ${netCents}`);
    expect(new Set(outcomes)).toEqual(new Set(['W 12000', 'X 0']));
  });

  it('HR-10.6: pays at most the customer’s maximum at a new pitcher’s price, and no less than was printed', async () => {
    const capped = `K${games}`;
    await seedCustomer(database, { customerId: capped, caps: { parlayMaxPayoutCents: 60_000 } });
    const pitchers = { listedPitcher1: 'G. Cole', listedPitcher2: 'C. Sale' };
    const [first, second] = [games * 1_000 + 500, games * 1_000 + 501];
    gateway.book.putGame({ gameNum: first, sportType: 'Baseball', sportSubType: 'MLB', ...pitchers });
    gateway.book.putGame({ gameNum: second });
    const moneyLine = { seenPrice: 140, seenLine: null, pitcher1ReqFlag: false, pitcher2ReqFlag: false };
    const legs = [
      createItem(first, {
        pick: { type: 'G', gameNum: first, periodNumber: 0, market: 'M', side: 'team1' },
        ...moneyLine,
      }),
      createItem(second),
    ];
    const parlay = createTicket(legs, { wagerType: 'parlay', amountCents: 10_000 });
    // 100.00 at +140 and −110 wins 358.18.
    expect(await gateway.tickets.place(capped, parlay)).toMatchObject({ totalToWinCents: 35_818 });
    gateway.book.moveLine(first, { moneyLine1: 600 });
    gateway.book.say({ gameNum: first, score1: 5, score2: 3, startingPitcher1: 'N. Cortes' });
    gateway.book.say({ gameNum: second, score1: 20, score2: 27 });
    await grading.settled();
    // At +600 it would have won 1,236.36.
    expect((await gateway.tickets.account(capped))?.balance.currentBalanceCents).toBe(100_000 + 50_000);
  });

  it('pays contests by their outcome, even when it is corrected', async () => {
    gateway.book.putContest({ contestNum: games, contestantNum: 3, moneyLine: 900 });
    const pick = { type: 'C', contestNum: games, contestantNum: 3 } as const;
    await place({ pick, seenPrice: 900, seenLine: null, amountCents: 1_000 });
    gateway.book.decide(games, 3, 'W');
    await grading.settled();
    expect(await balance()).toMatchObject({ currentBalanceCents: 109_000 });
    gateway.book.decide(games, 3, 'L');
    await grading.settled();
    expect(await balance()).toMatchObject({ currentBalanceCents: 99_000 });
  });

  it('HR-31.1: pays the winnings of a free play and never returns its stake', async () => {
    const freePlayer = `F${games}`;
    await seedCustomer(database, { customerId: freePlayer, balanceCents: 0, freePlayCents: 20_000 });
    const ticket = createTicket([createItem(games)], { useFreePlay: true });
    expect(await gateway.tickets.place(freePlayer, ticket)).toMatchObject({
      state: 'accepted',
      balance: { atRiskCents: 0, freePlayBalanceCents: 9_000 },
    });
    const figures = async () => (await gateway.tickets.account(freePlayer))?.balance;
    const after = { atRiskCents: 0, freePlayBalanceCents: 9_000 };
    await say({ score1: 20, score2: 21 });
    expect(await figures()).toMatchObject({ currentBalanceCents: 0, ...after });
    await say({ score1: 20, score2: 27 });
    expect(await figures()).toMatchObject({ currentBalanceCents: 10_000, ...after });
  });

  it('HR-31.3: returns the stake of a free play that pushes or has no action to the free play, and a correction takes it again', async () => {
    const freePlayer = `P${games}`;
    await seedCustomer(database, { customerId: freePlayer, balanceCents: 0, freePlayCents: 20_000 });
    await gateway.tickets.place(freePlayer, createTicket([createItem(games)], { useFreePlay: true }));
    const freePlay = async () => (await gateway.tickets.account(freePlayer))?.balance.freePlayBalanceCents;
    await say({ score1: 20, score2: 23 });
    expect(await freePlay()).toBe(20_000);
    await say({ score1: 20, score2: 27 });
    expect(await freePlay()).toBe(9_000);
    await say({ score1: 20, score2: 23 });
    expect(await freePlay()).toBe(20_000);
    // It was spent in between, so the balance goes negative.
    gateway.book.putGame({ gameNum: games * 1_000 });
    const spent = createTicket([createItem(games * 1_000, { amountCents: 18_000 })], { useFreePlay: true });
    expect(await gateway.tickets.place(freePlayer, spent)).toMatchObject({ state: 'accepted' });
    await say({ score1: 20, score2: 21 });
    expect(await freePlay()).toBe(20_000 - 11_000 - 18_000);
    const { rows } = await database.pool.query(
      `select kind, amount_cents, free_play_cents from ledger where customer_id = $1 and posting > 0 order by entry_id`,
      [freePlayer],
    );
    expect(
      rows.map(({ kind, amount_cents, free_play_cents }) => [kind, amount_cents, free_play_cents]),
    ).toEqual([
      ['grade', 0, 0],
      ['freePlayReturn', 0, 11_000],
      ['freePlayReturn', 0, -11_000],
      ['reverse', 0, 0],
      ['grade', 10_000, 0],
      ['reverse', -10_000, 0],
      ['grade', 0, 0],
      ['freePlayReturn', 0, 11_000],
      ['freePlayReturn', 0, -11_000],
      ['reverse', 0, 0],
      ['grade', 0, 0],
    ]);
    expect(errors).toEqual([]);
  });

  it('HR-31.3, HR-33.1, HR-33.2: returns the half of a free play on a quarter line that pushes', async () => {
    const freePlayer = `Q${games}`;
    await seedCustomer(database, { customerId: freePlayer, balanceCents: 0, freePlayCents: 20_000 });
    gateway.book.moveLine(games, { totalPoints: 43.75 });
    const pick = { type: 'G', gameNum: games, periodNumber: 0, ...TOTAL_OVER } as const;
    const item = createItem(games, { pick, seenLine: 43.75, amountEntered: 'risk', amountCents: 1_101 });
    await gateway.tickets.place(freePlayer, createTicket([item], { useFreePlay: true }));
    await say({ score1: 20, score2: 24 });
    expect((await gateway.tickets.account(freePlayer))?.balance).toMatchObject({
      currentBalanceCents: 500,
      freePlayBalanceCents: 20_000 - 1_101 + 551,
    });
  });

  it('HR-40.5: pays the winning share of the stake at full price for a place shared in a dead heat, even when it is corrected', async () => {
    gateway.book.putContest({ contestNum: games, contestantNum: 3, moneyLine: 300 });
    const pick = { type: 'C', contestNum: games, contestantNum: 3 } as const;
    await place({ pick, seenPrice: 300, seenLine: null, amountCents: 10_000 });
    gateway.book.decide(games, 3, 'W', { tied: 3, places: 1 });
    await grading.settled();
    expect(await balance()).toMatchObject({ currentBalanceCents: 103_333 });
    expect((await bets()).graded).toMatchObject([
      { wagerStatus: 'W', netCents: 3_333, items: [{ result: ['W', 'W', { tied: 3, places: 1 }] }] },
    ]);
    gateway.book.decide(games, 3, 'W', { tied: 5, places: 1 });
    await grading.settled();
    expect((await bets()).graded).toMatchObject([{ wagerStatus: 'L', netCents: -2_000 }]);
    gateway.book.decide(games, 3, 'W');
    await grading.settled();
    expect(await balance()).toMatchObject({ currentBalanceCents: 130_000 });
  });

  it('HR-40.4: grades the items that a final without period scores decides alone, and names the game that the rest waits for', async () => {
    gateway.book.putGame({ gameNum: games, sportType: 'Soccer', sportSubType: 'Premier League' });
    gateway.book.moveLine(games, { totalPoints: 2.5, moneyLineDraw: 230 });
    const total = (periodNumber: number, side: 'over' | 'under') =>
      place({
        pick: { type: 'G', gameNum: games, periodNumber, market: 'L', side },
        seenLine: 2.5,
      });
    await total(0, 'over');
    await total(0, 'under');
    await total(1, 'under');
    await say({ score1: 4, score2: 3 });
    // It may have been 0 : 0 after ninety minutes, or 2 : 2.
    expect((await bets()).open).toHaveLength(3);
    expect(waiting).toEqual([{ gameNum: games, why: 'periods', wagers: 3 }]);
    expect(await waitingFigures()).toEqual([1, 3]);
    // There were no more than two goals, in regulation and in each half.
    await say({ score1: 1, score2: 1 });
    expect((await bets()).graded.map(({ wagerStatus }) => wagerStatus).toSorted()).toEqual(['L', 'W', 'W']);
    expect(await waitingFigures()).toEqual([0, 0]);
    await say({
      score1: 4,
      score2: 3,
      segments: [
        [2, 1],
        [1, 2],
        [1, 0],
      ],
    });
    expect((await bets()).graded.map(({ wagerStatus }) => wagerStatus).toSorted()).toEqual(['L', 'L', 'W']);
    expect(waiting).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  it('HR-73.5: tells operators once about a game without any report, and again when it is decided', async () => {
    gateway.book.putGame({ gameNum: games, gameDateTimeMs: gateway.clock.wallMs + 3_600_000 });
    await place();
    gateway.clock.wallMs += 200 * 3_600_000;
    const restart = async () => {
      await grading.stop();
      grading = startGrading(gateway.grading, {
        onError: (error) => errors.push(error),
        onWaiting: (game) => waiting.push(game),
        onDecided: ({ gameNum, why }) => decided.push(`${gameNum} ${why}`),
      });
      await grading.settled();
    };
    await restart();
    expect(waiting).toEqual([{ gameNum: games, why: 'nothingTold', wagers: 1 }]);
    expect((await bets()).open).toHaveLength(1);
    await say({ score1: 20, score2: 27 });
    expect(decided).toEqual([`${games} nothingTold`]);
    expect(waiting).toHaveLength(1);
  });

  it('reports a wager that can’t be graded once, and it doesn’t hold up others, not even in the next sweep', async () => {
    const broken = await place();
    const another = `O${games}`;
    await seedCustomer(database, { customerId: another });
    await gateway.tickets.place(another, createTicket([createItem(games)]));
    await database.pool.query(`update wager set terms = '{"kind":"unknown"}' where ticket_number = $1`, [
      broken.ticketNumber,
    ]);
    const next = games * 1_000 + 1;
    gateway.book.putGame({ gameNum: next });
    await gateway.tickets.place(another, createTicket([createItem(next)]));
    await say({ score1: 20, score2: 27 });
    gateway.book.say({ gameNum: next, score1: 20, score2: 27 });
    await grading.settled();
    expect((await gateway.tickets.account(another))?.balance.currentBalanceCents).toBe(120_000);
    expect(errors.map(String)).toEqual([`Error: wager ${broken.ticketNumber}-1 can't be graded`]);
    expect(errors).toMatchObject([{ cause: expect.any(Error) as Error }]);
    expect((await gateway.grading.metrics.gradingFailures.get()).values[0]?.value).toBe(1);
    // A gateway that starts tries it once, as its sweep would a little later.
    await database.pool.query('update wager set terms = null where ticket_number = $1', [
      broken.ticketNumber,
    ]);
    await grading.stop();
    grading = startGrading(gateway.grading, { onError: (error) => errors.push(error) });
    await grading.settled();
    expect(await balance()).toMatchObject({ currentBalanceCents: 110_000 });
  });

  it('loses no result while the database is down', async () => {
    await place();
    const { pool } = database;
    let failures = 3;
    const lost = Object.assign(new Error('Connection terminated unexpectedly'), { code: '08006' });
    pool.connect = new Proxy(pool.connect, {
      apply: (target, self, args) => {
        if (failures-- > 0) {
          // `pool.query` connects with a callback and waits for it.
          const [callback] = args as Array<((error: Error) => void) | undefined>;
          return callback === undefined ? Promise.reject(lost) : callback(lost);
        }
        return Reflect.apply(target, self, args) as unknown;
      },
    });
    await say({ score1: 20, score2: 27 });
    expect(errors).toContain(lost);
    expect(await balance()).toMatchObject({ currentBalanceCents: 110_000 });
  });

  it('finishes the work of a killed gateway at the next start', async () => {
    await place();
    await grading.stop();
    const result = {
      ...createScore({ gameNum: games, score1: 20, score2: 27, version: 9 }),
      phase: 'final' as const,
    };
    await recordGameResult(
      database,
      result,
      { epoch: 'before', wallMs: 0, bookMs: 0, feedId: 'fake' },
      null,
      DEFAULT_HOUSE_RULES,
    );
    grading = startGrading(gateway.grading, { onError: (error) => errors.push(error) });
    await grading.settled();
    expect(await balance()).toMatchObject({ currentBalanceCents: 110_000, atRiskCents: 0 });
  });

  it('can’t change the ledger', async () => {
    await expect(database.pool.query('update ledger set amount_cents = 1')).rejects.toThrow('append-only');
    await expect(database.pool.query('delete from ledger')).rejects.toThrow('append-only');
    await expect(database.pool.query('truncate ledger')).rejects.toThrow('append-only');
  });
});
