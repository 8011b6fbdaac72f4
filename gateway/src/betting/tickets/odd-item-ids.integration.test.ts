import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import type { Database } from '../../ground/database/create-database.ts';

const CUSTOMER = 'ODD';

/** Every plain object answers to these though nobody wrote them into it. */
const NAMES_OF_OBJECTS = Object.getOwnPropertyNames(Object.prototype);

describe.each(oneEngine())('item ids on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let cookie: string;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    await seedCustomer(database, { customerId: CUSTOMER, balanceCents: 10_000_000, limitCents: 10_000_000 });
  });
  beforeEach(async () => {
    gateway = await createTestGateway(database, { LIVE_DELAY_MS: '5000' });
    gateway.book.putGame({ gameNum: 1 });
    gateway.book.say({ gameNum: 1, phase: 'live' });
    cookie = await gateway.cookieOf(CUSTOMER);
  });
  afterAll(() => drop());

  const post = async (itemId: string) => {
    const { statusCode, body } = await gateway.app.inject({
      method: 'POST',
      url: '/api/tickets',
      headers: { origin: TEST_ORIGIN, cookie, 'content-type': 'application/json' },
      payload: JSON.stringify(createTicket([createItem(1, { itemId })])),
    });
    return { statusCode, answer: JSON.parse(body) as { state?: string; error?: { code: string } } };
  };

  it('an item id that begins like an object’s inner name is a bad request, and places nothing', async () => {
    for (const itemId of ['__proto__', '__defineGetter__', '_', '', 'a b', 'a'.repeat(81), 'é']) {
      expect(await post(itemId), itemId).toMatchObject({
        statusCode: 400,
        answer: { error: { code: 'badRequest', params: { field: 'items.0.itemId' } } },
      });
    }
    const placed = await database.kysely.selectFrom('ticket').select('ticket_number').execute();
    expect(placed).toEqual([]);
  });

  it('HR-44.1: a live wager waits whatever its item is called', async () => {
    for (const itemId of [
      ...NAMES_OF_OBJECTS.filter((name) => !name.startsWith('_')),
      'G.1.0.S.team2',
      '1',
    ]) {
      expect(await post(itemId), itemId).toMatchObject({ statusCode: 200, answer: { state: 'pending' } });
    }
  });
});
