import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../testing/customers/seed-customer.ts';
import { createTestDatabase, oneEngine } from '../../testing/servers/test-database.ts';
import { createInProcessCustomerEvents } from '../ground/customer/in-process-customer-events.ts';
import type { Database } from '../ground/database/create-database.ts';
import { putIntoInbox } from './put-into-inbox.ts';

describe.each(oneEngine())('the operator’s inbox on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  afterAll(() => drop());

  it('has each message, cut to its room, and tells the account’s pages how many are new', async () => {
    await seedCustomer(database, { customerId: 'DESK' });
    await seedCustomer(database, { customerId: 'OTHER' });
    const customerEvents = createInProcessCustomerEvents();
    const told: unknown[] = [];
    customerEvents.listen((customerId, event) => told.push([customerId, event]));
    const put = putIntoInbox(database.pool, customerEvents, 'DESK');
    await put({ subject: 'A line that can’t be right', text: 'Look at it.' });
    await put({ subject: 's'.repeat(200), text: 't'.repeat(5_000) });
    expect(told).toEqual([
      ['DESK', { kind: 'messages', newMessagesCount: 1 }],
      ['DESK', { kind: 'messages', newMessagesCount: 2 }],
    ]);
    const { rows } = await database.pool.query(
      `select customer_id, subject, length(body) as length
       from customer_message join message using (message_id) order by message_id`,
    );
    expect(rows).toEqual([
      { customer_id: 'DESK', subject: 'A line that can’t be right', length: 11 },
      { customer_id: 'DESK', subject: 's'.repeat(80), length: 4_000 },
    ]);
  });
});
