import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import type { TicketRequest, WagerRef } from '@lineboard/domain/betting/request/ticket-request';
import { createContestItem } from '@lineboard/domain/testing/ticket-fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestGateway, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import type { Database } from '../../ground/database/create-database.ts';

/** So that three tickets pass a figure: 300.00 a ticket, 500.00 a day. */
const rules = {
  ...DEFAULT_HOUSE_RULES,
  mostTicketWinCents: 30_000,
  mostTicketWinCentsOf: { MXN: 60_000, KWD: 10_000 },
  mostDayWinCents: 50_000,
  mostDayWinCentsOf: { MXN: 100_000 },
};

describe.each(oneEngine())('what a customer’s tickets may win on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    gateway = await createTestGateway(database, {}, { rules });
    for (const gameNum of [1, 2, 3, 4, 5]) gateway.book.putGame({ gameNum });
    for (const contestNum of [8, 9])
      for (const contestantNum of [1, 2, 3, 4])
        gateway.book.putContest({ contestNum, contestantNum, moneyLine: 1_000 });
    for (const customerId of [
      'alike',
      'day',
      'waiting',
      'filled',
      'parlay',
      'robins',
      'robinDay',
      'robinWaits',
    ])
      await seedCustomer(database, {
        customerId,
        balanceCents: 1_000_000,
        limitCents: 1_000_000,
        restrictions: [{ code: 'PLOPEN' }],
      });
    for (const [customerId, currency] of [
      ['pesos', 'MXN'],
      ['dinars', 'KWD'],
      ['euros', 'EUR'],
      ['waitingPesos', 'MXN'],
      ['fillingPesos', 'MXN'],
      ['fillingEuros', 'EUR'],
    ] as const)
      await seedCustomer(database, {
        customerId,
        currency,
        balanceCents: 1_000_000,
        limitCents: 1_000_000,
        restrictions: [{ code: 'PLOPEN' }],
      });
  });
  afterAll(() => drop());

  const place = async (customerId: string, ticket: TicketRequest) => {
    const answer = await gateway.tickets.place(customerId, ticket);
    return answer.state === 'refused'
      ? [answer.code, 'params' in answer ? answer.params : null]
      : answer.state;
  };
  const straight = (gameNum: number, amountCents: number) =>
    createTicket([createItem(gameNum, { amountEntered: 'toWin', amountCents })]);
  /** A game with four contestants of a contest at +1000, by twos: 1.00 each prints 22.73 to win and may win 80.00. */
  const robin = (gameNum: number, contestNum: number, amountCents: number) => {
    const contestants = [1, 2, 3, 4].map((contestantNum) =>
      createContestItem({
        itemId: `c${contestantNum}`,
        pick: { type: 'C', contestNum, contestantNum },
        seenPrice: 1_000,
        seen: { epoch: 'fake', clk: 1 },
      }),
    );
    const options = {
      wagerType: 'parlay',
      roundRobinSizes: [2],
      amountEntered: 'risk',
      amountCents,
    } as const;
    return createTicket([createItem(gameNum), ...contestants], options);
  };
  const winsOf = async (customerId: string): Promise<Record<string, number | undefined>> => {
    const exposures = Object.entries((await gateway.tickets.account(customerId))?.exposureCents ?? {});
    const of = (start: string) => exposures.find(([key]) => key.startsWith(start))?.[1];
    return { day: of('D.'), alike: of('W.roundRobin.') };
  };
  const leastOf = (maxToWinCents: number) => ({ maxToWinCents });

  it('HR-84.3: identical tickets win no more than one may, placed one by one and at once', async () => {
    expect(await place('alike', straight(1, 20_000))).toBe('accepted');
    expect(await place('alike', straight(1, 10_001))).toEqual(['ticketWinExceeded', leastOf(10_000)]);
    const answers = await Promise.all([1, 2, 3].map(() => place('alike', straight(1, 10_000))));
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1);
    expect((await gateway.tickets.account('alike'))?.exposureCents).toMatchObject({
      'W.straight.G.1.0.S.team2': 30_000,
    });
  });

  it('HR-84.2: all tickets of a day win no more than its figure, and the next day starts again at zero', async () => {
    expect(await place('day', straight(1, 25_000))).toBe('accepted');
    expect(await place('day', straight(2, 20_000))).toBe('accepted');
    expect(await place('day', straight(3, 5_001))).toEqual(['dayWinExceeded', leastOf(5_000)]);
    expect(await place('day', straight(3, 5_000))).toBe('accepted');
    expect(await place('day', straight(4, 1_000))).toEqual(['dayWinExceeded', leastOf(0)]);
    gateway.clock.wallMs += 24 * 3_600_000;
    for (const gameNum of [1, 2, 3, 4, 5])
      gateway.book.putGame({ gameNum, gameDateTimeMs: gateway.clock.wallMs + 3_600_000 });
    expect(await place('day', straight(4, 30_000))).toBe('accepted');
  });

  it('HR-84.2, HR-84.3: tickets that wait count before any is accepted', async () => {
    gateway.book.putGame({ gameNum: 6 });
    gateway.book.say({ gameNum: 6, phase: 'live' });
    expect(await place('waiting', straight(6, 25_000))).toBe('pending');
    expect(await place('waiting', straight(6, 5_001))).toEqual(['ticketWinExceeded', leastOf(5_000)]);
    expect(await place('waiting', straight(1, 25_001))).toEqual(['dayWinExceeded', leastOf(25_000)]);
    expect(await place('waiting', straight(1, 25_000))).toBe('accepted');
  });

  it('HR-84.3: a round robin on several contestants counts with all that it may win, until it is decided', async () => {
    expect(await place('robins', robin(1, 9, 200))).toBe('accepted');
    expect(await place('robins', robin(1, 9, 176))).toEqual([
      'amountExceeded',
      expect.objectContaining({ maxRiskCents: 175 }),
    ]);
    expect(await place('robins', robin(1, 9, 100))).toBe('accepted');
    expect(await place('robins', robin(1, 9, 76))).toEqual([
      'amountExceeded',
      expect.objectContaining({ maxRiskCents: 75 }),
    ]);
    expect(await winsOf('robins')).toEqual({ day: 24_000, alike: 24_000 });
    const { rows } = await database.pool.query(
      `select to_win_cents, most_win_cents from wager where customer_id = 'robins' order by ticket_number`,
    );
    expect(rows).toEqual([
      { to_win_cents: 4_546, most_win_cents: 16_000 },
      { to_win_cents: 2_273, most_win_cents: 8_000 },
    ]);
    await database.pool.query(`update wager set status = 'L' where customer_id = 'robins'`);
    expect(await winsOf('robins')).toEqual({ day: 24_000, alike: undefined });
    await database.pool.query(`update wager set status = 'X' where customer_id = 'robins'`);
    expect(await winsOf('robins')).toEqual({ day: undefined, alike: undefined });
  });

  it('HR-84.2: round robins on several contestants fill a day by all that they may win', async () => {
    expect(await place('robinDay', robin(1, 9, 350))).toBe('accepted');
    expect(await place('robinDay', robin(2, 8, 350))).toEqual([
      'amountExceeded',
      expect.objectContaining({ maxRiskCents: 275 }),
    ]);
    expect(await place('robinDay', robin(2, 8, 250))).toBe('accepted');
    expect(await place('robinDay', straight(3, 2_001))).toEqual(['dayWinExceeded', leastOf(2_000)]);
    expect(await place('robinDay', straight(3, 2_000))).toBe('accepted');
  });

  it('HR-84.2, HR-84.3: a round robin that waits counts with all that it may win', async () => {
    gateway.book.putGame({ gameNum: 7 });
    gateway.book.say({ gameNum: 7, phase: 'live' });
    expect(await place('robinWaits', robin(7, 9, 300))).toBe('pending');
    expect(await winsOf('robinWaits')).toEqual({ day: 24_000, alike: 24_000 });
    expect(await place('robinWaits', robin(7, 9, 76))).toEqual([
      'amountExceeded',
      expect.objectContaining({ maxRiskCents: 75 }),
    ]);
    expect(await place('robinWaits', straight(1, 26_001))).toEqual(['dayWinExceeded', leastOf(26_000)]);
  });

  it('HR-84.2: what fills tickets of earlier days counts on its own day, and on that of its ticket', async () => {
    const open = async (gameNum: number) => {
      const options = {
        wagerType: 'parlay',
        openSpots: 1,
        amountEntered: 'risk',
        amountCents: 10_000,
      } as const;
      const answer = await gateway.tickets.place('filled', createTicket([createItem(gameNum)], options));
      if (answer.state !== 'accepted') throw new Error(JSON.stringify(answer));
      return { ticketNumber: answer.ticketNumber, wagerNumber: 1 };
    };
    const fill = (gameNum: number, filling: WagerRef) =>
      place('filled', createTicket([createItem(gameNum)], { wagerType: 'parlay', filling }));
    const dayOfFilled = async (): Promise<number | undefined> => {
      const exposures = (await gateway.tickets.account('filled'))?.exposureCents ?? {};
      return Object.entries(exposures).find(([key]) => key.startsWith('D.'))?.[1];
    };
    const tickets = [await open(1), await open(2)];
    const placed = (await dayOfFilled()) ?? 0;
    expect(placed).toBe(2 * 9_091);
    const own = await open(4);
    expect(await fill(5, own)).toBe('accepted');
    // A ticket of this day counts once, with all of it.
    expect(await dayOfFilled()).toBe(placed + 26_446);
    gateway.clock.wallMs += 24 * 3_600_000;
    for (const gameNum of [1, 2, 3, 4, 5])
      gateway.book.putGame({ gameNum, gameDateTimeMs: gateway.clock.wallMs + 3_600_000 });
    expect(await dayOfFilled()).toBeUndefined();
    expect(await fill(4, tickets[0]!)).toBe('accepted');
    const added = (await dayOfFilled()) ?? 0;
    expect(added).toBe(26_446 - placed / 2);
    expect(await fill(4, tickets[1]!)).toBe('accepted');
    expect(await dayOfFilled()).toBe(2 * added);
    const left = 50_000 - 2 * added;
    expect(await place('filled', straight(5, left + 1))).toEqual(['dayWinExceeded', leastOf(left)]);
    expect(await place('filled', straight(5, left))).toBe('accepted');
  });

  it('HR-84.2, HR-84.3: parlays are judged by their legs in any order, next to straights of the same picks', async () => {
    const parlay = (gameNums: number[], amountCents: number) =>
      createTicket(
        gameNums.map((gameNum) => createItem(gameNum)),
        { wagerType: 'parlay', amountEntered: 'risk', amountCents },
      );
    // 264.46 to win.
    expect(await place('parlay', parlay([1, 2], 10_000))).toBe('accepted');
    expect(await place('parlay', parlay([2, 1], 2_000))).toEqual([
      'amountExceeded',
      expect.objectContaining({ maxToWinCents: expect.any(Number) as number }),
    ]);
    expect(await place('parlay', straight(1, 20_000))).toBe('accepted');
    expect(await place('parlay', parlay([1, 3], 5_000))).toEqual([
      'amountExceeded',
      expect.objectContaining({ maxToWinCents: 3_554 }),
    ]);
  });

  it('HR-84.5: each customer’s tickets and days win by the figures of the currency, the usual ones without', async () => {
    expect(await place('pesos', straight(1, 60_001))).toEqual(['ticketWinExceeded', leastOf(60_000)]);
    expect(await place('pesos', straight(1, 60_000))).toBe('accepted');
    // The gateway knows the account already, and reads it no more.
    expect(await place('pesos', straight(2, 40_001))).toEqual(['dayWinExceeded', leastOf(40_000)]);
    expect(await place('pesos', straight(2, 40_000))).toBe('accepted');
    expect(await place('dinars', straight(1, 10_001))).toEqual(['ticketWinExceeded', leastOf(10_000)]);
    for (const gameNum of [1, 2, 3, 4, 5])
      expect(await place('dinars', straight(gameNum, 10_000))).toBe('accepted');
    expect(await place('dinars', straight(1, 1))).toEqual(['ticketWinExceeded', leastOf(0)]);
    expect(await place('euros', straight(1, 30_001))).toEqual(['ticketWinExceeded', leastOf(30_000)]);
    expect(await place('euros', straight(1, 30_000))).toBe('accepted');
    expect(await place('euros', straight(2, 20_001))).toEqual(['dayWinExceeded', leastOf(20_000)]);
  });

  it('HR-84.5: tickets that wait are judged by the currency when they are sent and when they are decided', async () => {
    gateway.book.putGame({ gameNum: 10 });
    gateway.book.say({ gameNum: 10, phase: 'live' });
    expect(await place('waitingPesos', straight(10, 60_001))).toEqual(['ticketWinExceeded', leastOf(60_000)]);
    expect(await place('waitingPesos', straight(10, 60_000))).toBe('pending');
    expect(await place('waitingPesos', straight(1, 40_001))).toEqual(['dayWinExceeded', leastOf(40_000)]);
    gateway.clock.wallMs += 5_000;
    while ((await gateway.tickets.decideDue()) > 0);
    const { rows } = await database.pool.query(
      `select to_win_cents, status from wager where customer_id = 'waitingPesos'`,
    );
    expect(rows).toEqual([{ to_win_cents: 60_000, status: 'O' }]);
  });

  it('HR-84.5: what fills a ticket is judged by the currency', async () => {
    const options = { wagerType: 'parlay', amountEntered: 'risk', amountCents: 22_000 } as const;
    const fill = async (customerId: string) => {
      const ticket = createTicket([createItem(1)], { ...options, openSpots: 1 });
      const answer = await gateway.tickets.place(customerId, ticket);
      if (answer.state !== 'accepted') throw new Error(JSON.stringify(answer));
      const filling = { ticketNumber: answer.ticketNumber, wagerNumber: 1 };
      return place(customerId, createTicket([createItem(2)], { wagerType: 'parlay', filling }));
    };
    // 220.00 at 2.6446 to 1 are 581.82.
    expect(await fill('fillingPesos')).toBe('accepted');
    expect(await fill('fillingEuros')).toEqual(['ticketWinExceeded', leastOf(30_000)]);
  });
});
