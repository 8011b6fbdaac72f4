import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestGateway, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createWalletProvider } from '../../../testing/wallet/wallet-provider.ts';
import { openSandboxWorld, type SandboxWorld } from '../../../testing/worlds/sandbox-world.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';
import { createSecretReader } from '../../ground/database/read-secret.ts';
import { createWalletClient } from '../wallet-client.ts';

const CARD = { method: 'Card', key: 'first-key' };

describe.each(oneEngine())('the cashier of the sandbox on $name', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let book: TestGateway;
  let world: SandboxWorld;
  let ann: string;
  let ben: string;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    book = await createTestGateway(database, { SANDBOX: 'true', CASHIER_AUTO_DEPOSIT_CENTS: '5000' });
    const address = await book.app.listen({ host: '127.0.0.1', port: 0 });
    world = await openSandboxWorld(database);
    world.tools.wallet = createWalletClient({
      readKey: createSecretReader(database, 'sandbox wallet key'),
      addressOf: () => address,
      nowMs: () => book.clock.wallMs,
    });
    const { launch } = createWalletProvider(book, { name: 'sandbox', key: '' });
    const enter = async (customerId: string, integration = 'cashier') => {
      const token = await launch(customerId, { integration, game: null });
      return (await world.call('enter', { token })).body.session;
    };
    for (const customerId of ['ANN', 'BEN'])
      await seedCustomer(database, { customerId, balanceCents: 10_000 });
    ann = await enter('ANN');
    ben = await enter('BEN');
  });
  afterAll(async () => {
    expect(await checkBalances(database.pool)).toEqual([]);
    await world.app.close();
    await book.close();
    await drop();
  });

  const call = async (name: string, body: object, session: string) => {
    const { status, body: answer } = await world.call(`cashier/${name}`, body, session);
    return { status, ...(answer as object) } as ReturnType<typeof JSON.parse>;
  };

  it('CASH-3: asks the book, once for each key, and shows what the book knows', async () => {
    expect(await call('open', {}, ann)).toMatchObject({
      status: 200,
      payableCents: 10_000,
      smallestCents: 1_000,
      largestCents: 1_000_000,
      requests: [],
    });
    const payout = { ...CARD, kind: 'payout', amountCents: 4_000 };
    for (let sent = 0; sent < 2; sent += 1)
      expect(await call('ask', payout, ann)).toMatchObject({
        status: 200,
        balanceCents: 6_000,
        payableCents: 6_000,
        requests: [{ kind: 'payout', amountCents: 4_000, method: 'Card', state: 'waiting' }],
      });
    const other = await call('ask', { ...payout, amountCents: 4_001 }, ann);
    expect(other).toMatchObject({ status: 422, error: { code: 'book:transactionReused' } });
    const deposit = { ...CARD, key: 'second-key', kind: 'deposit', amountCents: 5_000 };
    expect((await call('ask', deposit, ann)).requests).toMatchObject([
      { state: 'approved' },
      { state: 'waiting' },
    ]);
  });

  it('CASH-7: takes back the guest’s own requests, and nobody else’s', async () => {
    const { requests } = await call('open', {}, ann);
    const { transaction } = requests[1];
    expect(await call('cancel', { transaction }, ben)).toMatchObject({ status: 404 });
    expect((await call('open', {}, ben)).requests).toEqual([]);
    // The same key of another guest is another request.
    await call('ask', { ...CARD, kind: 'payout', amountCents: 1_000 }, ben);
    expect((await call('open', {}, ann)).requests[1]).toMatchObject({ transaction, state: 'waiting' });
    for (let sent = 0; sent < 2; sent += 1)
      expect(await call('cancel', { transaction }, ann)).toMatchObject({ status: 200, payableCents: 15_000 });
  });

  it('says why the book refuses, and asks for nothing that is no amount and no method', async () => {
    const ask = (more: object) =>
      call('ask', { ...CARD, key: 'third-key', kind: 'payout', amountCents: 1_000, ...more }, ann);
    expect(await ask({ amountCents: 90_000 })).toMatchObject({ error: { code: 'book:insufficientFunds' } });
    for (const more of [
      { amountCents: 0 },
      { amountCents: 1.5 },
      { method: '<b>' },
      { kind: 'bet' },
      { key: 'a.b' },
    ])
      expect(await ask(more)).toMatchObject({ status: 400 });
  });
});
