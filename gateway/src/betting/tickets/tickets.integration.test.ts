import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, testEngines } from '../../../testing/servers/test-database.ts';
import { createTestGateway, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { seedCustomer, type TestCustomer } from '../../../testing/customers/seed-customer.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';

describe.each(testEngines())('tickets on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let customers = 0;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine, 24));
  });
  beforeEach(async () => {
    gateway = await createTestGateway(database, { LIVE_DELAY_MS: '5000' });
    gateway.book.putGame({ gameNum: 1 });
    gateway.book.putGame({ gameNum: 2 });
  });
  afterAll(async () => {
    expect(await checkBalances(database.pool)).toEqual([]);
    await drop();
  });

  const seed = async (fields: Omit<TestCustomer, 'customerId'> = {}): Promise<string> => {
    customers += 1;
    const customerId = `C${customers}`;
    await seedCustomer(database, { customerId, ...fields });
    return customerId;
  };
  const countTickets = async (customerId: string): Promise<number> => {
    const rows = await database.kysely
      .selectFrom('ticket')
      .select('ticket_number')
      .where('customer_id', '=', customerId)
      .execute();
    return rows.length;
  };

  it.each(['final', 'postponed', 'cancelled'] as const)(
    'HR-32.3: a line that is still open when its game is %s takes no bet',
    async (phase) => {
      const customerId = await seed();
      gateway.book.say({ gameNum: 1, phase });
      expect(await gateway.tickets.place(customerId, createTicket([createItem(1)]))).toMatchObject({
        state: 'refused',
        code: 'lineDisabled',
      });
    },
  );

  it.each(['final', 'postponed', 'cancelled'] as const)(
    'HR-32.3: a contest that is still open when its game is %s takes no bet, and one of another game does',
    async (phase) => {
      const customerId = await seed();
      gateway.book.say({ gameNum: 1, phase });
      for (const gameNum of [1, 2])
        gateway.book.putContest({ contestNum: 70 + gameNum, contestantNum: 1, gameNum });
      const place = (contestNum: number) => {
        const pick = { type: 'C', contestNum, contestantNum: 1 } as const;
        const item = createItem(1, { pick, seenPrice: 1200, seenLine: null, amountCents: 1_000 });
        return gateway.tickets.place(customerId, createTicket([item]));
      };
      expect(await place(71)).toMatchObject({ state: 'refused', code: 'lineDisabled' });
      expect(await place(72)).toMatchObject({ state: 'accepted' });
    },
  );

  it('CALL2-15, ENT2-15.12: takes a straight ticket, holds its risk and answers its numbers', async () => {
    const customerId = await seed();
    const request = createTicket([createItem(1), createItem(2)]);
    const answer = await gateway.tickets.place(customerId, request);
    expect(answer).toMatchObject({
      state: 'accepted',
      ticketNumber: expect.any(Number),
      totalRiskCents: 22_000,
      totalToWinCents: 20_000,
      wagers: [
        {
          wagerNumber: 1,
          riskCents: 11_000,
          toWinCents: 10_000,
          items: [{ itemId: 'item-1', finalPrice: -110, finalLine: -3 }],
        },
        { wagerNumber: 2, items: [{ itemId: 'item-2' }] },
      ],
      balance: { currentBalanceCents: 100_000, atRiskCents: 22_000, availableCents: 78_000, version: 1 },
    });
    expect(gateway.events).toEqual([
      { customerId, event: { kind: 'balance', balance: expect.objectContaining({ version: 1 }) } },
      { customerId, event: { kind: 'ticket', idempotencyKey: request.idempotencyKey } },
      { customerId, event: { kind: 'wagers' } },
    ]);
  });

  it('HR-10.1, HR-15.1: answers with a parlay’s payout as one price, and with its number of empty places', async () => {
    const answer = async (fields: Parameters<typeof createTicket>[1]) =>
      gateway.tickets.place(
        await seed({ restrictions: [{ code: 'PLOPEN', params: {} }] }),
        createTicket([createItem(1), createItem(2)], fields),
      );
    const parlay = { wagerType: 'parlay', amountCents: 10_000 } as const;
    expect(await answer({})).toMatchObject({
      wagers: [1, 2].map(() => ({ openSpots: 0, combinedPrice: null })),
    });
    // 1.909 · 1.909 = 3.645
    expect(await answer(parlay)).toMatchObject({ wagers: [{ openSpots: 0, combinedPrice: 264 }] });
    expect(await answer({ ...parlay, openSpots: 2 })).toMatchObject({
      wagers: [{ openSpots: 2, combinedPrice: null }],
    });
  });

  it('answers with the same time of acceptance as in the open bets: the book’s', async () => {
    const customerId = await seed();
    const bookMs = gateway.clock.wallMs - 86_400_000;
    const behind = await createTestGateway(database, {}, { bookNowMs: () => bookMs });
    behind.book.putGame({ gameNum: 1 });
    const answer = await behind.tickets.place(customerId, createTicket([createItem(1)]));
    expect(answer).toMatchObject({ state: 'accepted', acceptedAtMs: bookMs });
    const headers = { cookie: await behind.cookieOf(customerId) };
    const { open } = (await behind.app.inject({ url: '/api/open-bets', headers })).json();
    expect(open).toMatchObject([{ acceptedAtMs: bookMs }]);
    const { rows } = await database.pool.query('select accepted_at_ms from ticket where customer_id = $1', [
      customerId,
    ]);
    expect(rows).toEqual([{ accepted_at_ms: behind.clock.wallMs }]);
  });

  it('places one ticket for twenty requests with one key at once, and gives all of them the same answer', async () => {
    const customerId = await seed();
    const request = createTicket([createItem(1)]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => gateway.tickets.place(customerId, request)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.state).toBe('accepted');
    expect(await countTickets(customerId)).toBe(1);
  });

  it('refuses another request under a used key', async () => {
    const customerId = await seed();
    const request = createTicket([createItem(1)]);
    await gateway.tickets.place(customerId, request);
    const other = { ...request, items: [createItem(1, { amountCents: 5_500 })] };
    expect(await gateway.tickets.place(customerId, other)).toMatchObject({
      state: 'refused',
      code: 'keyReused',
    });
    expect(await countTickets(customerId)).toBe(1);
  });

  it('HR-42.1: never lets two tabs spend the same money, whoever is faster', async () => {
    const customerId = await seed({ balanceCents: 35_000 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => gateway.tickets.place(customerId, createTicket([createItem(1)]))),
    );
    expect(answers.filter(({ state }) => state === 'accepted')).toHaveLength(3);
    expect(
      answers.filter((answer) => answer.state === 'refused' && answer.code === 'insufficientAvailable'),
    ).toHaveLength(9);
  });

  it('HR-42.2: a credit customer may lose the credit limit beyond the balance', async () => {
    const customerId = await seed({ balanceCents: 0, creditLimitCents: 11_000 });
    expect(await gateway.tickets.place(customerId, createTicket([createItem(1)]))).toMatchObject({
      state: 'accepted',
    });
    expect(await gateway.tickets.place(customerId, createTicket([createItem(1)]))).toMatchObject({
      state: 'refused',
      code: 'insufficientAvailable',
    });
  });

  it('HR-4.4: counts the amount already at risk on the pick, even when tickets arrive together', async () => {
    const customerId = await seed({ balanceCents: 1_000_000, limitCents: 25_000 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => gateway.tickets.place(customerId, createTicket([createItem(1)]))),
    );
    expect(answers.filter(({ state }) => state === 'accepted')).toHaveLength(2);
    const refused = answers.find(({ state }) => state === 'refused');
    expect(refused).toMatchObject({
      code: 'amountExceeded',
      items: [{ itemId: 'item-1', code: 'amountExceeded' }],
    });
    expect((await gateway.tickets.account(customerId))?.exposureCents).toMatchObject({
      'G.1.0.S.team2': 20_000,
    });
  });

  it('VAL2-12: refuses a risk below the minimum wager amount by item', async () => {
    const customerId = await seed({ minimumWagerCents: 20_000 });
    expect(await gateway.tickets.place(customerId, createTicket([createItem(1)]))).toMatchObject({
      state: 'refused',
      items: [{ itemId: 'item-1', code: 'amountBelowMinimum', params: { minimumCents: 20_000 } }],
    });
  });

  it.each(['NOWAGERING', 'NOSPTWAGER'])(
    'ROLE1-11, ROLE1-12.1: takes nothing from a customer with %s',
    async (code) => {
      const customerId = await seed({ restrictions: [{ code }] });
      expect(await gateway.tickets.place(customerId, createTicket([createItem(1)]))).toMatchObject({
        state: 'refused',
        code: 'wageringDisabled',
      });
    },
  );

  it('lists the moves item by item, places nothing, and accepts the key again at the new price', async () => {
    const customerId = await seed();
    const request = createTicket([createItem(1), createItem(2)]);
    gateway.book.moveLine(2, { spreadAdj2: -120 });
    expect(await gateway.tickets.place(customerId, request)).toMatchObject({
      state: 'changed',
      items: [{ itemId: 'item-2', oldPrice: -110, newPrice: -120, oldLine: -3, newLine: -3 }],
    });
    expect(await countTickets(customerId)).toBe(0);
    const again = { ...request, items: [createItem(1), createItem(2, { seenPrice: -120 })] };
    expect(await gateway.tickets.place(customerId, again)).toMatchObject({ state: 'accepted' });
  });

  it('takes a contest at its price', async () => {
    const customerId = await seed();
    gateway.book.putContest({ contestNum: 7, contestantNum: 3, moneyLine: 900 });
    const item = createItem(1, {
      pick: { type: 'C', contestNum: 7, contestantNum: 3 },
      seenPrice: 900,
      seenLine: null,
      amountCents: 1_000,
    });
    expect(await gateway.tickets.place(customerId, createTicket([item]))).toMatchObject({
      state: 'accepted',
      totalRiskCents: 1_000,
      totalToWinCents: 9_000,
    });
  });

  it('accepts nothing while the book can’t be read, and nothing from a silent feed', async () => {
    const customerId = await seed();
    gateway.book.accepting = false;
    expect(await gateway.tickets.place(customerId, createTicket([createItem(1)]))).toMatchObject({
      code: 'unavailable',
    });
    gateway.book.accepting = true;
    gateway.book.setFeed('down');
    expect(await gateway.tickets.place(customerId, createTicket([createItem(1)]))).toMatchObject({
      code: 'feedStale',
    });
  });

  it('tells by the key what happened to a ticket, and nothing about an unknown key', async () => {
    const customerId = await seed();
    const request = createTicket([createItem(1)]);
    expect(await gateway.tickets.find(customerId, request.idempotencyKey)).toBeNull();
    const answer = await gateway.tickets.place(customerId, request);
    expect(await gateway.tickets.find(customerId, request.idempotencyKey)).toEqual(answer);
    expect(await gateway.tickets.close(customerId, request.idempotencyKey)).toEqual(answer);
  });

  it('places nothing with a closed key, however late the request arrives', async () => {
    const customerId = await seed();
    const request = createTicket([createItem(1)]);
    expect(await gateway.tickets.close(customerId, request.idempotencyKey)).toEqual({ state: 'closed' });
    expect(await gateway.tickets.place(customerId, request)).toEqual({ state: 'closed' });
    expect(await countTickets(customerId)).toBe(0);
  });

  it('decides a race between closing and placing once: closed for both, or accepted for both', async () => {
    const customerId = await seed({ balanceCents: 10_000_000 });
    for (let round = 0; round < 25; round += 1) {
      const request = createTicket([createItem(1)]);
      const [placed, closed] = await Promise.all([
        gateway.tickets.place(customerId, request),
        gateway.tickets.close(customerId, request.idempotencyKey),
      ]);
      expect(closed).toEqual(placed);
      expect(await gateway.tickets.find(customerId, request.idempotencyKey)).toEqual(placed);
    }
  });

  it('shows nobody another customer’s tickets, and lets two customers use the same key', async () => {
    const [one, other] = [await seed(), await seed()];
    const request = createTicket([createItem(1)]);
    await gateway.tickets.place(one, request);
    expect(await gateway.tickets.find(other, request.idempotencyKey)).toBeNull();
    expect(await gateway.tickets.place(other, request)).toMatchObject({ state: 'accepted' });
    expect((await gateway.tickets.account(other))?.exposureCents).toMatchObject({ 'G.1.0.S.team2': 10_000 });
  });

  describe('HR-44.1: live wagers', () => {
    beforeEach(() => {
      gateway.book.say({ gameNum: 1, phase: 'live' });
    });
    const placeLive = async (fields: Parameters<typeof createTicket>[1] = {}, customerId?: string) => {
      const customer = customerId ?? (await seed());
      const request = createTicket([createItem(1)], fields);
      const answer = await gateway.tickets.place(customer, request);
      const decide = async () => {
        gateway.clock.wallMs += 5_000;
        await gateway.tickets.decideDue();
        return gateway.tickets.find(customer, request.idempotencyKey);
      };
      return { customer, request, answer, decide };
    };

    it('HR-44.1: wait the delay, then are accepted at the sent price', async () => {
      const { answer, request, customer, decide } = await placeLive();
      expect(answer).toEqual({
        state: 'pending',
        sentAtMs: gateway.clock.wallMs,
        decidedAtMs: gateway.clock.wallMs + 5_000,
        balance: expect.objectContaining({ atRiskCents: 11_000, availableCents: 89_000 }),
      });
      gateway.clock.wallMs += 4_999;
      expect(await gateway.tickets.decideDue()).toBe(0);
      gateway.clock.wallMs -= 4_999;
      expect(await gateway.tickets.place(customer, request)).toEqual(answer);
      expect(await decide()).toMatchObject({
        state: 'accepted',
        wagers: [{ items: [{ finalPrice: -110, finalLine: -3 }] }],
      });
      expect(gateway.events.map(({ event }) => event.kind)).toContain('ticket');
    });

    it('HR-44.5: take a better price without asking', async () => {
      const { decide } = await placeLive();
      gateway.book.moveLine(1, { spreadAdj2: -105 });
      expect(await decide()).toMatchObject({
        state: 'accepted',
        wagers: [{ items: [{ finalPrice: -105 }] }],
      });
    });

    it('HR-44.5: are refused at a worse price, unless the customer takes any', async () => {
      const careful = await placeLive({ priceAcceptance: 'better' });
      const careless = await placeLive({ priceAcceptance: 'close20' });
      gateway.book.moveLine(1, { spreadAdj2: -125 });
      expect(await careful.decide()).toMatchObject({
        state: 'refused',
        code: 'priceChanged',
        items: [{ itemId: 'item-1', code: 'priceChanged', params: { oldPrice: -110, newPrice: -125 } }],
      });
      expect(await careless.decide()).toMatchObject({
        state: 'accepted',
        wagers: [{ items: [{ finalPrice: -125 }] }],
      });
    });

    it('HR-44.2: are refused with the reason when the line is held in the meantime', async () => {
      const { decide } = await placeLive();
      gateway.book.moveLine(1, { spreadLineStatus: 'H' });
      expect(await decide()).toMatchObject({ state: 'refused', code: 'lineHeld' });
    });

    it('HR-44.1: are decided once by several gateways, even by one that was started later', async () => {
      const { customer, request } = await placeLive();
      const restarted = await createTestGateway(database);
      restarted.book.putGame({ gameNum: 1 });
      gateway.clock.wallMs += 5_000;
      restarted.clock.wallMs = gateway.clock.wallMs;
      const counts = await Promise.all([
        gateway.tickets.decideDue(),
        restarted.tickets.decideDue(),
        gateway.tickets.decideDue(),
        restarted.tickets.decideDue(),
      ]);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
      expect(await restarted.tickets.find(customer, request.idempotencyKey)).toMatchObject({
        state: 'accepted',
      });
    });

    it('HR-44.1: wait for the book after a restart instead of being refused for a line that isn’t there yet', async () => {
      const { customer, request } = await placeLive();
      const restarted = await createTestGateway(database);
      restarted.book.setFeed('starting');
      restarted.clock.wallMs = gateway.clock.wallMs + 6_000;
      expect(await restarted.tickets.decideDue()).toBe(0);
      restarted.book.putGame({ gameNum: 1 });
      restarted.book.setFeed('up');
      expect(await restarted.tickets.decideDue()).toBe(1);
      expect(await restarted.tickets.find(customer, request.idempotencyKey)).toMatchObject({
        state: 'accepted',
      });
    });
  });

  it('keep every key to one answer forever, placed or closed', async () => {
    const customerId = await seed();
    const key = randomUUID();
    await gateway.tickets.close(customerId, key);
    expect(await gateway.tickets.close(customerId, key)).toEqual({ state: 'closed' });
    expect(await gateway.tickets.find(customerId, key)).toEqual({ state: 'closed' });
  });
});
