import { createSignUpDraft } from '@lineboard/domain/testing/account-fixtures';
import { describe, expect, it } from 'vitest';
import { seedCustomer, TEST_PASSWORD } from '../../testing/customers/seed-customer.ts';
import { TEST_ORIGIN } from '../../testing/gateways/test-gateway.ts';
import { oneEngine } from '../../testing/servers/test-database.ts';
import { setUpOperatedBook } from '../../testing/worlds/operated-book.ts';

const DRAFT = createSignUpDraft();
const DAY_MS = 86_400_000;
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe.each(oneEngine())('who waits for an operator on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine, { env: { SIGN_UP: 'approve' } });
  const { call } = book;

  it('asks for the right to read customers, and takes no more than a thousand', async () => {
    const [reader, other] = [
      await book.addToken('waiting-reader', ['customers.read']),
      await book.addToken('waiting-cashier', ['money.write']),
    ];
    for (const name of ['customers waiting', 'devices waiting'] as const) {
      expect((await call(name, {}, { token: reader })).status).toBe(200);
      expect((await call(name, {}, { token: other })).status).toBe(403);
      expect((await call(name, {}, { token: null })).status).toBe(401);
      expect((await call(name, { most: 1_001 })).status).toBe(400);
    }
  });

  let signedUp = 0;
  const signUp = async (email: string): Promise<string> => {
    signedUp += 1;
    book.gateway.clock.wallMs += 1_000;
    const answer = await book.gateway.app.inject({
      method: 'POST',
      url: '/api/sign-up',
      headers: { origin: TEST_ORIGIN },
      remoteAddress: `10.8.0.${signedUp}`,
      payload: { ...DRAFT, email, emailAgain: email, language: 'en' },
    });
    return answer.json().customerId;
  };
  const listCustomers = async (most?: number) =>
    (await call('customers waiting', most === undefined ? {} : { most })).body;
  const idsOf = (rows: ReadonlyArray<{ customerId: string }>) => rows.map(({ customerId }) => customerId);

  it('customers who signed up wait, longest first, until they are let in or turned down', async () => {
    await seedCustomer(book.database, { customerId: 'CLOSED' });
    await call('customers close', { customerId: 'CLOSED' });
    const signedUpAtMs = book.gateway.clock.wallMs + 1_000;
    const [one, two, three] = [
      await signUp('one@example.com'),
      await signUp('two@example.com'),
      await signUp('three@example.com'),
    ];
    expect((await listCustomers())[0]).toEqual({
      customerId: one,
      signedUpAtMs,
      email: 'one@example.com',
      isEmailConfirmed: false,
      country: 'US',
      state: 'US-CA',
      phone: '13055550123',
      bornOn: '1980-05-17',
    });
    expect(idsOf(await listCustomers())).toEqual([one, two, three]);
    expect(idsOf(await listCustomers(2))).toEqual([one, two]);
    book.gateway.clock.wallMs += 1_000;
    await call('customers reopen', { customerId: one });
    await call('customers close', { customerId: two });
    expect(idsOf(await listCustomers())).toEqual([three]);
    // Who was let in and closed later waits no more either.
    await call('customers close', { customerId: one });
    expect(idsOf(await listCustomers())).toEqual([three]);
  });

  const come = async (customerId: string, agent: string) => {
    book.gateway.clock.wallMs += 1_000;
    const answer = await book.gateway.app.inject({
      method: 'POST',
      url: '/api/session',
      headers: { origin: TEST_ORIGIN, 'user-agent': agent },
      remoteAddress: '10.8.1.1',
      payload: { customerId, password: TEST_PASSWORD },
    });
    return answer.json().code ?? 'in';
  };

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
});
