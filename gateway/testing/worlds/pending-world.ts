import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Database } from '../../src/ground/database/create-database.ts';
import { checkBalances } from '../../src/ground/ledger/check-balances.ts';
import { seedCustomer, type TestCustomer } from '../customers/seed-customer.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../gateways/test-gateway.ts';
import { createItem, createTicket } from '../samples/ticket-request.ts';
import type { TestEngine } from '../servers/postgres-global-setup.ts';
import { createTestDatabase } from '../servers/test-database.ts';

/**
 * For files whose tests send live tickets: game 1 is live, game 2 is not, and a ticket waits for five seconds. After
 * each test the ledger must add up.
 */
export const setUpPendingTickets = (engine: TestEngine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let customers = 0;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine, 24));
  });
  beforeEach(async () => {
    gateway = await open();
  });
  afterEach(async () => {
    expect(await checkBalances(database.pool)).toEqual([]);
    await database.pool.query('update pending_ticket set try_at_ms = 9e15');
  });
  afterAll(() => drop());

  const open = async (): Promise<TestGateway> => {
    const opened = await createTestGateway(database, { LIVE_DELAY_MS: '5000' });
    for (const gameNum of [1, 2]) opened.book.putGame({ gameNum });
    opened.book.say({ gameNum: 1, phase: 'live' });
    return opened;
  };
  const seed = async (fields: Omit<TestCustomer, 'customerId'> = {}): Promise<string> => {
    customers += 1;
    const customerId = `P${customers}`;
    await seedCustomer(database, { customerId, ...fields });
    return customerId;
  };
  const post = async (customerId: string, payload: TicketRequest) => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/tickets',
      headers: { origin: TEST_ORIGIN, cookie: await gateway.cookieOf(customerId) },
      payload,
    });
    return answer.json();
  };
  const find = (customerId: string, { idempotencyKey }: TicketRequest) =>
    gateway.tickets.find(customerId, idempotencyKey);
  const decide = async (): Promise<void> => {
    gateway.clock.wallMs += 5_000;
    while ((await gateway.tickets.decideDue()) > 0);
  };
  const balanceOf = async (customerId: string) => (await gateway.tickets.account(customerId))?.balance;
  const live = (fields: Parameters<typeof createTicket>[1] = {}) => createTicket([createItem(1)], fields);

  return {
    open,
    seed,
    post,
    find,
    decide,
    balanceOf,
    live,
    get database() {
      return database;
    },
    get gateway() {
      return gateway;
    },
  };
};
