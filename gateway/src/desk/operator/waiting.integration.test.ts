import { createSignUpDraft } from '@lineboard/domain/testing/account-fixtures';
import { describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { TEST_ORIGIN } from '../../../testing/gateways/test-gateway.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';

const DRAFT = createSignUpDraft();
describe.each(oneEngine())('who waits for an operator on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine, { env: { SIGN_UP: 'approve' } });
  const { call } = book;

  it('asks for the right to read customers, and takes no more than a thousand', async () => {
    const [reader, other] = [
      await book.addToken('waiting-reader', ['customers.read']),
      await book.addToken('waiting-cashier', ['money.write']),
    ];
    const name = 'customers waiting';
    expect((await call(name, {}, { token: reader })).status).toBe(200);
    expect((await call(name, {}, { token: other })).status).toBe(403);
    expect((await call(name, {}, { token: null })).status).toBe(401);
    expect((await call(name, { most: 1_001 })).status).toBe(400);
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
    // A customer who was let in and closed later doesn't wait any more either.
    await call('customers close', { customerId: one });
    expect(idsOf(await listCustomers())).toEqual([three]);
  });
});
