import { describe, expect, it, beforeAll } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { TEST_ORIGIN } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';

const DAY_MS = 86_400_000;

describe.each(oneEngine())('operators and own limits on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine);
  const { call } = book;

  beforeAll(async () => {
    for (const customerId of ['ANN', 'BEN', 'CAM']) await seedCustomer(book.database, { customerId });
    book.gateway.book.putGame({ gameNum: 1 });
  });

  const put = async (customerId: string, path: string, payload: object) =>
    book.gateway.app.inject({
      method: 'PUT',
      url: `/api/customer/${path}`,
      headers: { origin: TEST_ORIGIN, cookie: await book.gateway.cookieOf(customerId) },
      payload,
    });
  const bet = async (customerId: string) => {
    const answer = await book.gateway.tickets.place(customerId, createTicket([createItem(1)]));
    return answer.state === 'refused' ? answer.code : answer.state;
  };

  it('OWN-7: paying in asks the customer’s deposit limits, unless the operator says over them', async () => {
    await put('ANN', 'own-limits/deposit/day', { amount: 30_000 });
    await put('ANN', 'own-limits/deposit/week', { amount: 50_000 });
    const payIn = async (amountCents: number, fields = {}) =>
      (await call('cash in', { customerId: 'ann', amountCents, ...fields })).body;
    expect((await payIn(30_001)).error).toMatchObject({
      code: 'overOwnLimit',
      message:
        'Customer ANN has set a deposit limit of 300.00 for the day, of which 300.00 is left. Say --over-own-limit to book it all the same.',
    });
    expect(await payIn(30_000)).toMatchObject({ currentBalanceCents: 130_000 });
    // Money that was paid out makes no room.
    await call('cash out', { customerId: 'ANN', amountCents: 30_000 });
    expect((await payIn(1)).error.code).toBe('overOwnLimit');
    book.gateway.clock.wallMs += DAY_MS;
    expect((await payIn(20_001)).error.message).toContain('for the week, of which 200.00 is left');
    expect(await payIn(20_001, { overOwnLimit: true, note: 'asked for by phone' })).toMatchObject({
      currentBalanceCents: 120_001,
    });
    const { body } = await call('audit list', { customerId: 'ANN', most: 1 });
    expect(body[0].input).toMatchObject({ overOwnLimit: true, note: 'asked for by phone' });
  });

  it('OWN-8: sees a time-out and own limits, lengthens the one and never the customer’s way back', async () => {
    await put('BEN', 'own-limits/loss/month', { amount: 40_000 });
    await put('BEN', 'time-out', { length: 'week' });
    const { wallMs } = book.gateway.clock;
    expect((await call('customers show', { customerId: 'BEN' })).body).toMatchObject({
      ownLimits: [{ kind: 'loss', period: 'month', amount: 40_000, next: null }],
      timeOut: { length: 'week', beganAtMs: wallMs, endsAtMs: wallMs + 7 * DAY_MS },
    });
    expect((await call('cash in', { customerId: 'BEN', amountCents: 1 })).body.error.code).toBe('inTimeOut');
    const set = (length: 'day' | 'sixMonths') =>
      call('time-outs set', { customerId: 'BEN', length, note: 'asked for' });
    expect((await set('day')).body.error.code).toBe('timeOutShorter');
    expect((await set('sixMonths')).body.timeOut.endsAtMs).toBe(wallMs + 183 * DAY_MS);
  });

  it('OWN-8: a customer’s time-out begins on all accounts of the person, or on none', async () => {
    const { pool } = book.database;
    for (const customerId of ['DAN', 'DANIEL']) {
      await seedCustomer(book.database, { customerId });
      await pool.query(
        `insert into sign_up (customer_id, email, country, born_on, agreed_at_ms)
         values ($1, 'dan@example.com', 'US', '1980-05-17', 0)`,
        [customerId],
      );
    }
    await pool.query(`alter table time_out add constraint not_daniel check (customer_id <> 'DANIEL')`);
    expect((await put('DAN', 'time-out', { length: 'month' })).statusCode).toBe(500);
    await pool.query('alter table time_out drop constraint not_daniel');
    expect(await bet('DAN')).toBe('accepted');
    expect((await put('DAN', 'time-out', { length: 'month' })).statusCode).toBe(200);
    expect([await bet('DAN'), await bet('DANIEL')]).toEqual(['inTimeOut', 'inTimeOut']);
  });

  it('OWN-8: ends a self-exclusion after a day, any other time-out at once, and says why', async () => {
    const end = (fields: object = { note: 'asked for in writing' }) =>
      call('time-outs end', { customerId: 'CAM', ...fields } as { customerId: string; note: string });
    expect((await end()).body.error.code).toBe('noTimeOut');
    await put('CAM', 'time-out', { length: 'month' });
    expect((await end({})).status).toBe(400);
    expect((await end()).body.timeOut).toBeNull();
    expect(await bet('CAM')).toBe('accepted');
    await put('CAM', 'time-out', { length: 'untilAsked' });
    expect((await end()).body.timeOut.endsAtMs).toBe(book.gateway.clock.wallMs + DAY_MS);
    const { body } = await call('audit list', { customerId: 'CAM', most: 1 });
    expect(body[0]).toMatchObject({
      command: 'time-outs end',
      input: { note: 'asked for in writing' },
      before: { timeOut: { endsAtMs: null } },
    });
    expect(await bet('CAM')).toBe('inTimeOut');
    book.gateway.clock.wallMs += DAY_MS - 1;
    expect(await bet('CAM')).toBe('inTimeOut');
    book.gateway.clock.wallMs += 1;
    expect(await bet('CAM')).toBe('accepted');
  });

  describe('of a person with several accounts', () => {
    const ACCOUNTS = ['EVE', 'EVE2', 'EVE3'];
    const person = (customerId: string) =>
      book.database.pool.query(
        `insert into sign_up (customer_id, email, country, born_on, agreed_at_ms)
         values ($1, 'eve@example.com', 'US', '1980-05-18', 0)`,
        [customerId],
      );
    const end = (customerId: string) => call('time-outs end', { customerId, note: 'asked for in writing' });
    const bets = () => Promise.all(ACCOUNTS.map(bet));

    beforeAll(async () => {
      for (const customerId of ACCOUNTS) {
        await seedCustomer(book.database, { customerId });
        await person(customerId);
      }
    });

    it('OWN-8: a time-out ends on all that it was given to, and one that an account took besides stands', async () => {
      await put('EVE', 'time-out', { length: 'week' });
      await book.database.pool.query(
        `update time_out set length = 'month', ends_at_ms = began_at_ms + $1 where customer_id = 'EVE3'`,
        [30 * DAY_MS],
      );
      book.gateway.events.length = 0;
      expect((await end('EVE')).body.timeOut).toBeNull();
      expect(await bets()).toEqual(['accepted', 'accepted', 'inTimeOut']);
      const told = book.gateway.events.map(({ customerId, event }) => [customerId, event.kind]);
      expect(told).toContainEqual(['EVE2', 'settings']);
      expect((await end('EVE2')).body.error.code).toBe('noTimeOut');
      await end('EVE3');
    });

    it('OWN-8: a self-exclusion ends on the account alone that was named', async () => {
      await put('EVE2', 'time-out', { length: 'sixMonths' });
      await end('EVE2');
      book.gateway.clock.wallMs += DAY_MS;
      expect(await bets()).toEqual(['inTimeOut', 'accepted', 'inTimeOut']);
    });
  });

  it('takes no time-out from who may only read, nor gives one', async () => {
    const token = await book.addToken('reader', ['customers.read']);
    const answer = await call('time-outs end', { customerId: 'CAM', note: 'x' }, { token });
    expect(answer.status).toBe(403);
  });
});
