import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestGateway, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createWalletProvider, type TestProvider } from '../../../testing/wallet/wallet-provider.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';

const PROVIDER = { name: 'acme', key: 'k'.repeat(32) };
const VARIABLES = { WALLET_PROVIDERS: `${PROVIDER.name}=${PROVIDER.key}` };

describe.each(oneEngine())('a gateway’s cache of players, on $name', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateways: TestGateway[];
  /** Calls go to one gateway or to another one on the same database. */
  let here: TestProvider;
  let there: TestProvider;
  let customerId: string;
  let session: string;
  let count = 0;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    gateways = [await createTestGateway(database, VARIABLES), await createTestGateway(database, VARIABLES)];
    here = createWalletProvider(gateways[0]!, PROVIDER);
    there = createWalletProvider(gateways[0]!, PROVIDER, gateways[1]);
  });
  beforeEach(async () => {
    count += 1;
    customerId = `C${count}`;
    await seedCustomer(database, { customerId, balanceCents: 10_000 });
    session = await here.open(customerId);
  });
  afterAll(async () => {
    expect(await checkBalances(database.pool)).toEqual([]);
    for (const gateway of gateways) await gateway.close();
    await drop();
  });

  let transactions = 0;
  const next = (): string => `t${(transactions += 1)}`;
  const roundOf = (name: string): string => `${name}-${count}`;
  const bet = (amountCents: number, round = 'one', more: object = {}) => ({
    session,
    transaction: next(),
    round: roundOf(round),
    game: 'slots',
    amountCents,
    currency: 'USD',
    ...more,
  });
  const win = (amountCents: number, round = 'one', closesRound = true) => ({
    transaction: next(),
    round: roundOf(round),
    amountCents,
    currency: 'USD',
    closesRound,
  });
  const done = (balanceCents: number) => [200, { balanceCents }];
  const refused = (code: string) => [422, { code }];

  const readsOf = async (calls: () => Promise<void>): Promise<string[]> => {
    const asked = vi.spyOn(database.pipeline, 'query');
    await calls();
    const names = asked.mock.calls.map(([{ name }]) => name);
    asked.mockRestore();
    return names.filter((name) => name.startsWith('read-'));
  };

  it('answers with an earlier decision once that is on disk', async () => {
    const staked = bet(100);
    const answer = await here.call('bet', staked);
    const disk = Promise.withResolvers<void>();
    const flushed = vi.spyOn(database.pipeline, 'flushed').mockReturnValue(disk.promise);
    let isTold = false;
    const again = there.call('bet', staked).finally(() => (isTold = true));
    await expect.poll(() => flushed.mock.calls.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isTold).toBe(false);
    disk.resolve();
    expect(await again).toEqual(answer);
    flushed.mockRestore();
  });

  it('reads a player once, and its own writes never', async () => {
    let plays = 0;
    const play = async () => {
      const [one, two] = [`one-${(plays += 1)}`, `two-${plays}`];
      for (const staked of [bet(100, one), bet(50, one)])
        expect(await here.call('bet', staked)).toMatchObject([200, {}]);
      for (const won of [win(20, one, false), win(130, one)])
        expect(await here.call('win', won)).toMatchObject([200, {}]);
      expect(await here.call('bet', bet(70, two))).toMatchObject([200, {}]);
      expect(await here.call('win', win(0, two, false))).toMatchObject([200, {}]);
      expect(await here.call('bet', bet(10, two))).toMatchObject([200, {}]);
      const close = { transaction: next(), round: roundOf(two) };
      expect(await here.call('close', close)).toMatchObject([200, {}]);
    };
    expect(await readsOf(play)).toContain('read-bet');
    // The first calls open connections; anything read before that doesn't count.
    await expect.poll(() => readsOf(play)).toEqual([]);
  });

  it('caches nothing inside a transaction, which may still fail to commit', async () => {
    const run = database.pipeline.query.bind(database.pipeline);
    const asked = vi.spyOn(database.pipeline, 'query');
    asked.mockImplementation(async (statement) => {
      if (statement.name === 'open-round') return { rows: [] } as never;
      return run(statement);
    });
    expect(await here.call('bet', bet(1_000))).toEqual(done(9_000));
    asked.mockRestore();
    const next = async () => expect(await here.call('win', win(2_000))).toEqual(done(11_000));
    expect(await readsOf(next)).toEqual(['read-round']);
  });

  it('WAL-2: gives a repeated call the same answer', async () => {
    const [staked, won] = [bet(1_000), win(3_000)];
    for (let sent = 0; sent < 3; sent += 1) expect(await here.call('bet', staked)).toEqual(done(9_000));
    expect(await here.call('bet', { ...staked, amountCents: 900 })).toEqual(refused('transactionReused'));
    for (let sent = 0; sent < 3; sent += 1) expect(await here.call('win', won)).toEqual(done(12_000));
    expect(await here.call('bet', staked)).toEqual(done(9_000));
  });

  it('notices another gateway’s changes to the round and to the account', async () => {
    expect(await here.call('bet', bet(1_000))).toEqual(done(9_000));
    expect(await there.call('bet', bet(500))).toEqual(done(8_500));
    expect(await here.call('bet', bet(500, 'two'))).toEqual(done(8_000));
    expect(await there.call('win', win(100, 'one', false))).toEqual(done(8_000));
    expect(await here.call('win', win(2_900))).toEqual(done(11_000));
    expect(await there.call('win', win(0, 'two'))).toEqual(done(11_000));
    expect(await here.call('win', win(9_000, 'two'))).toEqual(refused('roundClosed'));
  });

  it('drops a round that is over', async () => {
    const [staked, won] = [bet(1_000), win(1_500)];
    await here.call('bet', staked);
    expect(await here.call('win', won)).toEqual(done(10_500));
    expect(await here.call('win', win(1_500))).toEqual(refused('roundClosed'));
    expect(await here.call('bet', bet(100))).toEqual(refused('roundClosed'));
  });

  it('accepts a bet that a deposit made possible, and refuses one after the money is gone', async () => {
    await here.call('bet', bet(1_000));
    expect(await here.call('bet', bet(9_001))).toEqual(refused('insufficientFunds'));
    const add = (cents: number) =>
      database.pool.query(
        'update account set current_balance_cents = current_balance_cents + $2 where customer_id = $1',
        [customerId, cents],
      );
    await here.call('bet', bet(1_000));
    await add(5_000);
    expect(await here.call('bet', bet(13_000))).toEqual(done(0));
    await here.call('win', win(15_000));
    await add(-5_000);
    expect(await here.call('bet', bet(10_001, 'two'))).toEqual(refused('insufficientFunds'));
  });

  it.each([
    ['offline', 'update customer set is_offline = true where customer_id = $1'],
    ['taken for a bot', 'update customer set customer_is_a_bot = true where customer_id = $1'],
    ['restricted', `insert into customer_restriction (customer_id, code) values ($1, 'CASINO')`],
  ])('refuses a bet of a customer who is %s since the last one', async (_what, sql) => {
    await here.call('bet', bet(1_000));
    await database.pool.query(sql, [customerId]);
    expect(await here.call('bet', bet(1_000))).toEqual(refused('playNotAllowed'));
    expect(await here.call('win', win(1_000))).toEqual(done(10_000));
  });

  it('WAL-7: refuses a bet when the session has ended, and one of an account that was closed', async () => {
    await here.call('bet', bet(1_000));
    await database.pool.query('update customer set closed_at_ms = 1 where customer_id = $1', [customerId]);
    expect(await here.call('bet', bet(1_000))).toEqual(refused('sessionEnded'));
    await database.pool.query('update customer set closed_at_ms = null where customer_id = $1', [customerId]);
    expect(await here.call('bet', bet(1_000))).toEqual(done(8_000));
    await database.pool.query('delete from session where customer_id = $1', [customerId]);
    expect(await here.call('bet', bet(1_000))).toEqual(refused('sessionEnded'));
    expect(await here.call('bet', bet(1_000, 'two'))).toEqual(refused('sessionEnded'));
  });

  it('OWN-5: obeys a limit that the customer sets between two bets, again on each day', async () => {
    await here.call('bet', bet(1_000));
    await database.pool.query(
      `insert into own_limit (customer_id, kind, period, amount) values ($1, 'loss', 'day', 1500)`,
      [customerId],
    );
    expect(await here.call('bet', bet(501))).toEqual(refused('ownLossLimit'));
    expect(await here.call('bet', bet(500))).toEqual(done(8_500));
    expect(await here.call('bet', bet(1, 'two'))).toEqual(refused('ownLossLimit'));
  });

  it('WAL-1: leaves a round to its own player', async () => {
    await here.call('bet', bet(1_000));
    const mine = { customerId, session };
    await seedCustomer(database, { customerId: `${customerId}B`, balanceCents: 10_000 });
    const theirs = await here.open(`${customerId}B`);
    expect(await here.call('bet', bet(100, 'two', { session: theirs }))).toEqual(done(9_900));
    expect(await here.call('bet', bet(100, 'one', { session: theirs }))).toEqual(refused('roundTaken'));
    expect(await here.call('bet', bet(100, 'two', { session: mine.session }))).toEqual(refused('roundTaken'));
  });

  it('extends the page’s session as long as there are bets, but not with each bet', async () => {
    await here.call('bet', bet(100));
    for (const { clock } of gateways) clock.wallMs += 5 * 60_000;
    const isTouched = async () => {
      const { rows } = await database.pool.query<{ active_at_ms: number }>(
        'select active_at_ms from session where customer_id = $1',
        [customerId],
      );
      return rows[0]!.active_at_ms === gateways[0]!.clock.wallMs;
    };
    expect(await isTouched()).toBe(false);
    await here.call('bet', bet(100));
    expect(await isTouched()).toBe(true);
    for (const { clock } of gateways) clock.wallMs += 1_000;
    await here.call('bet', bet(100));
    expect(await isTouched()).toBe(false);
  });
});
