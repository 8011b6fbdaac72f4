import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import type { Database } from '../../ground/database/create-database.ts';

/** As many tickets as the door lets wait whatever they wait for. */
const CUSTOMERS = Array.from({ length: 64 }, (_, at) => `C${at + 1}`);

describe.each(oneEngine())('tickets while the disk of the database is slow', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  const cookies = new Map<string, string>();

  beforeEach(async () => {
    ({ database, drop } = await createTestDatabase(engine, 4));
    gateway = await createTestGateway(database);
    gateway.book.putGame({ gameNum: 1 });
    for (const customerId of [...CUSTOMERS, 'LATE']) {
      await seedCustomer(database, { customerId });
      cookies.set(customerId, await gateway.cookieOf(customerId));
      // Known from now on: the next one is a single statement, and a wait for the disk.
      await place(customerId);
    }
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await drop();
  });

  const place = async (
    customerId: string,
    payload = createTicket([createItem(1)]),
  ): Promise<LightMyRequestResponse> => {
    const headers = { origin: TEST_ORIGIN, cookie: cookies.get(customerId) ?? '' };
    return gateway.app.inject({ method: 'POST', url: '/api/tickets', headers, payload });
  };
  const countTickets = async (): Promise<number> =>
    (await database.pool.query('select 1 from ticket')).rows.length;

  it('are refused at once when those before them wait, with a moment to come again, and placed after it', async () => {
    const disk = Promise.withResolvers<void>();
    const write = database.pipeline.query.bind(database.pipeline);
    const written = vi.spyOn(database.pipeline, 'query').mockImplementation(async (statement) => {
      await disk.promise;
      return write(statement);
    });
    const twice = createTicket([createItem(1)]);
    const waiting = [place('C1', twice), ...CUSTOMERS.slice(1).map((customerId) => place(customerId))];
    await expect.poll(() => written.mock.calls.length, { timeout: 20_000 }).toBe(CUSTOMERS.length);
    vi.spyOn(performance, 'now').mockReturnValue(Number.MAX_SAFE_INTEGER);
    const late = createTicket([createItem(1)]);
    const answer = await place('LATE', late);
    expect(answer.statusCode).toBe(429);
    const { error } = answer.json<{ error: { code: string; params: { retryAfterMs: number } } }>();
    expect(error.code).toBe('ticketsBusy');
    expect(answer.headers['retry-after']).toBe(String(Math.ceil(error.params.retryAfterMs / 1000)));
    // Its first call is under way, and both are answered alike.
    const again = place('C1', twice);
    disk.resolve();
    const answers = (await Promise.all(waiting)).map((one) => one.json<{ state: string }>());
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['accepted']));
    expect((await again).json()).toEqual(answers[0]);
    vi.restoreAllMocks();
    expect(await countTickets()).toBe(2 * CUSTOMERS.length + 1);
    // Those who left hold nobody up.
    vi.spyOn(performance, 'now').mockReturnValue(Number.MAX_SAFE_INTEGER);
    expect((await place('LATE', late)).json()).toMatchObject({ state: 'accepted' });
    expect(await countTickets()).toBe(2 * CUSTOMERS.length + 2);
  });
});
