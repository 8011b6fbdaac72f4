import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import type { Database } from '../database/create-database.ts';
import { createAloneCustomerEvents, sendCustomerEvents } from './database-customer-events.ts';

describe.each(oneEngine())('events of a gateway without Redis, on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  afterAll(() => drop());

  it('are its own, and those of commands that work in its database', async () => {
    const heard: unknown[] = [];
    const events = createAloneCustomerEvents(database);
    events.listen((customerId, event) => heard.push([customerId, event.kind]));
    const command = sendCustomerEvents(database, (error) => heard.push(error));
    await vi.waitFor(() => {
      command.publish('ANNE', { kind: 'settings' });
      expect(heard).toContainEqual(['ANNE', 'settings']);
    });
    events.publish('BEN', { kind: 'sessionEnded' });
    expect(heard.at(-1)).toEqual(['BEN', 'sessionEnded']);
    command.publish('CAT', { kind: 'settings' });
    await command.close();
    // What was published before by other connections may still come after it.
    await vi.waitFor(() => expect(heard).toContainEqual(['CAT', 'settings']));
    events.close();
  });

  it('that can’t be sent are reported to the sender', async () => {
    const failed: unknown[] = [];
    const gone = new Error('gone');
    const command = sendCustomerEvents({ pool: { query: () => Promise.reject(gone) } as never }, (error) =>
      failed.push(error),
    );
    command.publish('ANNE', { kind: 'settings' });
    await command.close();
    expect(failed).toEqual([gone]);
  });
});
