import type { WeekFigures } from '@lineboard/domain/books/daily-figures/week-figures.schema';
import type { PlaysNotPosted } from '@lineboard/domain/books/transactions/casino-play.schema';
import type { TransactionsAnswer } from '@lineboard/domain/books/transactions/transaction.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { createWalletProvider, type TestProvider } from '../../../testing/wallet/wallet-provider.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';

const KEY = 'k'.repeat(32);

describe.each(oneEngine())('rounds of games on $name', (engine) => {
  const book = setUpOperatedBook(engine, { env: { WALLET_PROVIDERS: `acme=${KEY}` } });
  let acme: TestProvider;

  beforeAll(() => {
    acme = createWalletProvider(book.gateway, { name: 'acme', key: KEY });
  });
  afterAll(async () => {
    expect(await checkBalances(book.database.pool)).toEqual([]);
  });

  const stake = async (customerId: string, round: string, amountCents: number, currency = 'USD') => {
    const session = await acme.open(customerId);
    const bet = { session, transaction: `${round}-b`, round, game: 'slots', amountCents, currency };
    expect(await acme.call('bet', bet)).toMatchObject([200, {}]);
  };
  const win = (round: string, amountCents: number, closesRound = true) =>
    acme.call('win', { transaction: `${round}-w`, round, amountCents, currency: 'USD', closesRound });

  it('are a play that is not posted, then a casino transaction, in balance and daily figures, to the cent', async () => {
    await seedCustomer(book.database, { customerId: 'ANN', balanceCents: 10_000 });
    const cookie = await book.gateway.cookieOf('ANN');
    const ask = async <Answer>(url: string): Promise<Answer> =>
      (await book.gateway.app.inject({ url, headers: { cookie } })).json();
    const notPosted = async () => (await ask<PlaysNotPosted>('/api/casino-plays/not-posted')).plays;

    await stake('ANN', 'won', 1_234);
    await stake('ANN', 'lost', 567);
    expect(await notPosted()).toMatchObject([
      { system: 'Casino', round: 'lost', riskCents: 567, winCents: null },
      { system: 'Casino', round: 'won', riskCents: 1_234, winCents: null },
    ]);
    expect(await win('won', 5_001)).toEqual([200, { balanceCents: 10_000 + 5_001 - 1_234 - 567 }]);
    expect(await acme.call('close', { transaction: 'lost-c', round: 'lost' })).toMatchObject([200, {}]);
    expect(await notPosted()).toEqual([]);

    const made = [5_001 - 1_234, -567] as const;
    const balanceCents = 10_000 + made[0] + made[1];
    const { transactions } = await ask<TransactionsAnswer>('/api/transactions?days=1');
    expect(transactions.filter(({ kind }) => kind === 'casino')).toMatchObject([
      { amountCents: made[1], balanceCents },
      { amountCents: made[0] },
    ]);
    const { balance } = await ask<{ balance: object }>('/api/session');
    expect(balance).toMatchObject({ currentBalanceCents: balanceCents, atRiskCents: 0 });
    const { week } = await ask<{ week: WeekFigures }>('/api/daily-figures?weekOffset=0');
    const casinoWinLossCents = made[0] + made[1];
    expect(week).toMatchObject({
      casinoWinLossTotalCents: casinoWinLossCents,
      endingBalanceCents: balanceCents,
    });
    const days = week.valuesPerDay.filter((day) => day.casinoWinLossCents !== 0);
    expect(days).toMatchObject([{ casinoWinLossCents }]);
  });

  it('are listed while they are open, and closed or voided by an operator with a line of the audit log', async () => {
    await seedCustomer(book.database, { customerId: 'BEN', balanceCents: 10_000 });
    await stake('BEN', 'one', 1_000);
    await stake('BEN', 'two', 2_000);
    await win('one', 300, false);
    await win('two', 9_000, false);
    const { body: open } = await book.call('rounds list', { customerId: 'ben' });
    expect(open).toMatchObject({
      count: 2,
      totals: [{ currency: 'USD', count: 2, stakeCents: 3_000 }],
      rounds: [
        {
          provider: 'acme',
          round: 'one',
          game: 'slots',
          customerId: 'BEN',
          currency: 'USD',
          stakeCents: 1_000,
          winCents: 300,
        },
        { round: 'two', winCents: 9_000 },
      ],
    });
    expect((await book.call('rounds list', { provider: 'nobody' })).body).toMatchObject({
      count: 0,
      totals: [],
      rounds: [],
    });

    const one = { provider: 'acme', round: 'one', note: 'the game hangs' };
    const closed = await book.call('rounds close', one);
    expect(closed.body).toMatchObject({ winCents: 300, closedBy: 'operator', isReturned: false });
    const voided = await book.call('rounds void', { ...one, round: 'two' });
    expect(voided.body).toMatchObject({ winCents: 2_000, closedBy: 'operator', isReturned: true });
    expect(await book.call('rounds void', one)).toMatchObject({
      status: 409,
      body: { error: { code: 'roundClosed' } },
    });
    expect(await book.call('rounds close', { ...one, round: 'none' })).toMatchObject({
      status: 409,
      body: { error: { code: 'unknownRound' } },
    });
    const balances = book.gateway.events.filter(({ customerId }) => customerId === 'BEN');
    expect(balances.at(-1)?.event).toMatchObject({ balance: { currentBalanceCents: 9_300, atRiskCents: 0 } });
    const { body: audit } = await book.call('audit list', { customerId: 'BEN' });
    expect(JSON.stringify(audit)).toContain('the game hangs');

    // What its provider says now is refused, and can be seen.
    const late = {
      transaction: 'late',
      round: 'one',
      amountCents: 7_000,
      currency: 'USD',
      closesRound: true,
    };
    expect(await acme.call('win', late)).toEqual([422, { code: 'roundClosed' }]);
    const { body: shown } = await book.call('rounds show', { provider: 'acme', round: 'one' });
    expect(shown.transactions).toMatchObject(
      [
        { transaction: 'one-b', call: 'bet', amountCents: 1_000, code: null },
        { transaction: 'one-w', call: 'win', amountCents: 300 },
        { transaction: 'late', amountCents: 7_000, code: 'roundClosed' },
      ].toSorted((a, b) => a.transaction.localeCompare(b.transaction)),
    );
  });

  it('are added up by currency, and each says its own', async () => {
    for (const [customerId, currency, stakeCents] of [
      ['DORA', 'USD', 100_000],
      ['EVA', 'EUR', 50_000],
    ] as const) {
      await seedCustomer(book.database, { customerId, currency, balanceCents: stakeCents });
      await stake(customerId, `of-${customerId}`, stakeCents, currency);
    }
    const { body: open } = await book.call('rounds list', { provider: 'acme' });
    expect(open.count).toBe(2);
    expect(open.totals).toEqual([
      { currency: 'EUR', count: 1, stakeCents: 50_000 },
      { currency: 'USD', count: 1, stakeCents: 100_000 },
    ]);
    expect(open.rounds).toMatchObject([{ currency: 'USD' }, { currency: 'EUR' }]);
    const { body: shown } = await book.call('rounds show', { provider: 'acme', round: 'of-EVA' });
    expect(shown).toMatchObject({ currency: 'EUR', stakeCents: 50_000 });
  });

  it('are changed by operators with the right alone', async () => {
    const token = await book.addToken('reader', ['customers.read']);
    const input = { provider: 'acme', round: 'one', note: 'why' };
    expect(await book.call('rounds void', input, { token })).toMatchObject({ status: 403 });
    expect(await book.call('rounds list', {}, { token })).toMatchObject({ status: 200 });
  });
});
