import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { seedBook } from '../../../testing/load/seed-book.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { readConfig } from '../../config/read-config.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { describeBytes, describeGrowth, describeSweeps } from './check-growth.ts';
import { readGrowth } from './read-growth.ts';

const NOW_MS = 1_800_000_000_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const ROWS = 8_000;
const DAYS = 40;

const config = (env: Record<string, string> = {}) => {
  const result = readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1/none', ...env });
  if (!result.ok) throw new Error(result.mistake);
  return result.config;
};

describe.each(oneEngine())('what doctor says of growth on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    await seedCustomer(database, { customerId: 'ANN' });
  });
  afterAll(() => drop());

  it('is nothing of days to come while there is next to nothing', async () => {
    expect(await readGrowth(database.pool, NOW_MS)).toMatchObject({ postingsADay: null, bytesADay: null });
    const { state, found } = await describeGrowth(database.pool, 1, NOW_MS);
    expect({ state, found }).toEqual({ state: 'ok', found: 'No table has 10 MB yet.' });
  });

  it('is what the last week brought, also when numbers were left out', async () => {
    const client = await database.pool.connect();
    await seedBook(client, { rows: ROWS, customers: 10, days: DAYS, nowMs: NOW_MS });
    client.release();
    const { postingsADay, bytesADay, largest } = await readGrowth(database.pool, NOW_MS);
    expect(postingsADay).toBeGreaterThan(ROWS / DAYS - 2);
    expect(postingsADay).toBeLessThan(ROWS / DAYS + 2);
    expect(largest[0]?.name).toMatch(/^(ledger|wager_item)$/);
    const { rows } = await database.pool.query<{ bytes: number }>(
      `select sum(pg_total_relation_size(oid))::float8 as bytes from pg_class
       where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    expect(bytesADay! / (rows[0]!.bytes / DAYS)).toBeCloseTo(1, 1);
    // A restore leaves out a million numbers.
    await database.pool.query(`
      select setval(pg_get_serial_sequence('ledger', 'entry_id'), 1000000);
      insert into ledger (customer_id, kind, amount_cents, at_risk_cents, at_ms, book_ms)
        values ('ANN', 'deposit', 1, 0, ${NOW_MS}, ${NOW_MS})`);
    expect((await readGrowth(database.pool, NOW_MS)).postingsADay).toBeLessThanOrEqual(Math.ceil(ROWS / 7));
  });

  it('is how long the disk holds that', async () => {
    const { bytesADay } = await readGrowth(database.pool, NOW_MS);
    const say = (days: number) => describeGrowth(database.pool, bytesADay! * (days + 0.5), NOW_MS);
    expect(await say(6)).toMatchObject({ state: 'wrong', found: expect.stringContaining('for 6 days.') });
    expect(await say(59)).toMatchObject({ state: 'warning', found: expect.stringContaining('for 59 days.') });
    expect(await say(60)).toMatchObject({ state: 'ok', found: expect.stringContaining('for 60 days.') });
    expect((await say(9_999)).found).toContain('over ten years');
    expect((await describeGrowth(database.pool, null, NOW_MS)).found).toContain('can’t be seen from here');
  });

  it('is a sweep that is late by more than two hours, in whichever table', async () => {
    expect(await describeSweeps(database, config(), NOW_MS)).toMatchObject({ state: 'ok' });
    const write = (atMs: number) =>
      database.pool.query(
        `insert into action_log (customer_id, action, detail, at_ms) values ('ANN', 'login', null, $1)`,
        [atMs],
      );
    await write(NOW_MS - 90 * DAY_MS - 2 * HOUR_MS + 1_000);
    expect(await describeSweeps(database, config(), NOW_MS)).toMatchObject({ state: 'ok' });
    await write(NOW_MS - 90 * DAY_MS - 5 * HOUR_MS - 1_000);
    await database.pool.query(`
      insert into sandbox_affiliate_token (token_hash, customer_id, expires_at_ms) values ('x', 'ANN', ${NOW_MS - DAY_MS});
      insert into ticket_key (customer_id, idempotency_key, state, request_hash, answer, at_ms)
        values ('ANN', gen_random_uuid(), 'closed', null, '{"state":"closed"}', ${NOW_MS - 9 * DAY_MS})`);
    expect(await describeSweeps(database, config(), NOW_MS)).toMatchObject({
      state: 'warning',
      found: 'Past their time: rows of ticket_key by 47 hours, action_log by 5 hours.',
    });
    // A book without a sandbox doesn't sweep what an earlier demo left.
    expect(
      (await describeSweeps(database, config({ SANDBOX: 'true', DEMO: 'true' }), NOW_MS)).found,
    ).toContain('sandbox_affiliate_token by 24 hours');
  });

  it.each([
    [0, '0 bytes'],
    [1_023, '1023 bytes'],
    [1_024, '1.0 kB'],
    [14.2 * 1024 ** 3, '14 GB'],
    [3.4 * 1024 ** 4, '3.4 TB'],
  ])('%s bytes are %s', (bytes, told) => {
    expect(describeBytes(bytes)).toBe(told);
  });
});
