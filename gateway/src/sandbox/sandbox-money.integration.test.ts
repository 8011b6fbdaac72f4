import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../testing/customers/seed-customer.ts';
import { createTestGateway, type TestGateway } from '../../testing/gateways/test-gateway.ts';
import { createTestDatabase, oneEngine } from '../../testing/servers/test-database.ts';
import { createWalletProvider } from '../../testing/wallet/wallet-provider.ts';
import { openSandboxWorld, type SandboxWorld } from '../../testing/worlds/sandbox-world.ts';
import type { Database } from '../ground/database/create-database.ts';
import { checkBalances } from '../ground/ledger/check-balances.ts';
import { createSecretReader } from '../ground/database/read-secret.ts';
import { createWalletClient } from './wallet-client.ts';

const TABLE = { game: 'horses', title: '' };
const FIRST_CENTS = 1_000_000;
const ROUNDS = 20;
const LATER_MS = 120_000;

/** Whoever answers through it loses every third answer of a call that moves money, after the book has decided it. */
const startLossyWay = async (to: string): Promise<{ address: string; server: Server }> => {
  let calls = 0;
  const server = createServer((from, answer) => {
    const { hostname, port } = new URL(to);
    const isMove = /bet|win/.test(from.url ?? '');
    calls += isMove ? 1 : 0;
    const isLost = isMove && calls % 3 === 0;
    const onward = request(
      { hostname, port, path: from.url, method: from.method, headers: from.headers },
      (reply) => {
        if (isLost) reply.resume().on('end', () => answer.destroy());
        else reply.pipe(answer.writeHead(reply.statusCode ?? 500, reply.headers));
      },
    );
    from.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
};

describe.each(oneEngine())('money of the sandbox on $name', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let book: TestGateway;
  let world: SandboxWorld;
  let way: Server;
  let session: string;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    book = await createTestGateway(database, { SANDBOX: 'true' });
    const lossy = await startLossyWay(await book.app.listen({ host: '127.0.0.1', port: 0 }));
    way = lossy.server;
    world = await openSandboxWorld(database);
    world.tools.wallet = createWalletClient({
      readKey: createSecretReader(database, 'sandbox wallet key'),
      addressOf: () => lossy.address,
      nowMs: () => book.clock.wallMs,
    });
    await seedCustomer(database, { customerId: 'ANNE-NAMED-NOWHERE', balanceCents: FIRST_CENTS });
    const { launch } = createWalletProvider(book, { name: 'sandbox', key: '' });
    const token = await launch('ANNE-NAMED-NOWHERE', { integration: 'horses', game: null });
    const entered = await world.call('enter', { token });
    expect(entered.body).toMatchObject({ currency: 'USD', language: 'en', integration: 'horses' });
    expect(JSON.stringify(entered.body)).not.toContain('ANNE-NAMED-NOWHERE');
    session = entered.body.session;
    expect((await world.call('enter', { token })).body.error.code).toBe('book:tokenInvalid');
  });
  afterAll(async () => {
    way.close();
    way.closeAllConnections();
    await world.app.close();
    await book.close();
    await drop();
  });

  const call = (name: string, body: object) => world.call(name, body, session);

  it('is in the book’s ledger to the cent, when every third answer of the book is lost', async () => {
    let nonce = 0;
    while (nonce < ROUNDS) {
      const start = { ...TABLE, nonce, clientSeed: 'mine', bet: { stakeCents: 500, runner: nonce % 8 } };
      const { status, body } = await call('games/start', start);
      if (status === 200 && !body.isDeciding && body.round?.nonce === nonce) nonce += 1;
      else {
        world.clock.wallMs += LATER_MS;
        await world.sendDue();
      }
    }
    world.clock.wallMs += LATER_MS;
    await world.sendDue();
    await world.sendDue();
    const { rounds } = (await call('games/reveal', TABLE)).body;
    expect(rounds).toHaveLength(ROUNDS);
    const made = rounds.reduce((sum, { stakeCents, winCents }) => sum + winCents! - stakeCents, 0);
    const { rows } = await database.pool.query<{ current_balance_cents: number; at_risk_cents: number }>(
      `select current_balance_cents, at_risk_cents from account where customer_id = 'ANNE-NAMED-NOWHERE'`,
    );
    expect(rows).toEqual([{ current_balance_cents: FIRST_CENTS + made, at_risk_cents: 0 }]);
    const { rows: plays } = await database.pool.query<{ plays: number; made: number; open: number }>(
      `select count(*)::int as plays, sum(win_cents - stake_cents)::bigint as made,
         count(*) filter (where posted_book_ms is null)::int as open from casino_play where provider = 'sandbox'`,
    );
    expect(plays).toEqual([{ plays: ROUNDS, made, open: 0 }]);
    expect(await checkBalances(database.pool)).toEqual([]);
  });

  it('ends with the customer’s session at the book: no stake is taken after it', async () => {
    await database.pool.query(`delete from session where customer_id = 'ANNE-NAMED-NOWHERE'`);
    const open = (await call('games/open', TABLE)).body;
    const start = {
      ...TABLE,
      nonce: open.nextNonce,
      clientSeed: 'mine',
      bet: { stakeCents: 500, runner: 0 },
    };
    let answer = await call('games/start', start);
    for (let tries = 0; answer.body.isDeciding && tries < 5; tries += 1) {
      world.clock.wallMs += LATER_MS;
      await world.sendDue();
      answer = await call('games/start', start);
    }
    expect(answer.body.error.code).toBe('book:sessionEnded');
    expect(await checkBalances(database.pool)).toEqual([]);
  });
});
