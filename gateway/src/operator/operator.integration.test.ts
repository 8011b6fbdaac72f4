import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { oneEngine } from '../../testing/servers/test-database.ts';
import { setUpOperatedBook } from '../../testing/worlds/operated-book.ts';
import { checkBalances } from '../ledger/check-balances.ts';

const CASH_REQUEST = `insert into cash_request
  (customer_id, provider, transaction, kind, amount_cents, currency, method, state, asked_at_ms)
  values ($1, 'sandbox', 'first', 'deposit', 500, 'USD', 'card', 'waiting', 1)`;
const OWN_LIMIT = `insert into own_limit (customer_id, kind, period, amount) values ($1, 'deposit', 'day', 500)`;

describe.each(oneEngine())('an operator on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine);
  const { call, addToken, signIn } = book;

  const create = async (customerId: string): Promise<void> => {
    expect(await call('customers create', { customerId })).toMatchObject({ status: 200 });
  };

  describe('the customers', () => {
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
      await create('NOLETTER');
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

    it.each([
      'two@example.com, one@example.com',
      'a@b@c',
      'nobody',
      'Bob <b@example.com>',
      'a@b\r\nBcc: c@d',
    ])('take no mail address that isn’t one: %s', async (email) => {
      expect(await call('customers create', { customerId: 'ODD', email })).toMatchObject({
        status: 400,
        body: { error: { field: 'email' } },
      });
    });

    it('are opened once, and with terms that can be', async () => {
      await create('ONCE');
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
      await create('TERMS');
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
      await create('COINS');
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
      // Nothing of it was done, and what it has already may be said with other terms.
      expect(
        await call('customers set', { customerId: 'COINS', currency: 'THB', store: 'other' }),
      ).toMatchObject({ status: 409 });
      expect(
        await call('customers set', { customerId: 'COINS', currency: 'EUR', store: 'other' }),
      ).toMatchObject({ status: 200, body: { currency: 'EUR', store: 'other' } });
    });

    it.each([
      ['CASHES', 'cash_request', CASH_REQUEST],
      ['LIMITS', 'own_limit', OWN_LIMIT],
    ])('%s keep their currency with a row in %s', async (customerId, table, sql) => {
      await create(customerId);
      await book.database.pool.query(sql, [customerId]);
      expect(await call('customers set', { customerId, currency: 'EUR' })).toMatchObject({
        body: { error: { code: 'currencyInUse' } },
      });
      // Nobody asked for it: the books wouldn't add up.
      await book.database.pool.query(`delete from ${table} where customer_id = $1`, [customerId]);
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
      // One that was made in the same moment opens nothing either.
      const late = await book.gateway.cookieOf('GONE');
      const again = await book.gateway.app.inject({ url: '/api/session', headers: { cookie: late } });
      expect(again.json()).toMatchObject({ online: false });
      expect(await call('cash in', { customerId: 'GONE', amountCents: 5 })).toMatchObject({
        body: { error: { code: 'customerClosed' } },
      });
      await call('customers reopen', { customerId: 'GONE' });
      expect(await signIn('GONE', body.password)).toMatchObject({ resultCode: 0 });
    });

    it('look on and bet nothing while they are held', async () => {
      await create('HELDBACK');
      const held = await call('customers hold', { customerId: 'HELDBACK', note: 'Looks into it' });
      expect(held.body.restrictions).toEqual([{ code: 'NOSPTWAGER', params: {} }]);
      expect((await call('customers release', { customerId: 'HELDBACK' })).body.restrictions).toEqual([]);
      expect(await call('customers release', { customerId: 'HELDBACK' })).toMatchObject({
        body: { error: { code: 'noSuchRestriction' } },
      });
    });

    it('are listed by id, a page after the other', async () => {
      await create('ZLIST1');
      await create('ZLIST2');
      const { body } = await call('customers list', { after: 'zlist1', most: 1 });
      expect(body).toMatchObject([{ customerId: 'ZLIST2', currentBalanceCents: 0, isClosed: false }]);
    });
  });

  describe('limits and restrictions', () => {
    it('are one for each thing that they limit, and a new one takes the place of the old', async () => {
      await create('LIMITED');
      const nfl = {
        customerId: 'LIMITED',
        sportType: 'Football',
        sportSubType: 'NFL',
        limitType: 'S',
      } as const;
      await call('limits set', { ...nfl, maxBaseCents: 10_000 });
      await call('limits set', { ...nfl, maxBaseCents: 20_000 });
      const { body } = await call('limits set', { customerId: 'LIMITED', maxBaseCents: 70_000 });
      expect(body.limits).toMatchObject([
        { sportType: 'Football', sportSubType: 'NFL', limitType: 'S', maxBaseCents: 20_000 },
        { sportType: null, maxBaseCents: 70_000 },
      ]);
      const removed = await call('limits remove', { customerId: 'LIMITED', limitId: body.limits[0].limitId });
      expect(removed.body.limits).toHaveLength(1);
      expect(await call('limits remove', { customerId: 'LIMITED', limitId: 999_999 })).toMatchObject({
        body: { error: { code: 'noSuchLimit' } },
      });
      expect(await call('limits set', { ...nfl, sportType: 'Footbal', maxBaseCents: 1 })).toMatchObject({
        body: { error: { code: 'unknownSport' } },
      });
    });

    it('of one customer are out of the reach of another’s id', async () => {
      await create('LIMITA');
      await create('LIMITB');
      const { body } = await call('customers show', { customerId: 'LIMITA' });
      const [{ limitId }] = body.limits;
      expect(await call('limits remove', { customerId: 'LIMITB', limitId })).toMatchObject({ status: 409 });
      expect((await call('customers show', { customerId: 'LIMITA' })).body.limits).toHaveLength(1);
    });

    it('carry their figures, and are told to the page with the next session', async () => {
      await create('RESTRICTED');
      const given = { customerId: 'RESTRICTED', code: 'LESSJUICE', params: { Cents: 5 } };
      expect((await call('restrictions set', given)).body.restrictions).toEqual([
        { code: 'LESSJUICE', params: { Cents: 5 } },
      ]);
      const changed = await call('restrictions set', { ...given, params: { Cents: 8 } });
      expect(changed.body).toMatchObject({
        restrictions: [{ params: { Cents: 8 } }],
        balance: { version: 3 },
      });
      const cookie = await book.gateway.cookieOf('RESTRICTED');
      const asked = await book.gateway.app.inject({ url: '/api/session', headers: { cookie } });
      expect(asked.json().customer.restrictions).toEqual([{ code: 'LESSJUICE', params: { Cents: 8 } }]);
      await call('restrictions remove', { customerId: 'RESTRICTED', code: 'LESSJUICE' });
      expect(
        await call('restrictions remove', { customerId: 'RESTRICTED', code: 'LESSJUICE' }),
      ).toMatchObject({
        body: { error: { code: 'noSuchRestriction' } },
      });
    });
  });

  describe('money', () => {
    it('goes in and out by rows of the ledger, and the books add up', async () => {
      await create('MONEY');
      await call('cash in', { customerId: 'MONEY', amountCents: 50_000 });
      await call('free-play give', { customerId: 'MONEY', amountCents: 2_000 });
      await call('free-play take', { customerId: 'MONEY', amountCents: 500 });
      await call('balance adjust', { customerId: 'MONEY', amountCents: -1_000, note: 'Bonus taken back' });
      const { body } = await call('cash out', { customerId: 'MONEY', amountCents: 9_000 });
      expect(body).toEqual({
        currentBalanceCents: 40_000,
        atRiskCents: 0,
        availableCents: 40_000,
        freePlayBalanceCents: 1_500,
        version: 6,
      });
      expect(book.gateway.events).toContainEqual({
        customerId: 'MONEY',
        event: { kind: 'balance', balance: body },
      });
      const cookie = await book.gateway.cookieOf('MONEY');
      const listed = await book.gateway.app.inject({ url: '/api/transactions?days=7', headers: { cookie } });
      expect(
        listed
          .json()
          .transactions.map((row: Record<string, unknown>) => [
            row['kind'],
            row['amountCents'],
            row['freePlayCents'],
          ]),
      ).toEqual([
        ['withdrawal', -9_000, 0],
        ['adjustment', -1_000, 0],
        ['freePlay', 0, -500],
        ['freePlay', 0, 2_000],
        ['deposit', 50_000, 0],
      ]);
      expect(listed.json()).toMatchObject({ paymentsCents: 40_000, resultCents: 0 });
      expect(await checkBalances(book.database.pool)).toEqual([]);
    });

    it('is paid out as far as it is the customer’s own, never what is at risk or on credit', async () => {
      await call('customers create', { customerId: 'OWN', creditAcctFlag: true, creditLimitCents: 100_000 });
      await call('cash in', { customerId: 'OWN', amountCents: 1_000 });
      expect(await call('cash out', { customerId: 'OWN', amountCents: 1_001 })).toMatchObject({
        status: 409,
        body: { error: { code: 'notCovered', message: 'Only 10.00 can be paid out to OWN.' } },
      });
      await book.database.pool.query(`update account set at_risk_cents = 400 where customer_id = 'OWN'`);
      expect(await call('cash out', { customerId: 'OWN', amountCents: 601 })).toMatchObject({ status: 409 });
      expect(await call('cash out', { customerId: 'OWN', amountCents: 600 })).toMatchObject({ status: 200 });
      await book.database.pool.query(`update account set at_risk_cents = 0 where customer_id = 'OWN'`);
      expect(await call('free-play take', { customerId: 'OWN', amountCents: 1 })).toMatchObject({
        body: { error: { code: 'freePlayNotCovered' } },
      });
    });

    it('is paid out once for each cent, however many ask at once', async () => {
      await create('RUSH');
      await call('cash in', { customerId: 'RUSH', amountCents: 1_000 });
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => call('cash out', { customerId: 'RUSH', amountCents: 300 })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
      expect((await call('customers show', { customerId: 'RUSH' })).body.balance.currentBalanceCents).toBe(
        100,
      );
      expect(await checkBalances(book.database.pool)).toEqual([]);
    });

    it('moves once for a call that is sent again under its key, at once or later', async () => {
      await create('KEYED');
      const key = randomUUID();
      const send = () => call('cash in', { customerId: 'KEYED', amountCents: 700 }, { key });
      const answers = await Promise.all([send(), send(), send()]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
      expect((await send()).body).toMatchObject({ error: { code: 'alreadyDone' } });
      expect((await call('customers show', { customerId: 'KEYED' })).body.balance.currentBalanceCents).toBe(
        700,
      );
    });

    it.each([0, -5, 1.5, '5', 10_000_000_001, null])('of %j is no amount', async (amountCents) => {
      const input = { customerId: 'MONEY', amountCents: amountCents as number };
      expect(await call('cash in', input)).toMatchObject({
        status: 400,
        body: { error: { code: 'badRequest', field: 'amountCents' } },
      });
    });
  });

  describe('tokens', () => {
    it('are asked for: without one, with a wrong, an old or a revoked one nothing is told', async () => {
      await addToken('late', ['customers.read'], 1_000);
      await addToken('fired', ['customers.read']);
      await call('tokens revoke', { name: 'fired' });
      for (const token of [null, '', 'x'.repeat(43), 'late'.padEnd(43, '-'), 'fired'.padEnd(43, '-')]) {
        const answer = await call('customers list', {}, { token });
        expect(answer).toMatchObject({ status: 401, body: { error: { code: 'unauthenticated' } } });
      }
    });

    it('do what their rights say, and nothing else', async () => {
      await create('LESSER');
      const token = await addToken('reader', ['customers.read']);
      expect(await call('customers show', { customerId: 'LESSER' }, { token })).toMatchObject({
        status: 200,
      });
      const tried = await Promise.all([
        call('cash in', { customerId: 'LESSER', amountCents: 100 }, { token }),
        call('customers set', { customerId: 'LESSER', store: 'other' }, { token }),
        call('tokens create', { name: 'mine' }, { token }),
        call('audit list', {}, { token }),
      ]);
      expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
      expect((await call('audit list', { actor: 'reader' })).body).toEqual([]);
    });

    it('give no right that their maker doesn’t have', async () => {
      const token = await addToken('clerk', ['tokens.write', 'customers.read']);
      const wanted = { name: 'thief', rights: ['customers.read', 'money.write'] };
      expect(await call('tokens create', wanted, { token })).toMatchObject({
        body: { error: { code: 'rightNotOwned' } },
      });
      expect(await call('tokens create', { name: 'thief', rights: ['everything'] }, { token })).toMatchObject(
        {
          body: { error: { code: 'unknownRight' } },
        },
      );
      const { body } = await call('tokens create', { name: 'clerk2' }, { token });
      expect(body.rights.toSorted()).toEqual(['customers.read', 'tokens.write']);
      expect(await call('customers list', {}, { token: body.token })).toMatchObject({ status: 200 });
      const kept = await book.database.pool.query(`select * from operator_token where name = 'clerk2'`);
      expect(JSON.stringify(kept.rows)).not.toContain(body.token);
      expect(JSON.stringify((await call('audit list', { actor: 'clerk' })).body)).not.toContain(body.token);
    });
  });

  describe('the audit log', () => {
    it('is added to, and never changed', async () => {
      await create('AUDITED');
      const { pool } = book.database;
      for (const statement of [
        'delete from audit_log',
        `update audit_log set actor = 'nobody'`,
        'truncate audit_log',
      ])
        await expect(pool.query(statement)).rejects.toThrow('append-only');
      const { body } = await call('audit list', { customerId: 'AUDITED' });
      expect(body).toMatchObject([{ actor: 'boss', address: '127.0.0.1' }]);
    });

    it('keeps nothing of a command that was refused', async () => {
      await create('REFUSED');
      await call('cash out', { customerId: 'REFUSED', amountCents: 1 });
      const { body } = await call('audit list', { customerId: 'REFUSED' });
      expect(body.map(({ command }: { command: string }) => command)).toEqual(['customers create']);
    });
  });

  it.each([
    ['customerId', { customerId: '__proto__' }],
    ['customerId', { customerId: 'A\uD800' }],
    ['customerId', { customerId: 'a'.repeat(33) }],
    ['customerId', {}],
    ['isDemo', { customerId: 'X', isDemo: true }],
    ['', [1]],
  ])('says that %s is wrong in %j', async (field, input) => {
    const answer = await call('customers show', input as { customerId: string });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'badRequest', field } } });
  });
});
