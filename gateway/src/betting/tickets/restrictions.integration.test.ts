import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createTestGateway, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import type { Database } from '../../ground/database/create-database.ts';

describe.each(oneEngine())('restricted customers on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let customers = 0;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    gateway = await createTestGateway(database);
  });
  afterAll(() => drop());

  const seed = async (code?: string): Promise<string> => {
    customers += 1;
    const customerId = `C${customers}`;
    await seedCustomer(database, { customerId, restrictions: code === undefined ? [] : [{ code }] });
    return customerId;
  };

  it('ROLE1-23: asks a customer with AUTOLINECH about every move, whatever the ticket says', async () => {
    gateway.book.putGame({ gameNum: 1 });
    const place = async (code?: string) => {
      const request = createTicket([createItem(1)], { priceAcceptance: 'close20' });
      return gateway.tickets.place(await seed(code), request);
    };
    gateway.book.moveLine(1, { spreadAdj2: -120 });
    expect(await place()).toMatchObject({ state: 'accepted', wagers: [{ items: [{ finalPrice: -120 }] }] });
    expect(await place('AUTOLINECH')).toMatchObject({
      state: 'changed',
      items: [{ oldPrice: -110, newPrice: -120 }],
    });
  });

  it('ROLE1-24: LBETTING has no effect on any ticket, also on a game in play', async () => {
    gateway.book.putGame({ gameNum: 2 });
    gateway.book.putGame({ gameNum: 3 });
    gateway.book.say({ gameNum: 3, phase: 'live' });
    const placeAll = async (code?: string) => {
      const customerId = await seed(code);
      const answers = [];
      for (const request of [
        createTicket([createItem(2)]),
        createTicket([createItem(2), createItem(3)], {
          wagerType: 'parlay',
          amountCents: 1_000,
        }),
        createTicket([createItem(3)]),
      ])
        answers.push(await gateway.tickets.place(customerId, request));
      return answers.map(({ state }) => state);
    };
    expect(await placeAll('LBETTING')).toEqual(['accepted', 'pending', 'pending']);
    expect(await placeAll()).toEqual(['accepted', 'pending', 'pending']);
  });
});
