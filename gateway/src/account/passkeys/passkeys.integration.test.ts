import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCustomer, TEST_PASSWORD } from '../../../testing/customers/seed-customer.ts';
import { FakeAuthenticator, type Said } from '../../../testing/fakes/fake-authenticator.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { codeOf, PasskeyPage } from '../../../testing/worlds/passkey-page.ts';
import type { Database } from '../../ground/database/create-database.ts';

const ENV = {
  ENCRYPT_PASSWORDS: 'false',
  LOCKOUT_FAILURES: '3',
  LOCKOUT_ADDRESS_FAILURES: '100',
  PUBLIC_ORIGINS: `${TEST_ORIGIN},http://www.book.example,http://book.test`,
};

describe.each(oneEngine())('passkeys on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let other: TestGateway;
  let customers = 0;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    gateway = await createTestGateway(database, ENV);
    other = await createTestGateway(database, ENV);
  });
  afterAll(async () => {
    await gateway.close();
    await other.close();
    await drop();
  });
  beforeEach(() => {
    gateway.mails.splice(0);
    gateway.reported.splice(0);
  });

  const addCustomer = async (restrictions: ReadonlyArray<{ code: string }> = []): Promise<string> => {
    customers += 1;
    const customerId = `KEY${customers}`;
    await seedCustomer(database, { customerId, restrictions });
    return customerId;
  };
  const openPage = (options: ConstructorParameters<typeof PasskeyPage>[1] = {}): PasskeyPage =>
    new PasskeyPage(gateway, { address: `10.9.${customers}.1`, ...options });
  /** A customer with a passkey, on the page that made it. */
  const openOwner = async (restrictions: ReadonlyArray<{ code: string }> = []) => {
    const customerId = await addCustomer(restrictions);
    const page = openPage();
    await page.signIn(customerId, TEST_PASSWORD);
    return { customerId, page, ...(await page.add()) };
  };
  const isOnline = async (cookie: string): Promise<boolean> =>
    (await gateway.app.inject({ url: '/api/session', headers: { cookie } })).json().online;
  const setCustomer = (customerId: string, set: string): Promise<unknown> =>
    database.pool.query(`update customer set ${set} where customer_id = $1`, [customerId]);

  describe('signing in', () => {
    it('accepts a passkey in place of id and password, and then does the same as with a password', async () => {
      const { customerId, device, passkey } = await openOwner();
      await setCustomer(customerId, 'must_change_password = true, web_remember_password = true');
      const page = openPage();
      const answer = await page.enter(device);
      expect(answer.json()).toMatchObject({
        resultCode: 0,
        session: { online: true, customer: { customerId, mustChangePassword: true } },
      });
      expect(await page.isOnline()).toBe(true);
      const { passkeys } = (await page.call('GET', '/api/passkeys')).json();
      expect(passkeys).toEqual([{ ...passkey, usedAtMs: gateway.clock.wallMs }]);
      // The customer is remembered, as the setting says.
      page.cookies.delete('lb_session');
      expect(await page.isOnline()).toBe(true);
    });

    it('by passkey and by password may be requested at once in a new browser', async () => {
      const { customerId } = await openOwner();
      const [page, second] = [openPage(), openPage()];
      const token = await page.call('POST', '/api/session/token');
      const question = await second.call('POST', '/api/session/passkey/question');
      const set = [...token.cookies, ...question.cookies].map(({ name }) => name);
      expect(set).toEqual(['lb_visitor', 'lb_passkey']);
      expect((await second.call('POST', '/api/session/passkey/question')).cookies).toEqual([]);
      expect(codeOf(await page.signIn(customerId, TEST_PASSWORD))).toBe('in');
    });

    it('accepts a passkey without a counter as often as it is used', async () => {
      const customerId = await addCustomer();
      const page = openPage();
      await page.signIn(customerId, TEST_PASSWORD);
      const device = new FakeAuthenticator();
      device.isCounting = false;
      await page.add(device);
      expect([codeOf(await openPage().enter(device)), codeOf(await openPage().enter(device))]).toEqual([
        'in',
        'in',
      ]);
    });

    it('leaves a closed account closed, and makes a new device wait when the account is bound to devices', async () => {
      const { customerId, device, page } = await openOwner([{ code: 'DDBA' }]);
      const stranger = openPage();
      expect(codeOf(await stranger.enter(device))).toBe('deviceNotAuthorized');
      expect(stranger.cookies.has('lb_session')).toBe(false);
      const { devices } = (await page.call('GET', '/api/sessions')).json();
      const { deviceId } = devices.find(({ isAuthorized }: { isAuthorized: boolean }) => !isAuthorized);
      expect((await page.call('POST', `/api/devices/${deviceId}/authorize`)).statusCode).toBe(204);
      expect(codeOf(await stranger.enter(device))).toBe('in');
      await setCustomer(customerId, 'closed_at_ms = 1');
      expect(codeOf(await openPage().enter(device))).toBe('accountClosed');
    });

    it('shares the password’s lock: failures of either count for both', async () => {
      const { customerId, device } = await openOwner();
      const page = openPage({ address: '10.9.200.1' });
      for (const password of ['guess one', 'guess two', 'guess three'])
        await page.signIn(customerId, password);
      expect(codeOf(await page.enter(device))).toBe('lockedOut');
      const elsewhere = openPage({ address: '10.9.200.2' });
      for (let at = 0; at < 3; at += 1) await elsewhere.enter(device, { isVerified: false });
      expect(codeOf(await elsewhere.signIn(customerId, TEST_PASSWORD))).toBe('lockedOut');
      expect(codeOf(await openPage({ address: '10.9.200.3' }).enter(device))).toBe('in');
    });

    it('locks only the address when a passkey is unknown', async () => {
      const strict = await createTestGateway(database, { ...ENV, LOCKOUT_ADDRESS_FAILURES: '2' });
      const page = new PasskeyPage(strict, { address: '10.9.201.1' });
      const codes = [];
      for (let at = 0; at < 3; at += 1) codes.push(codeOf(await page.enter(new FakeAuthenticator())));
      expect(codes).toEqual(['passkeyInvalid', 'lockedOut', 'lockedOut']);
      await strict.close();
    });
  });

  describe('an attack', () => {
    it.each<[string, Partial<Said>, string]>([
      ['from another origin of the site', { origin: 'http://www.book.example' }, 'passkeyInvalid'],
      ['from another site', { origin: 'https://book.example.evil.test' }, 'passkeyInvalid'],
      ['for another party', { rpId: 'evil.test' }, 'passkeyInvalid'],
      ['without showing the device who it is', { isVerified: false }, 'passkeyInvalid'],
      ['to register', { type: 'webauthn.create' }, 'passkeyInvalid'],
      ['from within another page', { crossOrigin: true }, 'tokenInvalid'],
      ['to a challenge of its own', { challenge: 'A'.repeat(43) }, 'tokenInvalid'],
    ])('by an answer %s is refused', async (_what, bent, code) => {
      const { device } = await openOwner();
      const page = openPage();
      expect(codeOf(await page.enter(device, bent))).toBe(code);
      expect(page.cookies.has('lb_session')).toBe(false);
      expect(codeOf(await page.enter(device))).toBe('in');
    });

    it('can’t reuse an answer: it is valid once, in the browser that asked, for five minutes, across two gateways', async () => {
      const { device } = await openOwner();
      const page = openPage();
      const assertion = device.assert(page.said(await page.ask()));
      const thief = openPage();
      await thief.ask();
      expect(codeOf(await thief.call('POST', '/api/session/passkey', { assertion }))).toBe('tokenInvalid');
      const again = device.assert(page.said(await page.ask()));
      const there = new PasskeyPage(other);
      for (const [name, value] of page.cookies) there.cookies.set(name, value);
      expect(codeOf(await there.call('POST', '/api/session/passkey', { assertion: again }))).toBe('in');
      expect(codeOf(await page.call('POST', '/api/session/passkey', { assertion: again }))).toBe(
        'tokenInvalid',
      );
      const late = device.assert(page.said(await page.ask()));
      gateway.clock.wallMs += 5 * 60_000;
      expect(codeOf(await page.call('POST', '/api/session/passkey', { assertion: late }))).toBe(
        'tokenInvalid',
      );
    });

    it('gets only one of two simultaneous calls with the same answer in', async () => {
      const { device } = await openOwner();
      const page = openPage();
      const assertion = device.assert(page.said(await page.ask()));
      const answers = await Promise.all(
        [1, 2, 3].map(() => page.call('POST', '/api/session/passkey', { assertion })),
      );
      expect(answers.map(codeOf).sort()).toEqual(['in', 'tokenInvalid', 'tokenInvalid']);
    });

    it('by a copy whose counter goes back is refused, and reported to operators', async () => {
      const { customerId, device, passkey } = await openOwner();
      expect(codeOf(await openPage().enter(device))).toBe('in');
      device.counter -= 1;
      expect(codeOf(await openPage().enter(device))).toBe('passkeyInvalid');
      expect(gateway.reported).toMatchObject([
        { kind: 'passkeyCounter', about: { customerId, passkeyId: passkey.passkeyId } },
      ]);
    });

    it('by another key’s signature or another customer’s handle fails', async () => {
      const { device } = await openOwner();
      const stranger = await openOwner();
      const page = openPage();
      const said = page.said(await page.ask());
      const assertion = { ...stranger.device.assert(said), id: device.assert(said).id };
      expect(codeOf(await page.call('POST', '/api/session/passkey', { assertion }))).toBe('passkeyInvalid');
      device.userHandle = stranger.device.userHandle;
      expect(codeOf(await page.enter(device))).toBe('passkeyInvalid');
    });

    it('can’t use a challenge for adding a passkey or confirming for anything else', async () => {
      const { page, device } = await openOwner();
      const offered = (await page.call('POST', '/api/passkeys/offer')).json().challenge;
      const entered = { assertion: device.assert(page.said(offered)) };
      expect(codeOf(await page.call('POST', '/api/session/passkey', entered))).toBe('tokenInvalid');
      const asked = { assertion: device.assert(page.said(await page.ask('session/identity'))) };
      expect(codeOf(await page.call('POST', '/api/session/passkey', asked))).toBe('tokenInvalid');
      const signIn = { assertion: device.assert(page.said(await page.ask())) };
      expect(codeOf(await page.call('POST', '/api/session/identity/passkey', signIn))).toBe('tokenInvalid');
      const registration = new FakeAuthenticator().register(page.said(await page.ask('session/identity')));
      expect(codeOf(await page.call('POST', '/api/passkeys', { registration }))).toBe('tokenInvalid');
    });

    it('from another site’s page, or with an oversized body, gets no further', async () => {
      const { page, device } = await openOwner();
      const assertion = device.assert(page.said(await page.ask()));
      const foreign = { origin: 'https://evil.example' };
      for (const path of [
        'session/passkey/question',
        'session/passkey',
        'passkeys/offer',
        'session/identity',
      ]) {
        const answer = await page.call('POST', `/api/${path}`, { assertion }, foreign);
        expect(codeOf(answer), path).toBe('originRefused');
      }
      const long = { assertion: { ...assertion, signature: 'A'.repeat(2_049) } };
      expect((await page.call('POST', '/api/session/passkey', long)).statusCode).toBe(400);
      const huge = { assertion: { ...assertion, signature: 'A'.repeat(20_000) } };
      expect((await page.call('POST', '/api/session/passkey', huge)).statusCode).toBe(413);
      const more = { assertion: { ...assertion, rawId: 'A' } };
      expect((await page.call('POST', '/api/session/passkey', more)).statusCode).toBe(400);
    });
  });

  describe('several origins', () => {
    it('share the passkeys of their parent host, and no other host’s', async () => {
      const { device, passkey } = await openOwner();
      expect(passkey.site).toBe('book.example');
      const www = openPage({ origin: 'http://www.book.example' });
      expect(codeOf(await www.enter(device))).toBe('in');
      const test = openPage({ origin: 'http://book.test', rpId: 'book.test' });
      expect((await test.call('POST', '/api/session/passkey/question')).json().rpId).toBe('book.test');
      expect(codeOf(await test.enter(device))).toBe('passkeyInvalid');
    });
  });

  describe('a customer’s own passkeys', () => {
    it('are listed, named and removed; the customer is told of each change in the inbox and by mail', async () => {
      const customerId = await addCustomer();
      await setCustomer(customerId, `email = 'k@example.com', web_language = 'SPA'`);
      const page = openPage();
      await page.signIn(customerId, TEST_PASSWORD);
      const { device, passkey } = await page.add();
      expect(passkey).toEqual({
        passkeyId: expect.any(String),
        name: '—',
        site: 'book.example',
        createdAtMs: gateway.clock.wallMs,
        usedAtMs: null,
      });
      const named = await page.call('PUT', `/api/passkeys/${passkey.passkeyId}`, { name: ' My phone ' });
      expect(named.statusCode).toBe(204);
      expect((await page.call('GET', '/api/passkeys')).json().passkeys[0].name).toBe('My phone');
      const removed = await page.call('DELETE', `/api/passkeys/${passkey.passkeyId}`);
      expect(removed.statusCode).toBe(204);
      expect((await page.call('GET', '/api/passkeys')).json().passkeys).toEqual([]);
      expect(codeOf(await openPage().enter(device))).toBe('passkeyInvalid');
      expect(codeOf(await openPage().signIn(customerId, TEST_PASSWORD))).toBe('in');
      const { messages } = (await page.call('GET', '/api/inbox')).json();
      expect(messages.map(({ subject }: { subject: string }) => subject)).toEqual([
        'Se eliminó una llave de acceso',
        'Se agregó una llave de acceso',
      ]);
      expect(gateway.mails).toMatchObject([
        { to: 'k@example.com', text: expect.stringContaining(`la cuenta ${customerId}`) },
        { to: 'k@example.com', text: expect.stringContaining(`la cuenta ${customerId}`) },
      ]);
      expect(gateway.events.filter((event) => event.customerId === customerId)).toMatchObject([
        { event: { kind: 'messages', newMessagesCount: 1 } },
        { event: { kind: 'messages', newMessagesCount: 2 } },
      ]);
    });

    it('can’t be seen, named, removed or registered again by anyone else', async () => {
      const { page, passkey, device } = await openOwner();
      const stranger = await openOwner();
      const { passkeyId } = passkey;
      expect((await stranger.page.call('GET', '/api/passkeys')).json().passkeys).toEqual([stranger.passkey]);
      const renamed = await stranger.page.call('PUT', `/api/passkeys/${passkeyId}`, { name: 'Mine' });
      const removed = await stranger.page.call('DELETE', `/api/passkeys/${passkeyId}`);
      expect([renamed.statusCode, removed.statusCode]).toEqual([404, 404]);
      expect((await page.call('GET', '/api/passkeys')).json().passkeys).toEqual([passkey]);
      const offer = (await stranger.page.call('POST', '/api/passkeys/offer')).json();
      const registration = device.register(stranger.page.said(offer.challenge));
      expect(codeOf(await stranger.page.call('POST', '/api/passkeys', { registration }))).toBe(
        'passkeyInvalid',
      );
      for (const [method, url] of [
        ['GET', '/api/passkeys'],
        ['POST', '/api/passkeys/offer'],
        ['DELETE', `/api/passkeys/${passkeyId}`],
      ] as const)
        expect((await openPage().call(method, url)).statusCode, url).toBe(401);
    });

    it('end the sessions that began with them when they are removed, remembered ones too, but not the one that removes them', async () => {
      const { customerId, page, device, passkey } = await openOwner();
      await setCustomer(customerId, 'web_remember_password = true');
      const [lost, own, byPassword] = [openPage(), openPage(), openPage()];
      for (const one of [lost, own]) await one.enter(device);
      await byPassword.signIn(customerId, TEST_PASSWORD);
      await own.call('DELETE', `/api/passkeys/${passkey.passkeyId}`);
      expect([await isOnline(lost.cookie), await isOnline(own.cookie), await isOnline(page.cookie)]).toEqual([
        false,
        true,
        true,
      ]);
      lost.cookies.delete('lb_session');
      byPassword.cookies.delete('lb_session');
      expect([await lost.isOnline(), await byPassword.isOnline()]).toEqual([false, true]);
    });

    it('open no session when they are removed while they are being checked', async () => {
      const { customerId, passkey } = await openOwner();
      const { sessions } = gateway.door;
      const opening = { address: '', userAgent: '', passkeyId: passkey.passkeyId };
      expect(await sessions.create('KEY1', opening)).toBeNull();
      expect(await sessions.create(customerId, opening)).not.toBeNull();
      await database.pool.query('delete from passkey where passkey_id = $1', [passkey.passkeyId]);
      expect(await sessions.create(customerId, opening)).toBeNull();
    });

    it.each([
      ['another challenge', { challenge: 'A'.repeat(43) }, 'tokenInvalid'],
      ['another origin', { origin: 'https://evil.test' }, 'passkeyInvalid'],
      ['another party', { rpId: 'evil.test' }, 'passkeyInvalid'],
      ['nobody shown to the device', { isVerified: false }, 'passkeyInvalid'],
      ['an answer to sign in', { type: 'webauthn.get' }, 'passkeyInvalid'],
    ])('are not made by %s', async (_what, bent, code) => {
      const { page } = await openOwner();
      const { challenge } = (await page.call('POST', '/api/passkeys/offer')).json();
      const registration = new FakeAuthenticator().register({ ...page.said(challenge), ...bent });
      expect(codeOf(await page.call('POST', '/api/passkeys', { registration }))).toBe(code);
      expect((await page.call('GET', '/api/passkeys')).json().passkeys).toHaveLength(1);
    });

    it('are ten at most, however many are added at once, and no more are offered then', async () => {
      const { page, customerId } = await openOwner();
      for (let at = 0; at < 8; at += 1) await page.add();
      const made = await Promise.all(
        [1, 2, 3].map(async () => (await page.call('POST', '/api/passkeys/offer')).json().challenge),
      );
      const codes = await Promise.all(
        made.map(async (challenge) => {
          const registration = new FakeAuthenticator().register(page.said(challenge));
          return codeOf(await page.call('POST', '/api/passkeys', { registration }));
        }),
      );
      expect(codes.sort()).toEqual(['in', 'tooManyPasskeys', 'tooManyPasskeys']);
      const { rows } = await database.pool.query('select from passkey where customer_id = $1', [customerId]);
      expect(rows).toHaveLength(10);
      expect((await page.call('POST', '/api/passkeys/offer')).json()).toEqual({
        error: { code: 'tooManyPasskeys', params: { most: 10 } },
      });
    });

    it.each([[''], ['  '], ['x'.repeat(61)], ['a\u202eb'], ['a\nb']])('have no name %j', async (name) => {
      const { page, passkey } = await openOwner();
      const answer = await page.call('PUT', `/api/passkeys/${passkey.passkeyId}`, { name });
      expect(answer.statusCode).toBe(400);
    });

    it('don’t exist for a demo customer', async () => {
      const customerId = await addCustomer();
      await setCustomer(customerId, 'is_demo = true');
      const page = openPage();
      await page.signIn(customerId, TEST_PASSWORD);
      expect((await page.call('POST', '/api/passkeys/offer')).statusCode).toBe(403);
    });

    it('are removed when a password is chosen by a link, like everything else', async () => {
      const { customerId, device } = await openOwner();
      await setCustomer(customerId, `email = 'k@example.com'`);
      const page = openPage();
      await page.call('POST', '/api/password-reset', { bookId: 'lineboard', account: customerId });
      await expect.poll(() => gateway.mails.length).toBe(1);
      const token = /password\/([\w-]{43})/.exec(gateway.mails[0]?.text ?? '')?.[1];
      const payload = { token, password: 'Better horse 7' };
      expect((await page.call('PUT', '/api/password-reset', payload)).json()).toEqual({ resultCode: 0 });
      expect(codeOf(await page.enter(device))).toBe('passkeyInvalid');
    });
  });
});
