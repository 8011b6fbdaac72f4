import { describe, expect, it } from 'vitest';
import { seedCustomer, TEST_PASSWORD } from '../../../testing/customers/seed-customer.ts';
import { TEST_ORIGIN } from '../../../testing/gateways/test-gateway.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';

const DAY_MS = 86_400_000;
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const NO_DEVICE = '00000000-0000-4000-8000-000000000000';

describe.each(oneEngine())('devices of customers on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine);
  const { call } = book;
  const idsOf = (rows: ReadonlyArray<{ customerId: string }>) => rows.map(({ customerId }) => customerId);

  it('asks for the right to read customers, and to let in or turn away for that to change them', async () => {
    const [reader, other] = [
      await book.addToken('device-reader', ['customers.read']),
      await book.addToken('device-cashier', ['money.write']),
    ];
    const one = { customerId: 'NOBODY', deviceId: NO_DEVICE };
    expect((await call('devices waiting', {}, { token: reader })).status).toBe(200);
    for (const [name, input] of [
      ['devices waiting', {}],
      ['devices list', { customerId: 'NOBODY' }],
    ] as const) {
      expect((await call(name, input, { token: other })).status).toBe(403);
      expect((await call(name, input, { token: null })).status).toBe(401);
    }
    for (const name of ['devices approve', 'devices remove'] as const) {
      expect((await call(name, one, { token: reader })).status).toBe(403);
      expect((await call(name, one)).body.error.code).toBe('unknownCustomer');
      expect((await call(name, { ...one, deviceId: '__proto__' })).status).toBe(400);
    }
    expect((await call('devices list', { customerId: 'NOBODY' })).body.error.code).toBe('unknownCustomer');
    expect((await call('devices waiting', { most: 1_001 })).status).toBe(400);
  });

  const show = async (customerId: string, agent: string, cookies: Record<string, string> = {}) => {
    book.gateway.clock.wallMs += 1_000;
    const answer = await book.gateway.app.inject({
      method: 'POST',
      url: '/api/session',
      headers: { origin: TEST_ORIGIN, 'user-agent': agent },
      remoteAddress: '10.8.1.1',
      cookies,
      payload: { customerId, password: TEST_PASSWORD },
    });
    const given = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    return { said: answer.json().code ?? 'in', cookies: given };
  };
  const come = async (customerId: string, agent: string) => (await show(customerId, agent)).said;

  it('ROLE1-22: devices wait that showed the right password of a bound account, those of nobody else', async () => {
    for (const [customerId, codes] of [
      ['BOUND', ['DDBA']],
      ['TIED', ['DDBA']],
      ['FREE', []],
    ] as const) {
      await seedCustomer(book.database, { customerId, restrictions: codes.map((code) => ({ code })) });
      expect(await come(customerId, '')).toBe('in');
      expect(await come(customerId, PHONE)).toBe(customerId === 'FREE' ? 'in' : 'deviceNotAuthorized');
    }
    const seenAtMs = book.gateway.clock.wallMs;
    const { body } = await call('devices waiting', {});
    expect(body).toMatchObject([
      { customerId: 'TIED', browser: 'Safari', system: 'iOS', address: '10.8.1.1' },
      { customerId: 'BOUND' },
    ]);
    expect(body[0].seenAtMs).toBeLessThan(seenAtMs);
    expect((await call('devices waiting', { most: 1 })).body).toHaveLength(1);
    expect(idsOf((await call('devices waiting', { customerId: 'bound' })).body)).toEqual(['BOUND']);
    expect((await call('devices waiting', { customerId: 'NOBODY' })).body.error.code).toBe('unknownCustomer');
    await call('customers close', { customerId: 'BOUND' });
    book.gateway.clock.wallMs += 400 * DAY_MS;
    expect((await call('devices waiting', {})).body).toEqual([]);
  });
  const seedBound = async (customerId: string) =>
    seedCustomer(book.database, { customerId, restrictions: [{ code: 'DDBA' }] });
  const listOf = async (customerId: string) => (await call('devices list', { customerId })).body;

  it('ROLE1-22: a device that waits is let in by an operator, once, and signs in with the same password', async () => {
    await seedBound('LETIN');
    await show('LETIN', '');
    const phone = await show('LETIN', PHONE);
    expect(phone.said).toBe('deviceNotAuthorized');
    const [waiting, first] = await listOf('letin');
    expect([waiting.isAuthorized, first.isAuthorized]).toEqual([false, true]);
    const which = { customerId: 'letin', deviceId: waiting.deviceId };
    expect((await call('devices approve', which)).body).toEqual({ ...waiting, isAuthorized: true });
    expect((await call('devices approve', which)).body.error.code).toBe('deviceAuthorized');
    expect((await show('LETIN', PHONE, phone.cookies)).said).toBe('in');
    const entries = (await call('audit list', { customerId: 'LETIN' })).body;
    expect(entries.items ?? entries).toMatchObject([
      { command: 'devices approve', before: { isAuthorized: false }, after: { isAuthorized: true } },
    ]);
  });

  it('another customer’s device is not let in, nor one of an account that may use any', async () => {
    await seedBound('MINE');
    await seedBound('THEIRS');
    await seedCustomer(book.database, { customerId: 'ANY' });
    for (const customerId of ['MINE', 'THEIRS', 'ANY']) await show(customerId, '');
    await show('THEIRS', PHONE);
    const [waiting] = await listOf('THEIRS');
    const { deviceId } = waiting;
    const codeOf = async (name: 'devices approve' | 'devices remove', customerId: string, id = deviceId) =>
      (await call(name, { customerId, deviceId: id })).body.error.code;
    expect(await codeOf('devices approve', 'MINE')).toBe('unknownDevice');
    expect(await codeOf('devices remove', 'MINE')).toBe('unknownDevice');
    expect(await codeOf('devices approve', 'ANY')).toBe('notBoundToDevices');
    expect(await codeOf('devices approve', 'THEIRS', NO_DEVICE)).toBe('unknownDevice');
    book.gateway.clock.wallMs += 181 * DAY_MS;
    expect(await codeOf('devices approve', 'THEIRS')).toBe('unknownDevice');
    expect(await listOf('THEIRS')).toEqual([]);
  });

  it('ROLE1-22: a device that is turned away is signed out at once, and has to wait again', async () => {
    await seedBound('TURNED');
    await show('TURNED', '');
    const phone = await show('TURNED', PHONE);
    const [waiting] = await listOf('TURNED');
    await call('devices approve', { customerId: 'TURNED', deviceId: waiting.deviceId });
    const inside = await show('TURNED', PHONE, phone.cookies);
    const isIn = async () =>
      (
        await book.gateway.app.inject({
          url: '/api/session',
          cookies: { ...phone.cookies, ...inside.cookies },
        })
      ).json().customer !== null;
    expect(await isIn()).toBe(true);
    const removed = await call('devices remove', { customerId: 'TURNED', deviceId: waiting.deviceId });
    expect(removed.body).toMatchObject({ deviceId: waiting.deviceId, isAuthorized: true });
    expect(await isIn()).toBe(false);
    expect(await listOf('TURNED')).toHaveLength(1);
    expect((await show('TURNED', PHONE, inside.cookies)).said).toBe('deviceNotAuthorized');
  });

  it('ROLE1-22: an account that was bound when it had a device lets none in for its password after that one', async () => {
    await seedCustomer(book.database, { customerId: 'LATER' });
    await show('LATER', '');
    await call('restrictions set', { customerId: 'LATER', code: 'DDBA' });
    const [only] = await listOf('LATER');
    expect(only.isAuthorized).toBe(true);
    await call('devices remove', { customerId: 'LATER', deviceId: only.deviceId });
    expect((await show('LATER', PHONE)).said).toBe('deviceNotAuthorized');
  });

  it('ROLE1-22: a bound account that was closed and is open again lets none in for its password', async () => {
    for (const isBoundLater of [false, true]) {
      const customerId = isBoundLater ? 'SHUT2' : 'SHUT1';
      if (isBoundLater) await seedCustomer(book.database, { customerId });
      else await seedBound(customerId);
      const first = await show(customerId, '');
      if (isBoundLater) await call('restrictions set', { customerId, code: 'DDBA' });
      expect((await show(customerId, PHONE)).said).toBe('deviceNotAuthorized');
      await call('customers close', { customerId });
      await call('customers reopen', { customerId });
      expect((await show(customerId, PHONE)).said).toBe('deviceNotAuthorized');
      expect((await show(customerId, '', first.cookies)).said).toBe('deviceNotAuthorized');
      await call('customers reset-password', { customerId, password: TEST_PASSWORD });
      expect((await show(customerId, PHONE)).said).toBe('in');
    }
  });

  it('a device that is removed while any may be used leaves the first one to come in when the account is bound', async () => {
    await seedCustomer(book.database, { customerId: 'SOLD' });
    await show('SOLD', '');
    const [sold] = await listOf('SOLD');
    await call('devices remove', { customerId: 'SOLD', deviceId: sold.deviceId });
    await call('restrictions set', { customerId: 'SOLD', code: 'DDBA' });
    expect((await show('SOLD', PHONE)).said).toBe('in');
  });
});
