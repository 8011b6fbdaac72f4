import { createCipheriv } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { seedCustomer, TEST_PASSWORD } from '../../../testing/customers/seed-customer.ts';
import type { Database } from '../../ground/database/create-database.ts';

const headers = { origin: TEST_ORIGIN };

describe.each(oneEngine())('sessions on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let addresses = 0;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    await seedCustomer(database, { customerId: 'ALICE' });
    await seedCustomer(database, { customerId: 'BOBX' });
    await seedCustomer(database, { customerId: 'DEMO', isDemo: true });
  });
  afterAll(() => drop());
  beforeEach(async () => {
    await database.kysely.deleteFrom('login_attempt').execute();
    addresses += 1;
  });

  const use = async (env: Record<string, string> = {}): Promise<void> => {
    gateway = await createTestGateway(database, { ENCRYPT_PASSWORDS: 'false', ...env });
  };
  const signIn = (customerId: string, password: string, more: Record<string, string> = {}) =>
    gateway.app.inject({
      method: 'POST',
      url: '/api/session',
      headers: { ...headers, cookie: more['cookie'] ?? '' },
      remoteAddress: more['address'] ?? `10.0.0.${addresses}`,
      payload: { customerId, password, ...(more['key'] !== undefined && { key: more['key'] }) },
    });
  const sessionCookie = (answer: { cookies: Array<{ name: string; value: string }> }): string => {
    const cookie = answer.cookies.find(({ name }) => name === 'lb_session');
    return `lb_session=${cookie?.value}`;
  };

  it('CALL1-13: signs in with result code 0, who it is, and a cookie that scripts can not read', async () => {
    await use();
    const answer = await signIn('alice', TEST_PASSWORD);
    expect(answer.json()).toMatchObject({
      resultCode: 0,
      session: { online: true, customer: { customerId: 'ALICE' }, balance: { availableCents: 100_000 } },
    });
    expect(answer.cookies).toMatchObject([
      { name: 'lb_session', httpOnly: true, sameSite: 'Lax', path: '/' },
      { name: 'lb_device', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 180 * 24 * 3600 },
    ]);
    const again = await gateway.app.inject({
      url: '/api/session',
      headers: { cookie: sessionCookie(answer) },
    });
    expect(again.json()).toEqual(answer.json().session);
  });

  it('binds the cookies to this host and TLS on an https site, and lets go of them so as well', async () => {
    await use({ PUBLIC_ORIGINS: `${TEST_ORIGIN},https://book.example` });
    const signedIn = await signIn('ALICE', TEST_PASSWORD);
    expect(signedIn.cookies).toMatchObject([
      { name: '__Host-lb_session', secure: true, path: '/' },
      { name: '__Host-lb_device', secure: true, path: '/' },
    ]);
    const cookie = `__Host-lb_session=${signedIn.cookies[0]?.value}`;
    const call = { url: '/api/session', headers: { ...headers, cookie } };
    expect((await gateway.app.inject(call)).json().online).toBe(true);
    const planted = { ...headers, cookie: cookie.replace('__Host-', '') };
    expect((await gateway.app.inject({ url: '/api/session', headers: planted })).json().online).toBe(false);
    const signedOut = await gateway.app.inject({ ...call, method: 'DELETE' });
    expect(signedOut.cookies).toMatchObject([
      { name: '__Host-lb_session', value: '', secure: true, path: '/' },
    ]);
  });

  it('keeps only the hash of the cookie', async () => {
    await use();
    const token = sessionCookie(await signIn('ALICE', TEST_PASSWORD)).slice('lb_session='.length);
    const { rows } = await database.pool.query(
      `select 1 from session where encode(token_hash, 'escape') = $1`,
      [token],
    );
    expect(rows).toEqual([]);
  });

  it('CALL1-13: gives the same answer to a wrong password and to an unknown id', async () => {
    await use();
    const [wrong, unknown] = [await signIn('ALICE', 'wrong'), await signIn('NOBODY', 'wrong')];
    expect(wrong.json()).toEqual({ resultCode: 1, code: 'loginFailed' });
    expect([unknown.json(), unknown.statusCode]).toEqual([wrong.json(), wrong.statusCode]);
    expect(wrong.cookies).toEqual([]);
  });

  it.each(['ALICE', 'NOBODY'])(
    'locks %s after the failures allowed, also for the right password, until the time is over',
    async (customerId) => {
      await use({ LOCKOUT_FAILURES: '3', LOCKOUT_MS: '60000' });
      const codes = [];
      for (let attempt = 0; attempt < 4; attempt += 1)
        codes.push((await signIn(customerId, 'wrong')).json().code);
      expect(codes).toEqual(['loginFailed', 'loginFailed', 'lockedOut', 'lockedOut']);
      expect((await signIn(customerId, TEST_PASSWORD)).json()).toEqual({
        resultCode: 2,
        code: 'lockedOut',
        retryAfterMs: 60_000,
      });
      gateway.clock.wallMs += 60_001;
      expect((await signIn(customerId, 'wrong')).json().code).toBe('loginFailed');
      if (customerId === 'ALICE') expect((await signIn(customerId, TEST_PASSWORD)).json().resultCode).toBe(0);
    },
  );

  it('gives a burst of guesses no more tries than one after the other', async () => {
    await use({ LOCKOUT_FAILURES: '3' });
    const burst = await Promise.all(Array.from({ length: 12 }, (_, at) => signIn('ALICE', `guess ${at}`)));
    const codes = burst.map((answer) => answer.json().code ?? answer.json().error.code);
    const looked = codes.filter((code) => code === 'loginFailed').length;
    expect(looked).toBe(2);
    expect((await signIn('ALICE', TEST_PASSWORD)).json().code).toBe('lockedOut');
  });

  it('forgets failures after a success', async () => {
    await use({ LOCKOUT_FAILURES: '3' });
    for (const password of ['wrong', 'wrong', TEST_PASSWORD, 'wrong', 'wrong'])
      await signIn('ALICE', password);
    expect((await signIn('ALICE', TEST_PASSWORD)).json().resultCode).toBe(0);
  });

  it('locks an address that tries many ids, and no other address', async () => {
    await use({ LOCKOUT_ADDRESS_FAILURES: '4' });
    for (let at = 0; at < 5; at += 1) await signIn(`GUESS${at}`, 'wrong', { address: '10.9.9.9' });
    expect((await signIn('ALICE', TEST_PASSWORD, { address: '10.9.9.9' })).json().code).toBe('lockedOut');
    expect((await signIn('ALICE', TEST_PASSWORD)).json().resultCode).toBe(0);
  });

  it.each(['x'.repeat(6_000), '1.2.3.4\u0000', "'; drop table session; --", '::ffff:', ',,,,', '%00'])(
    'signs in, and never fails, whatever is said of where the call came from: %#',
    async (forwarded) => {
      await use({ TRUST_PROXY: '2' });
      const answer = await gateway.app.inject({
        method: 'POST',
        url: '/api/session',
        headers: { ...headers, 'x-forwarded-for': forwarded },
        payload: { customerId: 'ALICE', password: TEST_PASSWORD },
      });
      expect([answer.statusCode, answer.json().resultCode]).toEqual([200, 0]);
    },
  );

  describe('encrypted passwords', () => {
    const askKey = async (): Promise<{ key: string; cookie: string }> => {
      const answer = await gateway.app.inject({ method: 'POST', url: '/api/session/token', headers });
      return { key: answer.json().key, cookie: `lb_visitor=${answer.cookies[0]?.value}` };
    };
    const encrypt = (key: string, password: string): string => {
      const bytes = Buffer.from(key, 'latin1');
      const cipher = createCipheriv('aes-128-cbc', bytes, bytes);
      return cipher.update(password, 'utf8', 'base64') + cipher.final('base64');
    };
    beforeEach(() => use({ ENCRYPT_PASSWORDS: 'true' }));

    it('CALL1-12, CON1-12, ST1-05: signs in with a password encrypted by the token as key and vector', async () => {
      const answer = await gateway.app.inject({ method: 'POST', url: '/api/session/token', headers });
      expect(answer.json().resultMessage).toMatch(/^[A-Za-z0-9]{16}$/);
      const { key, cookie } = await askKey();
      expect((await signIn('ALICE', encrypt(key, TEST_PASSWORD), { key, cookie })).json().resultCode).toBe(0);
    });

    it('takes a token once, for minutes, and only from the browser that asked for it', async () => {
      const used = await askKey();
      await signIn('ALICE', encrypt(used.key, 'wrong'), used);
      expect((await signIn('ALICE', encrypt(used.key, TEST_PASSWORD), used)).json().code).toBe(
        'tokenInvalid',
      );
      const stolen = { key: (await askKey()).key, cookie: 'lb_visitor=somebody-else' };
      expect((await signIn('ALICE', encrypt(stolen.key, TEST_PASSWORD), stolen)).json().code).toBe(
        'tokenInvalid',
      );
      const old = await askKey();
      gateway.clock.wallMs += 120_001;
      expect((await signIn('ALICE', encrypt(old.key, TEST_PASSWORD), old)).json().code).toBe('tokenInvalid');
    });

    it('takes no plain password, and counts a text that can not be decrypted as a failure', async () => {
      expect((await signIn('ALICE', TEST_PASSWORD)).json()).toEqual({
        resultCode: 3,
        code: 'passwordNotEncrypted',
      });
      const { key, cookie } = await askKey();
      expect((await signIn('ALICE', 'bm90IGVuY3J5cHRlZA==', { key, cookie })).json().code).toBe(
        'loginFailed',
      );
    });
  });

  it('ST1-06: takes a plain password when encryption is off', async () => {
    await use({ ENCRYPT_PASSWORDS: 'false' });
    expect((await signIn('ALICE', TEST_PASSWORD)).json().resultCode).toBe(0);
  });

  it('ST1-12: appends the configured suffix to the customer id', async () => {
    await use({ CUSTOMER_ID_SUFFIX: 'X' });
    expect((await signIn('BOB', TEST_PASSWORD)).json().session.customer.customerId).toBe('BOBX');
  });

  it('ST1-01, ST1-03: answers nobody and a demo customer as offline', async () => {
    await use();
    expect((await gateway.app.inject('/api/session')).json()).toEqual({
      online: false,
      customer: null,
      balance: null,
    });
    expect((await signIn('DEMO', TEST_PASSWORD)).json()).toMatchObject({
      resultCode: 0,
      session: { online: false, customer: { isDemo: true } },
    });
  });

  it('CALL1-02: a ping keeps the session, silence ends it', async () => {
    await use({ SESSION_TTL_MS: '60000' });
    const cookie = sessionCookie(await signIn('ALICE', TEST_PASSWORD));
    const ping = () =>
      gateway.app.inject({ method: 'POST', url: '/api/session/ping', headers: { ...headers, cookie } });
    for (let at = 0; at < 3; at += 1) {
      gateway.clock.wallMs += 40_000;
      expect((await ping()).statusCode).toBe(200);
    }
    await gateway.app.inject({ url: '/api/open-bets', headers: { cookie } });
    gateway.clock.wallMs += 60_001;
    const late = await ping();
    expect([late.statusCode, late.json()]).toEqual([401, { error: { code: 'sessionEnded' } }]);
    const session = await gateway.app.inject({ url: '/api/session', headers: { cookie } });
    expect(session.json().online).toBe(false);
  });

  it('ends a session after its lifetime, however often it is pinged', async () => {
    await use({ SESSION_TTL_MS: '60000', SESSION_LIFETIME_MS: '100000' });
    const cookie = sessionCookie(await signIn('ALICE', TEST_PASSWORD));
    const ping = async () => {
      gateway.clock.wallMs += 30_000;
      return (
        await gateway.app.inject({
          method: 'POST',
          url: '/api/session/ping',
          headers: { ...headers, cookie },
        })
      ).statusCode;
    };
    expect([await ping(), await ping(), await ping(), await ping()]).toEqual([200, 200, 200, 401]);
  });

  it('signing out everywhere ends all sessions of that customer, and no other’s', async () => {
    await use();
    const [desk, phone] = [await signIn('ALICE', TEST_PASSWORD), await signIn('ALICE', TEST_PASSWORD)];
    const other = sessionCookie(await signIn('BOBX', TEST_PASSWORD));
    const cookie = `${sessionCookie(desk)}; lb_device=${desk.cookies[1]?.value}`;
    const everywhere = () =>
      gateway.app.inject({ method: 'DELETE', url: '/api/sessions', headers: { ...headers, cookie } });
    expect((await everywhere()).statusCode).toBe(204);
    expect(gateway.events.at(-1)).toEqual({ customerId: 'ALICE', event: { kind: 'sessionEnded' } });
    for (const [held, online] of [
      [sessionCookie(desk), false],
      [sessionCookie(phone), false],
      [other, true],
    ] as const) {
      const session = await gateway.app.inject({ url: '/api/session', headers: { cookie: held } });
      expect(session.json().online).toBe(online);
    }
    expect(await gateway.door.knownDevices.find(desk.cookies[1]?.value, 'ALICE')).toBeNull();
    expect((await everywhere()).json()).toEqual({ error: { code: 'sessionEnded' } });
  });

  it('tells the sockets of a session that a new sign-in in the same browser replaced', async () => {
    await use();
    const first = sessionCookie(await signIn('ALICE', TEST_PASSWORD));
    await signIn('BOBX', TEST_PASSWORD, { cookie: first });
    expect(gateway.events).toEqual([
      { customerId: 'ALICE', event: { kind: 'sessionEnded', sessionId: expect.any(String) } },
    ]);
  });

  it('CALL1-14: logging out ends the session for every tab', async () => {
    await use();
    const cookie = sessionCookie(await signIn('ALICE', TEST_PASSWORD));
    expect((await gateway.app.inject({ url: '/api/open-bets', headers: { cookie } })).statusCode).toBe(200);
    await gateway.app.inject({ method: 'DELETE', url: '/api/session', headers: { ...headers, cookie } });
    expect(gateway.events).toEqual([
      { customerId: 'ALICE', event: { kind: 'sessionEnded', sessionId: expect.any(String) } },
    ]);
    const refused = await gateway.app.inject({ url: '/api/open-bets', headers: { cookie } });
    expect(refused.json()).toEqual({ error: { code: 'sessionEnded' } });
  });

  it('gives a browser that signs in a new session, and ends the one it had', async () => {
    await use();
    const first = sessionCookie(await signIn('ALICE', TEST_PASSWORD));
    await gateway.app.inject({ url: '/api/open-bets', headers: { cookie: first } });
    await signIn('ALICE', TEST_PASSWORD, { cookie: first });
    const refused = await gateway.app.inject({ url: '/api/open-bets', headers: { cookie: first } });
    expect(refused.json()).toEqual({ error: { code: 'sessionEnded' } });
  });

  it('CALL1-07, CALL1-03: keeps the price type and the action log of the customer who asks', async () => {
    await use();
    const cookie = sessionCookie(await signIn('ALICE', TEST_PASSWORD));
    const call = { headers: { ...headers, cookie } };
    await gateway.app.inject({
      ...call,
      method: 'PUT',
      url: '/api/customer/price-type',
      payload: { priceType: 'D' },
    });
    const action = { action: 'Customer Settings Changed', detail: 'en' };
    await gateway.app.inject({ ...call, method: 'POST', url: '/api/customer/actions', payload: action });
    expect((await gateway.app.inject({ url: '/api/session', ...call })).json().customer.priceType).toBe('D');
    const logged = await database.kysely
      .selectFrom('action_log')
      .select(['customer_id', 'action', 'detail'])
      .execute();
    expect(logged).toEqual([{ customer_id: 'ALICE', ...action }]);
  });
});
