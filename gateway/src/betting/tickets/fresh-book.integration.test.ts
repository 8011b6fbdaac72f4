import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { CONFIRMED_WITHIN_MS } from '../../lines/book/freshness.ts';
import type { Database } from '../../ground/database/create-database.ts';

describe.each(oneEngine())('tickets by a book that may be old', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let cookie: string;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    await seedCustomer(database, { customerId: 'ALICE' });
  });
  beforeEach(async () => {
    gateway = await createTestGateway(database);
    gateway.book.putGame({ gameNum: 1 });
    cookie = await gateway.cookieOf('ALICE');
  });
  afterAll(() => drop());

  const place = async (): Promise<unknown> => {
    const headers = { origin: TEST_ORIGIN, cookie };
    const payload = createTicket([createItem(1, { itemId: 'one' })]);
    const answer = await gateway.app.inject({ method: 'POST', url: '/api/tickets', headers, payload });
    return answer.json();
  };

  it('HR-32.5: no price is taken while it is not known that the book holds all that the log does', async () => {
    gateway.book.confirmedAgoMs = CONFIRMED_WITHIN_MS + 1;
    expect(await place()).toEqual({
      state: 'refused',
      code: 'feedStale',
      items: [{ itemId: 'one', code: 'feedStale' }],
    });
    gateway.book.confirmedAgoMs = CONFIRMED_WITHIN_MS;
    expect(await place()).toMatchObject({ state: 'accepted' });
  });

  it('HR-32.5: a ticket waits a moment for the book to be fresh, and is judged by what it then says', async () => {
    // Judging alone would not look as often before it answered.
    let looks = 0;
    Object.defineProperty(gateway.book, 'confirmedAgoMs', {
      configurable: true,
      get: () => {
        looks += 1;
        if (looks < 6) return Number.POSITIVE_INFINITY;
        gateway.book.moveLine(1, { spreadLineStatus: 'H' });
        return 0;
      },
    });
    expect(await place()).toMatchObject({ state: 'refused', code: 'lineHeld' });
    Object.defineProperty(gateway.book, 'confirmedAgoMs', { value: 0, writable: true });
    gateway.book.moveLine(1, { spreadLineStatus: 'O' });
  });

  it('HR-44.1: a pending ticket that comes due waits for a fresh book', async () => {
    gateway.book.say({ gameNum: 1, phase: 'live' });
    expect(await place()).toMatchObject({ state: 'pending' });
    gateway.clock.wallMs += 10_000;
    gateway.book.confirmedAgoMs = 1_000;
    expect(await gateway.tickets.decideDue()).toBe(0);
    gateway.book.confirmedAgoMs = 0;
    expect(await gateway.tickets.decideDue()).toBe(1);
  });
});
