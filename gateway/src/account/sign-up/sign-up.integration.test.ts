import { createSignUpDraft } from '@lineboard/domain/testing/account-fixtures';
import { createCipheriv } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addToken } from '../../../testing/operators/add-token.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import type { Database } from '../../ground/database/create-database.ts';

const PASSWORD = createSignUpDraft().password;

describe.each(oneEngine())('opening an account on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let callers = 0;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    gateway = await createTestGateway(database, { SIGN_UP: 'open', ENCRYPT_PASSWORDS: 'false' });
  });
  beforeEach(() => {
    callers += 1;
    gateway.mails.length = 0;
  });
  afterAll(async () => {
    await gateway.close();
    await drop();
  });

  const ask = (of: TestGateway, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, cookie = '') =>
    of.app.inject({
      method,
      url,
      headers: { origin: TEST_ORIGIN, cookie },
      remoteAddress: `10.2.0.${callers}`,
      ...(payload === undefined ? {} : { payload }),
    });
  const signUp = (fields: object = {}, of = gateway) =>
    ask(of, 'POST', '/api/sign-up', { ...createSignUpDraft(), language: 'es', ...fields });
  const signIn = async (customerId: string, of = gateway) =>
    (await ask(of, 'POST', '/api/session', { customerId, password: PASSWORD })).json();
  const storedOf = async (customerId: string) =>
    (await database.pool.query('select * from sign_up where customer_id = $1', [customerId])).rows[0];

  it('CALL1-56: opens one that can be signed in to at once, with the profile that is configured', async () => {
    const answer = (await signUp()).json();
    expect(answer).toEqual({ resultCode: 0, customerId: 'C100001', isOpen: true, isMailSent: true });
    const { resultCode, session } = await signIn('C100001');
    expect(resultCode).toBe(0);
    expect(session).toMatchObject({
      customer: {
        store: 'main',
        agentId: 'HOUSE',
        currency: 'USD',
        creditAcctFlag: false,
        settings: { webLanguage: 'SPA' },
        limits: [{ maxBaseCents: 100_000 }],
      },
      balance: { availableCents: 0 },
    });
    expect(await storedOf('C100001')).toMatchObject({
      email: 'maria@example.com',
      country: 'US',
      state: 'US-CA',
      phone: '13055550123',
      born_on: '1980-05-17',
      confirmed_at_ms: null,
    });
  });

  it('the mail address is the account’s once the link of the message was used, and the link is good once', async () => {
    const { customerId } = (await signUp({ email: 'a@example.com', emailAgain: 'a@example.com' })).json();
    const emailOf = async () =>
      (await database.pool.query('select email from customer where customer_id = $1', [customerId])).rows[0]
        .email;
    expect(await emailOf()).toBeNull();
    const [mail] = gateway.mails;
    expect(mail).toMatchObject({
      to: 'a@example.com',
      subject: expect.stringContaining('número de cliente'),
    });
    expect(mail?.text).toContain(customerId);
    const token = /#\/signup\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    const confirm = async (of: string) =>
      (await ask(gateway, 'PUT', '/api/sign-up', { token: of })).statusCode;
    expect(await confirm('x'.repeat(43))).toBe(422);
    expect(await confirm(token)).toBe(204);
    expect(await emailOf()).toBe('a@example.com');
    expect(await confirm(token)).toBe(422);
  });

  it('no link brings an address back that an operator put another in place of, nor opens anything after three days', async () => {
    const linkOf = async (email: string) => {
      const { customerId } = (await signUp({ email, emailAgain: email })).json();
      const token = /#\/signup\/([\w-]{43})/.exec(gateway.mails.at(-1)?.text ?? '')?.[1] ?? '';
      return { customerId, use: () => ask(gateway, 'PUT', '/api/sign-up', { token }) };
    };
    const emailOf = async (customerId: string) =>
      (await database.pool.query('select email from customer where customer_id = $1', [customerId])).rows[0]
        .email;
    const mistyped = await linkOf('old@example.com');
    const token = await addToken(database, `writer-${callers}`, ['customers.write']);
    const set = await gateway.app.inject({
      method: 'POST',
      url: '/api/operator/customers/set',
      headers: { authorization: `Bearer ${token}` },
      payload: { customerId: mistyped.customerId, email: 'new@example.com' },
    });
    expect(set.statusCode).toBe(200);
    expect((await mistyped.use()).statusCode).toBe(422);
    expect(await emailOf(mistyped.customerId)).toBe('new@example.com');
    const late = await linkOf('late@example.com');
    expect(gateway.mails.at(-1)?.text).toContain('3 días');
    gateway.clock.wallMs += 3 * 24 * 3_600_000;
    expect((await late.use()).statusCode).toBe(422);
    gateway.clock.wallMs -= 1;
    expect((await late.use()).statusCode).toBe(204);
    expect(await emailOf(late.customerId)).toBe('late@example.com');
  });

  it('OWN-8: who has taken a time-out has it in all accounts of the person, opened before or later, and the operator sees them', async () => {
    const person = { email: 'one@example.com', emailAgain: 'one@example.com', phone: '+1 305 555 9999' };
    const open = async (fields: object) =>
      (await signUp({ ...person, ...fields })).json().customerId as string;
    const stateOf = async (customerId: string) => {
      const signedIn = await ask(gateway, 'POST', '/api/session', { customerId, password: PASSWORD });
      const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      return { cookie, timeOut: signedIn.json().session.customer.timeOut };
    };
    const before = await open({ phone: '' });
    const first = await open({});
    const { cookie } = await stateOf(first);
    const asked = await ask(gateway, 'PUT', '/api/customer/time-out', { length: 'untilAsked' }, cookie);
    expect(asked.statusCode).toBe(200);
    const twin = await open({ email: 'new@example.com', emailAgain: 'new@example.com' });
    // One thing in common is a stranger, or a member of the household.
    const other = await open({
      email: 'other@example.com',
      emailAgain: 'other@example.com',
      bornOn: '1979-01-01',
    });
    for (const customerId of [before, twin])
      expect((await stateOf(customerId)).timeOut).toMatchObject({ length: 'untilAsked', endsAtMs: null });
    expect((await stateOf(other)).timeOut).toBeNull();
    const token = await addToken(database, `reader-${callers}`, ['customers.read']);
    const shown = await gateway.app.inject({
      method: 'POST',
      url: '/api/operator/customers/show',
      headers: { authorization: `Bearer ${token}` },
      payload: { customerId: twin },
    });
    expect(shown.json()).toMatchObject({
      timeOut: { length: 'untilAsked' },
      signUp: { email: 'new@example.com', phone: '13055559999', bornOn: '1980-05-17', samePerson: [first] },
    });
  });

  it('answers the same for a mail address that has accounts, also when it isn’t written to again', async () => {
    const twin = { email: 'Twin@example.com', emailAgain: 'Twin@example.com' };
    const answers = [];
    for (let at = 0; at < 4; at += 1) answers.push((await signUp(twin)).json());
    const [first, ...more] = answers.map(({ customerId: _, ...rest }) => rest);
    expect(more).toEqual(more.map(() => first));
    expect(new Set(answers.map(({ customerId }) => customerId)).size).toBe(4);
    expect(gateway.mails).toHaveLength(2);
  });

  it.each([
    [{ password: 'weak', passwordAgain: 'weak' }, 4, 'passwordWeak'],
    [{ password: 'Password123', passwordAgain: 'Password123' }, 4, 'passwordKnown'],
    [{ passwordAgain: 'Another horse 7' }, 1, 'signUpIncomplete', 'passwordAgain'],
    [{ country: 'XX' }, 1, 'signUpIncomplete', 'country'],
    [{ state: 'US-XX' }, 1, 'signUpIncomplete', 'state'],
    [{ email: 'no address', emailAgain: 'no address' }, 1, 'signUpIncomplete', 'email'],
    [{ phone: '1'.repeat(16) }, 1, 'signUpIncomplete', 'phone'],
    [{ bornOn: '2020-01-01' }, 1, 'signUpIncomplete', 'bornOn'],
    [{ hasAgreed: false }, 1, 'signUpIncomplete', 'hasAgreed'],
  ])('opens none with %o, and says which field it is', async (fields, resultCode, code, field?: string) => {
    const countOf = async () => (await database.pool.query('select count(*) from customer')).rows[0].count;
    const before = await countOf();
    expect((await signUp(fields)).json()).toEqual({
      resultCode,
      code,
      ...(field !== undefined && { field }),
    });
    expect(await countOf()).toBe(before);
  });

  it('is for who is old enough on the book’s day in New York, and not an hour sooner', async () => {
    const { clock } = gateway;
    const now = clock.wallMs;
    const birthday = { bornOn: '2006-01-15' };
    // The 15th in Greenwich, the evening of the 14th in New York.
    clock.wallMs = Date.parse('2027-01-15T04:59:59Z');
    expect((await signUp(birthday)).json()).toEqual({
      resultCode: 1,
      code: 'signUpIncomplete',
      field: 'bornOn',
    });
    clock.wallMs += 1_000;
    expect((await signUp(birthday)).json()).toMatchObject({ resultCode: 0 });
    clock.wallMs = now;
  });

  it('opens five in an hour from one address, and wrong forms cost nothing', async () => {
    for (let at = 0; at < 4; at += 1) await signUp({ hasAgreed: false });
    const codes = [];
    for (let at = 0; at < 6; at += 1) codes.push((await signUp()).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('takes nothing from another site, and no field besides those of the form', async () => {
    const payload = { ...createSignUpDraft(), language: 'en' };
    const headers = { origin: 'https://evil.example' };
    const foreign = await gateway.app.inject({ method: 'POST', url: '/api/sign-up', headers, payload });
    expect(foreign.statusCode).toBe(403);
    expect((await signUp({ customerId: 'BOSS' })).statusCode).toBe(400);
    expect((await signUp({ creditLimitCents: 1_000_000 })).statusCode).toBe(400);
    expect((await signUp({ email: `${'x'.repeat(9_000)}@example.com` })).statusCode).toBe(413);
  });

  it('passes over a number that an operator gave away already', async () => {
    const { rows } = await database.pool.query<{ next: string }>(
      'select last_value + 1 as next from customer_number',
    );
    const taken = `C${rows[0]!.next}`;
    await database.pool.query(
      `insert into customer (customer_id, password_hash, agent_id, store, currency, price_type, credit_acct_flag,
         minimum_wager_cents, time_zone, created_at_ms) values ($1, 'x', 'A', 'main', 'USD', 'A', false, 1, 'UTC', 0)`,
      [taken],
    );
    expect((await signUp()).json()).toMatchObject({
      resultCode: 0,
      customerId: `C${Number(rows[0]!.next) + 1}`,
    });
  });

  it('says which countries and states there are', async () => {
    const { countries, states, leastAge } = (await ask(gateway, 'GET', '/api/sign-up')).json();
    expect(countries).toEqual(expect.arrayContaining(['US', 'TH', 'TW', 'MX']));
    expect(states).toContainEqual({ code: 'US-CA', name: 'California' });
    expect(leastAge).toBe(21);
  });

  describe('a book of another mind', () => {
    const opened: TestGateway[] = [];
    const openOther = async (env: Record<string, string>) => {
      const other = await createTestGateway(database, { ENCRYPT_PASSWORDS: 'false', ...env });
      opened.push(other);
      return other;
    };
    afterAll(async () => void (await Promise.all(opened.map((other) => other.close()))));

    it('opens none on its own unless it is told to', async () => {
      const other = await openOther({});
      expect([
        (await signUp({}, other)).statusCode,
        (await ask(other, 'GET', '/api/sign-up')).statusCode,
      ]).toEqual([404, 404]);
    });

    it('may look at them first: until then nobody signs in', async () => {
      const other = await openOther({
        SIGN_UP: 'approve',
        SIGN_UP_PREFIX: 'new',
        SIGN_UP_MAX_BASE_CENTS: '2500',
        CUSTOMER_ID_SUFFIX: '-X',
      });
      const { customerId, isOpen } = (await signUp({}, other)).json();
      expect([customerId, isOpen]).toEqual([expect.stringMatching(/^NEW\d+$/), false]);
      expect((await signIn(customerId, other)).code).toBe('accountClosed');
      await database.pool.query('update customer set closed_at_ms = null where customer_id = $1', [
        `${customerId}-X`,
      ]);
      expect((await signIn(customerId, other)).session.customer.limits).toMatchObject([
        { maxBaseCents: 2_500 },
      ]);
    });

    it('CALL1-56: takes both passwords encrypted with one key, once', async () => {
      const other = await openOther({ SIGN_UP: 'open', ENCRYPT_PASSWORDS: 'true' });
      const issued = await ask(other, 'POST', '/api/session/token');
      const { key } = issued.json<{ key: string }>();
      const [cookie] = issued.cookies;
      const seal = (text: string) => {
        const cipher = createCipheriv('aes-128-cbc', key, key);
        return cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
      };
      const sealed = {
        ...createSignUpDraft(),
        language: 'en',
        password: seal(PASSWORD),
        passwordAgain: seal(PASSWORD),
        key,
      };
      const send = () => ask(other, 'POST', '/api/sign-up', sealed, `${cookie?.name}=${cookie?.value}`);
      expect((await send()).json()).toMatchObject({ resultCode: 0 });
      expect((await send()).json()).toEqual({ resultCode: 3, code: 'tokenInvalid' });
      expect((await signUp({}, other)).json()).toEqual({ resultCode: 3, code: 'passwordNotEncrypted' });
    });
  });
});
