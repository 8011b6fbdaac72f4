import { describe, expect, it } from 'vitest';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';
import { readConfig } from '../../config/read-config.ts';
import { checkCustomers } from './check-customers.ts';

describe.each(oneEngine())('what doctor finds of customers on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine);

  const findOwing = async () => {
    const result = readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1/none', DEMO: 'true' });
    if (!result.ok) throw new Error(result.mistake);
    const findings = await checkCustomers(book.database.pool, result.config);
    return findings.find(({ part }) => part === 'post-up');
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
    expect(await findOwing()).toMatchObject({ state: 'ok' });
    const note = 'a deposit that came back';
    for (const customerId of ['OWES', 'CREDIT'])
      expect((await book.call('balance adjust', { customerId, amountCents: -11_250, note })).status).toBe(
        200,
      );
    expect(await findOwing()).toMatchObject({
      state: 'warning',
      found: '1 post-up customer with a balance below zero: OWES -12.50.',
    });
  });
});
