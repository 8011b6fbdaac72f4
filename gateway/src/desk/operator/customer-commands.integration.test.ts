import { describe, expect, it } from 'vitest';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';

const CASH_REQUEST = `insert into cash_request
  (customer_id, provider, transaction, kind, amount_cents, currency, method, state, asked_at_ms)
  values ($1, 'sandbox', 'first', 'deposit', 500, 'USD', 'card', 'waiting', 1)`;
const OWN_LIMIT = `insert into own_limit (customer_id, kind, period, amount) values ($1, 'deposit', 'day', 500)`;

describe.each(oneEngine())('the customers of an operator on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine);
  const { call, addToken, signIn, openAccount } = book;

  it('are opened with terms, limit and a password that is told once, and can sign in', async () => {
    const { status, body } = await call('customers create', {
      customerId: 'maria7',
      creditAcctFlag: true,
      creditLimitCents: 500_000,
      timeZone: 'America/Chicago',
      maxBaseCents: 30_000,
      ifBetMaxPayoutCents: 900_000,
    });
    expect(status).toBe(200);
    expect(body.customer).toMatchObject({
      customerId: 'MARIA7',
      creditLimitCents: 500_000,
      timeZone: 'America/Chicago',
      ifBetMaxPayoutCents: 900_000,
      contestMaxPayoutCents: null,
      balance: { currentBalanceCents: 0, availableCents: 500_000 },
      limits: [{ sportType: null, limitType: null, maxBaseCents: 30_000 }],
      isClosed: false,
    });
    expect(await signIn('Maria7', body.password)).toMatchObject({ resultCode: 0 });
    const { body: log } = await call('audit list', { customerId: 'maria7' });
    expect(log).toMatchObject([{ actor: 'boss', command: 'customers create', customerId: 'MARIA7' }]);
    expect(JSON.stringify(log)).not.toContain(body.password);
    const { body: shown } = await call('customers show', { customerId: 'maria7' });
    expect(shown).toEqual(body.customer);
  });

  it('CALL1-08: are sent a link for a new password, of which neither answer nor log knows the secret', async () => {
    await call('customers create', { customerId: 'LETTER', email: 'letter@example.com' });
    const sent = await call('customers send-reset', { customerId: 'letter' });
    expect(sent).toMatchObject({ status: 200, body: { sentTo: 'letter@example.com' } });
    const { to, text } = book.gateway.mails.at(-1)!;
    const token = /password\/([\w-]{43})/.exec(text)?.[1] ?? 'none';
    expect([to, token]).toEqual(['letter@example.com', expect.stringMatching(/^[\w-]{43}$/)]);
    const { body: log } = await call('audit list', { customerId: 'letter' });
    expect(log[0]).toMatchObject({ command: 'customers send-reset', actor: 'boss' });
    expect(JSON.stringify([log, sent.body])).not.toContain(token);
    await openAccount('NOLETTER');
    expect(await call('customers send-reset', { customerId: 'NOLETTER' })).toMatchObject({
      status: 409,
      body: { error: { code: 'noEmail' } },
    });
    await call('customers close', { customerId: 'LETTER' });
    expect(await call('customers send-reset', { customerId: 'LETTER' })).toMatchObject({
      body: { error: { code: 'customerClosed' } },
    });
    const reader = await addToken('letter-reader', ['customers.read']);
    expect(await call('customers send-reset', { customerId: 'LETTER' }, { token: reader })).toMatchObject({
      status: 403,
    });
  });

  it.each(['two@example.com, one@example.com', 'a@b@c', 'nobody', 'Bob <b@example.com>', 'a@b\r\nBcc: c@d'])(
    'take no mail address that isn’t one: %s',
    async (email) => {
      expect(await call('customers create', { customerId: 'ODD', email })).toMatchObject({
        status: 400,
        body: { error: { field: 'email' } },
      });
    },
  );

  it('are opened once, and with terms that can be', async () => {
    await openAccount('ONCE');
    expect(await call('customers create', { customerId: 'once' })).toMatchObject({
      status: 409,
      body: { error: { code: 'customerExists', message: 'There is a customer ONCE already.' } },
    });
    const elsewhere = { customerId: 'NOWHERE', timeZone: 'America/Gotham' };
    expect(await call('customers create', elsewhere)).toMatchObject({
      body: { error: { code: 'unknownTimeZone' } },
    });
    expect(await call('customers show', { customerId: 'NOWHERE' })).toMatchObject({ status: 409 });
  });

  it('get other terms, of which the log keeps those before', async () => {
    await openAccount('TERMS');
    const changed = await call('customers set', {
      customerId: 'terms',
      minimumWagerCents: 500,
      priceType: 'D',
    });
    expect(changed.body).toMatchObject({ minimumWagerCents: 500, priceType: 'D', balance: { version: 2 } });
    const { body: log } = await call('audit list', { customerId: 'TERMS', most: 1 });
    expect(log).toMatchObject([
      { command: 'customers set', before: { minimumWagerCents: 100 }, after: { minimumWagerCents: 500 } },
    ]);
    expect(await call('customers set', { customerId: 'terms' })).toMatchObject({
      body: { error: { code: 'nothingToChange' } },
    });
  });

  it('get another currency while they have no amounts in theirs, and keep it from then on', async () => {
    await openAccount('COINS');
    const other = await call('customers set', { customerId: 'COINS', currency: 'eur' });
    expect(other).toMatchObject({ status: 200, body: { currency: 'EUR' } });
    const events = [{ customerId: 'COINS', event: { kind: 'settings' } }];
    expect(book.gateway.events).toEqual(expect.arrayContaining(events));
    await call('cash in', { customerId: 'COINS', amountCents: 1_000 });
    expect(await call('customers set', { customerId: 'COINS', currency: 'THB' })).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'currencyInUse',
          message:
            'Customer COINS has amounts in EUR: close the account and open another in the new currency.',
        },
      },
    });
    await call('stores add', { store: 'other' });
    // Nothing of it was done, and what it has already may be said with other terms.
    expect(
      await call('customers set', { customerId: 'COINS', currency: 'THB', store: 'other' }),
    ).toMatchObject({ status: 409 });
    expect(
      await call('customers set', { customerId: 'COINS', currency: 'EUR', store: 'other' }),
    ).toMatchObject({ status: 200, body: { currency: 'EUR', store: 'other' } });
  });

  it('belong to agents and see stores that there are; a near name is told', async () => {
    await call('customers create', { customerId: 'TONY', isAgent: true });
    await call('stores add', { store: 'north' });
    const refused = async (...[name, input]: Parameters<typeof call<'customers create' | 'customers set'>>) =>
      (await call(name, input)).body.error;
    expect(await refused('customers create', { customerId: 'OFTONY', agentId: 'tonny' })).toEqual({
      code: 'unknownAgent',
      message:
        'There is no agent TONNY: open the agent’s account first (`customers create TONNY --is-agent`). Did you mean TONY?',
      field: 'agentId',
    });
    expect(await refused('customers create', { customerId: 'OFTONY', store: 'mian' })).toEqual({
      code: 'unknownStore',
      message: 'There is no store mian. Did you mean main?',
      field: 'store',
    });
    expect((await call('customers show', { customerId: 'OFTONY' })).status).toBe(409);
    const made = await call('customers create', { customerId: 'OFTONY', agentId: 'tony', store: 'north' });
    expect(made.body.customer).toMatchObject({ agentId: 'TONY', store: 'north' });
    expect(
      await refused('customers set', { customerId: 'OFTONY', agentId: 'X9', store: 'main' }),
    ).toMatchObject({
      code: 'unknownAgent',
      message: expect.not.stringContaining('Did you mean'),
    });
    expect(await refused('customers set', { customerId: 'OFTOMY', isAffiliate: true })).toEqual({
      code: 'unknownCustomer',
      message: 'There is no customer OFTOMY. Did you mean OFTONY?',
    });
    expect((await call('customers show', { customerId: 'OFTONY' })).body).toMatchObject({
      agentId: 'TONY',
      store: 'north',
    });
  });

  it.each([
    ['CASHES', 'cash_request', CASH_REQUEST],
    ['LIMITS', 'own_limit', OWN_LIMIT],
  ])('%s keep their currency with a row in %s', async (customerId, table, sql) => {
    await openAccount(customerId);
    await book.database.pool.query(sql, [customerId]);
    expect(await call('customers set', { customerId, currency: 'EUR' })).toMatchObject({
      body: { error: { code: 'currencyInUse' } },
    });
    // Nobody asked for it: the books wouldn't add up.
    await book.database.pool.query(`delete from ${table} where customer_id = $1`, [customerId]);
  });

  it('have no mail address and no cap any more once it is cleared, and a note says why', async () => {
    const customerId = 'CLEARED';
    await call('customers create', { customerId, email: 'c@example.com', parlayMaxPayoutCents: 500 });
    const set = (more: object) => call('customers set', { customerId, ...more });
    expect(await set({ clear: ['email'], email: 'd@example.com' })).toMatchObject({
      status: 409,
      body: { error: { code: 'setAndCleared' } },
    });
    const { body } = await set({ clear: ['email', 'parlay-max-payout'], note: 'asked for by phone' });
    expect(body).toMatchObject({ email: null, parlayMaxPayoutCents: null });
    const { body: log } = await call('audit list', { customerId, most: 1 });
    expect(log).toMatchObject([
      { input: { note: 'asked for by phone' }, before: { email: 'c@example.com' } },
    ]);
  });

  it('that are locked out are shown so, and may try again once an operator lets them', async () => {
    const { body } = await call('customers create', { customerId: 'LOCKED' });
    expect((await call('customers unlock', { customerId: 'LOCKED' })).body.error.code).toBe('notLocked');
    for (let tries = 0; tries < 5; tries += 1) await signIn('LOCKED', 'not this one');
    expect(await signIn('LOCKED', body.password)).toMatchObject({ code: 'lockedOut' });
    const { body: shown } = await call('customers show', { customerId: 'LOCKED' });
    expect(shown.lockedUntilMs).toBeGreaterThan(book.gateway.clock.wallMs);
    const unlocked = await call('customers unlock', { customerId: 'LOCKED', note: 'called from home' });
    expect(unlocked.body.lockedUntilMs).toBeNull();
    expect(await signIn('LOCKED', body.password)).toMatchObject({ resultCode: 0 });
  });

  it('lose every session with a new password, and the old one opens nothing', async () => {
    const { body } = await call('customers create', { customerId: 'FORGOT' });
    const cookie = await book.gateway.cookieOf('FORGOT');
    const reset = await call('customers reset-password', {
      customerId: 'FORGOT',
      password: 'a new one 22',
    });
    expect(reset).toEqual({ status: 200, body: {} });
    expect(await signIn('FORGOT', body.password)).toMatchObject({ code: 'loginFailed' });
    expect(await signIn('FORGOT', 'a new one 22')).toMatchObject({ resultCode: 0 });
    const asked = await book.gateway.app.inject({ url: '/api/session', headers: { cookie } });
    expect(asked.json()).toMatchObject({ online: false });
    expect(book.gateway.events).toContainEqual({ customerId: 'FORGOT', event: { kind: 'sessionEnded' } });
    const { body: log } = await call('audit list', { customerId: 'FORGOT', most: 1 });
    expect(JSON.stringify(log)).not.toContain('a new one');
  });

  it('are closed: told so with the right password alone, and get nothing more', async () => {
    const { body } = await call('customers create', { customerId: 'GONE' });
    const cookie = await book.gateway.cookieOf('GONE');
    expect((await call('customers close', { customerId: 'GONE' })).body).toMatchObject({ isClosed: true });
    expect(await signIn('GONE', body.password)).toEqual({ resultCode: 1, code: 'accountClosed' });
    expect(await signIn('GONE', 'not this one')).toEqual({ resultCode: 1, code: 'loginFailed' });
    const asked = await book.gateway.app.inject({ url: '/api/session', headers: { cookie } });
    expect(asked.json()).toMatchObject({ online: false });
    expect(await call('cash in', { customerId: 'GONE', amountCents: 5 })).toMatchObject({
      body: { error: { code: 'customerClosed' } },
    });
    await call('customers reopen', { customerId: 'GONE' });
    expect(await signIn('GONE', body.password)).toMatchObject({ resultCode: 0 });
  });

  it('are closed for a session, too, that was there before and wasn’t ended with the others', async () => {
    await openAccount('LINGERS');
    const cookie = await book.gateway.cookieOf('LINGERS');
    await book.database.pool.query(`update customer set closed_at_ms = 1 where customer_id = 'LINGERS'`);
    const asked = await book.gateway.app.inject({ url: '/api/session', headers: { cookie } });
    expect(asked.json()).toMatchObject({ online: false });
    const late = await book.gateway.cookieOf('LINGERS').catch(() => '');
    const again = await book.gateway.app.inject({ url: '/api/session', headers: { cookie: late } });
    expect(again.json()).toMatchObject({ online: false });
  });

  it('look on and bet nothing while they are held', async () => {
    await openAccount('HELDBACK');
    const held = await call('customers hold', { customerId: 'HELDBACK', note: 'Looks into it' });
    expect(held.body.restrictions).toEqual([{ code: 'NOSPTWAGER', params: {} }]);
    expect((await call('customers release', { customerId: 'HELDBACK' })).body.restrictions).toEqual([]);
    expect(await call('customers release', { customerId: 'HELDBACK' })).toMatchObject({
      body: { error: { code: 'noSuchRestriction' } },
    });
  });

  it('are listed by id, a page after the other', async () => {
    await openAccount('ZLIST1');
    await openAccount('ZLIST2');
    const { body } = await call('customers list', { after: 'zlist1', most: 1 });
    expect(body).toMatchObject([{ customerId: 'ZLIST2', currentBalanceCents: 0, isClosed: false }]);
  });
});
