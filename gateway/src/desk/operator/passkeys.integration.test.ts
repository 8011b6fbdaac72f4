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

  it('removes one with what its sessions asked a browser to be told of, and with nothing else of the kind', async () => {
    const { customerId, device, passkey } = await openOwner();
    await new PasskeyPage(book.gateway).enter(device);
    const { pool } = book.database;
    await pool.query(
      `insert into push_subscription (customer_id, token_hash, passkey_id, endpoint, host, p256dh, auth, tells_graded,
         tells_decided, tells_messages, shows_amounts, since_ms, seen_at_ms)
       select customer_id, token_hash, passkey_id, 'https://push.example/' || encode(token_hash, 'hex'), 'push.example',
         '', '', true, true, true, false, 0, 0 from session where customer_id = $1`,
      [customerId],
    );
    const list = async () =>
      (await pool.query('select passkey_id from push_subscription where customer_id = $1', [customerId]))
        .rows;
    expect(await list()).toHaveLength(2);
    await call('passkeys remove', { customerId, passkeyId: passkey.passkeyId });
    expect(await list()).toEqual([{ passkey_id: null }]);
  });

  it('gives a new password, and all passkeys go: an intruder may have added one', async () => {
    const { customerId, device } = await openOwner();
    await call('customers reset-password', { customerId });
    expect((await call('passkeys list', { customerId })).body).toEqual([]);
    expect(codeOf(await new PasskeyPage(book.gateway).enter(device))).toBe('passkeyInvalid');
  });
});
