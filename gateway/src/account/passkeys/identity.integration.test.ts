import { schemaOfCall } from '@lineboard/domain/doors/contract/call-schemas';
import { type CallName, CALLS } from '@lineboard/domain/doors/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer, TEST_PASSWORD } from '../../../testing/customers/seed-customer.ts';
import { createTestGateway, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { codeOf, PasskeyPage } from '../../../testing/worlds/passkey-page.ts';
import type { Database } from '../../ground/database/create-database.ts';

const ENV = { ENCRYPT_PASSWORDS: 'false', LOCKOUT_FAILURES: '3' };
const MINUTE_MS = 60_000;

const ASKING = (Object.keys(CALLS) as CallName[]).filter((name) => schemaOfCall(name).asksIdentity === true);

describe.each(oneEngine())('who is asking, shown once more, on $name PostgreSQL', (engine) => {
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

  /** Somebody who has just signed in. */
  const openPage = async (): Promise<PasskeyPage & { customerId?: string }> => {
    customers += 1;
    const customerId = `WHO${customers}`;
    await seedCustomer(database, { customerId });
    const page = new PasskeyPage(gateway, { address: `10.8.${customers}.1` });
    await page.signIn(customerId, TEST_PASSWORD);
    return Object.assign(page, { customerId });
  };
  const wait = (): void => void (gateway.clock.wallMs += 10 * MINUTE_MS);
  const touch = async (page: PasskeyPage): Promise<string> =>
    codeOf(await page.call('DELETE', '/api/sessions/others'));
  const confirm = async (page: PasskeyPage, password = TEST_PASSWORD): Promise<string> => {
    const answer = (await page.call('POST', '/api/session/identity', { password })).json();
    return answer.code ?? answer.resultCode;
  };

  it('is asked by what lets somebody in or puts somebody out', () => {
    expect(ASKING.sort()).toEqual([
      'addPasskey',
      'authorizeDevice',
      'endOtherSessions',
      'endSession',
      'offerPasskey',
      'removeDevice',
      'removePasskey',
      'resetDevices',
    ]);
  });

  it.each(ASKING)('%s is refused ten minutes after it was last shown', async (name) => {
    const page = await openPage();
    const { method, path } = CALLS[name];
    const id = path.includes('sessionId') ? 'a'.repeat(64) : '00000000-0000-4000-8000-000000000001';
    const url = path.replace(/\{\w+\}/, id);
    gateway.clock.wallMs += 10 * MINUTE_MS - 1;
    expect(codeOf(await page.call(method, url))).not.toBe('confirmIdentity');
    gateway.clock.wallMs += 1;
    const refused = await page.call(method, url);
    expect([refused.statusCode, refused.json()]).toEqual([403, { error: { code: 'confirmIdentity' } }]);
  });

  it('is shown by the password, for this session alone and on every gateway', async () => {
    const page = await openPage();
    const second = new PasskeyPage(gateway, { address: '10.8.200.1' });
    await second.signIn(page.customerId ?? '', TEST_PASSWORD);
    wait();
    expect(await touch(page)).toBe('confirmIdentity');
    expect(await confirm(page)).toBe(0);
    expect(await touch(second)).toBe('confirmIdentity');
    const there = new PasskeyPage(other);
    for (const [name, value] of page.cookies) there.cookies.set(name, value);
    other.clock.wallMs = gateway.clock.wallMs;
    expect(await touch(there)).toBe('in');
  });

  it('is not shown by a wrong password, and tries are counted: as at sign-in, and no stranger gets any', async () => {
    const page = await openPage();
    wait();
    const tried = [];
    for (const password of ['guess one', 'guess two', 'guess three', TEST_PASSWORD])
      tried.push(await confirm(page, password));
    expect(tried).toEqual(['incorrectPassword', 'incorrectPassword', 'lockedOut', 'lockedOut']);
    expect(await touch(page)).toBe('confirmIdentity');
    const stranger = new PasskeyPage(gateway);
    const payload = { password: TEST_PASSWORD };
    expect((await stranger.call('POST', '/api/session/identity', payload)).statusCode).toBe(401);
  });

  it('is not shown by a device that is only remembered', async () => {
    const page = await openPage();
    await database.pool.query('update customer set web_remember_password = true where customer_id = $1', [
      page.customerId,
    ]);
    await page.signIn(page.customerId ?? '', TEST_PASSWORD);
    page.cookies.delete('lb_session');
    expect(await page.isOnline()).toBe(true);
    expect(await touch(page)).toBe('confirmIdentity');
  });

  it('is shown by the present password of a new one', async () => {
    const page = await openPage();
    wait();
    const payload = { password: TEST_PASSWORD, newPassword: 'Better horse 7' };
    expect((await page.call('PUT', '/api/customer/password', payload)).json()).toEqual({ resultCode: 0 });
    expect(await touch(page)).toBe('in');
  });

  it('is shown by a passkey of the customer’s, and by nobody else’s', async () => {
    const [page, stranger] = [await openPage(), await openPage()];
    const { device } = await page.add();
    const theirs = await stranger.add();
    wait();
    const question = (await page.call('POST', '/api/session/identity/question')).json();
    expect(question.allowCredentials).toEqual([
      { id: device.credentialId.toString('base64url'), type: 'public-key', transports: ['internal'] },
    ]);
    const send = async (by: PasskeyPage, with_ = device, challenge = question.challenge): Promise<string> => {
      const assertion = with_.assert(by.said(challenge));
      const answer = (await by.call('POST', '/api/session/identity/passkey', { assertion })).json();
      return answer.code ?? answer.resultCode;
    };
    // Asked of one session, answered by another.
    expect(await send(stranger, theirs.device)).toBe('tokenInvalid');
    expect(await send(page, device)).toBe('tokenInvalid');
    expect(await send(page, theirs.device, await page.ask('session/identity'))).toBe('passkeyInvalid');
    expect(await touch(page)).toBe('confirmIdentity');
    expect(await send(page, device, await page.ask('session/identity'))).toBe(0);
    expect(await touch(page)).toBe('in');
  });

  it('tries by passkey and by password are counted together', async () => {
    const page = await openPage();
    const { device } = await page.add();
    wait();
    await confirm(page, 'guess one');
    const codes = [];
    for (let at = 0; at < 2; at += 1) {
      const said = { ...page.said(await page.ask('session/identity')), isVerified: false };
      const payload = { assertion: device.assert(said) };
      codes.push(codeOf(await page.call('POST', '/api/session/identity/passkey', payload)));
    }
    expect(codes).toEqual(['passkeyInvalid', 'lockedOut']);
    expect(await confirm(page)).toBe('lockedOut');
  });
});
