import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import type { Database } from '../database/create-database.ts';
import { sweepActions } from './action-log.ts';

const DAY_MS = 86_400_000;

describe.each(oneEngine())('the action log on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    gateway = await createTestGateway(database);
    for (const customerId of ['FLOOD', 'OTHER']) await seedCustomer(database, { customerId });
  });
  afterAll(() => drop());

  const write = async (customerId: string) =>
    (
      await gateway.app.inject({
        method: 'POST',
        url: '/api/customer/actions',
        headers: { origin: TEST_ORIGIN, cookie: await gateway.cookieOf(customerId) },
        payload: { action: 'Search', detail: 'Bears' },
      })
    ).statusCode;
  const countLines = async (customerId: string) =>
    (
      await database.pool.query<{ count: number }>(
        'select count(*) as count from action_log where customer_id = $1',
        [customerId],
      )
    ).rows[0]?.count;

  it('takes so many lines of one customer a day, keeps the earlier ones, and goes on the next day', async () => {
    await database.pool.query(
      `insert into action_log (customer_id, action, at_ms) select 'FLOOD', 'Search', $1 from generate_series(1, 1999)`,
      [gateway.clock.wallMs],
    );
    expect([await write('FLOOD'), await write('FLOOD')]).toEqual([204, 429]);
    expect(await countLines('FLOOD')).toBe(2_000);
    expect(await write('OTHER')).toBe(204);
    gateway.clock.wallMs += DAY_MS + 1;
    expect(await write('FLOOD')).toBe(204);
  });

  it('forgets a line after 90 days, and in one sweep more than one statement deletes', async () => {
    await database.pool.query(
      `insert into action_log (customer_id, action, at_ms) select 'OTHER', 'Search', 0 from generate_series(1, 10001)`,
    );
    await sweepActions(database, gateway.clock.wallMs + 89 * DAY_MS - 1);
    expect([await countLines('FLOOD'), await countLines('OTHER')]).toEqual([2_001, 1]);
    await sweepActions(database, gateway.clock.wallMs + 89 * DAY_MS + 1);
    expect(await countLines('FLOOD')).toBe(1);
  });
});
