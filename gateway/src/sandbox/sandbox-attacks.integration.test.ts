import { SANDBOX_CALLS } from '@lineboard/domain/sandbox/sandbox-calls.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../testing/customers/seed-customer.ts';
import { createTestGateway, type TestGateway } from '../../testing/gateways/test-gateway.ts';
import { createTestDatabase, oneEngine } from '../../testing/servers/test-database.ts';
import { createWalletProvider, type TestProvider } from '../../testing/wallet/wallet-provider.ts';
import { openSandboxWorld, type SandboxWorld } from '../../testing/worlds/sandbox-world.ts';
import type { Database } from '../ground/database/create-database.ts';
import { checkBalances } from '../ground/ledger/check-balances.ts';
import { createSecretReader } from '../ground/database/read-secret.ts';
import { createWalletClient } from './wallet-client.ts';

const TABLE = { game: 'horses', title: '' };
const STAKE_CENTS = 500;
const FIRST_CENTS = 100_000;
const HOSTILE = ['', '__proto__', 'constructor', '\ud83d', '<script>', `${'x'.repeat(8_000)}`, '../enter'];

describe.each(oneEngine())('attacks on the sandbox on $name', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let book: TestGateway;
  let world: SandboxWorld;
  let launch: TestProvider['launch'];
  let customers = 0;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    book = await createTestGateway(database, { SANDBOX: 'true' });
    const address = await book.app.listen({ host: '127.0.0.1', port: 0 });
    world = await openSandboxWorld(database);
    world.tools.wallet = createWalletClient({
      readKey: createSecretReader(database, 'sandbox wallet key'),
      addressOf: () => address,
      nowMs: () => book.clock.wallMs,
    });
    ({ launch } = createWalletProvider(book, { name: 'sandbox', key: '' }));
  });
  afterAll(async () => {
    expect(await checkBalances(database.pool)).toEqual([]);
    await world.app.close();
    await book.close();
    await drop();
  });

  const newCustomer = async () => {
    customers += 1;
    const customerId = `CUST${customers}`;
    await seedCustomer(database, { customerId, balanceCents: FIRST_CENTS });
    const cookie = await book.cookieOf(customerId);
    const open = (integration = 'horses') => launch(customerId, { integration, game: null, cookie });
    const enter = async (integration = 'horses') =>
      (await world.call('enter', { token: await open(integration) })).body.session;
    const readAccount = async () =>
      (
        await database.pool.query<{ balance: number; held: number }>(
          'select current_balance_cents as balance, at_risk_cents as held from account where customer_id = $1',
          [customerId],
        )
      ).rows[0]!;
    return { customerId, open, enter, readAccount };
  };
  const start = (session: string, nonce: number, runner = 0) =>
    world.call(
      'games/start',
      { ...TABLE, nonce, clientSeed: 'mine', bet: { stakeCents: STAKE_CENTS, runner } },
      session,
    );

  it('a token opens one page, however many show it at once, and none later', async () => {
    const { open } = await newCustomer();
    const token = await open();
    const answers = await Promise.all(Array.from({ length: 5 }, () => world.call('enter', { token })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 422, 422, 422, 422,
    ]);
    for (const { status, body } of answers)
      if (status !== 200) expect(body.error.code).toBe('book:tokenInvalid');
    expect((await world.call('enter', { token })).body.error.code).toBe('book:tokenInvalid');
  });

  it('an integration in two tabs is one table: of two bets at once one counts, and one stake is taken', async () => {
    const { enter, readAccount } = await newCustomer();
    const [one, other] = [await enter(), await enter()];
    expect(one).not.toBe(other);
    const answers = await Promise.all([start(one, 0, 1), start(other, 0, 2)]);
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken.length).toBeGreaterThan(0);
    for (const { body } of answers.filter(({ status }) => status !== 200))
      expect(body.error.code).toBe('outOfOrder');
    const [first, second] = [
      await world.call('games/open', TABLE, one),
      await world.call('games/open', TABLE, other),
    ];
    expect(first.body.round).toEqual(second.body.round);
    expect(first.body.nextNonce).toBe(1);
    const { balance, held } = await readAccount();
    expect([balance, held]).toEqual([FIRST_CENTS - STAKE_CENTS + first.body.round!.winCents!, 0]);
  });

  it('signing out at the book ends both tabs: neither bets on', async () => {
    const { customerId, enter, readAccount } = await newCustomer();
    const tabs = [await enter(), await enter()];
    await database.pool.query('delete from session where customer_id = $1', [customerId]);
    for (const tab of tabs) expect((await start(tab, 0)).status).not.toBe(200);
    expect(await readAccount()).toEqual({ balance: FIRST_CENTS, held: 0 });
  });

  it('a place at the races is none at the cashier, and the other way round', async () => {
    const { enter, readAccount } = await newCustomer();
    const [races, cashier] = [await enter('horses'), await enter('cashier')];
    const ask = { key: 'first-key', kind: 'deposit', amountCents: 5_000, method: 'Card' };
    expect((await world.call('cashier/ask', ask, races)).body.error.code).toBe('book:cashNotAllowed');
    expect((await start(cashier, 0)).body.error.code).toBe('book:playNotAllowed');
    expect(await readAccount()).toEqual({ balance: FIRST_CENTS, held: 0 });
  });

  it('one player’s page reads, plays and takes back nothing of another’s', async () => {
    const [ann, ben] = [await newCustomer(), await newCustomer()];
    const [annAt, benAt] = [await ann.enter(), await ben.enter()];
    await start(annAt, 0);
    expect((await world.call('games/open', TABLE, benAt)).body).toMatchObject({ round: null, nextNonce: 0 });
    const cashier = await ann.enter('cashier');
    const ask = { key: 'anns-key', kind: 'payout', amountCents: 1_000, method: 'Card' };
    const { body } = await world.call('cashier/ask', ask, cashier);
    const [{ transaction }] = (body as unknown as { requests: [{ transaction: string }] }).requests;
    const stranger = await ben.enter('cashier');
    const player = transaction.slice(0, transaction.indexOf('.'));
    for (const forged of [transaction, `${player}.`, player, '.', 'x'.repeat(100)])
      expect((await world.call('cashier/cancel', { transaction: forged }, stranger)).status).toBe(404);
    expect((await ann.readAccount()).held).toBe(1_000);
  });

  it('no other page’s origin calls anything, and neither does nobody’s', async () => {
    const { enter } = await newCustomer();
    const session = await enter();
    const others = [
      'https://props.example',
      'http://127.0.0.1:8080',
      'http://localhost:8081.evil',
      'null',
      '',
    ];
    for (const name of Object.keys(SANDBOX_CALLS))
      for (const origin of others)
        expect((await world.call(name, {}, session, origin)).body.error.code, `${name} ${origin}`).toBe(
          'originRefused',
        );
  });

  it.each(HOSTILE)('%.20j is no token, no session, no game, no title and no board', async (text) => {
    const { enter } = await newCustomer();
    const session = await enter();
    expect((await world.call('enter', { token: text })).status).toBe(400);
    const guest = await world.app.inject({
      method: 'POST',
      url: '/balance',
      headers: { origin: 'http://localhost:8081', authorization: encodeURI(`Bearer ${text.toWellFormed()}`) },
      payload: {},
    });
    expect(guest.json()).toEqual({ error: { code: 'unauthenticated' } });
    const isRefused = async (name: string, body: object) => {
      const { status } = await world.call(name, body, session);
      expect(status, name).toBeGreaterThanOrEqual(400);
      expect(status, name).toBeLessThan(500);
    };
    await isRefused('games/open', { ...TABLE, game: text });
    await isRefused('games/start', {
      ...TABLE,
      nonce: 0,
      clientSeed: text,
      bet: { stakeCents: 500, runner: text },
    });
    await isRefused('games/move', { ...TABLE, nonce: 0, number: 1, move: text });
    await isRefused('boards/live', { board: text });
    await isRefused('props/open', { gameNum: text });
    if (!/^[\w.-]*$/.test(text) || text.length > 60) await isRefused('games/open', { ...TABLE, title: text });
  });
});
