import { BY_CUSTOMER } from '@lineboard/domain/account/settings/self-service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { findLost, type FoundRows, readLost } from './find-lost.ts';
import type { Manifest } from './manifest.ts';

const MADE_AT_MS = 1_800_000_000_000;
const MANIFEST = { bookId: null, madeAtMs: MADE_AT_MS, sequences: [] } as unknown as Manifest;

describe.each(oneEngine())('what a lost book had on $name PostgreSQL', (engine) => {
  let lost: Awaited<ReturnType<typeof createTestDatabase>>;
  let restored: Awaited<ReturnType<typeof createTestDatabase>>;

  beforeAll(async () => {
    lost = await createTestDatabase(engine);
    restored = await createTestDatabase(engine);
    for (const { database } of [lost, restored]) await seedCustomer(database, { customerId: 'MARIA' });
  });
  afterAll(async () => {
    await lost.drop();
    await restored.drop();
  });

  const find = async (title: string): Promise<FoundRows['rows']> => {
    const read = await inTransaction(lost.database.pool, (client) => readLost(client, MANIFEST));
    const found = await inTransaction(restored.database.pool, (client) => findLost(read, client));
    return found.find((one) => one.title === title)!.rows;
  };

  it('names what customers gave up, and no restriction of an operator', async () => {
    const give = ({ pool }: Database, code: string, params: object) =>
      pool.query(
        `insert into customer_restriction (customer_id, code, params) values ('MARIA', $1, $2)
         on conflict (customer_id, code) do update set params = excluded.params`,
        [code, JSON.stringify(params)],
      );
    await give(lost.database, 'NOSPTWAGER', { [BY_CUSTOMER]: 1 });
    await give(lost.database, 'CASINO', { [BY_CUSTOMER]: 1 });
    await give(lost.database, 'PROPS', {});
    await give(restored.database, 'CASINO', { [BY_CUSTOMER]: 1 });
    // An operator's, which a release would end.
    await give(restored.database, 'NOSPTWAGER', {});
    expect(await find('What customers gave up')).toEqual([{ customer: 'MARIA', restriction: 'NOSPTWAGER' }]);
  });

  it('names open spots that were filled on tickets of before', async () => {
    const fill = ({ pool }: Database, eventNumber: number, atMs: number) =>
      inTransaction(pool, async (client) => {
        // The ticket itself is told of elsewhere.
        await client.query('set local session_replication_role = replica');
        await client.query(
          `insert into ticket_event (ticket_number, event_number, customer_id, kind, wager_number, idempotency_key,
             first_item_number, items, to_win_cents, at_ms, book_ms)
           values (100001, $1, 'MARIA', 'fill', 1, $2, 2, 1, 26446, $3, $3)`,
          [eventNumber, `00000000-0000-4000-8000-00000000000${eventNumber}`, atMs],
        );
      });
    for (const { database } of [lost, restored]) await fill(database, 1, MADE_AT_MS - 1_000);
    await fill(lost.database, 2, MADE_AT_MS + 1_000);
    expect(await find('Open spots that were filled')).toMatchObject([
      { ticket: '100001', wager: '1', customer: 'MARIA', legs: '1', 'to win': '264.46' },
    ]);
  });
});
