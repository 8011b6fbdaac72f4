import { describe, expect, it } from 'vitest';
import { setUpGradedGames } from '../../testing/graded-games.ts';
import { seedCustomer } from '../../testing/seed-customer.ts';
import { testEngines } from '../../testing/test-database.ts';
import { readTransactions } from './read-transactions.ts';

/** Bets nothing. */
const OTHER = 'N1';

describe.each(testEngines())('transactions on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);
  const { place, placeParlay, say } = games;

  it('lists what moved the money, newest first, with what was taken back and its wagers', async () => {
    await placeParlay([1, 2]);
    await say(1, 'L');
    await say(1, 'P');
    await say(2, 'W');
    await place([3], { useFreePlay: true });
    const { transactions, bets: named } = await readTransactions(
      games.database,
      games.customerId,
      7,
      games.gateway.clock.wallMs,
    );
    expect(
      transactions.map((entry) => [entry.kind, entry.amountCents, entry.freePlayCents, entry.balanceCents]),
    ).toEqual([
      ['wager', 0, -11_000, 109_091],
      ['grade', 9_091, 0, 109_091],
      ['reverse', 10_000, 0, 100_000],
      ['grade', -10_000, 0, 90_000],
    ]);
    expect(named.map(({ wagerStatus }) => wagerStatus).toSorted()).toEqual(['O', 'W']);
    expect(
      await readTransactions(games.database, games.customerId, 7, games.gateway.clock.wallMs, 2),
    ).toMatchObject({
      transactions: [{ kind: 'wager' }, { kind: 'grade' }],
      truncated: true,
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
    expect(answer.json()).toEqual({ transactions: [], bets: [], truncated: false });
    for (const url of [
      '/api/transactions?days=91',
      '/api/transactions?days=x',
      '/api/transactions?customer=A',
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
