import { describe, expect, it } from 'vitest';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';
import { readConfig } from '../../config/read-config.ts';
import { checkCustomers } from './check-customers.ts';

describe.each(oneEngine())('what doctor finds of customers on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine);

  const find = async (wanted: string) => {
    const result = readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1/none', DEMO: 'true' });
    if (!result.ok) throw new Error(result.mistake);
    const findings = await checkCustomers(book.database.pool, result.config);
    return findings.find(({ part }) => part === wanted);
  };

  it('is who bets with their own money and is below zero, and not who has credit', async () => {
    await book.call('customers create', { customerId: 'OWES', creditAcctFlag: false });
    await book.call('customers create', {
      customerId: 'CREDIT',
      creditAcctFlag: true,
      creditLimitCents: 50_000,
    });
    for (const customerId of ['OWES', 'CREDIT'])
      await book.call('cash in', { customerId, amountCents: 10_000 });
    expect(await find('post-up')).toMatchObject({ state: 'ok' });
    const note = 'a deposit that came back';
    for (const customerId of ['OWES', 'CREDIT'])
      expect((await book.call('balance adjust', { customerId, amountCents: -11_250, note })).status).toBe(
        200,
      );
    expect(await find('post-up')).toMatchObject({
      state: 'warning',
      found: '1 post-up customer with a balance below zero: OWES -12.50.',
    });
  });

  it('is the proof of the books, where the ledger isn’t so long that it would take minutes', async () => {
    const setPostings = (postings: number) =>
      book.database.pool.query(`update pg_class set reltuples = $1 where oid = 'ledger'::regclass`, [
        postings,
      ]);
    await setPostings(5_000_000);
    expect(await find('balances')).toMatchObject({ found: 'The books add up.' });
    await setPostings(50_000_000);
    expect(await find('balances')).toMatchObject({
      state: 'ok',
      found: 'Not proved here, for some 50 million postings: `lineboard check-balances` does.',
    });
  });
});
