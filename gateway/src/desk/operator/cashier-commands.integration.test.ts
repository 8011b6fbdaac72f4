import type { WeekFigures } from '@lineboard/domain/books/daily-figures/week-figures.schema';
import type { NotificationsAnswer } from '@lineboard/domain/words/messages/notification.schema';
import type { TransactionsAnswer } from '@lineboard/domain/books/transactions/transaction.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer, type TestCustomer } from '../../../testing/customers/seed-customer.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { createWalletProvider, type TestProvider } from '../../../testing/wallet/wallet-provider.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';

const KEY = 'k'.repeat(32);
const DAY_MS = 24 * 3_600_000;

/** A book and its cashier. */
const openCashier = (engine: Parameters<typeof setUpOperatedBook>[0], env: Record<string, string> = {}) => {
  const book = setUpOperatedBook(engine, { env: { WALLET_PROVIDERS: `acme=${KEY}`, ...env } });
  let acme: TestProvider;
  let count = 0;
  beforeAll(() => {
    acme = createWalletProvider(book.gateway, { name: 'acme', key: KEY });
  });
  afterAll(async () => {
    expect(await checkBalances(book.database.pool)).toEqual([]);
  });
  const visit = async (customerId: string, customer: Partial<TestCustomer> = {}) => {
    await seedCustomer(book.database, { balanceCents: 10_000, ...customer, customerId });
    const cookie = await book.gateway.cookieOf(customerId);
    const session = await acme.open(customerId, { integration: 'cashier', game: null, cookie });
    const { currency = 'USD' } = customer;
    const ask = async (kind: 'deposit' | 'payout', amountCents: number) => {
      const transaction = `t${(count += 1)}`;
      const call = { session, transaction, amountCents, currency, method: 'Bank transfer' };
      const [status, body] = await acme.call(kind, call);
      expect(status).toBe(200);
      const { rows } = await book.database.pool.query<{ request_id: number }>(
        'select request_id from cash_request where transaction = $1',
        [transaction],
      );
      return { transaction, state: body['state'], requestId: rows[0]!.request_id };
    };
    const read = async <Answer>(url: string): Promise<Answer> =>
      (await book.gateway.app.inject({ url, headers: { cookie } })).json();
    return { customerId, ask, read };
  };
  const refusal = (code: string) => ({ status: 409, body: { error: { code } } });
  return { book, visit, refusal, provider: () => acme };
};

describe.each(oneEngine())('requests of the cashier on $name', (engine) => {
  const { book, visit, refusal, provider } = openCashier(engine);

  it('CASH-4: are approved by an operator, once, and counted to the cent wherever money is', async () => {
    const { customerId, ask, read } = await visit('ANN');
    const [out, into] = [await ask('payout', 3_000), await ask('deposit', 1_234)];
    const { body: listed } = await book.call('cashier list', { customerId: 'ann' });
    expect(listed.count).toBe(2);
    expect(listed.totals).toEqual([{ currency: 'USD', count: 2, depositCents: 1_234, payoutCents: 3_000 }]);
    expect(listed.requests).toMatchObject([
      { requestId: out.requestId, kind: 'payout', provider: 'acme', method: 'Bank transfer' },
      { requestId: into.requestId, kind: 'deposit', state: 'waiting', decidedBy: null },
    ]);
    const before = await book.call('cashier show', { requestId: out.requestId });
    expect(before.body).toMatchObject({ entryId: null, payableCents: 7_000 });

    book.gateway.events.length = 0;
    const { requestId } = out;
    const approved = await book.call('cashier approve', { requestId, note: 'paid by bank' });
    expect(approved.body).toMatchObject({ state: 'approved', decidedBy: 'operator', payableCents: 7_000 });
    expect(await book.call('cashier approve', { requestId })).toMatchObject(refusal('cashRequestDecided'));
    expect(await book.call('cashier refuse', { requestId })).toMatchObject(refusal('cashRequestDecided'));
    await book.call('cashier approve', { requestId: into.requestId });
    const told = book.gateway.events.filter((event) => event.customerId === customerId);
    expect(told.map(({ event }) => event)).toMatchObject([
      { kind: 'balance', balance: { currentBalanceCents: 7_000, atRiskCents: 0 } },
      { kind: 'wagers' },
      { kind: 'balance', balance: { currentBalanceCents: 8_234, availableCents: 8_234 } },
      { kind: 'wagers' },
    ]);

    const { transactions } = await read<TransactionsAnswer>('/api/transactions?days=1');
    expect(transactions).toMatchObject([
      { kind: 'deposit', amountCents: 1_234, balanceCents: 8_234, cashMethod: 'Bank transfer' },
      { kind: 'withdrawal', amountCents: -3_000, balanceCents: 7_000, cashMethod: 'Bank transfer' },
    ]);
    expect(transactions[1]?.entryId).toBe(approved.body.entryId);
    await book.call('cash in', { customerId, amountCents: 100 });
    const { transactions: after } = await read<TransactionsAnswer>('/api/transactions?days=1');
    expect(after[0]).toMatchObject({ kind: 'deposit', amountCents: 100, cashMethod: null });
    await book.call('cash out', { customerId, amountCents: 100 });
    const { cash } = await read<NotificationsAnswer>('/api/notifications');
    expect(cash).toMatchObject([
      { kind: 'deposit', isApproved: true, entryId: transactions[0]?.entryId },
      { kind: 'payout', isApproved: true, entryId: approved.body.entryId },
    ]);
    const { week } = await read<{ week: WeekFigures }>('/api/daily-figures?weekOffset=0');
    expect(week).toMatchObject({
      cashInOutTotalCents: 1_234 - 3_000,
      endingBalanceCents: 8_234,
    });
    const { body: audit } = await book.call('audit list', { customerId });
    expect(JSON.stringify(audit)).toContain('paid by bank');
    const [, request] = await provider().call('request', { transaction: out.transaction });
    expect(request).toMatchObject({ state: 'approved' });
  });

  it('CASH-4: are refused with a word for the customer, and what was held is free', async () => {
    const { ask, read } = await visit('BEN');
    const [out, into] = [await ask('payout', 10_000), await ask('deposit', 2_000)];
    const reason = 'The name on the account is another one.';
    const refused = await book.call('cashier refuse', { requestId: out.requestId, reason });
    expect(refused.body).toMatchObject({ state: 'refused', reason, entryId: null, payableCents: 10_000 });
    await book.call('cashier refuse', { requestId: into.requestId });
    expect(await provider().call('request', { transaction: out.transaction })).toMatchObject([
      200,
      { state: 'refused', reason },
    ]);
    const { balance } = await read<{ balance: object }>('/api/session');
    expect(balance).toMatchObject({ currentBalanceCents: 10_000, atRiskCents: 0 });
    const { transactions } = await read<TransactionsAnswer>('/api/transactions?days=1');
    expect(transactions).toEqual([]);
    const { cash } = await read<NotificationsAnswer>('/api/notifications');
    expect(cash).toMatchObject([
      { kind: 'deposit', amountCents: 2_000, isApproved: false, reason: null },
      { kind: 'payout', amountCents: 10_000, isApproved: false, reason },
    ]);
  });

  it('CASH-4: end once, whoever of several operators decides first', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { customerId, ask } = await visit(`RACE${round}`);
      const { requestId, transaction: refers } = await ask('payout', 10_000);
      const answers = await Promise.all([
        book.call('cashier approve', { requestId }),
        provider().call('cancel', { transaction: `${refers}-x`, refers }),
        book.call('cashier refuse', { requestId }),
      ]);
      const statuses = answers.map((answer) => (Array.isArray(answer) ? answer[0] : answer.status));
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      const { rows } = await book.database.pool.query(
        `select a.at_risk_cents as held, a.current_balance_cents = 10000 as is_whole, r.state
         from account a join cash_request r using (customer_id) where customer_id = $1`,
        [customerId],
      );
      expect(rows).toMatchObject([{ held: 0, is_whole: rows[0].state !== 'approved' }]);
    }
  });

  it('CASH-5: are judged again when they are approved', async () => {
    const { customerId, ask } = await visit('CAT');
    const [out, into] = [await ask('payout', 4_000), await ask('deposit', 2_000)];
    const { pool } = book.database;
    const approve = (requestId: number, more: object = {}) =>
      book.call('cashier approve', { requestId, ...more });
    await pool.query(
      `insert into own_limit (customer_id, kind, period, amount) values ($1, 'deposit', 'day', 1999)`,
      [customerId],
    );
    expect(await approve(into.requestId)).toMatchObject(refusal('overOwnLimit'));
    const { wallMs } = book.gateway.clock;
    await pool.query(
      `insert into time_out (customer_id, length, began_at_ms, ends_at_ms) values ($1, 'day', $2, $3)`,
      [customerId, wallMs, wallMs + DAY_MS],
    );
    expect(await approve(into.requestId)).toMatchObject(refusal('inTimeOut'));
    await book.call('restrictions set', { customerId, code: 'CASHIER' });
    expect(await approve(out.requestId)).toMatchObject(refusal('cashierNotAllowed'));
    await book.call('restrictions remove', { customerId, code: 'CASHIER' });
    await pool.query('update customer set closed_at_ms = 1 where customer_id = $1', [customerId]);
    expect(await approve(out.requestId)).toMatchObject(refusal('customerClosed'));
    await pool.query('update customer set closed_at_ms = null where customer_id = $1', [customerId]);
    expect(await approve(out.requestId)).toMatchObject({ status: 200 });
    expect(await approve(into.requestId, { overOwnLimit: true })).toMatchObject({ status: 200 });
  });

  it('CASH-4: pay nothing out that a correction has taken away since', async () => {
    const { customerId, ask } = await visit('DAN');
    const { requestId } = await ask('payout', 10_000);
    await book.call('balance adjust', { customerId, amountCents: -1, note: 'a score was corrected' });
    expect(await book.call('cashier approve', { requestId })).toMatchObject(refusal('notCovered'));
    expect((await book.call('cashier refuse', { requestId })).body).toMatchObject({ payableCents: 9_999 });
  });

  it('CASH-4: keep an account open until they are decided, and say what waits', async () => {
    const { customerId, ask } = await visit('FAY');
    const [out, into] = [await ask('payout', 3_000), await ask('deposit', 1_234)];
    const isClosed = async () => {
      const { body } = await book.call('customers show', { customerId });
      return body.isClosed as boolean;
    };
    const refused = await book.call('customers close', { customerId });
    expect(refused).toMatchObject(refusal('cashRequestsWaiting'));
    expect(refused.body.error.message).toContain(
      'FAY has 2 requests that wait at the cashier (deposits of 12.34, payouts of 30.00)',
    );
    expect(await isClosed()).toBe(false);
    await book.call('cashier approve', { requestId: out.requestId });
    expect(await book.call('customers close', { customerId })).toMatchObject(refusal('cashRequestsWaiting'));
    await book.call('cashier refuse', { requestId: into.requestId });
    expect(await book.call('customers close', { customerId })).toMatchObject({ status: 200 });
    expect(await isClosed()).toBe(true);
  });

  it('CASH-4: never wait on an account that was closed in the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { customerId, ask } = await visit(`SHUT${round}`);
      await Promise.allSettled([ask('payout', 1_000), book.call('customers close', { customerId })]);
      const { rows } = await book.database.pool.query(
        `select c.closed_at_ms is not null and r.state is not distinct from 'waiting' as is_stranded
         from customer c left join cash_request r using (customer_id) where customer_id = $1`,
        [customerId],
      );
      expect(rows).toEqual([{ is_stranded: false }]);
    }
  });

  it('are added up by currency', async () => {
    const reason = 'Nobody knows the card.';
    const [hal, ida] = [await visit('HAL', { currency: 'EUR' }), await visit('IDA')];
    const asked = [
      await hal.ask('deposit', 50_000),
      await hal.ask('payout', 1_700),
      await ida.ask('deposit', 100_000),
    ];
    for (const { requestId } of asked) await book.call('cashier refuse', { requestId, reason });
    const listed = async (of: { customerId?: string } = {}) => {
      const { body } = await book.call('cashier list', { ...of, state: 'refused' });
      return { count: body.count, totals: body.totals };
    };
    const euros = { currency: 'EUR', count: 2, depositCents: 50_000, payoutCents: 1_700 };
    const dollars = { currency: 'USD', count: 1, depositCents: 100_000, payoutCents: 0 };
    expect(await listed({ customerId: 'hal' })).toEqual({ count: 2, totals: [euros] });
    expect(await listed({ customerId: 'ida' })).toEqual({ count: 1, totals: [dollars] });
    const { count, totals } = await listed();
    expect(totals).toHaveLength(2);
    expect(totals[0]).toEqual(euros);
    // Others of this file are refused too.
    expect(totals[1].depositCents).toBeGreaterThanOrEqual(100_000);
    expect(count).toBe(totals[0].count + totals[1].count);
    expect(await listed({ customerId: 'nobody' })).toEqual({ count: 0, totals: [] });
  });

  it('are seen and decided by operators with the right alone', async () => {
    const { ask } = await visit('EVE');
    const { requestId } = await ask('deposit', 1_000);
    const token = await book.addToken('looks', ['customers.read']);
    expect(await book.call('cashier list', {}, { token })).toMatchObject({ status: 200 });
    expect(await book.call('cashier approve', { requestId }, { token })).toMatchObject({ status: 403 });
    expect(await book.call('cashier refuse', { requestId }, { token })).toMatchObject({ status: 403 });
    expect(await book.call('cashier show', { requestId: 999_999 })).toMatchObject(
      refusal('unknownCashRequest'),
    );
  });
});

describe.each(oneEngine())('the cashier’s own rule on $name', (engine) => {
  const { book, visit } = openCashier(engine, {
    CASHIER_AUTO_DEPOSIT_CENTS: '20000',
    CASHIER_AUTO_PAYOUT_CENTS: '5000',
  });

  it('CASH-6: approves up to its sums for a customer and day, to the cent, and the rest waits', async () => {
    const { customerId, ask, read } = await visit('ANN');
    book.gateway.events.length = 0;
    expect(await ask('deposit', 15_000)).toMatchObject({ state: 'approved' });
    expect(await ask('deposit', 5_001)).toMatchObject({ state: 'waiting' });
    expect(await ask('deposit', 5_000)).toMatchObject({ state: 'approved' });
    expect(await ask('deposit', 1_000)).toMatchObject({ state: 'waiting' });
    expect(await ask('payout', 5_000)).toMatchObject({ state: 'approved' });
    expect(await ask('payout', 1_000)).toMatchObject({ state: 'waiting' });
    const { balance } = await read<{ balance: object }>('/api/session');
    expect(balance).toMatchObject({ currentBalanceCents: 25_000, atRiskCents: 1_000 });
    const { transactions } = await read<TransactionsAnswer>('/api/transactions?days=1');
    expect(transactions.map(({ amountCents }) => amountCents)).toEqual([-5_000, 5_000, 15_000]);
    const { week } = await read<{ week: WeekFigures }>('/api/daily-figures?weekOffset=0');
    expect(week).toMatchObject({ cashInOutTotalCents: 15_000, endingBalanceCents: 25_000 });
    const told = book.gateway.events.filter((event) => event.customerId === customerId);
    expect(told.filter(({ event }) => event.kind === 'wagers')).toHaveLength(3);
    const { body } = await book.call('cashier list', { customerId, state: 'approved' });
    expect(body.requests).toMatchObject([{ decidedBy: 'rule', kind: 'payout' }, {}, { amountCents: 15_000 }]);

    const next = await visit('BEN');
    expect(await next.ask('deposit', 20_000)).toMatchObject({ state: 'approved' });
  });

  it('CASH-6: is no way around: many at once come to no more', async () => {
    const { customerId, ask } = await visit('CAT', { balanceCents: 50_000 });
    const asked = await Promise.allSettled(Array.from({ length: 6 }, () => ask('payout', 2_000)));
    const states = asked.map((one) => (one.status === 'fulfilled' ? one.value.state : 'none'));
    expect(states.filter((state) => state === 'approved')).toHaveLength(2);
    const { rows } = await book.database.pool.query(
      'select current_balance_cents as balance, at_risk_cents as held from account where customer_id = $1',
      [customerId],
    );
    expect(rows).toEqual([{ balance: 46_000, held: 8_000 }]);
  });
});
