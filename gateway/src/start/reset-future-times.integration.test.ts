import { describe, expect, it } from 'vitest';
import { TEST_PASSWORD } from '../../testing/customers/seed-customer.ts';
import { createTestGateway, TEST_ORIGIN } from '../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../testing/samples/ticket-request.ts';
import { oneEngine } from '../../testing/servers/test-database.ts';
import { setUpPendingTickets } from '../../testing/worlds/pending-world.ts';
import { CLOCKS_APART_MS } from '../ground/clock/clocks-apart.ts';
import { readConfig } from '../config/read-config.ts';
import { resetFutureTimes } from './reset-future-times.ts';

const AHEAD_MS = 40 * 86_400_000;
const HOUR_MS = 3_600_000;

describe.each(oneEngine())('a clock that was 40 days ahead on $name PostgreSQL', (engine) => {
  const world = setUpPendingTickets(engine);
  const { seed, post, find, live } = world;

  const readConfigOf = (env: Record<string, string>) => {
    const config = readConfig(env);
    if (!config.ok) throw new Error(config.mistake);
    return config.config;
  };

  it('keeps nobody out, nobody in and no ticket waiting for longer than the rules do', async () => {
    const env = {
      ENCRYPT_PASSWORDS: 'false',
      GUESSES_PER_HOUR: '4',
      LOCKOUT_FAILURES: '3',
      LIVE_DELAY_MS: '5000',
    };
    const config = readConfigOf(env);
    const gateway = await createTestGateway(world.database, env);
    const customerId = await seed();
    const call = (
      method: 'GET' | 'POST' | 'PUT',
      url: string,
      payload?: object,
      cookie = '',
      address = '10.0.0.1',
    ) =>
      gateway.app.inject({
        method,
        url,
        headers: { origin: TEST_ORIGIN, cookie },
        remoteAddress: address,
        ...(payload !== undefined && { payload }),
      });
    const signIn = async (password: string, address: string) =>
      (await call('POST', '/api/session', { customerId, password }, '', address)).json();
    const settle = (): Promise<number> => resetFutureTimes(world.database, config, gateway.clock.wallMs);

    const trueMs = gateway.clock.wallMs;
    gateway.clock.wallMs = trueMs + AHEAD_MS;
    world.gateway.clock.wallMs = trueMs + AHEAD_MS;
    const cookie = await gateway.cookieOf(customerId);
    const waiting = await seed();
    const ticket = live();
    expect(await post(waiting, ticket)).toMatchObject({ state: 'pending' });
    for (let guess = 0; guess < 8; guess += 1) await signIn('wrong', `10.1.0.${guess >> 2}`);
    expect(await signIn(TEST_PASSWORD, '10.2.0.1')).toMatchObject({ code: 'signInSlowed' });
    expect(await settle()).toBe(0);

    gateway.clock.wallMs = trueMs;
    world.gateway.clock.wallMs = trueMs;
    expect((await signIn(TEST_PASSWORD, '10.2.0.1')).retryAfterMs).toBeGreaterThan(AHEAD_MS);
    expect(await settle()).toBeGreaterThan(5);
    expect(await settle()).toBe(0);

    expect((await signIn(TEST_PASSWORD, '10.2.0.1')).retryAfterMs).toBeLessThanOrEqual(HOUR_MS);
    const { session } = (await call('GET', '/api/session', undefined, cookie)).json();
    expect(session).not.toBeNull();
    world.gateway.clock.wallMs = trueMs + 5_000;
    await world.gateway.tickets.decideDue();
    expect(await find(waiting, ticket)).not.toMatchObject({ state: 'pending' });
    gateway.clock.wallMs = trueMs + HOUR_MS;
    expect((await call('GET', '/api/session', undefined, cookie)).json().session ?? null).toBeNull();
    expect(await signIn(TEST_PASSWORD, '10.1.0.0')).toMatchObject({ resultCode: 0 });
  });

  it('counts the time of a day again, tells news again, and lets no sale wait on', async () => {
    const gateway = await createTestGateway(world.database);
    const customerId = await seed();
    const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
      const headers = { origin: TEST_ORIGIN, cookie: await cookie };
      return gateway.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
    };
    const trueMs = gateway.clock.wallMs;
    gateway.clock.wallMs = trueMs + AHEAD_MS;
    let cookie = gateway.cookieOf(customerId);
    await call('PUT', '/api/customer/own-limits/time/day', { amount: 60 });
    await call('POST', '/api/session/ping');
    const { pool } = world.database;
    await pool.query(
      `insert into push_subscription (customer_id, token_hash, endpoint, host, p256dh, auth, tells_graded,
         tells_decided, tells_messages, shows_amounts, since_ms, seen_at_ms)
       values ($1, '\\x00', 'https://push.example/1', 'push.example', 'p', 'a', true, true, true, true, $2, $2)`,
      [customerId, gateway.clock.wallMs],
    );
    const { ticketNumber } = await post(customerId, createTicket([createItem(2)]));
    await pool.query(
      `insert into wager_sale (customer_id, key, state, ticket_number, wager_number, share_percent, answer, at_ms,
         decide_at_ms, try_at_ms)
       values ($1, gen_random_uuid(), 'pending', $2, 1, 100, '{}', $3, $3, $3)`,
      [customerId, ticketNumber, gateway.clock.wallMs],
    );
    gateway.clock.wallMs = trueMs;
    await resetFutureTimes(world.database, readConfigOf({}), trueMs);
    cookie = gateway.cookieOf(customerId);
    for (let minute = 0; minute < 5; minute += 1) {
      gateway.clock.wallMs += 60_000;
      await call('POST', '/api/session/ping');
    }
    const { limits } = (await call('GET', '/api/customer/own-limits')).json();
    expect(limits).toMatchObject([{ kind: 'time', used: 5 }]);
    const { rows } = await pool.query(
      'select s.since_ms, w.try_at_ms from push_subscription s, wager_sale w where s.customer_id = $1',
      [customerId],
    );
    expect(rows[0].since_ms).toBe(trueMs);
    expect(rows[0].try_at_ms).toBeLessThanOrEqual(trueMs + 60_000);
  });

  it('shortens no time-out, and lets no limit rise early: the clock may as well be behind now', async () => {
    const gateway = await createTestGateway(world.database);
    const customerId = await seed();
    let cookie = await gateway.cookieOf(customerId);
    const call = async (method: 'GET' | 'PUT', path: string, payload?: object) => {
      const url = `/api/customer/${path}`;
      const headers = { origin: TEST_ORIGIN, cookie };
      return (
        await gateway.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) })
      ).json();
    };
    await call('PUT', 'own-limits/deposit/day', { amount: 1_000 });
    await call('PUT', 'own-limits/deposit/day', { amount: 9_000 });
    const before = await call('PUT', 'time-out', { length: 'sixMonths' });
    expect([before.timeOut.length, before.limits[0].next.amount]).toEqual(['sixMonths', 9_000]);
    await resetFutureTimes(world.database, readConfigOf({}), gateway.clock.wallMs - AHEAD_MS);
    // Sessions were shortened, which harms nobody.
    cookie = await gateway.cookieOf(customerId);
    const { timeOut, limits } = await call('GET', 'own-limits');
    expect([timeOut, limits]).toEqual([before.timeOut, before.limits]);
  });

  it('is not set right by a machine whose own clock is behind the database’s', async () => {
    await world.gateway.cookieOf(await seed());
    const settle = (nowMs: number) => resetFutureTimes(world.database, readConfigOf({}), nowMs);
    expect(await settle(Date.now() - 2 * CLOCKS_APART_MS)).toBe(0);
    expect(await settle(Date.now())).toBeGreaterThan(0);
  });
});
