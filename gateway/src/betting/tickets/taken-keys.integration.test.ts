import { hash, randomUUID } from 'node:crypto';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestDatabase, testEngines } from '../../../testing/servers/test-database.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';
import { sweepKeys } from './close-key.ts';

describe.each(testEngines())('a key that is there already, on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let cookie: string;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    await seedCustomer(database, { customerId: 'KEYS' });
    gateway = await createTestGateway(database);
    for (const gameNum of [1, 2]) gateway.book.putGame({ gameNum });
    cookie = await gateway.cookieOf('KEYS');
  });
  afterAll(async () => {
    expect(await checkBalances(database.pool)).toEqual([]);
    await drop();
  });

  const post = (payload: TicketRequest) =>
    gateway.app.inject({
      method: 'POST',
      url: '/api/tickets',
      headers: { origin: TEST_ORIGIN, cookie },
      payload,
    });

  it.each(['straight', 'ifWinOnly', 'ifWinOrPush'] as const)(
    'is not what a %s with `filling` is mistaken for: it is answered, and places nothing',
    async (wagerType) => {
      const { ticketNumber } = (await post(createTicket([createItem(1)]))).json();
      const filling = { ticketNumber, wagerNumber: 1 };
      const answer = await post(createTicket([createItem(1), createItem(2)], { wagerType, filling }));
      expect(answer.json()).not.toMatchObject({ state: 'accepted' });
    },
  );

  it('is told from any other value that is there twice: that is a fault, tried once', async () => {
    await database.pool.query(`
      create sequence tries;
      create function be_there_twice() returns trigger language plpgsql as $$
      begin
        perform nextval('tries');
        raise exception 'twice' using errcode = '23505', constraint = 'wager_pkey';
      end $$;
      create trigger twice before insert on wager for each row execute function be_there_twice()`);
    expect((await post(createTicket([createItem(1)]))).statusCode).toBe(500);
    await database.pool.query('drop trigger twice on wager');
    const { rows } = await database.pool.query<{ last_value: number }>('select last_value from tries');
    expect(rows[0]?.last_value).toBe(1);
  });

  it('is given up after a few tries when it is taken and never there', async () => {
    await database.pool.query(`
      create sequence taken;
      create function be_taken() returns trigger language plpgsql as $$
      begin
        perform nextval('taken');
        raise exception 'taken' using errcode = '23505', constraint = 'ticket_key_pkey';
      end $$;
      create trigger taken before insert on ticket_key for each row execute function be_taken()`);
    expect((await post(createTicket([createItem(1)]))).statusCode).toBe(500);
    await database.pool.query('drop trigger taken on ticket_key');
    const { rows } = await database.pool.query<{ last_value: number }>('select last_value from taken');
    expect(rows[0]?.last_value).toBeLessThan(10);
  });

  it('answers a retry that looked at the price again as the ticket that it is', async () => {
    const ticket = createTicket([createItem(1, { amountCents: 100 })]);
    const accepted = (await post(ticket)).json();
    expect(accepted).toMatchObject({ state: 'accepted' });
    const again = {
      ...ticket,
      items: ticket.items.map((item) => ({ ...item, seen: { epoch: 'other', clk: 99 } })),
    };
    expect((await post(again)).json()).toEqual(accepted);
    expect((await post({ ...again, priceAcceptance: 'close20' })).json()).toMatchObject({
      code: 'keyReused',
    });
  });

  it('answers a retry of a ticket whose hash an older gateway kept', async () => {
    const ticket = createTicket([createItem(1, { amountCents: 100 })]);
    const accepted = (await post(ticket)).json();
    const items = ticket.items.map(({ seenPrice, seenLine, pick, ...item }) => ({
      ...item,
      pick: Object.fromEntries(
        Object.entries(pick).map(([name, field]) => [name === 'market' ? 'wagerType' : name, field]),
      ),
      finalPrice: seenPrice,
      finalLine: seenLine,
    }));
    const sort = (value: unknown): unknown =>
      value === null || typeof value !== 'object' || Array.isArray(value)
        ? Array.isArray(value)
          ? value.map(sort)
          : value
        : Object.fromEntries(
            Object.entries(value)
              .toSorted(([a], [b]) => (a < b ? -1 : 1))
              .map(([name, field]) => [name, sort(field)]),
          );
    await database.pool.query('update ticket_key set request_hash = $2 where idempotency_key = $1', [
      ticket.idempotencyKey,
      hash('sha256', JSON.stringify(sort({ ...ticket, items })), 'buffer'),
    ]);
    expect((await post(ticket)).json()).toEqual(accepted);
    expect((await post({ ...ticket, priceAcceptance: 'close20' })).json()).toMatchObject({
      code: 'keyReused',
    });
  });

  it('is closed only so often by one customer, and forgotten after seven days unless it is a ticket’s', async () => {
    await seedCustomer(database, { customerId: 'CLOSER' });
    const headers = { origin: TEST_ORIGIN, cookie: await gateway.cookieOf('CLOSER') };
    const close = (key: string) =>
      gateway.app.inject({ method: 'POST', url: `/api/tickets/${key}/close`, headers });
    await database.pool.query(
      `insert into ticket_key (customer_id, idempotency_key, state, answer, at_ms)
       select 'CLOSER', gen_random_uuid(), 'closed', '{"state":"closed"}', $1 from generate_series(1, 999)`,
      [gateway.clock.wallMs],
    );
    const last = randomUUID();
    expect((await close(last)).json()).toEqual({ state: 'closed' });
    const refused = await close(randomUUID());
    expect([refused.statusCode, refused.json()]).toEqual([429, { error: { code: 'rateLimited' } }]);
    // What is known already is told all the same.
    expect((await close(last)).json()).toEqual({ state: 'closed' });

    const countKeys = async () => {
      const { rows } = await database.pool.query<{ state: string; count: number }>(
        'select state, count(*) as count from ticket_key group by state order by state',
      );
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
    };
    const before = await countKeys();
    await sweepKeys(database, gateway.clock.wallMs + 6 * 86_400_000);
    expect(await countKeys()).toEqual(before);
    await sweepKeys(database, gateway.clock.wallMs + 8 * 86_400_000);
    expect(await countKeys()).toEqual({ accepted: before['accepted'] });
    // More than one statement deletes.
    await database.pool.query(
      `insert into ticket_key (customer_id, idempotency_key, state, request_hash, answer, at_ms)
       select 'KEYS', gen_random_uuid(), 'closed', null, '{"state":"closed"}', 0 from generate_series(1, 10001)`,
    );
    await sweepKeys(database, gateway.clock.wallMs + 8 * 86_400_000);
    expect(await countKeys()).toEqual({ accepted: before['accepted'] });
  });
});
