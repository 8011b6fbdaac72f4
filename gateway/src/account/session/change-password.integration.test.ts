import { createCipheriv } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer, TEST_PASSWORD } from '../../../testing/customers/seed-customer.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { readConfig } from '../../config/read-config.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { changePassword } from './change-password.ts';

const NEXT = 'Better horse 7';

describe.each(oneEngine())('a new password on $name PostgreSQL', (engine) => {
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

  const addCustomer = async (): Promise<string> => {
    customers += 1;
    const customerId = `OWN${customers}`;
    await seedCustomer(database, { customerId });
    return customerId;
  };
  const change = (cookie: string, payload: object) =>
    gateway.app.inject({
      method: 'PUT',
      url: '/api/customer/password',
      headers: { origin: TEST_ORIGIN, cookie },
      payload,
    });
  const signIn = async (customerId: string, password: string): Promise<number> => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/session',
      headers: { origin: TEST_ORIGIN },
      remoteAddress: `10.1.0.${customers}`,
      payload: { customerId, password },
    });
    return answer.json().resultCode;
  };
  const isOnline = async (cookie: string): Promise<boolean> =>
    (await gateway.app.inject({ url: '/api/session', headers: { cookie } })).json().online;

  it('CALL1-55: opens from then on, ends the other sessions, and tells their pages', async () => {
    const customerId = await addCustomer();
    await database.kysely
      .updateTable('customer')
      .set({ must_change_password: true })
      .where('customer_id', '=', customerId)
      .execute();
    const [own, other] = [await gateway.cookieOf(customerId), await gateway.cookieOf(customerId)];
    expect(await isOnline(other)).toBe(true);
    const answer = await change(own, { password: TEST_PASSWORD, newPassword: NEXT });
    expect(answer.json()).toEqual({ resultCode: 0 });
    expect([await isOnline(own), await isOnline(other)]).toEqual([true, false]);
    expect(gateway.events.filter((event) => event.customerId === customerId)).toEqual([
      { customerId, event: { kind: 'sessionEnded', sessionId: expect.any(String) } },
    ]);
    expect([await signIn(customerId, TEST_PASSWORD), await signIn(customerId, NEXT)]).toEqual([1, 0]);
    const asked = await gateway.app.inject({ url: '/api/session', headers: { cookie: own } });
    expect(asked.json().customer.mustChangePassword).toBe(false);
  });

  it('is chosen before anything is staked: with an operator’s no ticket is taken and no game opened', async () => {
    const customerId = await addCustomer();
    const own = await gateway.cookieOf(customerId);
    await database.kysely
      .updateTable('customer')
      .set({ must_change_password: true })
      .where('customer_id', '=', customerId)
      .execute();
    gateway.book.putGame({ gameNum: 1 });
    const ask = (url: string, payload: object) =>
      gateway.app.inject({ method: 'POST', url, headers: { origin: TEST_ORIGIN, cookie: own }, payload });
    const bet = () => ask('/api/tickets', createTicket([createItem(1, { amountCents: 1_000 })]));
    const launch = () => ask('/api/integrations/launch', { name: 'casino', parameters: [] });
    const refused = { error: { code: 'forbidden' } };
    expect([(await bet()).json(), (await launch()).json()]).toEqual([refused, refused]);
    expect((await change(own, { password: TEST_PASSWORD, newPassword: NEXT })).json()).toEqual({
      resultCode: 0,
    });
    expect((await bet()).json()).toMatchObject({ state: 'accepted' });
    expect((await launch()).json()).not.toEqual(refused);
  });

  it('needs the present one, a few tries at most, and no stranger gets to try', async () => {
    const customerId = await addCustomer();
    const own = await gateway.cookieOf(customerId);
    const tried = [];
    for (const password of ['guess one', 'guess two', 'guess three', TEST_PASSWORD])
      tried.push((await change(own, { password, newPassword: NEXT })).json().code);
    expect(tried).toEqual(['incorrectPassword', 'incorrectPassword', 'lockedOut', 'lockedOut']);
    expect(await signIn(customerId, TEST_PASSWORD)).toBe(0);
    expect((await change('', { password: TEST_PASSWORD, newPassword: NEXT })).statusCode).toBe(401);
    const foreign = await gateway.app.inject({
      method: 'PUT',
      url: '/api/customer/password',
      headers: { origin: 'https://evil.example', cookie: own },
      payload: { password: TEST_PASSWORD, newPassword: NEXT },
    });
    expect(foreign.json()).toEqual({ error: { code: 'originRefused' } });
  });

  it.each([
    ['abcdefg1', 'passwordWeak'],
    ['Password123', 'passwordKnown'],
    [TEST_PASSWORD, 'passwordSame'],
  ])('“%s” is none (%s), and nothing ends for that', async (newPassword, code) => {
    const customerId = await addCustomer();
    const [own, other] = [await gateway.cookieOf(customerId), await gateway.cookieOf(customerId)];
    expect((await change(own, { password: TEST_PASSWORD, newPassword })).json()).toEqual({
      resultCode: 4,
      code,
    });
    expect(await isOnline(other)).toBe(true);
    expect(await signIn(customerId, TEST_PASSWORD)).toBe(0);
  });

  it('CALL1-55: takes both encrypted with one key, once', async () => {
    const customerId = await addCustomer();
    const sealed = await createTestGateway(database, { ENCRYPT_PASSWORDS: 'true' });
    const own = await sealed.cookieOf(customerId);
    const token = await sealed.app.inject({
      method: 'POST',
      url: '/api/session/token',
      headers: { origin: TEST_ORIGIN },
    });
    const { key, resultMessage } = token.json();
    const seal = (text: string): string => {
      const cipher = createCipheriv('aes-128-cbc', resultMessage, resultMessage);
      return cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
    };
    const visitor = token.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const send = (payload: object) =>
      sealed.app.inject({
        method: 'PUT',
        url: '/api/customer/password',
        headers: { origin: TEST_ORIGIN, cookie: `${own}; ${visitor}` },
        payload,
      });
    const plain = { password: TEST_PASSWORD, newPassword: NEXT };
    expect((await send(plain)).json().code).toBe('passwordNotEncrypted');
    const body = { password: seal(TEST_PASSWORD), newPassword: seal(NEXT), key };
    expect((await send(body)).json()).toEqual({ resultCode: 0 });
    expect((await send(body)).json().code).toBe('tokenInvalid');
    await sealed.close();
    expect(await signIn(customerId, NEXT)).toBe(0);
  });

  it('forgets a device that a sign-in with the old one made known meanwhile, and keeps its own', async () => {
    const customerId = await addCustomer();
    const { door } = gateway;
    const read = readConfig({ ENCRYPT_PASSWORDS: 'false' });
    if (!read.ok) throw new Error(read.mistake);
    const visit = { customerId, userAgent: 'Test', address: '10.9.0.1', passkeyId: null, token: undefined };
    const renew = (deviceId: string): Promise<string> =>
      door.knownDevices.renew({ ...visit, deviceId, isAuthorized: true, session: null });
    const own = await renew('00000000-0000-4000-8000-000000000001');
    const late: string[] = [];
    const outcome = await changePassword(
      {
        ...door,
        config: read.config,
        database,
        sessions: {
          confirm: async () => undefined,
          // Its password was compared before the change.
          endOthers: async () => void late.push(await renew('00000000-0000-4000-8000-000000000002')),
        },
      },
      {
        customerId,
        password: TEST_PASSWORD,
        newPassword: NEXT,
        visitor: '',
        address: '10.9.0.1',
        session: 'its own',
        signedIn: { customerId, sessionId: 'its own', deviceId: null },
        device: own,
      },
    );
    expect(outcome).toEqual({ kind: 'answer', answer: { resultCode: 0 } });
    expect(await door.knownDevices.find(late[0], customerId)).toBeNull();
    expect(await door.knownDevices.find(own, customerId)).not.toBeNull();
  });
});
