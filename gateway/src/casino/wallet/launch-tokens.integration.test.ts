import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createDatabase, type Database } from '../../ground/database/create-database.ts';
import { createInProcessCustomerEvents } from '../../ground/customer/in-process-customer-events.ts';
import { endSubscriptions } from '../../account/web-push/end-subscriptions.ts';
import { createSessions } from '../../account/session/sessions.ts';
import { hashToken } from '../../account/session/session-token.ts';
import { createLaunchToken, LAUNCH_TOKEN_MS, redeemLaunchToken, sweepLaunchTokens } from './launch-tokens.ts';

const NOW_MS = 1_800_000_000_000;

describe.each(oneEngine())('launch tokens on $name', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let other: Database;

  beforeAll(async () => {
    const created = await createTestDatabase(engine);
    ({ database, drop } = created);
    other = createDatabase({ ...engine.connection, database: created.name }, 4);
    for (const customerId of ['ANN', 'BOB']) await seedCustomer(database, { customerId });
  });
  afterAll(async () => {
    await other.close();
    await drop();
  });

  const sessions = () =>
    createSessions(
      database,
      { cookieName: 'c', ttlMs: 600_000, lifetimeMs: 600_000 },
      () => NOW_MS,
      createInProcessCustomerEvents(),
      endSubscriptions,
    );

  const signIn = async (customerId: string): Promise<{ cookie: string; sessionId: string }> => {
    const cookie = (await sessions().create(customerId, { address: '127.0.0.1', userAgent: '' })) ?? '';
    return { cookie, sessionId: hashToken(cookie).toString('hex') };
  };

  const launch = async (customerId = 'ANN') => {
    const { sessionId, cookie } = await signIn(customerId);
    const opened = { customerId, sessionId, integration: 'casino', game: 'slots' };
    const token = await createLaunchToken(database.pool, { ...opened, provider: 'acme' }, NOW_MS);
    return { token: token ?? '', opened, cookie };
  };

  it('open for their provider what was launched, once', async () => {
    const { token, opened } = await launch();
    expect(token).toMatch(/^[\w-]{43}$/);
    const redeem = { token, provider: 'acme' };
    expect(await redeemLaunchToken(database.pool, redeem, NOW_MS)).toEqual(opened);
    expect(await redeemLaunchToken(database.pool, redeem, NOW_MS)).toBeNull();
  });

  it('are redeemed once by two gateways at once', async () => {
    for (let tries = 0; tries < 20; tries += 1) {
      const { token } = await launch();
      const redeem = { token, provider: 'acme' };
      const found = await Promise.all(
        [database, other, database, other].map(({ pool }) => redeemLaunchToken(pool, redeem, NOW_MS)),
      );
      expect(found.filter((each) => each !== null)).toHaveLength(1);
    }
  });

  it('are no other provider’s, and are still good for their own after one tried', async () => {
    const { token, opened } = await launch();
    expect(await redeemLaunchToken(database.pool, { token, provider: 'other' }, NOW_MS)).toBeNull();
    expect(await redeemLaunchToken(database.pool, { token, provider: 'acme' }, NOW_MS)).toEqual(opened);
  });

  it('are good for their time, and then swept', async () => {
    const { token, opened } = await launch();
    const { token: old } = await launch();
    const end = NOW_MS + LAUNCH_TOKEN_MS;
    expect(await redeemLaunchToken(database.pool, { token, provider: 'acme' }, end - 1)).toEqual(opened);
    expect(await redeemLaunchToken(database.pool, { token: old, provider: 'acme' }, end)).toBeNull();
    await sweepLaunchTokens(database, end);
    const { rows } = await database.pool.query('select from launch_token');
    expect(rows).toEqual([]);
  });

  it('end with the session that they were launched in', async () => {
    const { token, cookie } = await launch();
    await sessions().end(cookie);
    expect(await redeemLaunchToken(database.pool, { token, provider: 'acme' }, NOW_MS)).toBeNull();
  });

  it('are made in the customer’s own session alone', async () => {
    const { sessionId } = await signIn('BOB');
    const stolen = { customerId: 'ANN', sessionId, integration: 'casino', game: null, provider: 'acme' };
    expect(await createLaunchToken(database.pool, stolen, NOW_MS)).toBeNull();
  });

  it('are stored as hashes', async () => {
    const { token } = await launch();
    const { rows } = await database.pool.query('select launch_token::text as text from launch_token');
    expect(rows.map(({ text }) => text as string).join()).not.toContain(token);
  });
});
