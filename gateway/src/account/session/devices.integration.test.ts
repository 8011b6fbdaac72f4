import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedCustomer, TEST_PASSWORD } from '../../../testing/customers/seed-customer.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { untilBlocked } from '../../../testing/servers/until-blocked.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { hashPassword } from './password-hash.ts';
import { MOST_OF_DEVICE } from './session-choices.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** A customer's browser, with the cookies that it keeps. */
interface Browser {
  cookie: string;
  code: string;
}

describe.each(oneEngine())('own sessions and devices on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let customers = 0;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    gateway = await createTestGateway(database, { ENCRYPT_PASSWORDS: 'false', LOCKOUT_FAILURES: '3' });
  });
  afterAll(async () => {
    await gateway.close();
    await drop();
  });
  beforeEach(() => void gateway.events.splice(0));

  const addCustomer = async (isBound = false): Promise<string> => {
    customers += 1;
    const customerId = `DEV${customers}`;
    await seedCustomer(database, { customerId, restrictions: isBound ? [{ code: 'DDBA' }] : [] });
    return customerId;
  };
  /** A customer whose browsers are remembered. */
  const addRemembered = async (): Promise<string> => {
    const customerId = await addCustomer();
    await database.kysely
      .updateTable('customer')
      .set({ web_remember_password: true })
      .where('customer_id', '=', customerId)
      .execute();
    return customerId;
  };
  const signIn = async (
    customerId: string,
    from: { agent?: string; cookie?: string; password?: string; address?: string } = {},
  ): Promise<Browser> => {
    gateway.clock.wallMs += 1_000;
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/session',
      headers: { origin: TEST_ORIGIN, 'user-agent': from.agent ?? CHROME, cookie: from.cookie ?? '' },
      remoteAddress: from.address ?? '10.6.0.1',
      payload: { customerId, password: from.password ?? TEST_PASSWORD },
    });
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return { cookie, code: answer.json().code ?? 'in' };
  };
  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, cookie: string, payload?: object) => {
    const headers = { origin: TEST_ORIGIN, cookie };
    const answer = await gateway.app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
  };
  const listOf = async (cookie: string) => (await call('GET', '/api/sessions', cookie)).body;
  const isOnline = async (cookie: string): Promise<boolean> =>
    (await gateway.app.inject({ url: '/api/session', headers: { cookie } })).json().online;
  const isDevice = (browser: Browser): string => browser.cookie.replace(/lb_session=[^;]*;? ?/, '');
  const waitingOf = async (cookie: string) =>
    (await listOf(cookie)).devices.find((device: { isAuthorized: boolean }) => !device.isAuthorized);

  it('list the customer’s own sessions, marking the calling one, and the previous sign-in', async () => {
    const customerId = await addCustomer();
    const desk = await signIn(customerId, { address: '10.6.0.7' });
    const phone = await signIn(customerId, { agent: SAFARI });
    const startedAtMs = gateway.clock.wallMs;
    expect(await listOf(phone.cookie)).toEqual({
      sessions: [
        {
          sessionId: expect.stringMatching(/^[0-9a-f]{64}$/),
          isOwn: true,
          startedAtMs,
          activeAtMs: startedAtMs,
          browser: 'Safari',
          system: 'iOS',
          address: '10.6.0.1',
        },
        expect.objectContaining({ isOwn: false, browser: 'Chrome', system: 'Windows', address: '10.6.0.7' }),
      ],
      lastSignIn: { atMs: startedAtMs - 1_000, browser: 'Chrome', system: 'Windows', address: '10.6.0.7' },
      devices: null,
    });
    expect((await listOf(desk.cookie)).lastSignIn).toBeNull();
  });

  it('end one session or all others, and each page only hears about its own', async () => {
    const customerId = await addCustomer();
    const [desk, phone, tablet] = [
      await signIn(customerId),
      await signIn(customerId),
      await signIn(customerId),
    ];
    const { sessions } = await listOf(phone.cookie);
    const other = sessions.findLast(({ isOwn }: { isOwn: boolean }) => !isOwn).sessionId;
    expect((await call('DELETE', `/api/sessions/${other}`, phone.cookie)).status).toBe(204);
    expect(gateway.events).toEqual([{ customerId, event: { kind: 'sessionEnded', sessionId: other } }]);
    expect([
      await isOnline(desk.cookie),
      await isOnline(phone.cookie),
      await isOnline(tablet.cookie),
    ]).toEqual([false, true, true]);
    expect((await call('DELETE', `/api/sessions/${other}`, phone.cookie)).status).toBe(404);
    expect((await call('DELETE', '/api/sessions/others', phone.cookie)).status).toBe(204);
    expect([await isOnline(phone.cookie), await isOnline(tablet.cookie)]).toEqual([true, false]);
    expect((await listOf(phone.cookie)).sessions).toHaveLength(1);
  });

  it('keep a remembered browser signed out when another one ended its session', async () => {
    const customerId = await addRemembered();
    const [desk, phone, tablet] = [
      await signIn(customerId),
      await signIn(customerId),
      await signIn(customerId),
    ];
    expect(await isOnline(isDevice(desk))).toBe(true);
    const { sessions } = await listOf(tablet.cookie);
    expect(sessions).toHaveLength(4);
    const ofPhone = sessions.find(
      ({ isOwn, startedAtMs }: { isOwn: boolean; startedAtMs: number }) =>
        !isOwn && startedAtMs === gateway.clock.wallMs - 1_000,
    );
    await call('DELETE', `/api/sessions/${ofPhone.sessionId}`, tablet.cookie);
    expect([await isOnline(phone.cookie), await isOnline(isDevice(phone))]).toEqual([false, false]);
    expect(await isOnline(isDevice(desk))).toBe(true);
    await call('DELETE', '/api/sessions/others', tablet.cookie);
    expect([await isOnline(desk.cookie), await isOnline(isDevice(desk))]).toEqual([false, false]);
    expect([await isOnline(tablet.cookie), await isOnline(isDevice(tablet))]).toEqual([true, true]);
  });

  it('are so many at most of one remembered browser, and the ones that were used longest ago end first', async () => {
    const customerId = await addRemembered();
    const desk = await signIn(customerId);
    const elsewhere = await signIn(customerId);
    for (let opened = 0; opened < MOST_OF_DEVICE + 2; opened += 1) {
      gateway.clock.wallMs += 1_000;
      expect(await isOnline(isDevice(desk))).toBe(true);
    }
    expect((await listOf(elsewhere.cookie)).sessions).toHaveLength(MOST_OF_DEVICE + 1);
    const [oldest = ''] = /lb_session=[^;]*/.exec(desk.cookie) ?? [];
    expect(await isOnline(oldest)).toBe(false);
    expect(gateway.events.map(({ event }) => event.kind)).toEqual([
      'sessionEnded',
      'sessionEnded',
      'sessionEnded',
    ]);
  });

  it('lets no device in that was turned away while its password was looked at', async () => {
    const customerId = await addCustomer(true);
    const owner = await signIn(customerId);
    const phone = await signIn(customerId, { agent: SAFARI });
    const { deviceId } = await waitingOf(owner.cookie);
    await call('POST', `/api/devices/${deviceId}/authorize`, owner.cookie);
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query('select from customer where customer_id = $1 for no key update', [customerId]);
      const again = signIn(customerId, { agent: SAFARI, cookie: phone.cookie });
      await untilBlocked(database.pool, 'insert into session');
      expect((await call('DELETE', `/api/devices/${deviceId}`, owner.cookie)).status).toBe(204);
      await client.query('rollback');
      expect((await again).code).toBe('loginFailed');
    } finally {
      client.release();
    }
    expect((await listOf(owner.cookie)).devices).toHaveLength(1);
    expect((await signIn(customerId, { agent: SAFARI, cookie: phone.cookie })).code).toBe(
      'deviceNotAuthorized',
    );
  });

  it('are out of reach for any other customer', async () => {
    const [mine, theirs] = [await addCustomer(true), await addCustomer(true)];
    const thief = await signIn(mine);
    const owner = await signIn(theirs);
    await signIn(theirs, { agent: SAFARI });
    const { sessions } = await listOf(owner.cookie);
    const waiting = await waitingOf(owner.cookie);
    for (const [method, url] of [
      ['DELETE', `/api/sessions/${sessions[0].sessionId}`],
      ['POST', `/api/devices/${waiting.deviceId}/authorize`],
      ['DELETE', `/api/devices/${waiting.deviceId}`],
    ] as const)
      expect((await call(method, url, thief.cookie)).status).toBe(404);
    expect((await call('POST', '/api/devices/reset', thief.cookie)).status).toBe(204);
    expect((await call('DELETE', '/api/sessions/others', thief.cookie)).status).toBe(204);
    expect(await isOnline(owner.cookie)).toBe(true);
    expect((await listOf(owner.cookie)).devices).toHaveLength(2);
    expect(JSON.stringify(await listOf(thief.cookie))).not.toContain(waiting.deviceId);
  });

  it.each([
    ['GET', '/api/sessions'],
    ['DELETE', '/api/sessions/others'],
    ['DELETE', `/api/sessions/${'a'.repeat(64)}`],
    ['POST', `/api/devices/${crypto.randomUUID()}/authorize`],
    ['DELETE', `/api/devices/${crypto.randomUUID()}`],
    ['POST', '/api/devices/reset'],
  ] as const)('takes %s %s from customers alone, and no change from another site', async (method, url) => {
    const visitor = { method, url, headers: { origin: TEST_ORIGIN }, payload: { password: 'x' } };
    expect((await gateway.app.inject(visitor)).statusCode).toBe(401);
    if (method === 'GET') return;
    const { cookie } = await signIn(await addCustomer(true));
    const foreign = { ...visitor, headers: { origin: 'https://evil.example', cookie } };
    expect((await gateway.app.inject(foreign)).json().error.code).toBe('originRefused');
  });

  describe('an account that is bound to devices', () => {
    it('ROLE1-22, CALL1-04, ENT1-01.14: lets the first device in, and makes another wait until the first lets it in', async () => {
      const customerId = await addCustomer(true);
      const desk = await signIn(customerId);
      const phone = await signIn(customerId, { agent: SAFARI });
      expect([desk.code, phone.code]).toEqual(['in', 'deviceNotAuthorized']);
      expect(phone.cookie).not.toContain('lb_session');
      const waiting = await waitingOf(desk.cookie);
      expect(waiting).toMatchObject({ isOwn: false, browser: 'Safari', system: 'iOS' });
      const url = `/api/devices/${waiting.deviceId}/authorize`;
      gateway.clock.wallMs += 10 * 60_000;
      expect((await call('POST', url, desk.cookie)).body).toEqual({ error: { code: 'confirmIdentity' } });
      expect((await signIn(customerId, { cookie: phone.cookie })).code).toBe('deviceNotAuthorized');
      const { cookie } = await signIn(customerId, { cookie: isDevice(desk) });
      const again = await waitingOf(cookie);
      expect(again.deviceId).toBe(waiting.deviceId);
      expect((await call('POST', url, cookie)).status).toBe(204);
      const rows = await database.pool.query(
        'select is_authorized from known_device where customer_id = $1 and not is_authorized',
        [customerId],
      );
      expect(rows.rowCount).toBe(0);
    });

    it('tells the customer in the inbox and on open pages that a device waits: once a day, in the customer’s language, and nothing about the person who waits', async () => {
      const customerId = await addCustomer(true);
      await database.pool.query(`update customer set web_language = 'SPA' where customer_id = $1`, [
        customerId,
      ]);
      const desk = await signIn(customerId);
      const inbox = async () => (await call('GET', '/api/inbox', desk.cookie)).body.messages;
      expect(await inbox()).toEqual([]);
      gateway.events.splice(0);
      const phone = await signIn(customerId, { agent: 'Your account is safe, call 555-0100' });
      expect(gateway.events).toEqual([{ customerId, event: { kind: 'messages', newMessagesCount: 1 } }]);
      expect(await inbox()).toMatchObject([{ subject: 'Un dispositivo espera su autorización' }]);
      expect(JSON.stringify(await inbox())).not.toContain('555-0100');
      // The same device comes again, and so do others of somebody who has the password.
      await signIn(customerId, { cookie: phone.cookie });
      for (let at = 0; at < 7; at += 1) await signIn(customerId, { address: `10.6.9.${at}` });
      expect(await inbox()).toHaveLength(1);
      gateway.clock.wallMs += 25 * 3_600_000;
      const { cookie } = await signIn(customerId, { cookie: isDevice(desk) });
      await signIn(customerId);
      expect((await call('GET', '/api/inbox', cookie)).body.messages).toHaveLength(2);
    });

    it('reports no device that is let in, or whose password is wrong', async () => {
      const [bound, free] = [await addCustomer(true), await addCustomer()];
      await signIn(bound);
      await signIn(bound, { password: 'wrong' });
      await signIn(free);
      await signIn(free);
      const { rowCount } = await database.pool.query(
        'select from customer_message where customer_id = any($1)',
        [[bound, free]],
      );
      expect(rowCount).toBe(0);
    });

    it('doesn’t reveal after a wrong password that a device would not be let in', async () => {
      const customerId = await addCustomer(true);
      await signIn(customerId);
      expect((await signIn(customerId, { password: 'wrong' })).code).toBe('loginFailed');
    });

    it('CALL1-05: resets its devices with the password, asked again after ten minutes, and keeps only this one', async () => {
      const customerId = await addCustomer(true);
      const desk = await signIn(customerId);
      const phone = await signIn(customerId, { agent: SAFARI });
      const { deviceId } = await waitingOf(desk.cookie);
      await call('POST', `/api/devices/${deviceId}/authorize`, desk.cookie);
      const inside = await signIn(customerId, { cookie: phone.cookie });
      expect(inside.code).toBe('in');
      gateway.clock.wallMs += 10 * 60_000;
      expect((await call('POST', '/api/devices/reset', inside.cookie)).status).toBe(403);
      expect(await isOnline(desk.cookie)).toBe(true);
      await call('POST', '/api/session/identity', inside.cookie, { password: TEST_PASSWORD });
      expect((await call('POST', '/api/devices/reset', inside.cookie)).status).toBe(204);
      expect([await isOnline(desk.cookie), await isOnline(inside.cookie)]).toEqual([false, true]);
      expect((await listOf(inside.cookie)).devices).toMatchObject([{ isOwn: true, isAuthorized: true }]);
      expect((await signIn(customerId, { cookie: isDevice(desk) })).code).toBe('deviceNotAuthorized');
    });

    it('ends the sessions of a device that is turned away, and of no other', async () => {
      const customerId = await addCustomer(true);
      const desk = await signIn(customerId);
      const phone = await signIn(customerId);
      const { deviceId } = await waitingOf(desk.cookie);
      await call('POST', `/api/devices/${deviceId}/authorize`, desk.cookie);
      const inside = await signIn(customerId, { cookie: phone.cookie });
      expect((await call('DELETE', `/api/devices/${deviceId}`, desk.cookie)).status).toBe(204);
      expect([await isOnline(inside.cookie), await isOnline(desk.cookie)]).toEqual([false, true]);
      expect((await signIn(customerId, { cookie: isDevice(inside) })).code).toBe('deviceNotAuthorized');
    });

    it('keeps its devices, however often somebody with only the password tries', async () => {
      const customerId = await addCustomer(true);
      const desk = await signIn(customerId);
      for (let at = 0; at < 25; at += 1) await signIn(customerId);
      const { devices } = await listOf(desk.cookie);
      expect(devices.filter(({ isAuthorized }: { isAuthorized: boolean }) => isAuthorized)).toMatchObject([
        { isOwn: true },
      ]);
      expect(devices).toHaveLength(6);
      expect((await signIn(customerId, { cookie: isDevice(desk) })).code).toBe('in');
    });

    it('a customer who signs out everywhere comes in again, and somebody with only the password doesn’t, whatever devices are left', async () => {
      const customerId = await addCustomer(true);
      const owner = await signIn(customerId);
      const thief = await signIn(customerId, { agent: SAFARI });
      expect((await call('DELETE', '/api/sessions', owner.cookie)).status).toBe(204);
      expect(await isOnline(owner.cookie)).toBe(false);
      expect((await signIn(customerId, { cookie: thief.cookie })).code).toBe('deviceNotAuthorized');
      const again = await signIn(customerId, { cookie: isDevice(owner) });
      expect(again.code).toBe('in');
      // The same holds without the device's cookie, after the customer turned away their own device, and after all
      // devices have expired.
      const session = /lb_session=[^;]*/.exec(again.cookie)![0];
      expect((await call('POST', '/api/devices/reset', session)).status).toBe(204);
      expect((await signIn(customerId)).code).toBe('deviceNotAuthorized');
      gateway.clock.wallMs += 181 * 24 * 3_600_000;
      expect((await signIn(customerId)).code).toBe('deviceNotAuthorized');
    });

    it('lists no other device after its customer has signed out everywhere', async () => {
      const customerId = await addCustomer(true);
      const owner = await signIn(customerId);
      await signIn(customerId, { agent: SAFARI });
      expect((await listOf(owner.cookie)).devices).toHaveLength(2);
      expect((await call('DELETE', '/api/sessions', owner.cookie)).status).toBe(204);
      const again = await signIn(customerId, { cookie: isDevice(owner) });
      expect((await listOf(again.cookie)).devices).toMatchObject([{ isOwn: true }]);
    });

    it('lets nobody else in after the owner has turned away the last device', async () => {
      const customerId = await addCustomer(true);
      const owner = await signIn(customerId);
      const [own] = (await listOf(owner.cookie)).devices;
      expect((await call('DELETE', `/api/devices/${own.deviceId}`, owner.cookie)).status).toBe(204);
      expect((await signIn(customerId, { agent: SAFARI })).code).toBe('deviceNotAuthorized');
    });

    it('is the only kind of account that lists devices', async () => {
      const { cookie } = await signIn(await addCustomer());
      expect((await listOf(cookie)).devices).toBeNull();
      expect((await call('POST', '/api/devices/reset', cookie)).body.error.code).toBe('forbidden');
      expect((await call('DELETE', `/api/devices/${crypto.randomUUID()}`, cookie)).status).toBe(403);
    });
  });

  describe('while the password changes', () => {
    it('a sign-in that passed with the old one gets no session, and its device stays unknown', async () => {
      const customerId = await addCustomer();
      // The change is under way: the old password is read and found correct, and only then replaced.
      const holder = await database.pool.connect();
      await holder.query('begin');
      await holder.query('update customer set password_hash = $2 where customer_id = $1', [
        customerId,
        await hashPassword('Better horse 7'),
      ]);
      const signingIn = signIn(customerId);
      await vi.waitFor(async () => {
        const { rowCount } = await holder.query('select from pg_locks where not granted');
        expect(rowCount).toBe(1);
      });
      await holder.query('commit');
      holder.release();
      const late = await signingIn;
      expect([late.code, late.cookie]).toEqual(['loginFailed', '']);
      const { rowCount } = await database.pool.query(
        'select from session where customer_id = $1 union all select from known_device where customer_id = $1',
        [customerId],
      );
      expect(rowCount).toBe(0);
    });
  });

  describe('the ping', () => {
    const ping = (cookie: string, idleMs?: number) =>
      call('POST', `/api/session/ping${idleMs === undefined ? '' : `?idleMs=${idleMs}`}`, cookie);

    it('CALL2-34, CON2-19: keeps a session as long as the customer does something, and no longer', async () => {
      const { cookie } = await signIn(await addCustomer());
      // The session lasts half an hour from the last activity, and is pinged every ten minutes.
      for (let at = 0; at < 6; at += 1) {
        gateway.clock.wallMs += 600_000;
        expect((await ping(cookie, 5_000)).status).toBe(200);
      }
      for (const idleMs of [605_000, 1_205_000]) {
        gateway.clock.wallMs += 600_000;
        expect((await ping(cookie, idleMs)).status).toBe(200);
      }
      gateway.clock.wallMs += 595_000;
      expect((await ping(cookie, 1_800_000)).status).toBe(401);
      expect(await isOnline(cookie)).toBe(false);
    });

    it('CALL2-34: never extends a session beyond the absolute maximum, and an idle tab doesn’t end one that another tab keeps', async () => {
      const { cookie } = await signIn(await addCustomer());
      for (let at = 0; at < 71; at += 1) {
        gateway.clock.wallMs += 600_000;
        await ping(cookie, 0);
        expect((await ping(cookie, 3_600_000)).status).toBe(200);
      }
      gateway.clock.wallMs += 600_000;
      expect((await ping(cookie, 0)).status).toBe(401);
    });

    it('says how long the session still lasts, whichever tab kept it, and whether anything keeps it longer', async () => {
      const { cookie } = await signIn(await addCustomer());
      const left = async (idleMs: number) => (await ping(cookie, idleMs)).body;
      expect(await left(0)).toEqual({ endsInMs: 1_800_000, canStay: true });
      gateway.clock.wallMs += 600_000;
      expect(await left(600_000)).toEqual({ endsInMs: 1_200_000, canStay: true });
      await left(0);
      expect(await left(600_000)).toEqual({ endsInMs: 1_800_000, canStay: true });
      for (let at = 0; at < 69; at += 1) {
        gateway.clock.wallMs += 600_000;
        await left(0);
      }
      expect(await left(0)).toEqual({ endsInMs: 1_200_000, canStay: false });
    });

    it('refuses a time in the future and one that isn’t a number', async () => {
      const { cookie } = await signIn(await addCustomer());
      for (const idleMs of [-60_000, 1.5, 1e12]) expect((await ping(cookie, idleMs)).status).toBe(400);
      expect((await ping(cookie)).status).toBe(200);
    });
  });
});
