import { createCipheriv } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedCustomer, TEST_PASSWORD } from '../../../testing/customers/seed-customer.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import type { Database } from '../../ground/database/create-database.ts';

const NEXT = 'Better horse 7';

describe.each(oneEngine())('a forgotten password on $name PostgreSQL', (engine) => {
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
  beforeEach(() => void gateway.mails.splice(0));

  const addCustomer = async (change: { email?: string | null; isDemo?: boolean } = {}): Promise<string> => {
    customers += 1;
    const customerId = `LOST${customers}`;
    await seedCustomer(database, { customerId, isDemo: change.isDemo ?? false });
    const email = change.email === undefined ? `${customerId.toLowerCase()}@example.com` : change.email;
    await database.kysely
      .updateTable('customer')
      .set({ email })
      .where('customer_id', '=', customerId)
      .execute();
    return customerId;
  };
  const ask = (account: string, more: { address?: string; bookId?: string; headers?: object } = {}) =>
    gateway.app.inject({
      method: 'POST',
      url: '/api/password-reset',
      headers: { origin: TEST_ORIGIN, ...more.headers },
      remoteAddress: more.address ?? `10.3.${customers >> 8}.${customers & 255}`,
      payload: { bookId: more.bookId ?? 'lineboard', account },
    });
  const redeem = (token: string, password = NEXT, more: object = {}, headers: object = {}) =>
    gateway.app.inject({
      method: 'PUT',
      url: '/api/password-reset',
      headers: { origin: TEST_ORIGIN, ...headers },
      payload: { token, password, ...more },
    });
  const waitForMails = (count: number): Promise<void> =>
    vi.waitFor(() => expect(gateway.mails).toHaveLength(count));
  const tokenOf = (at = -1): string => {
    const { text = '' } = gateway.mails.at(at) ?? {};
    return /#\/password\/([\w-]{43})\n/.exec(text)?.[1] ?? `no link in ${text}`;
  };
  const tokenFor = async (customerId: string): Promise<string> => {
    await ask(customerId);
    await waitForMails(1);
    return tokenOf();
  };
  const signIn = async (customerId: string, password: string, more: Record<string, string> = {}) => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/session',
      headers: { origin: TEST_ORIGIN, cookie: more['cookie'] ?? '' },
      remoteAddress: more['address'] ?? `10.4.0.${customers}`,
      payload: { customerId, password },
    });
    return answer.json().code ?? 'in';
  };
  const isOnline = async (cookie: string): Promise<boolean> =>
    (await gateway.app.inject({ url: '/api/session', headers: { cookie } })).json().online;

  it('CALL1-08: a link comes by mail and makes the new password; every session ends and is told so', async () => {
    const customerId = await addCustomer();
    const cookie = await gateway.cookieOf(customerId);
    expect(await isOnline(cookie)).toBe(true);
    const asked = await ask(customerId.toLowerCase());
    expect([asked.statusCode, asked.body]).toEqual([204, '']);
    await waitForMails(1);
    const [mail] = gateway.mails;
    expect(mail).toMatchObject({ to: `${customerId.toLowerCase()}@example.com` });
    expect(mail?.subject).toBe('Lineboard: choose a new password');
    expect(mail?.text).toContain(`account ${customerId}`);
    expect(mail?.text).toContain(`${TEST_ORIGIN}/#/password/`);
    const changed = await redeem(tokenOf());
    expect(changed.json()).toEqual({ resultCode: 0 });
    expect(await isOnline(cookie)).toBe(false);
    expect(gateway.events.filter((event) => event.customerId === customerId)).toEqual([
      { customerId, event: { kind: 'sessionEnded' } },
    ]);
    expect([await signIn(customerId, TEST_PASSWORD), await signIn(customerId, NEXT)]).toEqual([
      'loginFailed',
      'in',
    ]);
  });

  it('CALL1-08: an address asks for all accounts that it is the address of, whatever its case', async () => {
    const email = 'Both@Example.com';
    const ids = [await addCustomer({ email }), await addCustomer({ email })];
    await ask('both@example.COM');
    await waitForMails(2);
    expect(gateway.mails.map(({ to }) => to)).toEqual([email, email]);
    for (const id of ids) expect(gateway.mails.some(({ text }) => text.includes(`${id}.`))).toBe(true);
  });

  it.each([
    ['SPA', 'elija una contraseña nueva'],
    ['TH', 'ตั้งรหัสผ่านใหม่'],
    ['ZH', '設定新密碼'],
  ])('is written in the customer’s language: %s', async (webLanguage, words) => {
    const customerId = await addCustomer();
    await database.kysely
      .updateTable('customer')
      .set({ web_language: webLanguage })
      .where('customer_id', '=', customerId)
      .execute();
    await ask(customerId);
    await waitForMails(1);
    expect(gateway.mails[0]?.subject).toContain(words);
  });

  it('a link works once, also when two come at the same moment', async () => {
    const token = await tokenFor(await addCustomer());
    // Both have found the link good before either can write.
    const holder = await database.pool.connect();
    await holder.query('begin; lock table customer in share mode');
    const asked = [redeem(token, 'First horse 7'), redeem(token, 'Second horse 7')];
    await vi.waitFor(async () => {
      const { rows } = await holder.query<{ waiting: number }>(
        'select count(*) as waiting from pg_locks where not granted',
      );
      expect(rows[0]?.waiting).toBe(2);
    });
    await holder.query('rollback');
    holder.release();
    const codes = (await Promise.all(asked)).map((answer) => answer.json().resultCode as number);
    expect(codes.toSorted((left, right) => left - right)).toEqual([0, 5]);
    expect((await redeem(token)).json()).toEqual({ resultCode: 5, code: 'resetLinkInvalid' });
  });

  it('the use of one link takes every other of the account with it', async () => {
    const customerId = await addCustomer();
    await ask(customerId);
    await ask(customerId);
    await waitForMails(2);
    const [first, second] = [tokenOf(0), tokenOf(1)];
    expect((await redeem(second)).json().resultCode).toBe(0);
    expect((await redeem(first)).json().code).toBe('resetLinkInvalid');
  });

  it('a link is over after 30 minutes', async () => {
    const token = await tokenFor(await addCustomer());
    gateway.clock.wallMs += 30 * 60_000;
    expect((await redeem(token)).json().code).toBe('resetLinkInvalid');
  });

  it.each([
    ['another password', { password_hash: 'changed meanwhile' }],
    ['another address', { email: 'new@example.com' }],
    ['a closed account', { closed_at_ms: 1 }],
  ])('a link is worth nothing any more after %s', async (_, change) => {
    const customerId = await addCustomer();
    const token = await tokenFor(customerId);
    await database.kysely.updateTable('customer').set(change).where('customer_id', '=', customerId).execute();
    expect((await redeem(token)).json().code).toBe('resetLinkInvalid');
  });

  it.each([
    ['weak', 'short', 'passwordWeak'],
    ['known to everybody', 'Password123', 'passwordKnown'],
  ])('a password that is %s is refused, and the link stays good', async (_, password, code) => {
    const token = await tokenFor(await addCustomer());
    expect((await redeem(token, password)).json()).toEqual({ resultCode: 4, code });
    expect((await redeem(token)).json().resultCode).toBe(0);
  });

  it('takes the password encrypted as at sign-in, with a key of this browser', async () => {
    const token = await tokenFor(await addCustomer());
    const issued = await gateway.app.inject({
      method: 'POST',
      url: '/api/session/token',
      headers: { origin: TEST_ORIGIN },
    });
    const { key } = issued.json();
    const bytes = Buffer.from(key, 'latin1');
    const cipher = createCipheriv('aes-128-cbc', bytes, bytes);
    const sealed = cipher.update(NEXT, 'utf8', 'base64') + cipher.final('base64');
    expect((await redeem(token, sealed, { key })).json().code).toBe('tokenInvalid');
    const again = await gateway.app.inject({
      method: 'POST',
      url: '/api/session/token',
      headers: { origin: TEST_ORIGIN },
    });
    const fresh = again.json().key as string;
    const freshBytes = Buffer.from(fresh, 'latin1');
    const freshCipher = createCipheriv('aes-128-cbc', freshBytes, freshBytes);
    const resealed = freshCipher.update(NEXT, 'utf8', 'base64') + freshCipher.final('base64');
    const cookie = `lb_visitor=${again.cookies.find(({ name }) => name === 'lb_visitor')?.value}`;
    expect((await redeem(token, resealed, { key: fresh }, { cookie })).json().resultCode).toBe(0);
  });

  describe('under attack', () => {
    it('gives the same answer whether there is an account or not, and takes the same time', async () => {
      const customerId = await addCustomer();
      const silent = [
        await addCustomer({ email: null }),
        await addCustomer({ isDemo: true }),
        'NOBODY',
        'nobody@example.com',
        "x' or 1=1 --",
      ];
      const expected = await ask(customerId);
      for (const account of silent) {
        const answer = await ask(account);
        expect([answer.statusCode, answer.body]).toEqual([expected.statusCode, expected.body]);
        expect(Object.keys(answer.headers)).toEqual(Object.keys(expected.headers));
      }
      await waitForMails(1);
      // The look-up and the letter are on nobody's time: an answer comes while the accounts can't be read at all.
      const holder = await database.pool.connect();
      await holder.query('begin; lock table customer in access exclusive mode');
      try {
        const answers = await Promise.race([
          Promise.all([ask(customerId), ask('NOBODY')]),
          new Promise<null>((resolve) => setTimeout(() => resolve(null), 3_000).unref()),
        ]);
        expect(answers?.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
      } finally {
        await holder.query('rollback');
        holder.release();
      }
      await waitForMails(2);
    });

    it('has nothing to report of what can be no account', async () => {
      const before = gateway.reported.length;
      for (const account of ['a\0b', 'a\0b@example.com', '\ud800'])
        expect((await ask(account, { address: '10.9.0.2' })).statusCode).toBe(204);
      // The queue is worked through in order.
      await ask(await addCustomer());
      await waitForMails(1);
      expect(gateway.reported.slice(before)).toEqual([]);
    });

    it('repeated requests send the owner three messages an hour at most, from however many addresses', async () => {
      const customerId = await addCustomer();
      for (let at = 0; at < 12; at += 1)
        expect((await ask(customerId, { address: `10.8.0.${at}` })).statusCode).toBe(204);
      // The queue is worked through in order: what another account is sent comes after all of these.
      const other = await addCustomer();
      await ask(other);
      await vi.waitFor(() => expect(gateway.mails.some(({ text }) => text.includes(`${other}.`))).toBe(true));
      expect(gateway.mails.filter(({ text }) => text.includes(`${customerId}.`))).toHaveLength(3);
      gateway.clock.wallMs += 3_600_000;
      gateway.mails.splice(0);
      await ask(customerId);
      await waitForMails(1);
    });

    it('one address asks for 20 accounts an hour, and is told when it may again', async () => {
      const codes = [];
      for (let at = 0; at < 22; at += 1) codes.push(await ask(`NOBODY${at}`, { address: '10.9.0.1' }));
      expect(codes.map(({ statusCode }) => statusCode)).toEqual([...Array(20).fill(204), 429, 429]);
      expect(codes.at(-1)?.json().error.params.retryAfterMs).toBe(180_000);
    });

    it('leads to the site that is configured, whatever host and origin the call names', async () => {
      const customerId = await addCustomer();
      const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
      await ask(customerId, { headers });
      await waitForMails(1);
      expect(gateway.mails[0]?.text).not.toContain('evil.example');
    });

    it('keeps only the hash of the link, and none of it in its log', async () => {
      const lines: string[] = [];
      const write = vi
        .spyOn(process.stdout, 'write')
        .mockImplementation((line) => lines.push(String(line)) > 0);
      const loud = await createTestGateway(database, { ENCRYPT_PASSWORDS: 'false', LOG_LEVEL: 'trace' });
      try {
        const customerId = await addCustomer();
        const call = {
          method: 'POST' as const,
          url: '/api/password-reset',
          headers: { origin: TEST_ORIGIN },
        };
        await loud.app.inject({ ...call, payload: { bookId: 'lineboard', account: customerId } });
        await vi.waitFor(() => expect(loud.mails).toHaveLength(1));
        const token = /password\/([\w-]{43})/.exec(loud.mails[0]?.text ?? '')?.[1] ?? '';
        const { rows } = await database.pool.query<{ all: string }>(
          `select json_agg(p)::text || string_agg(encode(token_hash, 'escape'), '') as all from password_reset p`,
        );
        expect(rows[0]?.all).not.toContain(token);
        const put = { ...call, method: 'PUT' as const };
        await loud.app.inject({ ...put, payload: { token, password: NEXT } });
        await loud.app.inject({ ...put, payload: { token, password: 7 } });
        expect(lines.join('')).not.toMatch(new RegExp(`${token}|${NEXT}`));
      } finally {
        await loud.close();
        write.mockRestore();
      }
    });

    it('takes no call from another site', async () => {
      const customerId = await addCustomer();
      const headers = { origin: 'https://evil.example' };
      expect((await ask(customerId, { headers })).json().error.code).toBe('originRefused');
      expect((await redeem('A'.repeat(43), NEXT, {}, headers)).json().error.code).toBe('originRefused');
    });

    it('opens a customer’s own account alone, and an outsider’s cookies stay worth nothing', async () => {
      const [mine, other] = [await addCustomer(), await addCustomer()];
      const otherCookie = await gateway.cookieOf(other);
      const token = await tokenFor(mine);
      const answer = await redeem(token, NEXT, {}, { cookie: otherCookie });
      expect(answer.json().resultCode).toBe(0);
      expect([await signIn(mine, NEXT), await signIn(other, NEXT)]).toEqual(['in', 'loginFailed']);
      expect(await isOnline(otherCookie)).toBe(true);
      // No session comes with it: nobody can plant one of theirs in this browser (fixation).
      expect(answer.cookies.filter(({ name, value }) => name === 'lb_session' && value !== '')).toEqual([]);
    });

    it('lets the owner in though strangers have locked this address', async () => {
      const customerId = await addCustomer();
      const address = '10.5.5.5';
      for (let at = 0; at < 4; at += 1) await signIn(customerId, 'wrong', { address });
      expect(await signIn(customerId, TEST_PASSWORD, { address })).toBe('lockedOut');
      const answer = await redeem(await tokenFor(customerId));
      const device = answer.cookies.find(({ name }) => name === 'lb_device')?.value;
      expect(await signIn(customerId, NEXT, { address })).toBe('lockedOut');
      expect(await signIn(customerId, NEXT, { address, cookie: `lb_device=${device}` })).toBe('in');
    });

    it('it knows nothing of another book', async () => {
      expect((await ask('ALICE', { bookId: 'other' })).json().error.code).toBe('notFound');
    });
  });
});
