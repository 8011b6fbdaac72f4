import { addDays, dayOf, startOfDayMs } from '@lineboard/domain/ground/calendar/book-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer, TEST_PASSWORD } from '../../../testing/customers/seed-customer.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { type Grading, startGrading } from '../../betting/grading/start-grading.ts';

const MINUTE_MS = 60_000;

describe.each(oneEngine())('the time that customers set on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let other: TestGateway;
  let grading: Grading;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    gateway = await createTestGateway(database, { ENCRYPT_PASSWORDS: 'false' });
    other = await createTestGateway(database);
    for (const customerId of ['ANN', 'BEN', 'CAM', 'DOT', 'EVE', 'FAY'])
      await seedCustomer(database, { customerId });
    for (const gameNum of [1, 2, 3]) gateway.book.putGame({ gameNum });
    grading = startGrading(gateway.grading, {
      onError: (error) => {
        throw error;
      },
    });
  });
  afterAll(async () => {
    await grading.stop();
    await Promise.all([gateway.close(), other.close()]);
    await drop();
  });

  const call = async (
    cookie: string,
    method: 'GET' | 'PUT' | 'POST',
    url: string,
    payload?: object,
    at = gateway,
  ) => {
    const headers = { origin: TEST_ORIGIN, cookie };
    const answer = await at.app.inject({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
  const limitTime = (cookie: string, minutes: number | null) =>
    call(cookie, 'PUT', 'customer/own-limits/time/day', { amount: minutes });
  const pass = (ms: number): void => {
    gateway.clock.wallMs += ms;
    other.clock.wallMs = gateway.clock.wallMs;
  };
  const ping = (cookie: string, at = gateway) => call(cookie, 'POST', 'session/ping?idleMs=0', undefined, at);
  /** Signs of life every minute, as a page gives them. */
  const stay = async (cookie: string, minutes: number): Promise<number> => {
    let status = 0;
    for (let minute = 0; minute < minutes; minute += 1) {
      pass(MINUTE_MS);
      ({ status } = await ping(cookie));
    }
    return status;
  };
  const leftOf = async (cookie: string) =>
    (await call(cookie, 'GET', 'customer/reality-check')).body.dayLeftMs;
  const signIn = async (customerId: string) =>
    (await call('', 'POST', 'session', { customerId, password: TEST_PASSWORD })).body;
  const nextDay = (): void => {
    const startMs = startOfDayMs(addDays(dayOf(gateway.clock.wallMs), 1));
    pass(startMs - gateway.clock.wallMs);
  };

  it('OWN-9: when a day’s time is up all sessions end, and nobody signs in before the next day', async () => {
    nextDay();
    const cookie = await gateway.cookieOf('ANN');
    const elsewhere = await gateway.cookieOf('ANN');
    await limitTime(cookie, 15);
    await ping(cookie);
    expect(await stay(cookie, 14)).toBe(200);
    expect(await leftOf(cookie)).toBe(MINUTE_MS);
    pass(MINUTE_MS);
    expect((await ping(cookie)).body.error.code).toBe('dayTimeUp');
    for (const one of [cookie, elsewhere])
      expect((await call(one, 'GET', 'customer/own-limits')).status).toBe(401);
    expect(gateway.events).toContainEqual({ customerId: 'ANN', event: { kind: 'sessionEnded' } });
    expect(await signIn('ANN')).toEqual({ resultCode: 1, code: 'dayTimeUp' });
    nextDay();
    pass(-1);
    expect((await signIn('ANN')).code).toBe('dayTimeUp');
    pass(1);
    expect((await signIn('ANN')).resultCode).toBe(0);
  });

  it('OWN-9: who looks how much is left when the day’s time is up ends all sessions, too', async () => {
    nextDay();
    const cookie = await gateway.cookieOf('FAY');
    const elsewhere = await gateway.cookieOf('FAY');
    await limitTime(cookie, 15);
    await ping(cookie);
    await stay(cookie, 14);
    pass(MINUTE_MS);
    expect((await call(cookie, 'GET', 'customer/reality-check')).body.error.code).toBe('dayTimeUp');
    for (const one of [cookie, elsewhere])
      expect((await call(one, 'GET', 'customer/own-limits')).status).toBe(401);
    expect(gateway.events).toContainEqual({ customerId: 'FAY', event: { kind: 'sessionEnded' } });
  });

  it('OWN-9: two devices at once take the time once, on whichever gateway', async () => {
    nextDay();
    const [one, two] = [await gateway.cookieOf('BEN'), await other.cookieOf('BEN')];
    await limitTime(one, 60);
    await ping(one);
    for (let minute = 0; minute < 10; minute += 1) {
      pass(MINUTE_MS);
      await Promise.all([ping(one), ping(two, other), ping(one), ping(two, other)]);
    }
    expect(await leftOf(one)).toBe(50 * MINUTE_MS);
  });

  it('OWN-9: time away counts no longer than a page may be silent, and starts again at midnight', async () => {
    nextDay();
    const cookie = await gateway.cookieOf('CAM');
    await limitTime(cookie, 30);
    await ping(cookie);
    pass(25 * MINUTE_MS);
    expect(await leftOf(cookie)).toBe(28 * MINUTE_MS);
    nextDay();
    pass(-MINUTE_MS);
    const late = await gateway.cookieOf('CAM');
    await ping(late);
    pass(MINUTE_MS + 10_000);
    expect(await leftOf(late)).toBe(30 * MINUTE_MS - 10_000);
  });

  it('OWN-9: nobody’s time is counted who has not limited it', async () => {
    const cookie = await gateway.cookieOf('DOT');
    expect(await stay(cookie, 3)).toBe(200);
    expect(await leftOf(cookie)).toBeNull();
    const { rows } = await database.pool.query(`select from day_time where customer_id = 'DOT'`);
    expect(rows).toEqual([]);
  });

  it('OWN-10: a session’s figures are the ledger’s since it began, and nobody else’s', async () => {
    const place = async (gameNum: number) => {
      const answer = await gateway.tickets.place('EVE', createTicket([createItem(gameNum)]));
      expect(answer.state).toBe('accepted');
    };
    await place(1);
    pass(MINUTE_MS);
    const cookie = await gateway.cookieOf('EVE');
    const figures = async (one: string) => (await call(one, 'GET', 'customer/reality-check')).body;
    expect(await figures(cookie)).toMatchObject({ signedInMs: 0, stakedCents: 0, madeCents: 0 });
    pass(MINUTE_MS);
    await place(2);
    await place(3);
    gateway.book.say({ gameNum: 1, score1: 20, score2: 27 });
    gateway.book.say({ gameNum: 2, score1: 20, score2: 21 });
    await grading.settled();
    expect(await figures(cookie)).toEqual({
      signedInMs: MINUTE_MS,
      stakedCents: 22_000,
      madeCents: 10_000 - 11_000,
      dayLeftMs: null,
    });
    expect(await figures(await gateway.cookieOf('DOT'))).toMatchObject({ stakedCents: 0, madeCents: 0 });
    expect((await gateway.app.inject({ url: '/api/customer/reality-check' })).statusCode).toBe(401);
  });

  it('OWN-10: the interval is the customer’s on every device', async () => {
    const cookie = await gateway.cookieOf('DOT');
    expect((await call(cookie, 'PUT', 'customer/reality-check', { minutes: 30 })).status).toBe(200);
    const { body } = await call(await gateway.cookieOf('DOT'), 'GET', 'session');
    expect(body.customer).toMatchObject({ realityCheckMinutes: 30, isTimeLimited: false });
  });
});
