import { describe, expect, it } from 'vitest';
import { seedCustomer, TEST_PASSWORD } from '../../../testing/customers/seed-customer.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';
import { codeOf, PasskeyPage } from '../../../testing/worlds/passkey-page.ts';

describe.each(oneEngine())('an operator and passkeys on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine);
  const { call } = book;
  let customers = 0;

  const openOwner = async () => {
    customers += 1;
    const customerId = `OPKEY${customers}`;
    await seedCustomer(book.database, { customerId });
    const page = new PasskeyPage(book.gateway, { address: `10.7.${customers}.1` });
    await page.signIn(customerId, TEST_PASSWORD);
    return { customerId, page, ...(await page.add()) };
  };

  it('sees whose there are, and with the right to read alone removes none', async () => {
    const { customerId, passkey } = await openOwner();
    const token = await book.addToken('reader', ['customers.read']);
    expect((await call('passkeys list', { customerId: customerId.toLowerCase() }, { token })).body).toEqual([
      passkey,
    ]);
    const input = { customerId, passkeyId: passkey.passkeyId };
    expect((await call('passkeys remove', input, { token })).status).toBe(403);
    expect((await call('passkeys list', { customerId: 'NOBODY' })).status).toBe(409);
  });

  it('removes one of this customer’s: who came with it is out, the customer is told, and it is logged', async () => {
    const { customerId, page, device, passkey } = await openOwner();
    const other = await openOwner();
    const thief = new PasskeyPage(book.gateway);
    await thief.enter(device);
    const input = { customerId, passkeyId: passkey.passkeyId, note: 'Lost phone' };
    const stranger = { customerId, passkeyId: other.passkey.passkeyId };
    expect((await call('passkeys remove', stranger)).body.error.code).toBe('unknownPasskey');
    expect((await call('passkeys remove', input)).body).toMatchObject({ passkeyId: passkey.passkeyId });
    expect([await thief.isOnline(), await page.isOnline()]).toEqual([false, true]);
    expect(codeOf(await new PasskeyPage(book.gateway).enter(device))).toBe('passkeyInvalid');
    expect((await page.call('GET', '/api/inbox')).json().messages[0].subject).toBe('A passkey was removed');
    expect((await call('audit list', { customerId, most: 1 })).body).toMatchObject([
      { command: 'passkeys remove', input, before: { passkeyId: passkey.passkeyId } },
    ]);
  });

  it('gives a new password, and all passkeys go: an intruder may have added one', async () => {
    const { customerId, device } = await openOwner();
    await call('customers reset-password', { customerId });
    expect((await call('passkeys list', { customerId })).body).toEqual([]);
    expect(codeOf(await new PasskeyPage(book.gateway).enter(device))).toBe('passkeyInvalid');
  });
});
