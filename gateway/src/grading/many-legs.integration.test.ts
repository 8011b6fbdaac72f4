import type { TicketAccepted } from '@lineboard/domain/ticket/ticket-answer';
import type { TicketRequest, WagerItemRequest } from '@lineboard/domain/ticket/ticket-request';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, testEngines } from '../../testing/test-database.ts';
import { createTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { createItem, createTicket } from '../../testing/ticket-request.ts';
import { seedCustomer } from '../../testing/seed-customer.ts';
import type { Database } from '../database/create-database.ts';
import { checkBalances } from '../ledger/check-balances.ts';
import { readOpenBets } from '../open-bets/read-open-bets.ts';
import { readTransactions } from '../transactions/read-transactions.ts';
import { type Grading, startGrading } from './start-grading.ts';

/** Of the spread −3 on the home team that the tickets bet on. */
const SCORES = {
  W: { score1: 20, score2: 27 },
  L: { score1: 20, score2: 21 },
  P: { score1: 20, score2: 23 },
};
const DAY_MS = 24 * 3_600_000;
const GAMES_EACH = 6;

describe.each(testEngines())('wagers of many legs on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let gradings: Grading[];
  let customerId: string;
  let errors: unknown[];
  let test = 0;

  const gameNum = (at: number): number => test * 100 + at;
  const startGradings = (count: number): void => {
    gradings = Array.from({ length: count }, () =>
      startGrading(gateway.grading, (error) => errors.push(error)),
    );
  };

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  beforeEach(async () => {
    test += 1;
    customerId = `M${test}`;
    await seedCustomer(database, { customerId, enableRifFlag: true, freePlayCents: 50_000 });
    await database.kysely
      .insertInto('customer_restriction')
      .values([
        { customer_id: customerId, code: 'PLOPEN', params: '{}' },
        { customer_id: customerId, code: 'TEOPEN', params: '{}' },
      ])
      .execute();
    gateway = await createTestGateway(database);
    for (let at = 1; at <= GAMES_EACH; at += 1) gateway.book.putGame({ gameNum: gameNum(at) });
    errors = [];
    startGradings(1);
    return async () => {
      await Promise.all(gradings.map((grading) => grading.stop()));
      await gateway.close();
    };
  });
  afterAll(async () => {
    expect(await checkBalances(database.pool)).toEqual([]);
    await drop();
  });

  const items = (...games: number[]): WagerItemRequest[] => games.map((at) => createItem(gameNum(at)));
  const place = async (
    games: number[],
    fields: Partial<TicketRequest>,
    each: Partial<WagerItemRequest> = {},
  ): Promise<TicketAccepted> => {
    const ticket = createTicket(
      items(...games).map((item) => ({ ...item, ...each })),
      fields,
    );
    const answer = await gateway.tickets.place(customerId, ticket);
    if (answer.state !== 'accepted') throw new Error(JSON.stringify(answer));
    return answer;
  };
  const placeParlay = (games: number[], fields: Partial<TicketRequest> = {}) =>
    place(games, { wagerType: 'parlay', amountCents: 10_000, ...fields });
  const settled = async (): Promise<void> => void (await Promise.all(gradings.map((one) => one.settled())));
  const say = async (at: number, result: keyof typeof SCORES): Promise<void> => {
    gateway.book.say({ gameNum: gameNum(at), ...SCORES[result] });
    await settled();
  };
  const balance = async () => {
    const terms = await gateway.tickets.terms(customerId);
    return [terms?.balance.currentBalanceCents, terms?.balance.atRiskCents];
  };
  const bets = () => readOpenBets(gateway.grading, customerId, gateway.clock.wallMs);
  const ledgerOf = async ({ ticketNumber }: TicketAccepted) =>
    (
      await database.kysely
        .selectFrom('ledger')
        .selectAll()
        .where('ticket_number', '=', ticketNumber)
        .orderBy('entry_id')
        .execute()
    ).map(({ kind, amount_cents, at_risk_cents }) => [kind, amount_cents, at_risk_cents]);

  it('HR-10: a parlay is one wager that shows the results of its legs and is paid with the last one', async () => {
    await placeParlay([1, 2, 3]);
    expect(await balance()).toEqual([100_000, 10_000]);
    await say(2, 'W');
    await say(1, 'P');
    expect((await bets()).open).toMatchObject([
      {
        wagerType: 'P',
        riskCents: 10_000,
        items: [{ result: ['P', 'P'] }, { result: ['W', 'W'] }, { result: null }],
      },
    ]);
    await say(3, 'W');
    // Two legs are left: 10,000 × (21/11)² − 10,000.
    expect(await balance()).toEqual([126_446, 0]);
    expect((await bets()).graded).toMatchObject([{ wagerStatus: 'W', netCents: 26_446 }]);
  });

  it('HR-41: a parlay lost by a leg that is then won is open again, its risk held again', async () => {
    const ticket = await placeParlay([1, 2]);
    await say(1, 'L');
    expect(await balance()).toEqual([90_000, 0]);
    await say(1, 'W');
    expect(await balance()).toEqual([100_000, 10_000]);
    expect((await bets()).open).toHaveLength(1);
    await say(2, 'W');
    expect(await ledgerOf(ticket)).toEqual([
      ['wager', 0, 10_000],
      ['grade', -10_000, -10_000],
      ['reverse', 10_000, 10_000],
      ['grade', 26_446, -10_000],
    ]);
  });

  it('HR-41: legs that end after the wager was decided count when it is graded again', async () => {
    await placeParlay([1, 2]);
    await say(1, 'L');
    await say(2, 'W');
    expect((await bets()).graded).toMatchObject([
      { items: [{ result: ['L', 'L'] }, { result: ['W', 'W'] }] },
    ]);
    await say(1, 'W');
    expect(await balance()).toEqual([126_446, 0]);
  });

  it('loses no leg when games end together and several gateways grade them', async () => {
    startGradings(3);
    const tickets = 8;
    for (let at = 0; at < tickets; at += 1) await placeParlay([1, 2, 3, 4], { amountCents: 1_000 });
    for (let at = 1; at <= 4; at += 1) gateway.book.say({ gameNum: gameNum(at), ...SCORES.W });
    await settled();
    expect(errors).toEqual([]);
    expect((await bets()).open).toEqual([]);
    // Corrected together, in the other order, a second time.
    for (let at = 4; at >= 1; at -= 1) gateway.book.say({ gameNum: gameNum(at), ...SCORES.P });
    await settled();
    expect(errors).toEqual([]);
    expect((await bets()).graded.map(({ wagerStatus }) => wagerStatus)).toEqual(Array(tickets).fill('P'));
    expect(await balance()).toEqual([100_000, 0]);
    for (const grading of gradings.slice(1)) await grading.stop();
  });

  it('HR-14: a round robin is one wager whose parlays are paid each for itself', async () => {
    await placeParlay([1, 2, 3], { amountCents: 1_000, roundRobinSizes: [2] });
    expect(await balance()).toEqual([100_000, 3_000]);
    for (const at of [1, 2]) await say(at, 'W');
    await say(3, 'L');
    expect(await balance()).toEqual([100_000 + 2_645 - 2_000, 0]);
  });

  it('HR-12: a teaser is graded at the points that it moved', async () => {
    await place([1, 2], { wagerType: 'teaser', teaserName: 'T tp 6/4', amountCents: 11_000 });
    expect((await bets()).open).toMatchObject([
      { wagerType: 'T', items: [{ linePoints: -3, finalLine: 3, teaserPoints: 6 }, {}] },
    ]);
    // One point short of the spread, and inside the teaser.
    await say(1, 'L');
    await say(2, 'L');
    expect(await balance()).toEqual([110_000, 0]);
  });

  it('HR-20, HR-22: an if bet holds its worst case, and a leg never in action returns', async () => {
    await place([1, 2], { wagerType: 'ifWinOnly' }, { amountCents: 11_000 });
    expect(await balance()).toEqual([100_000, 11_000]);
    await say(2, 'W');
    expect((await bets()).open).toHaveLength(1);
    await say(1, 'P');
    expect(await balance()).toEqual([100_000, 0]);
  });

  it('HR-23: an action reverse of equal risks holds twice the risk', async () => {
    await place([1, 2], { wagerType: 'actionReverse', amountCents: 11_000 });
    expect(await balance()).toEqual([100_000, 22_000]);
    await say(1, 'L');
    await say(2, 'L');
    expect(await balance()).toEqual([78_000, 0]);
  });

  describe('HR-25: rolling ifs', () => {
    const rollFrom = (parent: TicketAccepted, winOnly: boolean) => ({
      parentRif: { ticketNumber: parent.ticketNumber, wagerNumber: 1, winOnly },
    });

    it('HR-25: a child holds nothing until its parent delivers, then its own risk', async () => {
      const parent = await place([1], {});
      const child = await place([2], rollFrom(parent, true), { amountCents: 21_000 });
      expect(await balance()).toEqual([100_000, 11_000]);
      expect((await bets()).open).toMatchObject([
        { rifParent: { ticketNumber: parent.ticketNumber, winOnly: true }, heldCents: 0, riskCents: 21_000 },
        { rifChildTicketNumber: child.ticketNumber },
      ]);
      await say(1, 'W');
      expect(await balance()).toEqual([110_000, 21_000]);
      await say(2, 'L');
      expect(await ledgerOf(child)).toEqual([
        ['wager', 0, 0],
        ['activate', 0, 21_000],
        ['grade', -21_000, -21_000],
      ]);
      expect(await balance()).toEqual([89_000, 0]);
    });

    it('HR-25: a child that is decided before its parent waits for it', async () => {
      const parent = await place([1], {});
      await place([2], rollFrom(parent, false));
      await say(2, 'W');
      expect((await bets()).open).toHaveLength(2);
      expect(await balance()).toEqual([100_000, 11_000]);
      await say(1, 'P');
      expect(await balance()).toEqual([110_000, 0]);
    });

    it('HR-25: no action goes down the chain, and a corrected parent decides it anew', async () => {
      const parent = await place([1], {});
      const child = await place([2], rollFrom(parent, false));
      const grandchild = await place([3], rollFrom(child, false));
      await say(2, 'W');
      await say(3, 'W');
      await say(1, 'L');
      expect(await balance()).toEqual([89_000, 0]);
      expect((await bets()).graded.map(({ wagerStatus }) => wagerStatus).toSorted()).toEqual(['L', 'X', 'X']);
      await say(1, 'W');
      expect(await balance()).toEqual([130_000, 0]);
      await say(1, 'L');
      expect(await balance()).toEqual([89_000, 0]);
      expect(await ledgerOf(grandchild)).toEqual([
        ['wager', 0, 0],
        ['grade', 0, 0],
        ['reverse', 0, 0],
        ['activate', 0, 11_000],
        ['grade', 10_000, -11_000],
        ['reverse', -10_000, 11_000],
        ['deactivate', 0, -11_000],
        ['grade', 0, 0],
      ]);
    });

    it('HR-25: a whole chain that ends at one moment is decided in order, whoever grades it', async () => {
      startGradings(3);
      const first = await place([1], {});
      const second = await place([2], rollFrom(first, false));
      await place([3], rollFrom(second, true));
      for (const at of [3, 2, 1]) gateway.book.say({ gameNum: gameNum(at), ...SCORES.W });
      await settled();
      expect(errors).toEqual([]);
      expect(await balance()).toEqual([130_000, 0]);
    });

    it('HR-25: two children never roll from one wager, nor does one from a decided wager', async () => {
      const parent = await place([1], {});
      const children = [2, 3].map((at) => createTicket(items(at), rollFrom(parent, false)));
      const other = await createTestGateway(database);
      for (let at = 1; at <= GAMES_EACH; at += 1) other.book.putGame({ gameNum: gameNum(at) });
      const answers = await Promise.all([
        gateway.tickets.place(customerId, children[0]!),
        other.tickets.place(customerId, children[1]!),
      ]);
      await other.close();
      expect(answers.map(({ state }) => state).toSorted()).toEqual(['accepted', 'refused']);
      await say(1, 'W');
      const late = createTicket(items(4), rollFrom(parent, false));
      expect(await gateway.tickets.place(customerId, late)).toMatchObject({ code: 'rifParentInvalid' });
    });

    it('HR-25: a child placed while its parent is decided is refused or decided with it, never forgotten', async () => {
      for (let round = 0; round < 3; round += 1) {
        const at = round + 1;
        const parent = await place([at], {}, { amountCents: 1_100 });
        const child = createTicket(
          items(6).map((item) => ({ ...item, amountCents: 1_100 })),
          rollFrom(parent, true),
        );
        gateway.book.say({ gameNum: gameNum(at), ...SCORES.L });
        const answer = await gateway.tickets.place(customerId, child);
        await settled();
        expect(['accepted', 'refused']).toContain(answer.state);
        expect((await bets()).open).toEqual([]);
      }
    });
  });

  describe('HR-15: open spots', () => {
    const fill = ({ ticketNumber }: TicketAccepted, at: number) =>
      gateway.tickets.place(
        customerId,
        createTicket(items(at), { wagerType: 'parlay', filling: { ticketNumber, wagerNumber: 1 } }),
      );

    it('HR-15: are filled at the price of the moment, and the wager is then graded with all its legs', async () => {
      const ticket = await placeParlay([1, 2], { openSpots: 1 });
      expect((await bets()).open).toMatchObject([{ terms: { openSpots: 1 }, fillDeadlineMs: null }]);
      await say(1, 'W');
      await say(2, 'W');
      expect((await bets()).open).toMatchObject([{ fillDeadlineMs: gateway.clock.wallMs + 7 * DAY_MS }]);
      expect(await fill(ticket, 3)).toMatchObject({
        state: 'accepted',
        ticketNumber: ticket.ticketNumber,
        balance: { atRiskCents: 10_000 },
        wagers: [{ riskCents: 10_000, toWinCents: 59_579, items: [{ itemId: `item-${gameNum(3)}` }] }],
      });
      expect(await fill(ticket, 4)).toMatchObject({ state: 'refused', code: 'openSpotsClosed' });
      expect(await database.kysely.selectFrom('ticket_event').selectAll().execute()).toMatchObject([
        { ticket_number: ticket.ticketNumber, event_number: 1, first_item_number: 3, items: 1 },
      ]);
      await say(3, 'W');
      expect(await balance()).toEqual([159_579, 0]);
    });

    it('HR-15: that are empty at the deadline are no action, also when no gateway was up at that moment', async () => {
      await placeParlay([1, 2], { openSpots: 2 });
      await say(1, 'W');
      await say(2, 'W');
      expect((await bets()).open).toHaveLength(1);
      for (const grading of gradings) await grading.stop();
      gateway.clock.wallMs += 7 * DAY_MS + 1;
      startGradings(2);
      await settled();
      expect(await balance()).toEqual([126_446, 0]);
    });

    it('HR-15: one spot is filled once, however many ask for it together with a result', async () => {
      const ticket = await placeParlay([1, 2], { openSpots: 1 });
      gateway.book.say({ gameNum: gameNum(1), ...SCORES.W });
      const answers = await Promise.all([3, 4, 5].map((at) => fill(ticket, at)));
      await settled();
      expect(errors).toEqual([]);
      expect(answers.filter(({ state }) => state === 'accepted')).toHaveLength(1);
      expect((await bets()).open).toMatchObject([{ items: [{ result: ['W', 'W'] }, {}, { result: null }] }]);
    });
  });

  it('HR-4: legs of parlays count towards the parlay limit by their risk', async () => {
    await placeParlay([1, 2]);
    const terms = await gateway.tickets.terms(customerId);
    expect(terms?.exposureCents).toEqual({
      [`P.G.${gameNum(1)}.0.S.team2`]: 10_000,
      [`P.G.${gameNum(2)}.0.S.team2`]: 10_000,
    });
  });

  it('lists what moved the money, newest first, with what was taken back and its wagers', async () => {
    await placeParlay([1, 2]);
    await say(1, 'L');
    await say(1, 'P');
    await say(2, 'W');
    await place([3], { useFreePlay: true });
    const { transactions, bets: named } = await readTransactions(
      database,
      customerId,
      7,
      gateway.clock.wallMs,
    );
    expect(
      transactions.map((entry) => [entry.kind, entry.amountCents, entry.freePlayCents, entry.balanceCents]),
    ).toEqual([
      ['wager', 0, -11_000, 109_091],
      ['grade', 9_091, 0, 109_091],
      ['reverse', 10_000, 0, 100_000],
      ['grade', -10_000, 0, 90_000],
    ]);
    expect(named.map(({ wagerStatus }) => wagerStatus).toSorted()).toEqual(['O', 'W']);
    expect(await readTransactions(database, customerId, 7, gateway.clock.wallMs, 2)).toMatchObject({
      transactions: [{ kind: 'wager' }, { kind: 'grade' }],
      truncated: true,
    });
  });

  it('shows nobody the transactions of somebody else', async () => {
    await placeParlay([1, 2]);
    await say(1, 'L');
    await seedCustomer(database, { customerId: `N${test}` });
    const answer = await gateway.app.inject({
      url: '/api/transactions?days=90',
      headers: { cookie: await gateway.cookieOf(`N${test}`) },
    });
    expect(answer.json()).toEqual({ transactions: [], bets: [], truncated: false });
    for (const url of [
      '/api/transactions?days=91',
      '/api/transactions?days=x',
      '/api/transactions?customer=A',
    ])
      expect(
        (await gateway.app.inject({ url, headers: { cookie: await gateway.cookieOf(customerId) } }))
          .statusCode,
      ).toBe(400);
    expect((await gateway.app.inject({ url: '/api/transactions' })).statusCode).toBe(401);
  });
});
