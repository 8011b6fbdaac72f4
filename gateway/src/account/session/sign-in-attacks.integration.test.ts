import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCustomer, TEST_PASSWORD } from '../../../testing/customers/seed-customer.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { claimTry } from './claim-try.ts';
import { triesOfStranger } from './password-tries.ts';

describe.each(oneEngine())('sign-in under attack on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    for (const customerId of ['ALICE', 'MALLORY']) await seedCustomer(database, { customerId });
  });
  afterAll(() => drop());
  beforeEach(async () => {
    for (const table of ['login_attempt', 'guess_rate', 'known_device'] as const)
      await database.kysely.deleteFrom(table).execute();
  });

  const use = async (env: Record<string, string> = {}): Promise<void> => {
    gateway = await createTestGateway(database, { ENCRYPT_PASSWORDS: 'false', ...env });
  };
  const signIn = (customerId: string, password: string, from: { address?: string; device?: string } = {}) =>
    gateway.app.inject({
      method: 'POST',
      url: '/api/session',
      headers: {
        origin: TEST_ORIGIN,
        ...(from.device !== undefined && { cookie: `lb_device=${from.device}` }),
      },
      remoteAddress: from.address ?? '10.0.0.1',
      payload: { customerId, password },
    });
  type Answer = Awaited<ReturnType<typeof signIn>>;
  const deviceOf = (answer: Answer): string => {
    const { value } = answer.cookies.find(({ name }) => name === 'lb_device') ?? {};
    if (value === undefined) throw new Error(`no device cookie: ${answer.body}`);
    return value;
  };
  const knows = async (device: string, customerId: string): Promise<boolean> =>
    (await gateway.door.knownDevices.find(device, customerId)) !== null;
  const renew = (): Promise<string> =>
    gateway.door.knownDevices.renew({
      token: undefined,
      customerId: 'ALICE',
      address: '10.0.0.1',
      userAgent: '',
      deviceId: randomUUID(),
      isAuthorized: true,
      passkeyId: null,
      session: null,
    });
  const codeOf = (answer: Answer): string => answer.json().code ?? answer.json().error?.code ?? 'in';
  const countRows = async (table: 'login_attempt' | 'guess_rate' | 'known_device'): Promise<number> =>
    (await database.pool.query(`select 1 from ${table}`)).rows.length;

  it('strangers lock themselves out, and neither the customer’s other addresses nor a known device at their own', async () => {
    await use({ LOCKOUT_FAILURES: '3' });
    const device = deviceOf(await signIn('ALICE', TEST_PASSWORD));
    const codes = [];
    for (let at = 0; at < 4; at += 1)
      codes.push(codeOf(await signIn('ALICE', 'wrong', { address: '6.6.6.6' })));
    expect(codes).toEqual(['loginFailed', 'loginFailed', 'lockedOut', 'lockedOut']);
    expect(codeOf(await signIn('ALICE', TEST_PASSWORD, { address: '6.6.6.6' }))).toBe('lockedOut');
    expect(codeOf(await signIn('ALICE', TEST_PASSWORD, { address: '10.0.0.1' }))).toBe('in');
    expect(codeOf(await signIn('ALICE', TEST_PASSWORD, { address: '6.6.6.6', device }))).toBe('in');
  });

  it('a thousand addresses together guess no faster than one, and the customer’s own device gets in throughout', async () => {
    await use({ GUESSES_PER_HOUR: '6' });
    let device = deviceOf(await signIn('ALICE', TEST_PASSWORD));
    let address = 0;
    /** @returns how many of so many guesses were looked at, each from an address of its own */
    const guess = async (times: number): Promise<number> => {
      const codes = [];
      for (let at = 0; at < times; at += 1)
        codes.push(
          codeOf(await signIn('ALICE', 'wrong', { address: `10.1.${(address += 1) >> 8}.${address & 255}` })),
        );
      expect(['loginFailed', 'signInSlowed']).toEqual(expect.arrayContaining([...new Set(codes)]));
      return codes.filter((code) => code === 'loginFailed').length;
    };
    expect(await guess(40)).toBe(6);
    const slowed = await signIn('ALICE', TEST_PASSWORD, { address: '10.2.0.1' });
    expect(slowed.json()).toEqual({ resultCode: 2, code: 'signInSlowed', retryAfterMs: 600_000 });
    device = deviceOf(await signIn('ALICE', TEST_PASSWORD, { device, address: '10.1.0.1' }));
    gateway.clock.wallMs += 1_800_000;
    expect(await guess(40)).toBe(3);
    gateway.clock.wallMs += 1_800_000;
    expect(await guess(40)).toBe(3);
    expect(codeOf(await signIn('ALICE', TEST_PASSWORD, { device }))).toBe('in');
    expect(codeOf(await signIn('MALLORY', TEST_PASSWORD))).toBe('in');
    gateway.clock.wallMs += 600_000;
    expect(codeOf(await signIn('ALICE', TEST_PASSWORD, { address: '10.2.0.1' }))).toBe('in');
  });

  it('answers an id that does not exist as one that does, locks and slow-downs included', async () => {
    await use({ LOCKOUT_FAILURES: '3', GUESSES_PER_HOUR: '5' });
    const course = async (customerId: string, net: string) => {
      const answers = [];
      for (let at = 0; at < 8; at += 1)
        answers.push((await signIn(customerId, 'wrong', { address: `${net}.0.${at >> 2}` })).json());
      return answers;
    };
    expect(await course('NOBODY', '10.3')).toEqual(await course('ALICE', '10.4'));
  });

  describe('a device cookie', () => {
    it('of another customer opens nothing and spares nobody', async () => {
      await use({ LOCKOUT_FAILURES: '2', GUESSES_PER_HOUR: '2' });
      const device = deviceOf(await signIn('MALLORY', TEST_PASSWORD, { address: '6.6.6.6' }));
      const codes = [];
      for (let at = 0; at < 4; at += 1)
        codes.push(codeOf(await signIn('ALICE', 'wrong', { address: `6.6.6.${at}`, device })));
      expect(codes).toEqual(['loginFailed', 'loginFailed', 'signInSlowed', 'signInSlowed']);
      expect((await signIn('ALICE', 'wrong', { device })).cookies).toEqual([]);
    });

    it('that somebody planted is worth nothing after the sign-in', async () => {
      await use({ LOCKOUT_FAILURES: '2' });
      const planted = deviceOf(await signIn('MALLORY', TEST_PASSWORD));
      const fresh = deviceOf(await signIn('ALICE', TEST_PASSWORD, { device: planted }));
      expect(fresh).not.toBe(planted);
      expect(await knows(planted, 'ALICE')).toBe(false);
      expect(await knows(planted, 'MALLORY')).toBe(false);
      // Customers who share a browser stay known in it.
      expect(await knows(fresh, 'ALICE')).toBe(true);
      expect(await knows(fresh, 'MALLORY')).toBe(true);
      const invented = deviceOf(await signIn('ALICE', TEST_PASSWORD, { device: 'invented' }));
      expect(await knows('invented', 'ALICE')).toBe(false);
      expect(invented).not.toBe('invented');
    });

    it('that was stolen allows no more guesses than one address does, and the owner’s other ways stay open', async () => {
      await use({ LOCKOUT_FAILURES: '3' });
      const [device, other] = [
        deviceOf(await signIn('ALICE', TEST_PASSWORD)),
        deviceOf(await signIn('ALICE', TEST_PASSWORD)),
      ];
      const codes = [];
      for (let at = 0; at < 5; at += 1)
        codes.push(codeOf(await signIn('ALICE', 'wrong', { address: `6.6.6.${at}`, device })));
      expect(codes).toEqual(['loginFailed', 'loginFailed', 'lockedOut', 'lockedOut', 'lockedOut']);
      expect(codeOf(await signIn('ALICE', TEST_PASSWORD, { device: other }))).toBe('in');
      expect(codeOf(await signIn('ALICE', TEST_PASSWORD))).toBe('in');
    });

    it('is forgotten after half a year, and no customer has more than twenty', async () => {
      await use();
      const first = await renew();
      for (let at = 0; at < 25; at += 1) {
        gateway.clock.wallMs += 1;
        await renew();
      }
      expect([await countRows('known_device'), await knows(first, 'ALICE')]).toEqual([20, false]);
      const last = await renew();
      gateway.clock.wallMs += 180 * 24 * 3_600_000 + 1;
      expect(await knows(last, 'ALICE')).toBe(false);
      await gateway.door.sweep();
      expect(await countRows('known_device')).toBe(0);
    });
  });

  it('seventy right sign-ins at once all get in, and nobody is locked', async () => {
    await use();
    const burst = await Promise.all(Array.from({ length: 70 }, () => signIn('ALICE', TEST_PASSWORD)));
    expect(burst.map(codeOf)).toEqual(burst.map(() => 'in'));
    expect([await countRows('login_attempt'), await countRows('guess_rate')]).toEqual([0, 1]);
    gateway.clock.wallMs += 1;
    await gateway.door.sweep();
    expect(await countRows('guess_rate')).toBe(0);
  });

  it('with a single failure allowed, right ones get in or hear that there is no room now', async () => {
    await use({ LOCKOUT_FAILURES: '1' });
    const burst = await Promise.all(Array.from({ length: 10 }, () => signIn('ALICE', TEST_PASSWORD)));
    expect(['in', 'rateLimited']).toEqual(expect.arrayContaining([...new Set(burst.map(codeOf))]));
    expect(codeOf(await signIn('ALICE', TEST_PASSWORD))).toBe('in');
  });

  it('a flood beyond the queue is told to come again, and locks nobody', async () => {
    await use();
    const flood = await Promise.all(Array.from({ length: 160 }, () => signIn('ALICE', TEST_PASSWORD)));
    const busy = flood.filter((answer) => codeOf(answer) === 'rateLimited');
    // Two are looked at and 128 of one address wait; some of them are done before the last one comes.
    expect(busy.length).toBeGreaterThan(0);
    expect(busy.length).toBeLessThanOrEqual(30);
    expect(flood.filter((answer) => codeOf(answer) === 'in')).toHaveLength(160 - busy.length);
    expect([busy[0]?.statusCode, busy[0]?.headers['retry-after'], busy[0]?.json()]).toEqual([
      429,
      '1',
      { error: { code: 'rateLimited', params: { retryAfterMs: 1_000 } } },
    ]);
    expect(codeOf(await signIn('ALICE', TEST_PASSWORD))).toBe('in');
  });

  it('thousands of made-up ids leave a bounded number of rows, and none once they are over', async () => {
    await use({ LOCKOUT_ADDRESS_FAILURES: '5' });
    for (let at = 0; at < 12; at += 1) await signIn(`MADEUP${at}`, 'wrong');
    // One of the address, one per id that was looked at.
    expect(await countRows('login_attempt')).toBe(6);
    const config = {
      LOCKOUT_FAILURES: 5,
      LOCKOUT_ADDRESS_FAILURES: 50,
      LOCKOUT_MS: 900_000,
      GUESSES_PER_HOUR: 20,
    };
    for (let at = 0; at < 2_000; at += 1) {
      const tries = triesOfStranger(config, `MADEUP${at}`, `10.5.${at >> 8}.${at & 255}`);
      const claimed = await claimTry(gateway.door, tries);
      if ('settle' in claimed) await claimed.settle('wrong');
    }
    expect(await countRows('login_attempt')).toBeGreaterThan(4_000);
    gateway.clock.wallMs += 3_600_000;
    await gateway.door.sweep();
    expect([await countRows('login_attempt'), await countRows('guess_rate')]).toEqual([0, 0]);
  });
});
