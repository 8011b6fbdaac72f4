import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { addToken } from '../../../testing/operators/add-token.ts';
import { createTicket } from '../../../testing/samples/ticket-request.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createWalletProvider } from '../../../testing/wallet/wallet-provider.ts';
import type { Database } from '../../ground/database/create-database.ts';

const KEY = 'k'.repeat(32);

describe.each(oneEngine())('calls that move money, on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let cookie: string;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    gateway = await createTestGateway(database, { LOG_LEVEL: 'info', WALLET_PROVIDERS: `acme=${KEY}` });
    gateway.book.putGame({ gameNum: 1 });
    await seedCustomer(database, { customerId: 'ALICE', balanceCents: 10_000_000 });
    cookie = await gateway.cookieOf('ALICE');
  });
  afterAll(async () => {
    await gateway.close();
    await drop();
  });

  const place = (headers: Record<string, string>) =>
    gateway.app.inject({
      method: 'POST',
      url: '/api/tickets',
      headers: { origin: TEST_ORIGIN, ...headers },
      payload: { ...createTicket([]), idempotencyKey: randomUUID() },
    });
  const command = async (name: string, input: object, token: string) => {
    await gateway.app.inject({
      method: 'POST',
      url: `/api/operator/${name}`,
      headers: { authorization: `Bearer ${token}` },
      payload: input,
    });
  };
  const take = () =>
    gateway.lines
      .splice(0)
      .filter(({ msg }) => msg === 'answered a call that moves money')
      .map(({ method, route, status, caller, ms }) => [method, route, status, caller, typeof ms]);

  it('are a line of the log each, with who called and what was answered; others are not', async () => {
    await gateway.app.inject({ method: 'GET', url: '/api/open-bets', headers: { cookie } });
    expect(take()).toEqual([]);
    await place({});
    await place({ cookie });
    expect(take()).toEqual([
      ['POST', '/api/tickets', 401, null, 'number'],
      ['POST', '/api/tickets', expect.any(Number), 'ALICE', 'number'],
    ]);
    const acme = createWalletProvider(gateway, { name: 'acme', key: KEY });
    const session = await acme.open('ALICE', { cookie });
    take();
    const round = { round: 'r1', game: 'slots', currency: 'USD' };
    await acme.call('bet', { session, transaction: 't1', amountCents: 500, ...round });
    expect(take()).toMatchObject([['POST', '/wallet/bet', 200, 'acme', 'number']]);
    const token = await addToken(database, 'clerk', ['money.write', 'customers.read']);
    await command('cash/in', { customerId: 'ALICE', amountCents: 100, note: 'Counter' }, token);
    await command('customers/list', {}, token);
    expect(take()).toMatchObject([
      ['POST', expect.stringContaining('cash'), expect.any(Number), 'clerk', 'number'],
    ]);
  });
});
