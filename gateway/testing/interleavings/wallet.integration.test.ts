import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WalletCallName } from '@lineboard/domain/casino/wallet/wallet-calls.schema';
import { createWallet, type Wallet } from '../../src/casino/wallet/wallet.ts';
import { checkBalances } from '../../src/ground/ledger/check-balances.ts';
import { NO_TRACES } from '../../src/ground/traces/traces.ts';
import { seedCustomer } from '../customers/seed-customer.ts';
import { createTestGateway, type TestGateway } from '../gateways/test-gateway.ts';
import { createItem, createTicket } from '../samples/ticket-request.ts';
import { createTestDatabase, oneEngine } from '../servers/test-database.ts';
import { createModelRound, settleModelRound } from '../wallet/model-wallet.ts';
import { createWalletProvider, type TestProvider } from '../wallet/wallet-provider.ts';
import { type HeldDatabase, holdDatabase } from './held-database.ts';
import { playInterleavings } from './play-interleavings.ts';

const KEY = 'k'.repeat(32);
const BALANCE_CENTS = 6_000;
const CASH_TERMS = {
  smallestCents: 1,
  largestCents: 50_000,
  mostWaiting: 9,
  automaticCents: { deposit: { of: {}, others: 0 }, payout: { of: {}, others: 0 } },
};

const CALLS = ['bet0', 'bet1', 'win', 'endingWin', 'refund', 'close', 'payout', 'cancel', 'ticket'] as const;

const call = fc.record({
  call: fc.oneof(fc.constantFrom(...CALLS), fc.constantFrom('bet0' as const, 'refund' as const)),
  at: fc.constantFrom(0, 1),
});

describe.each(oneEngine())('the wallet in every order on $name', (engine) => {
  let real: Awaited<ReturnType<typeof createTestDatabase>>;
  let held: HeldDatabase;
  let gateway: TestGateway;
  let acme: TestProvider;
  let wallets: Wallet[];

  beforeAll(async () => {
    real = await createTestDatabase(engine, 20);
    held = holdDatabase(real.database);
    gateway = await createTestGateway(held.database, { WALLET_PROVIDERS: `acme=${KEY}` });
    gateway.book.putGame({ gameNum: 1 });
    acme = createWalletProvider(gateway, { name: 'acme', key: KEY });
    const { wallNowMs, bookNowMs } = gateway.placing;
    const parts = { database: held.database, traces: NO_TRACES, customerEvents: gateway.customerEvents };
    const moments = {
      wallNowMs,
      bookNowMs,
      sessions: { touch: async () => {}, endAll: async () => {} },
      cashTerms: CASH_TERMS,
    };
    wallets = [0, 1].map(() => createWallet({ ...parts, ...moments }));
  });
  afterAll(async () => {
    await gateway.close();
    await real.drop();
  });

  it('WAL-1..WAL-5: decides each call once, tells every repetition the same, and comes to the cents of the answers', async () => {
    let run = 0;
    const codes = new Set<string>();
    await playInterleavings(
      { world: 'wallet', runs: 25 },
      fc.asyncProperty(fc.scheduler(), fc.array(call, { minLength: 2, maxLength: 9 }), async (s, calls) => {
        const customerId = `C${(run += 1)}`;
        await seedCustomer(real.database, { customerId, balanceCents: BALANCE_CENTS });
        const session = await acme.open(customerId);
        const cashier = await acme.open(customerId, { integration: 'cashier', game: null });
        const round = `round-${run}`;
        const name = (of: string): string => `${round}.${of}`;
        const money = { currency: 'USD', amountCents: 4_000 };
        const bet = { session, round, game: 'slots', ...money };
        const win = { round, ...money, amountCents: 3_000 };
        const ticket = createTicket([createItem(1, { amountCents: 2_000 })]);
        const bodies = {
          bet0: ['bet', { ...bet, transaction: name('bet0') }],
          bet1: ['bet', { ...bet, transaction: name('bet1'), amountCents: 4_500 }],
          win: ['win', { ...win, transaction: name('win'), closesRound: false }],
          endingWin: ['win', { ...win, transaction: name('endingWin'), closesRound: true }],
          refund: ['refund', { transaction: name('refund'), refers: name('bet0') }],
          close: ['close', { transaction: name('close'), round }],
          payout: ['payout', { session: cashier, transaction: name('payout'), ...money, method: 'Card' }],
          cancel: ['cancel', { transaction: name('cancel'), refers: name('payout') }],
        } as const;
        const send = (of: (typeof CALLS)[number], at: number): Promise<unknown> => {
          if (of === 'ticket') return gateway.tickets.place(customerId, ticket);
          const [callName, body] = bodies[of];
          return wallets[at]!.call('acme', callName as WalletCallName, body as never);
        };
        const told = new Map<string, Set<string>>();
        held.hold(s);
        try {
          const sent = calls.map(async ({ call: of, at }) => {
            const answer = JSON.stringify(await send(of, at));
            const { ok, code } = JSON.parse(answer);
            if (ok === false) codes.add(code);
            // Nothing is decided of a round that isn't there yet.
            if (code === 'roundUnknown' || code === 'requestUnknown') return;
            told.set(of, (told.get(of) ?? new Set()).add(answer));
          });
          await held.release(Promise.all(sent));
        } finally {
          held.hold(null);
        }
        for (const [of, answers] of told) expect([of, ...answers]).toHaveLength(2);

        const isDone = (of: string): boolean =>
          /^\{"(ok":true|state":"accepted")/.test([...(told.get(of) ?? [])][0] ?? '');
        const model = createModelRound(customerId);
        for (const of of ['bet0', 'bet1'] as const)
          if (isDone(of)) model.stakes.set(name(of), bodies[of][1].amountCents);
        for (const of of ['win', 'endingWin'] as const) if (isDone(of)) model.wins.set(of, 3_000);
        if (isDone('refund')) model.refunded.add(name('bet0'));
        model.isClosed = isDone('endingWin') || isDone('close');
        const { madeCents, heldCents } = settleModelRound(model);
        const paidCents = isDone('payout') && !isDone('cancel') ? money.amountCents : 0;
        const riskCents = isDone('ticket') ? 2_000 : 0;
        const { rows } = await real.database.pool.query(
          'select current_balance_cents as balance, at_risk_cents as held from account where customer_id = $1',
          [customerId],
        );
        expect(rows).toEqual([
          { balance: BALANCE_CENTS + madeCents, held: heldCents + paidCents + riskCents },
        ]);
        expect(rows[0].balance - rows[0].held).toBeGreaterThanOrEqual(0);
      }),
    );
    expect([...codes]).toEqual(
      expect.arrayContaining(['transactionRefunded', 'roundClosed', 'insufficientFunds']),
    );
    expect(await checkBalances(real.database.pool)).toEqual([]);
  });
});
