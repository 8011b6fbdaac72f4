import { MOST_WALLET_CENTS, WALLET_CLOCK_MS } from '@lineboard/domain/casino/wallet/wallet-bounds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestGateway, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createWalletProvider, type TestProvider } from '../../../testing/wallet/wallet-provider.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { signCall } from './wallet-signature.ts';

const [KEY, OTHER_KEY] = ['k'.repeat(32), 'o'.repeat(32)];
const PROVIDERS = { WALLET_PROVIDERS: `acme=${KEY},other=${OTHER_KEY}` };

describe.each(oneEngine())('attacks on the wallet on $name', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let acme: TestProvider;
  let session: string;
  let count = 0;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    gateway = await createTestGateway(database, PROVIDERS);
    acme = createWalletProvider(gateway, { name: 'acme', key: KEY });
    await seedCustomer(database, { customerId: 'ANN', balanceCents: 10_000 });
    session = await acme.open('ANN');
  });
  afterAll(async () => {
    // Nothing of all this moved anything.
    const { rows } = await database.pool.query(
      `select current_balance_cents, at_risk_cents, (select count(*) from casino_play) as plays,
         (select count(*) from wallet_transaction) as transactions
       from account where customer_id = 'ANN'`,
    );
    expect(rows).toEqual([{ current_balance_cents: 10_000, at_risk_cents: 0, plays: 0, transactions: 0 }]);
    await gateway.close();
    await drop();
  });

  const bet = (more: object = {}) => {
    const number = (count += 1);
    const body = { session, transaction: `t${number}`, round: `r${number}`, game: 'slots', amountCents: 100 };
    return { ...body, currency: 'USD', ...more };
  };
  const now = (): string => String(gateway.clock.wallMs);
  const sign = (key: string, time: string, path: string, body: string): string =>
    signCall(key, { time, path, body: Buffer.from(body) }).toString('base64url');
  const path = '/wallet/bet';

  it.each<[string, (body: string) => Record<string, string>]>([
    ['none', () => ({ 'x-lineboard-signature': '' })],
    ['a made-up one', () => ({ 'x-lineboard-signature': 'A'.repeat(43) })],
    ['one that is longer', (body) => ({ 'x-lineboard-signature': `${sign(KEY, now(), path, body)}A` })],
    ['another provider’s', (body) => ({ 'x-lineboard-signature': sign(OTHER_KEY, now(), path, body) })],
    ['another call’s', (body) => ({ 'x-lineboard-signature': sign(KEY, now(), '/wallet/win', body) })],
    ['another time’s', (body) => ({ 'x-lineboard-signature': sign(KEY, '1', path, body) })],
    ['another body’s', (body) => ({ 'x-lineboard-signature': sign(KEY, now(), path, `${body} `) })],
    [
      'that of another key order',
      (body) => {
        const turned = Object.fromEntries(Object.entries(JSON.parse(body) as object).toReversed());
        return { 'x-lineboard-signature': sign(KEY, now(), path, JSON.stringify(turned)) };
      },
    ],
    ['its own under another name', () => ({ 'x-lineboard-provider': 'other' })],
    ['its own under a name that nobody has', () => ({ 'x-lineboard-provider': 'nobody' })],
    ['its own under a name of every object', () => ({ 'x-lineboard-provider': 'constructor' })],
    ['the sandbox’s, which is off', () => ({ 'x-lineboard-provider': 'sandbox' })],
    ['one without a time', () => ({ 'x-lineboard-time': '' })],
  ])('takes no call with a signature that is %s', async (_what, headers) => {
    const body = JSON.stringify(bet());
    expect(await acme.send('bet', body, headers(body))).toEqual([401, { code: 'signatureInvalid' }]);
  });

  it.each([-1, 1])('takes no call that was signed too long before or after now: %d', async (side) => {
    const body = JSON.stringify(bet({ amountCents: 100_000 }));
    const signedAt = (ms: number) => {
      const time = String(gateway.clock.wallMs + ms);
      return { 'x-lineboard-time': time, 'x-lineboard-signature': sign(KEY, time, path, body) };
    };
    const late = await acme.send('bet', body, signedAt(side * (WALLET_CLOCK_MS + 1)));
    expect(late).toEqual([401, { code: 'signatureInvalid' }]);
    // The same within it is read, and refused for what it says.
    const wrong = JSON.stringify({ ...bet(), session: 'x' });
    const time = String(gateway.clock.wallMs + side * WALLET_CLOCK_MS);
    const headers = { 'x-lineboard-time': time, 'x-lineboard-signature': sign(KEY, time, path, wrong) };
    expect(await acme.send('bet', wrong, headers)).toEqual([400, { code: 'badRequest' }]);
  });

  it.each<[string, object]>([
    ['nothing staked', { amountCents: 0 }],
    ['less than nothing', { amountCents: -100 }],
    ['more than anything', { amountCents: MOST_WALLET_CENTS + 1 }],
    ['more than a number holds', { amountCents: 1e300 }],
    ['a part of a cent', { amountCents: 100.5 }],
    ['text', { amountCents: '100' }],
    ['no number', { amountCents: null }],
    ['a list', { amountCents: [100] }],
    ['a field too many', { customerId: 'ANN' }],
    ['a field of every object', { constructor: { prototype: { amountCents: 1 } } }],
    ['a number of 3,000 characters', { transaction: 'a'.repeat(3_000) }],
    ['an empty number', { transaction: '' }],
    ['a number with an end of line', { transaction: 'a\n' }],
    ['a number with half a character', { round: 'a\ud800' }],
    ['a number with a NUL', { round: 'a\u0000' }],
    ['a number in other letters', { round: 'ａ' }],
    ['no session', { session: null }],
    ['another currency’s sign', { currency: 'usd' }],
  ])('takes no bet of %s', async (_what, more) => {
    expect(await acme.call('bet', bet(more))).toEqual([400, { code: 'badRequest' }]);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['two of them', '{}{}'],
    ['null', 'null'],
    ['a list', '[]'],
    ['text', '"bet"'],
    ['a prototype', '{"__proto__":{"amountCents":1}}'],
    ['broken characters', Buffer.from([0x22, 0xff, 0xfe, 0x22]).toString('latin1')],
    ['a nest', '['.repeat(2_000)],
  ])('takes no body of %s', async (_what, body) => {
    expect(await acme.send('bet', body)).toEqual([400, { code: 'badRequest' }]);
  });

  it('reads no body that is too long, and no number of 10,000 characters', async () => {
    const tooLong = [413, { code: 'payloadTooLarge' }];
    expect(await acme.call('bet', bet({ transaction: 'a'.repeat(10_000) }))).toEqual(tooLong);
    expect(await acme.send('bet', `"${'a'.repeat(1_000_000)}"`)).toEqual(tooLong);
  });

  it('takes nothing that isn’t JSON, and no other way to call', async () => {
    const body = JSON.stringify(bet());
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await acme.send('bet', body, form)).toEqual([400, { code: 'badRequest' }]);
    const answer = await gateway.app.inject({ method: 'GET', url: path });
    expect(answer.statusCode).toBe(404);
  });

  it('answers too many calls with a refusal, before their signature is looked at', async () => {
    const few = await createTestGateway(database, { ...PROVIDERS, WALLET_CALLS_PER_MINUTE: '60' });
    const provider = createWalletProvider(gateway, { name: 'acme', key: OTHER_KEY }, few);
    const statuses: number[] = [];
    for (let sent = 0; sent < 62; sent += 1) statuses.push((await provider.call('bet', bet()))[0]);
    expect(statuses.slice(59)).toEqual([401, 429, 429]);
    expect(await provider.call('bet', bet())).toEqual([429, { code: 'rateLimited' }]);
    await few.close();
  });

  it('isn’t there where no provider is', async () => {
    const none = await createTestGateway(database, {});
    const provider = createWalletProvider(gateway, { name: 'acme', key: KEY }, none);
    expect(await provider.call('bet', bet())).toEqual([404, { error: { code: 'notFound' } }]);
    await none.close();
  });

  it('gives no customer’s session to another, and none by guessing', async () => {
    await seedCustomer(database, { customerId: 'BOB', balanceCents: 0 });
    const [status, { balanceCents }] = await acme.call('balance', { session: await acme.open('BOB') });
    expect([status, balanceCents]).toEqual([200, 0]);
    const guessed = { session: `${session.slice(0, -1)}${session.endsWith('A') ? 'B' : 'A'}` };
    expect(await acme.call('balance', guessed)).toEqual([422, { code: 'sessionEnded' }]);
  });
});
