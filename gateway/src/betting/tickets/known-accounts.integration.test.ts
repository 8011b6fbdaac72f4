import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAllConnections } from '../../../testing/servers/open-all-connections.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createTestGateway, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { seedCustomer, type TestCustomer } from '../../../testing/customers/seed-customer.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';

const CONNECTIONS = 12;

/** Several gateways on one database that hear nothing of each other: no events, each with what it knows itself. */
describe.each(oneEngine())('accounts that gateways know, on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateways: [TestGateway, TestGateway];
  let customers = 0;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine, CONNECTIONS));
    await openAllConnections(database, CONNECTIONS);
  });
  beforeEach(async () => {
    gateways = [await createTestGateway(database), await createTestGateway(database)];
    for (const { book } of gateways) for (const gameNum of [1, 2, 3]) book.putGame({ gameNum });
  });
  afterAll(async () => {
    expect(await checkBalances(database.pool)).toEqual([]);
    await drop();
  });

  const seed = async (fields: Omit<TestCustomer, 'customerId'> = {}): Promise<string> => {
    customers += 1;
    const customerId = `K${customers}`;
    await seedCustomer(database, { customerId, ...fields });
    return customerId;
  };
  const place = (at: 0 | 1, customerId: string, game = 1, amountCents = 11_000): Promise<TicketAnswer> =>
    gateways[at].tickets.place(customerId, createTicket([createItem(game, { amountCents })]));
  /** The statements that a gateway sends meanwhile, by their names. */
  const namesOf = async (act: () => Promise<unknown>): Promise<string[]> => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    try {
      await act();
      return query.mock.calls.map(([asked]) => (asked as { name?: string }).name ?? '');
    } finally {
      query.mockRestore();
    }
  };

  it('place each ticket that fits in one round trip and a flush that all share, the first one in two', async () => {
    const customerId = await seed();
    expect(await namesOf(() => place(0, customerId))).toEqual(['account-state', 'write-ticket-plain-new']);
    for (let ticket = 0; ticket < 3; ticket += 1)
      expect(await namesOf(() => place(0, customerId))).toEqual(['write-ticket-plain-new', 'flush']);
  });

  it.each([
    ['closed', 'closed_at_ms = 1', 'closed_at_ms = null'],
    ['offline', 'is_offline = true', 'is_offline = false'],
    ['an agent’s', 'is_agent = true', 'is_agent = false'],
    ['taken for a bot’s', 'customer_is_a_bot = true', 'customer_is_a_bot = false'],
  ])('take no ticket that was let in before its account was %s', async (_, change, back) => {
    const customerId = await seed();
    await place(0, customerId);
    await database.pool.query(`update customer set ${change} where customer_id = $1`, [customerId]);
    for (const at of [0, 1, 0] as const)
      expect(await place(at, customerId)).toMatchObject({ state: 'refused', code: 'wageringDisabled' });
    await database.pool.query(`update customer set ${back} where customer_id = $1`, [customerId]);
    expect(await place(0, customerId)).toMatchObject({ state: 'accepted' });
  });

  it('HR-42.1: never spend money that another gateway has let out of the account', async () => {
    const customerId = await seed({ balanceCents: 35_000 });
    await place(0, customerId);
    await place(1, customerId);
    expect(await place(0, customerId)).toMatchObject({
      state: 'accepted',
      balance: { atRiskCents: 33_000, version: 3 },
    });
    expect(await place(1, customerId)).toMatchObject({ state: 'refused', code: 'insufficientAvailable' });
  });

  it('HR-4.4: never exceed a limit that another gateway has used up', async () => {
    const customerId = await seed({ balanceCents: 1_000_000, limitCents: 25_000 });
    await place(0, customerId, 2);
    await place(1, customerId, 1);
    await place(1, customerId, 1);
    expect(await place(0, customerId, 1)).toMatchObject({ state: 'refused', code: 'amountExceeded' });
  });

  it('HR-42.1: miss no deposit: nobody is refused by what was known', async () => {
    const customerId = await seed({ balanceCents: 12_000 });
    await place(0, customerId);
    await database.kysely
      .updateTable('account')
      .set({ current_balance_cents: 50_000 })
      .where('customer_id', '=', customerId)
      .execute();
    await database.kysely
      .insertInto('ledger')
      .values({
        customer_id: customerId,
        kind: 'deposit',
        amount_cents: 38_000,
        at_risk_cents: 0,
        at_ms: 0,
        book_ms: 0,
      })
      .execute();
    expect(await place(0, customerId)).toMatchObject({
      state: 'accepted',
      balance: { availableCents: 28_000, version: 3 },
    });
  });

  it.each<[string, string, string?]>([
    ['restriction', `insert into customer_restriction (customer_id, code) values ($1, 'NOSPTWAGER')`],
    ['lower limit', `update customer_limit set max_base_cents = 100 where customer_id = $1`],
    ['higher minimum', `update customer set minimum_wager_cents = 90000 where customer_id = $1`],
    ['other store', `update customer set store = 'elsewhere' where customer_id = $1`],
    [
      'withdrawal',
      `update account set current_balance_cents = 11000 where customer_id = $1`,
      `update account set current_balance_cents = 100000 where customer_id = $1`,
    ],
  ])(
    'obey a %s that was made by hand at once, though whoever made it knew no versions',
    async (_what, sql, back = '') => {
      const customerId = await seed();
      await place(0, customerId);
      await database.pool.query(sql, [customerId]);
      expect((await place(0, customerId)).state).toBe('refused');
      if (back !== '') await database.pool.query(back, [customerId]);
    },
  );

  it('answer a used or closed key as before, whoever used it', async () => {
    const customerId = await seed();
    await place(0, customerId);
    const request = createTicket([createItem(2)]);
    const answer = await gateways[1].tickets.place(customerId, request);
    expect(answer.state).toBe('accepted');
    expect(await gateways[0].tickets.place(customerId, request)).toEqual(answer);
    expect(await gateways[1].tickets.place(customerId, request)).toEqual(answer);
    expect(await gateways[1].tickets.find(customerId, request.idempotencyKey)).toEqual(answer);
    const other = { ...request, items: [createItem(3)] };
    expect(await gateways[1].tickets.place(customerId, other)).toMatchObject({ code: 'keyReused' });
    const late = createTicket([createItem(3)]);
    await gateways[0].tickets.close(customerId, late.idempotencyKey);
    expect(await gateways[1].tickets.place(customerId, late)).toEqual({ state: 'closed' });
  });

  it('lose no ticket of one customer that gateways take at the same moment, and take no more than fit', async () => {
    const customerId = await seed({ balanceCents: 121_000 });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => place(at % 2 === 0 ? 0 : 1, customerId, (at % 3) + 1)),
    );
    const accepted = answers.filter((answer) => answer.state === 'accepted');
    expect(accepted).toHaveLength(11);
    expect(new Set(accepted.map(({ balance }) => balance.version)).size).toBe(11);
    expect(new Set(accepted.map(({ ticketNumber }) => ticketNumber)).size).toBe(11);
  });

  it('HR-4.4, HR-42.1: agree with the database after any history on two gateways', async () => {
    const step = fc.record({
      gateway: fc.constantFrom(0 as const, 1 as const),
      game: fc.constantFrom(1, 2, 3),
      amountCents: fc.integer({ min: 100, max: 15_000 }),
      repeats: fc.boolean(),
    });
    const history = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(history, async (moments) => {
        const limitCents = 25_000;
        const customerId = await seed({ balanceCents: 60_000, limitCents });
        const sent: TicketRequest[] = [];
        const accepted = new Map<string, TicketAnswer>();
        for (const moment of moments) {
          await Promise.all(
            moment.map(async ({ gateway, game, amountCents, repeats }) => {
              const request =
                (repeats ? sent.at(-1) : undefined) ?? createTicket([createItem(game, { amountCents })]);
              sent.push(request);
              const answer = await gateways[gateway].tickets.place(customerId, request);
              const before = accepted.get(request.idempotencyKey);
              if (before !== undefined) expect(answer).toEqual(before);
              if (answer.state === 'accepted') accepted.set(request.idempotencyKey, answer);
            }),
          );
        }
        const account = await gateways[0].tickets.account(customerId);
        expect(account?.balance.version).toBe(accepted.size);
        expect(account?.balance.availableCents).toBeGreaterThanOrEqual(0);
        for (const [key, cents] of Object.entries(account?.exposureCents ?? {}))
          if (!key.startsWith('D.')) expect(cents, key).toBeLessThanOrEqual(limitCents);
      }),
      { numRuns: 30, endOnFailure: true },
    );
    expect(await checkBalances(database.pool)).toEqual([]);
  });
});
