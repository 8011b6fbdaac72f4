import { beforeAll, describe, expect, it } from 'vitest';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { untilBlocked } from '../../../testing/servers/until-blocked.ts';
import { createWalletProvider, type TestProvider } from '../../../testing/wallet/wallet-provider.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';

const KEY = 'k'.repeat(32);
const ROUNDS = 40;

const SELECT_CURRENCIES = `
select c.currency as own, r.currency as asked from customer c left join cash_request r using (customer_id)
where customer_id = $1`;

describe.each(oneEngine())(
  'a customer whom an operator changes while a provider calls, on $name',
  (engine) => {
    const book = setUpOperatedBook(engine, { env: { WALLET_PROVIDERS: `acme=${KEY}` } });
    let acme: TestProvider;

    beforeAll(() => void (acme = createWalletProvider(book.gateway, { name: 'acme', key: KEY })));

    /** With a line of credit, and not one amount: that would keep the currency. */
    const create = async (customerId: string): Promise<void> => {
      const terms = { customerId, creditAcctFlag: true, creditLimitCents: 100_000 };
      expect(await book.call('customers create', terms)).toMatchObject({ status: 200 });
    };

    it('a deposit and a change of currency at once: one is done, and the other is told why not', async () => {
      const either = [
        'currency: 200 done, deposit: 422 currencyMismatch, [{"own":"EUR","asked":null}]',
        'currency: 409 currencyInUse, deposit: 200 done, [{"own":"USD","asked":"USD"}]',
      ];
      for (let round = 0; round < ROUNDS; round += 1) {
        const customerId = `MEETS${round}`;
        await create(customerId);
        const session = await acme.open(customerId, { integration: 'cashier', game: null });
        const ask = { session, transaction: customerId, amountCents: 5_000, currency: 'USD', method: 'Card' };
        const deposit = async () => {
          const [status, { code = 'done' }] = await acme.call('deposit', ask);
          return `deposit: ${status} ${code}`;
        };
        const change = async () => {
          const { status, body } = await book.call('customers set', { customerId, currency: 'EUR' });
          return `currency: ${status} ${body.error?.code ?? 'done'}`;
        };
        // Now one begins, now the other.
        const both = round % 2 === 0 ? [deposit(), change()] : [change(), deposit()];
        const outcomes = (await Promise.all(both)).toSorted();
        const { rows } = await book.database.pool.query(SELECT_CURRENCIES, [customerId]);
        expect(either).toContain([...outcomes, JSON.stringify(rows)].join(', '));
      }
    });

    it.each([
      ['gets another currency', 'RECOINED', 'customers set', { currency: 'EUR' }, 'currencyMismatch'],
      ['is closed', 'CLOSED', 'customers close', {}, 'sessionEnded'],
    ] as const)('a bet that was judged before its account %s is judged again', async (...given) => {
      const [, customerId, command, terms, code] = given;
      await create(customerId);
      const session = await acme.open(customerId);
      const bet = { session, transaction: customerId, round: customerId, game: 'slots', amountCents: 500 };
      const both = await inTransaction(book.database.pool, async (client) => {
        await client.query('select from account where customer_id = $1 for update', [customerId]);
        const change = book.call(command, { customerId, ...terms });
        await untilBlocked(book.database.pool, 'for no key update');
        const play = acme.call('bet', { ...bet, currency: 'USD' });
        await untilBlocked(book.database.pool, 'for no key update', 'update account');
        return { change, play };
      });
      expect(await both.change).toMatchObject({ status: 200 });
      expect(await both.play).toEqual([422, { code }]);
    });
  },
);
