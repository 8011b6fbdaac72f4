import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import type { Database } from '../../ground/database/create-database.ts';

describe.each(oneEngine())('the check of a rolling if’s parent on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let parent: { ticketNumber: number; wagerNumber: number };

  const check = async (customerId: string, gameNum: number, of = parent) => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/tickets/rif-check',
      headers: { origin: TEST_ORIGIN, cookie: await gateway.cookieOf(customerId) },
      payload: { parent: of, picks: [createItem(gameNum).pick] },
    });
    return answer.json();
  };

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    gateway = await createTestGateway(database);
    gateway.book.putGame({ gameNum: 1 });
    for (const gameNum of [2, 3]) gateway.book.putGame({ gameNum });
    await seedCustomer(database, { customerId: 'ROLLER', freePlayCents: 11_000, enableRifFlag: true });
    await seedCustomer(database, { customerId: 'OTHER' });
    const placed = await gateway.tickets.place('ROLLER', createTicket([createItem(1)]));
    if (placed.state !== 'accepted') throw new Error('the parent was not placed');
    parent = { ticketNumber: placed.ticketNumber, wagerNumber: 1 };
  });
  afterAll(() => drop());

  it('CALL1-39, CALL1-41: an open wager and another game are valid, and the longest chain is told', async () => {
    expect(await check('ROLLER', 2)).toEqual({ valid: true, maxChain: 5 });
  });

  it('CALL1-39: the parent’s own game is not', async () => {
    expect(await check('ROLLER', 1)).toEqual({ valid: false, code: 'rifCorrelated' });
  });

  it('CALL1-39, HR-25.8: neither is a game of a wager that the parent rolls from, checked and placed', async () => {
    const roll = (gameNum: number, from: typeof parent) => {
      const item = createItem(gameNum, { amountCents: 1_100 });
      return gateway.tickets.place('ROLLER', createTicket([item], { parentRif: { ...from, winOnly: true } }));
    };
    const child = await roll(2, parent);
    if (child.state !== 'accepted') throw new Error('the child was not placed');
    const rolled = { ticketNumber: child.ticketNumber, wagerNumber: 1 };
    expect(await check('ROLLER', 1, rolled)).toEqual({ valid: false, code: 'rifCorrelated' });
    expect(await check('ROLLER', 3, rolled)).toEqual({ valid: true, maxChain: 5 });
    expect(await roll(1, rolled)).toMatchObject({ state: 'refused', code: 'rifCorrelated' });
    expect(await roll(3, rolled)).toMatchObject({ state: 'accepted' });
  });

  it('CALL1-39: neither is a wager that is not there, or another customer’s', async () => {
    const invalid = { valid: false, code: 'rifParentInvalid' };
    expect(await check('OTHER', 2)).toEqual(invalid);
    expect(await check('ROLLER', 2, { ...parent, wagerNumber: 2 })).toEqual(invalid);
  });

  it('VAL1-39: neither is a free play wager', async () => {
    const request = createTicket([createItem(1)], { useFreePlay: true });
    const placed = await gateway.tickets.place('ROLLER', request);
    if (placed.state !== 'accepted') throw new Error('the free play was not placed');
    const freePlay = { ticketNumber: placed.ticketNumber, wagerNumber: 1 };
    expect(await check('ROLLER', 2, freePlay)).toEqual({ valid: false, code: 'rifFreePlayParent' });
  });

  it('CALL1-39: a call without picks is refused', async () => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/tickets/rif-check',
      headers: { origin: TEST_ORIGIN, cookie: await gateway.cookieOf('ROLLER') },
      payload: { parent, picks: [] },
    });
    expect(answer.statusCode).toBe(400);
  });
});
