import { createSettings } from '@lineboard/domain/testing/account-fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer, TEST_PASSWORD } from '../../../testing/customers/seed-customer.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { untilBlocked } from '../../../testing/servers/until-blocked.ts';
import type { Database } from '../../ground/database/create-database.ts';

const DAY_MS = 24 * 3_600_000;

describe.each(oneEngine())('a browser that is remembered on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    gateway = await createTestGateway(database, { ENCRYPT_PASSWORDS: 'false' });
    for (const customerId of ['ANN', 'BEN', 'CAL', 'DAN', 'EVE', 'FAY', 'GUS', 'HAL', 'IDA', 'JON'])
      await seedCustomer(database, { customerId });
  });
  afterAll(async () => {
    await gateway.close();
    await drop();
  });

  /** A browser with its cookies; closing it loses those of the session. */
  const openBrowser = () => {
    const cookies = new Map<string, string>();
    const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
      const answer = await gateway.app.inject({
        method,
        url,
        headers: { origin: TEST_ORIGIN },
        cookies: Object.fromEntries(cookies),
        ...(payload === undefined ? {} : { payload }),
      });
      for (const { name, value } of answer.cookies)
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      return answer;
    };
    return {
      cookies,
      call,
      signIn: (customerId: string) => call('POST', '/api/session', { customerId, password: TEST_PASSWORD }),
      remember: (webRememberPassword: boolean) =>
        call('PUT', '/api/customer/settings', createSettings({ webRememberPassword })),
      close: () => void cookies.delete('lb_session'),
      whose: async () => (await call('GET', '/api/session')).json().customer?.customerId ?? null,
    };
  };
  const openRemembered = async (customerId: string) => {
    const browser = openBrowser();
    await browser.signIn(customerId);
    await browser.remember(true);
    browser.close();
    return browser;
  };

  it('SCR1-61: signs the customer in again once it was closed, for thirty days after the password', async () => {
    const browser = await openRemembered('ANN');
    expect(await browser.whose()).toBe('ANN');
    expect((await browser.call('POST', '/api/session/ping')).statusCode).toBe(200);
    browser.close();
    gateway.clock.wallMs += 30 * DAY_MS;
    expect(await browser.whose()).toBeNull();
    gateway.clock.wallMs -= 30 * DAY_MS;
  });

  it('SCR1-61: no settings that are saved there make the thirty days longer, whatever is switched off and on', async () => {
    const browser = await openRemembered('IDA');
    gateway.clock.wallMs += 29 * DAY_MS;
    expect(await browser.whose()).toBe('IDA');
    await browser.remember(true);
    await browser.remember(false);
    await browser.remember(true);
    browser.close();
    expect(await browser.whose()).toBe('IDA');
    browser.close();
    gateway.clock.wallMs += DAY_MS;
    expect(await browser.whose()).toBeNull();
    gateway.clock.wallMs -= 30 * DAY_MS;
  });

  it('SCR1-61: the password that is given there once more begins another thirty days', async () => {
    const browser = await openRemembered('JON');
    gateway.clock.wallMs += 29 * DAY_MS;
    expect(await browser.whose()).toBe('JON');
    await browser.call('POST', '/api/session/identity', { password: TEST_PASSWORD });
    await browser.remember(true);
    browser.close();
    gateway.clock.wallMs += 29 * DAY_MS;
    expect(await browser.whose()).toBe('JON');
    gateway.clock.wallMs -= 58 * DAY_MS;
  });

  it('a browser of a customer who didn’t ask for it stays closed', async () => {
    const browser = openBrowser();
    await browser.signIn('BEN');
    browser.close();
    expect(await browser.whose()).toBeNull();
  });

  it('keeps its latest twenty sessions, however often it asks without one', async () => {
    const browser = await openRemembered('FAY');
    const asked = await Promise.all(
      Array.from({ length: 30 }, () =>
        gateway.app.inject({ url: '/api/session', cookies: Object.fromEntries(browser.cookies) }),
      ),
    );
    expect(asked.every((answer) => answer.json().online)).toBe(true);
    expect(await browser.whose()).toBe('FAY');
    const { body } = await browser.call('GET', '/api/sessions');
    expect(JSON.parse(body).sessions).toHaveLength(20);
  });

  it('ends with signing out there, and elsewhere goes on', async () => {
    const [here, there] = [await openRemembered('CAL'), openBrowser()];
    await there.signIn('CAL');
    await there.call('DELETE', '/api/session');
    expect(await there.whose()).toBeNull();
    expect(await here.whose()).toBe('CAL');
  });

  it.each([
    ['turning it off', (other: ReturnType<typeof openBrowser>) => other.remember(false)],
    [
      'signing out everywhere',
      (other: ReturnType<typeof openBrowser>) => other.call('DELETE', '/api/sessions'),
    ],
    [
      'a new password',
      (other: ReturnType<typeof openBrowser>) =>
        other.call('PUT', '/api/customer/password', {
          password: TEST_PASSWORD,
          newPassword: 'Better horse 7',
        }),
    ],
  ])('%s on another device ends it', async (_, end) => {
    const customerId = ['DAN', 'EVE', 'FAY'][ended++]!;
    const browser = await openRemembered(customerId);
    const other = openBrowser();
    await other.signIn(customerId);
    await end(other);
    expect(await browser.whose()).toBeNull();
  });
  let ended = 0;

  it('begins no session by what was forgotten while it was asked for one', async () => {
    const [browser, other] = [await openRemembered('GUS'), openBrowser()];
    await other.signIn('GUS');
    const client = await database.pool.connect();
    try {
      await client.query("begin; select from customer where customer_id = 'GUS' for no key update");
      const whose = browser.whose();
      await untilBlocked(database.pool, 'insert into session');
      await other.call('DELETE', '/api/sessions');
      await client.query('rollback');
      expect(await whose).toBeNull();
    } finally {
      client.release();
    }
    expect(await browser.whose()).toBeNull();
  });

  it('has as many guesses at the password as one session, however many it begins', async () => {
    const browser = await openRemembered('HAL');
    const codes: string[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      browser.close();
      await browser.whose();
      const answer = await browser.call('POST', '/api/session/identity', { password: `Guess ${guess}` });
      codes.push(answer.json().code);
    }
    expect(codes).toEqual([...Array<string>(4).fill('incorrectPassword'), 'lockedOut', 'lockedOut']);
  });

  it('remembers the customer who signed in last, and never two', async () => {
    const browser = await openRemembered('ANN');
    await browser.signIn('BEN');
    browser.close();
    expect(await browser.whose()).toBeNull();
  });
});
