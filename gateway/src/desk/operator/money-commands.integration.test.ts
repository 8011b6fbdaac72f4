import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';

describe.each(oneEngine())('money on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine);
  const { call, openAccount } = book;

  it('goes in and out by rows of the ledger, and the books add up', async () => {
    await openAccount('MONEY');
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
    await openAccount('RUSH');
    await call('cash in', { customerId: 'RUSH', amountCents: 1_000 });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => call('cash out', { customerId: 'RUSH', amountCents: 300 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await call('customers show', { customerId: 'RUSH' })).body.balance.currentBalanceCents).toBe(100);
    expect(await checkBalances(book.database.pool)).toEqual([]);
  });

  it('moves once for a call that is sent again under its key, at once or later', async () => {
    await openAccount('KEYED');
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
