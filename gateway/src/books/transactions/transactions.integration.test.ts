import { describe, expect, it } from 'vitest';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { testEngines } from '../../../testing/servers/test-database.ts';
import { readTransactions } from './read-transactions.ts';

/** Bets nothing. */
const OTHER = 'N1';

describe.each(testEngines())('transactions on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);
  const { place, placeParlay, say } = games;
  const lastWeek = () => ({ sinceMs: games.gateway.clock.wallMs - 7 * 86_400_000, untilMs: null });

  it('lists what moved the money, newest first, with what was taken back and its wagers', async () => {
    await placeParlay([1, 2]);
    await say(1, 'L');
    await say(1, 'P');
    await say(2, 'W');
    await place([3], { useFreePlay: true });
    const read = (before: number | null, most?: number) =>
      readTransactions(games.database, { customerId: games.customerId, ...lastWeek(), before }, most);
    const { transactions, bets: named, next, ...totals } = await read(null);
    expect(totals).toEqual({ totalCents: 9_091, resultCents: 9_091, paymentsCents: 0, casinoCents: 0 });
    expect(next).toBeNull();
    expect(
      transactions.map((entry) => [entry.kind, entry.amountCents, entry.freePlayCents, entry.balanceCents]),
    ).toEqual([
      ['wager', 0, -11_000, 109_091],
      ['grade', 9_091, 0, 109_091],
      ['reverse', 10_000, 0, 100_000],
      ['grade', -10_000, 0, 90_000],
    ]);
    expect(named.map(({ wagerStatus }) => wagerStatus).toSorted()).toEqual(['O', 'W']);
    // In pages they are the same, balances included.
    const paged = [];
    for (let before: number | null = null, pages = 0; pages === 0 || before !== null; pages += 1) {
      const page = await read(before, 3);
      expect(page.transactions.length).toBeLessThanOrEqual(3);
      paged.push(...page.transactions);
      before = page.next;
    }
    expect(paged).toEqual(transactions);
  });

  it('HR-31.3: lists free play that comes back after a push, and that is taken again by a correction', async () => {
    await place([1], { useFreePlay: true });
    await say(1, 'P');
    await say(1, 'W');
    const { transactions } = await readTransactions(games.database, {
      customerId: games.customerId,
      ...lastWeek(),
      before: null,
    });
    expect(transactions.map(({ kind, freePlayCents }) => [kind, freePlayCents])).toEqual([
      ['grade', 0],
      ['reverse', 0],
      ['freePlayReturn', -11_000],
      ['freePlayReturn', 11_000],
      ['grade', 0],
      ['wager', -11_000],
    ]);
  });

  it('tells what wagers made apart from deposits and withdrawals', async () => {
    const customerId = 'PAYER';
    await seedCustomer(games.database, { customerId, balanceCents: 0 });
    const pay = (kind: string, cents: number): Promise<unknown> =>
      games.database.pool.query(
        `with paid as (update account set current_balance_cents = current_balance_cents + $3 where customer_id = $1)
         insert into ledger (customer_id, kind, amount_cents, at_risk_cents, at_ms, book_ms) values ($1, $2, $3, 0, $4, $4)`,
        [customerId, kind, cents, games.gateway.clock.wallMs],
      );
    await pay('deposit', 50_000);
    await pay('withdrawal', -20_000);
    await pay('grade', -4_000);
    const question = { customerId, ...lastWeek(), before: null };
    expect(await readTransactions(games.database, question)).toMatchObject({
      totalCents: 26_000,
      resultCents: -4_000,
      paymentsCents: 30_000,
    });
  });

  it('shows nobody the transactions of somebody else', async () => {
    await placeParlay([1, 2]);
    await say(1, 'L');
    await seedCustomer(games.database, { customerId: OTHER });
    const answer = await games.gateway.app.inject({
      url: '/api/transactions?days=90',
      headers: { cookie: await games.gateway.cookieOf(OTHER) },
    });
    expect(answer.json()).toEqual({
      transactions: [],
      bets: [],
      totalCents: 0,
      resultCents: 0,
      paymentsCents: 0,
      casinoCents: 0,
      next: null,
    });
    for (const url of [
      '/api/transactions?days=367',
      '/api/transactions?type=X',
      '/api/transactions?days=x',
      '/api/transactions?customer=A',
      '/api/transactions?before=x',
      '/api/transactions?before=',
    ])
      expect(
        (
          await games.gateway.app.inject({
            url,
            headers: { cookie: await games.gateway.cookieOf(games.customerId) },
          })
        ).statusCode,
      ).toBe(400);
    expect((await games.gateway.app.inject({ url: '/api/transactions' })).statusCode).toBe(401);
  });
});
