import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import type { OpenBetsAnswer } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import type { Database } from '../../ground/database/create-database.ts';

/** As many as a customer had before there was a cap. */
const WAGERS = 11_500;

/** Every wager once more, with its items, as often as is asked for. */
const MULTIPLY = `
with copies as (
  select t.ticket_number as of, nextval('ticket_number_seq') as ticket_number from ticket t, generate_series(1, $2)
  where t.customer_id = $1
), ticket_row as (
  insert into ticket select (json_populate_record(t, json_build_object('ticket_number', c.ticket_number))).*
  from copies c join ticket t on t.ticket_number = c.of
), wager_row as (
  insert into wager select (json_populate_record(w, json_build_object('ticket_number', c.ticket_number))).*
  from copies c join wager w on w.ticket_number = c.of
)
insert into wager_item select (json_populate_record(i, json_build_object('ticket_number', c.ticket_number))).*
from copies c join wager_item i on i.ticket_number = c.of`;

describe.each(oneEngine())('many open bets on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let cookie: string;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    await seedCustomer(database, { customerId: 'MANY', balanceCents: 10_000_000 });
    await seedCustomer(database, { customerId: 'FEW', balanceCents: 10_000_000 });
    const rules = { ...DEFAULT_HOUSE_RULES, mostOpenWagers: 3 };
    gateway = await createTestGateway(database, { LIVE_DELAY_MS: '5000' }, { rules });
    for (const gameNum of [1, 2, 3]) gateway.book.putGame({ gameNum });
    cookie = await gateway.cookieOf('MANY');
  });
  afterAll(() => drop());

  const ask = (url: string, of = cookie) => gateway.app.inject({ url, headers: { cookie: of } });
  const post = async (customerId: string, payload: ReturnType<typeof createTicket>) =>
    (
      await gateway.app.inject({
        method: 'POST',
        url: '/api/tickets',
        headers: { origin: TEST_ORIGIN, cookie: await gateway.cookieOf(customerId) },
        payload,
      })
    ).json();

  it('are told in pages of at most 100, each bet once, with the totals of all of them', async () => {
    const { ticketNumber } = await post('MANY', createTicket([createItem(1), createItem(2)]));
    await database.pool.query(MULTIPLY, ['MANY', WAGERS / 2 - 1]);
    const seen = new Set<string>();
    let pages = 0;
    for (let after: string | null = ''; after !== null; pages += 1) {
      const answer = await ask(`/api/open-bets${after === '' ? '' : `?after=${after}`}`);
      expect(answer.body.length).toBeLessThan(250_000);
      const { open, next, totals, futures } = answer.json<OpenBetsAnswer>();
      expect(open.length).toBeLessThanOrEqual(100);
      expect(totals).toEqual({
        count: WAGERS,
        riskCents: WAGERS * 11_000,
        toWinCents: WAGERS * 10_000,
      });
      expect(futures.count).toBe(0);
      for (const bet of open) seen.add(`${bet.ticketNumber}-${bet.wagerNumber}`);
      after = next;
    }
    expect([seen.size, pages]).toEqual([WAGERS, WAGERS / 100]);
    // The wager that the slip fills or rolls from is found anywhere in the list.
    expect((await ask(`/api/open-bets/${ticketNumber}-2`)).json()).toMatchObject({
      ticketNumber,
      wagerNumber: 2,
    });
  });

  it('are told of one alone, and of nobody else’s', async () => {
    const [{ ticket_number: ticketNumber }] = (
      await database.pool.query<{ ticket_number: number }>(`select ticket_number from ticket limit 1`)
    ).rows as [{ ticket_number: number }];
    const other = await gateway.cookieOf('FEW');
    expect((await ask(`/api/open-bets/${ticketNumber}-1`, other)).statusCode).toBe(404);
    expect((await ask('/api/open-bets/999999999999999-1')).statusCode).toBe(404);
    for (const url of [
      '/api/open-bets/1',
      '/api/open-bets/x-1',
      '/api/open-bets?after=1-1-1',
      '/api/open-bets?after=',
    ])
      expect((await ask(url)).statusCode, url).toBe(400);
  });

  it('come to an end at the number that the book takes, pending ones included', async () => {
    gateway.book.say({ gameNum: 1, phase: 'live' });
    expect(await post('FEW', createTicket([createItem(1)]))).toMatchObject({ state: 'pending' });
    expect(await post('FEW', createTicket([createItem(2)]))).toMatchObject({ state: 'accepted' });
    const refused = { state: 'refused', code: 'tooManyOpenWagers', params: { most: 3 } };
    expect(await post('FEW', createTicket([createItem(2), createItem(3)]))).toMatchObject(refused);
    expect(await post('FEW', createTicket([createItem(2)]))).toMatchObject({ state: 'accepted' });
    expect(await post('FEW', createTicket([createItem(3)]))).toMatchObject(refused);
    expect(await post('FEW', createTicket([createItem(1)]))).toMatchObject(refused);
    // The one that waits was counted when it was sent.
    gateway.clock.wallMs += 5_000;
    await gateway.tickets.decideDue();
    const { open } = (await ask('/api/open-bets', await gateway.cookieOf('FEW'))).json<OpenBetsAnswer>();
    expect(open).toHaveLength(3);
  });
});
