import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer, type TestCustomer } from '../../../testing/customers/seed-customer.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { untilBlocked } from '../../../testing/servers/until-blocked.ts';
import { createWalletProvider, type TestProvider } from '../../../testing/wallet/wallet-provider.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';

const [KEY, OTHER_KEY] = ['k'.repeat(32), 'o'.repeat(32)];
const DAY_MS = 24 * 3_600_000;

describe.each(oneEngine())('the cashier’s calls on $name', (engine) => {
  const book = setUpOperatedBook(engine, {
    env: {
      WALLET_PROVIDERS: `acme=${KEY},other=${OTHER_KEY}`,
      CASHIER_SMALLEST_CENTS: '500',
      CASHIER_LARGEST_CENTS: '50000',
      CASHIER_MOST_WAITING: '2',
    },
  });
  let acme: TestProvider;
  let other: TestProvider;
  let count = 0;

  beforeAll(() => {
    acme = createWalletProvider(book.gateway, { name: 'acme', key: KEY });
    other = createWalletProvider(book.gateway, { name: 'other', key: OTHER_KEY });
  });
  afterAll(async () => {
    expect(await checkBalances(book.database.pool)).toEqual([]);
  });

  /** Opens the cashier for a customer with 100.00. */
  const visit = async (customer: Partial<TestCustomer> = {}) => {
    const number = (count += 1);
    const customerId = `C${number}`;
    await seedCustomer(book.database, { balanceCents: 10_000, ...customer, customerId });
    const session = await acme.open(customerId, { integration: 'cashier', game: null });
    let transactions = 0;
    const ask = (amountCents: number, more: object = {}) => {
      const transaction = `c${number}-${(transactions += 1)}`;
      return { session, transaction, amountCents, currency: 'USD', method: 'Card ending in 4242', ...more };
    };
    const bet = (amountCents: number, more: object = {}) => {
      const transaction = `c${number}-${(transactions += 1)}`;
      return {
        session,
        transaction,
        round: transaction,
        game: 'slots',
        amountCents,
        currency: 'USD',
        ...more,
      };
    };
    return { customerId, session, ask, bet };
  };

  const taken = (balanceCents: number, state = 'waiting') => [200, { balanceCents, state }];
  const refused = (code: string) => [422, { code }];

  const readAccount = async (customerId: string) => {
    const { rows } = await book.database.pool.query<Record<string, number>>(
      `select current_balance_cents as balance, at_risk_cents as held from account where customer_id = $1`,
      [customerId],
    );
    return rows[0];
  };
  const restrict = (customerId: string, code: string) =>
    book.database.pool.query('insert into customer_restriction (customer_id, code) values ($1, $2)', [
      customerId,
      code,
    ]);

  it('CASH-3: hold a payout from its request on, and move nothing for a deposit', async () => {
    const { customerId, session, ask } = await visit();
    expect(await acme.call('payout', ask(4_000))).toEqual(taken(6_000));
    expect(await acme.call('deposit', ask(2_000))).toEqual(taken(6_000));
    expect(await readAccount(customerId)).toEqual({ balance: 10_000, held: 4_000 });
    expect(await acme.call('balance', { session })).toEqual([
      200,
      {
        balanceCents: 6_000,
        currency: 'USD',
        payableCents: 6_000,
        smallestCents: 500,
        largestCents: 50_000,
      },
    ]);
    const told = book.gateway.events.filter((event) => event.customerId === customerId);
    expect(told.map(({ event }) => event)).toMatchObject([
      { kind: 'balance', balance: { availableCents: 6_000, atRiskCents: 4_000 } },
    ]);
    const [, { requests }] = await acme.call('requests', { session });
    expect(requests).toMatchObject([
      { kind: 'deposit', amountCents: 2_000, method: 'Card ending in 4242', state: 'waiting' },
      { kind: 'payout', amountCents: 4_000, state: 'waiting', decidedAtMs: null, reason: null },
    ]);
  });

  it('WAL-2: get the same answer when they are repeated, even after the decision, and move nothing twice', async () => {
    const { customerId, ask } = await visit();
    const [out, tooMuch] = [ask(4_000), ask(10_001)];
    for (let sent = 0; sent < 3; sent += 1) expect(await acme.call('payout', out)).toEqual(taken(6_000));
    expect(await acme.call('payout', tooMuch)).toEqual(refused('insufficientFunds'));
    const cancel = { transaction: `${out.transaction}-x`, refers: out.transaction };
    for (let sent = 0; sent < 3; sent += 1)
      expect(await acme.call('cancel', cancel)).toEqual([200, { balanceCents: 10_000 }]);
    expect(await acme.call('payout', out)).toEqual(taken(6_000));
    expect(await acme.call('payout', tooMuch)).toEqual(refused('insufficientFunds'));
    expect(await readAccount(customerId)).toEqual({ balance: 10_000, held: 0 });
  });

  it('WAL-2: are refused for a used number with another amount, method, customer or call', async () => {
    const [mine, theirs] = [await visit(), await visit()];
    const out = mine.ask(4_000);
    await acme.call('payout', out);
    const { session } = theirs;
    for (const more of [{ amountCents: 4_001 }, { method: 'Cash' }, { session }])
      expect(await acme.call('payout', { ...out, ...more })).toEqual(refused('transactionReused'));
    expect(await acme.call('deposit', out)).toEqual(refused('transactionReused'));
    const cancel = { transaction: out.transaction, refers: out.transaction };
    expect(await acme.call('cancel', cancel)).toEqual(refused('transactionReused'));
    expect(await readAccount(mine.customerId)).toEqual({ balance: 10_000, held: 4_000 });
    expect(await readAccount(theirs.customerId)).toEqual({ balance: 10_000, held: 0 });
  });

  it('CASH-1: can’t use a game’s session, and the cashier’s session can’t stake', async () => {
    const { customerId, ask, bet } = await visit();
    const session = await acme.open(customerId, { integration: 'casino' });
    expect(await acme.call('payout', ask(1_000, { session }))).toEqual(refused('cashNotAllowed'));
    expect(await acme.call('deposit', ask(1_000, { session }))).toEqual(refused('cashNotAllowed'));
    expect(await acme.call('requests', { session })).toEqual(refused('cashNotAllowed'));
    expect(await acme.call('bet', bet(1_000))).toEqual(refused('playNotAllowed'));
    expect(await acme.call('bet', bet(1_000, { session }))).toEqual([200, { balanceCents: 9_000 }]);
    expect((await acme.call('balance', { session }))[1]).not.toHaveProperty('payableCents');
  });

  it('CASH-2: pay out only the customer’s own money that isn’t held, never credit or free play', async () => {
    const { customerId, ask, bet } = await visit({
      balanceCents: 3_000,
      creditLimitCents: 50_000,
      freePlayCents: 9_000,
    });
    expect(await acme.call('payout', ask(3_001))).toEqual(refused('insufficientFunds'));
    const session = await acme.open(customerId);
    await acme.call('bet', bet(1_000, { session }));
    expect(await acme.call('payout', ask(2_001))).toEqual(refused('insufficientFunds'));
    expect(await acme.call('payout', ask(2_000))).toEqual(taken(50_000));
    expect(await acme.call('payout', ask(500))).toEqual(refused('insufficientFunds'));
    const owing = await visit({ balanceCents: 0, creditLimitCents: 50_000 });
    expect(await acme.call('payout', owing.ask(500))).toEqual(refused('insufficientFunds'));
  });

  it.each<[string, string]>([
    ['offline', 'update customer set is_offline = true where customer_id = $1'],
    ['for the demo', 'update customer set is_demo = true where customer_id = $1'],
    ['kept from the cashier', `insert into customer_restriction (customer_id, code) values ($1, 'CASHIER')`],
  ])('CASH-2: are refused for a customer who is %s', async (_what, change) => {
    const { customerId, ask } = await visit();
    await book.database.pool.query(change, [customerId]);
    expect(await acme.call('payout', ask(1_000))).toEqual(refused('cashNotAllowed'));
    expect(await acme.call('deposit', ask(1_000))).toEqual(refused('cashNotAllowed'));
    const token = await acme.launch(customerId, { integration: 'cashier', game: null });
    expect(await acme.call('authenticate', { token })).toEqual(refused('playNotAllowed'));
  });

  it('CASH-2: still pay out a customer who may not wager; a closed one has no session', async () => {
    const { customerId, ask } = await visit();
    await restrict(customerId, 'NOWAGERING');
    expect(await acme.call('payout', ask(1_000))).toEqual(taken(9_000));
    await book.database.pool.query('update customer set closed_at_ms = 1 where customer_id = $1', [
      customerId,
    ]);
    expect(await acme.call('payout', ask(1_000))).toEqual(refused('sessionEnded'));
  });

  it('CASH-5: accept amounts within the book’s bounds, a limited number pending, and only the customer’s currency', async () => {
    const { ask } = await visit({ balanceCents: 90_000 });
    expect(await acme.call('payout', ask(499))).toEqual(refused('amountTooSmall'));
    expect(await acme.call('deposit', ask(50_001))).toEqual(refused('amountTooLarge'));
    expect(await acme.call('deposit', ask(500, { currency: 'EUR' }))).toEqual(refused('currencyMismatch'));
    const first = ask(500);
    expect(await acme.call('payout', first)).toEqual(taken(89_500));
    expect(await acme.call('deposit', ask(50_000))).toEqual(taken(89_500));
    expect(await acme.call('payout', ask(500))).toEqual(refused('tooManyRequests'));
    await acme.call('cancel', { transaction: `${first.transaction}-x`, refers: first.transaction });
    expect(await acme.call('payout', ask(500))).toEqual(taken(89_500));
  });

  it('CASH-5: refuse deposits in a time-out and allow payouts; own limits don’t count a hold as a loss', async () => {
    const { customerId, ask, bet } = await visit();
    const { pool } = book.database;
    await pool.query(
      `insert into own_limit (customer_id, kind, period, amount)
       values ($1, 'deposit', 'day', 1000), ($1, 'loss', 'day', 1000)`,
      [customerId],
    );
    expect(await acme.call('deposit', ask(1_001))).toEqual(refused('ownDepositLimit'));
    expect(await acme.call('deposit', ask(1_000))).toEqual(taken(10_000));
    expect(await acme.call('payout', ask(5_000))).toEqual(taken(5_000));
    const session = await acme.open(customerId);
    expect(await acme.call('bet', bet(1_001, { session }))).toEqual(refused('ownLossLimit'));
    expect(await acme.call('bet', bet(1_000, { session }))).toEqual([200, { balanceCents: 4_000 }]);
    const { wallMs } = book.gateway.clock;
    await pool.query(
      `insert into time_out (customer_id, length, began_at_ms, ends_at_ms) values ($1, 'day', $2, $3)`,
      [customerId, wallMs, wallMs + DAY_MS],
    );
    const [{ transaction: refers }] = (await acme.call('requests', { session: ask(0).session }))[1][
      'requests'
    ] as [{ transaction: string }];
    await acme.call('cancel', { transaction: `${refers}-x`, refers });
    expect(await acme.call('deposit', ask(500))).toEqual(refused('inTimeOut'));
    expect(await acme.call('payout', ask(4_000))).toMatchObject([200, { state: 'waiting' }]);
  });

  it('CASH-7: cancel a pending request of their own provider, and none that is decided', async () => {
    const { customerId, ask } = await visit();
    const [out, into] = [ask(4_000), ask(1_000)];
    await acme.call('payout', out);
    await acme.call('deposit', into);
    const cancel = (number: number, refers: string) => ({ transaction: `${refers}-x${number}`, refers });
    expect(await other.call('cancel', cancel(1, out.transaction))).toEqual(refused('requestUnknown'));
    expect(await other.call('request', { transaction: out.transaction })).toEqual(refused('requestUnknown'));
    expect(await acme.call('cancel', cancel(1, 'never'))).toEqual(refused('requestUnknown'));
    expect(await acme.call('cancel', cancel(1, out.transaction))).toEqual([200, { balanceCents: 10_000 }]);
    expect(await acme.call('cancel', cancel(2, out.transaction))).toEqual(refused('requestDecided'));
    expect(await acme.call('cancel', cancel(1, into.transaction))).toEqual([200, { balanceCents: 10_000 }]);
    expect(await acme.call('request', { transaction: out.transaction })).toMatchObject([
      200,
      { kind: 'payout', amountCents: 4_000, state: 'cancelled', reason: null },
    ]);
    expect(await readAccount(customerId)).toEqual({ balance: 10_000, held: 0 });
  });

  it('accept only a few plain words as a method', async () => {
    const { session, ask } = await visit();
    const hostile = ['', ' ', '<b>x</b>', '=1+1', 'a\u001b[2J', 'a\nb', '\ud800', 'x'.repeat(61), 'ส้ม', '"'];
    for (const method of hostile)
      expect(await acme.call('deposit', ask(1_000, { method }))).toEqual([400, { code: 'badRequest' }]);
    for (const amountCents of [0, -500, 500.5, 1e15, '500', null])
      expect(await acme.call('payout', ask(1_000, { amountCents }))).toEqual([400, { code: 'badRequest' }]);
    for (const transaction of ['', 'a b', '__proto__\u0000', 'x'.repeat(121)])
      expect(await acme.call('payout', ask(1_000, { transaction }))).toEqual([400, { code: 'badRequest' }]);
    expect((await acme.call('requests', { session }))[1]).toEqual({ requests: [] });
    expect(await acme.call('deposit', ask(1_000, { transaction: '__proto__' }))).toEqual(taken(10_000));
  });

  it('pay a balance out once, however many requests come at the same time', async () => {
    const { customerId, ask } = await visit({ balanceCents: 10_000 });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ask(10_000)).map((each) => acme.call('payout', each)),
    );
    expect(answers.filter(([status]) => status === 200)).toEqual([taken(0)]);
    expect(answers.filter(([status]) => status !== 200)).toEqual(
      Array.from({ length: 7 }, () => refused('insufficientFunds')),
    );
    expect(await readAccount(customerId)).toEqual({ balance: 10_000, held: 10_000 });
  });

  it('count once when one call is sent several times simultaneously, even in several sessions', async () => {
    const [mine, theirs] = [await visit(), await visit()];
    const out = mine.ask(4_000);
    const [same, foreign] = [out, { ...out, session: theirs.session }];
    const answers = await Promise.all(
      [same, foreign, same, foreign, same].map((each) => acme.call('payout', each)),
    );
    const held = [await readAccount(mine.customerId), await readAccount(theirs.customerId)];
    expect(held.reduce((sum, account) => sum + (account?.['held'] ?? 0), 0)).toBe(4_000);
    const done = answers.filter(([status]) => status === 200);
    expect(answers.filter(([status]) => status !== 200)).toEqual(
      Array.from({ length: answers.length - done.length }, () => refused('transactionReused')),
    );
    expect(done.length === 3 || done.length === 2).toBe(true);
  });

  it('never let money be both bet and paid out', async () => {
    const { customerId, ask, bet } = await visit();
    const session = await acme.open(customerId);
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => acme.call('payout', ask(10_000))),
      ...[1, 2, 3].map(() => acme.call('bet', bet(10_000, { session }))),
    ]);
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    expect(await readAccount(customerId)).toEqual({ balance: 10_000, held: 10_000 });
  });

  it('make a bet be judged again that was judged before a payout was held', async () => {
    const { customerId, ask, bet } = await visit();
    const session = await acme.open(customerId);
    const { pool } = book.database;
    const client = await pool.connect();
    await client.query('begin');
    await client.query('select from account where customer_id = $1 for update', [customerId]);
    const payout = acme.call('payout', ask(10_000));
    await untilBlocked(pool, 'for update of a');
    const staked = acme.call('bet', bet(10_000, { session }));
    await untilBlocked(pool, 'for update of a', 'update account');
    await client.query('commit');
    client.release();
    expect(await payout).toEqual(taken(0));
    expect(await staked).toEqual(refused('insufficientFunds'));
    expect(await readAccount(customerId)).toEqual({ balance: 10_000, held: 10_000 });
  });

  it('CASH-4: are covered by the check of the books, which finds a request that contradicts them', async () => {
    const { customerId, ask } = await visit();
    const { transaction } = ask(0);
    await acme.call('payout', ask(4_000, { transaction }));
    const { pool } = book.database;
    const own = async () => {
      const found = await checkBalances(pool);
      return new Set(found.map(({ check }) => check));
    };
    const tamper = (change: string) =>
      pool.query(`update cash_request set ${change} where provider = 'acme' and transaction = $1`, [
        transaction,
      ]);
    expect(await own()).toEqual(new Set());
    await tamper('amount_cents = 4001');
    expect([...(await own())]).toEqual([
      expect.stringMatching(/^at risk is/),
      expect.stringMatching(/^a payout is held/),
      expect.stringMatching(/^a request for cash/),
    ]);
    await tamper(`amount_cents = 4000, state = 'approved', decided_at_ms = 1, decided_by = 'operator'`);
    expect([...(await own())]).toEqual([
      expect.stringMatching(/^at risk is/),
      expect.stringMatching(/^a payout is held/),
    ]);
    await tamper(`state = 'waiting', decided_at_ms = null, decided_by = null`);
    expect(await own()).toEqual(new Set());
    expect(await readAccount(customerId)).toEqual({ balance: 10_000, held: 4_000 });
  });
});
