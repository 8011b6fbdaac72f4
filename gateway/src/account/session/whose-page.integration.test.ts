import { CALLS, type CallName } from '@lineboard/domain/doors/contract/calls';
import { mustNamePage } from '@lineboard/domain/doors/contract/must-name-page';
import { schemaOfCall } from '@lineboard/domain/doors/contract/call-schemas';
import { PAGE_HEADER } from '@lineboard/domain/account/sign-in/page-mark';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageOf } from '../../../testing/customers/page-marks.ts';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import type { Database } from '../../ground/database/create-database.ts';

const NAMES = Object.keys(CALLS) as CallName[];
const NAMING = NAMES.filter(mustNamePage);
const READING = NAMES.filter((name) => schemaOfCall(name).caller === 'customer' && !mustNamePage(name));

/** Nothing is parsed before it is known whose page calls. */
const BROKEN_BODY = '{"items":';

describe.each(oneEngine())('whose page it is', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let ann: string;
  let bob: string;

  const send = async (
    name: CallName,
    { cookie, page, payload }: { cookie: string; page: string; payload?: object | string },
  ) => {
    const { method, path } = CALLS[name];
    const answer = await gateway.app.inject({
      method,
      url: path.replaceAll(/\{\w+\}/g, 'x'),
      headers: {
        origin: TEST_ORIGIN,
        cookie,
        [PAGE_HEADER]: page,
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
  };
  const availableOf = async (cookie: string): Promise<number> =>
    (await gateway.app.inject({ url: '/api/session', headers: { cookie } })).json().balance.availableCents;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    for (const customerId of ['ANN', 'BOB']) await seedCustomer(database, { customerId });
    gateway = await createTestGateway(database);
    gateway.book.putGame({ gameNum: 1 });
  });
  afterAll(async () => {
    await gateway.close();
    await drop();
  });
  beforeEach(async () => {
    ann = await gateway.cookieOf('ANN');
    bob = await gateway.cookieOf('BOB');
  });

  it('is asked of every call that changes something for who is signed in', () => {
    for (const name of ['placeTicket', 'closeTicket', 'signOut', 'pingSession', 'launchIntegration'] as const)
      expect(NAMING).toContain(name);
    for (const name of ['signIn', 'createAccount', 'readSession'] as const)
      expect(NAMING).not.toContain(name);
  });

  it.each(NAMING)('%s from another customer’s page is refused before its body is read', async (name) => {
    const payload = CALLS[name].method === 'DELETE' ? undefined : BROKEN_BODY;
    for (const page of [pageOf(ann), 'visitor', 'starting', 'x'.repeat(10_000)])
      expect(await send(name, { cookie: bob, page, ...(payload && { payload }) })).toEqual({
        status: 409,
        body: { error: { code: 'sessionChanged' } },
      });
    expect(await send(name, { cookie: bob, page: '', ...(payload && { payload }) })).toEqual({
      status: 422,
      body: { error: { code: 'outdated' } },
    });
  });

  it.each(READING)(
    '%s tells another customer’s page nothing, and a program without a page all',
    async (name) => {
      expect((await send(name, { cookie: bob, page: pageOf(ann) })).body).toEqual({
        error: { code: 'sessionChanged' },
      });
      const { body } = await send(name, { cookie: bob, page: '' });
      expect(['sessionChanged', 'outdated']).not.toContain(body?.error?.code);
    },
  );

  it('a ticket of one customer’s page is never another’s, and nobody is told what became of its key', async () => {
    const [annHas, bobHas] = [await availableOf(ann), await availableOf(bob)];
    const ticket = createTicket([createItem(1)]);
    const refused = { status: 409, body: { error: { code: 'sessionChanged' } } };
    expect(await send('placeTicket', { cookie: bob, page: pageOf(ann), payload: ticket })).toEqual(refused);
    expect(await availableOf(bob)).toBe(bobHas);
    const placed = await send('placeTicket', { cookie: ann, page: pageOf(ann), payload: ticket });
    expect(placed.body).toMatchObject({ state: 'accepted' });
    expect(await send('placeTicket', { cookie: bob, page: pageOf(ann), payload: ticket })).toEqual(refused);
    expect(await availableOf(ann)).toBe(annHas - placed.body.totalRiskCents);
    const { rows } = await database.pool.query('select customer_id from ticket where idempotency_key = $1', [
      ticket.idempotencyKey,
    ]);
    expect(rows).toEqual([{ customer_id: 'ANN' }]);
  });

  it('goes on for the same customer with another session', async () => {
    const renewed = await gateway.cookieOf('ANN');
    expect(pageOf(renewed)).not.toBe(pageOf(ann));
    const ticket = createTicket([createItem(1)]);
    const placed = await send('placeTicket', { cookie: renewed, page: pageOf(ann), payload: ticket });
    expect(placed.body).toMatchObject({ state: 'accepted' });
  });

  it('another customer’s page neither ends a session nor keeps it alive', async () => {
    expect((await send('signOut', { cookie: bob, page: pageOf(ann) })).status).toBe(409);
    expect(await availableOf(bob)).toBeGreaterThan(0);
    const before = await database.pool.query('select sum(expires_at_ms) as sum from session');
    gateway.clock.wallMs += 1_000;
    expect((await send('pingSession', { cookie: bob, page: pageOf(ann) })).status).toBe(409);
    expect((await database.pool.query('select sum(expires_at_ms) as sum from session')).rows).toEqual(
      before.rows,
    );
    expect((await send('pingSession', { cookie: bob, page: pageOf(bob) })).status).toBe(200);
  });

  it('a cookie that is over, or none, is told first: there is nobody to compare with', async () => {
    await send('signOut', { cookie: ann, page: pageOf(ann) });
    const codeOf = async (cookie: string) =>
      (await send('placeTicket', { cookie, page: pageOf(ann), payload: {} })).body.error.code;
    expect(await codeOf(ann)).toBe('sessionEnded');
    expect(await codeOf('')).toBe('unauthenticated');
  });

  it('has a name from which neither customer nor cookie can be read', () => {
    const [customer, session] = pageOf(ann).split('.');
    expect(pageOf(bob)).not.toContain(customer);
    expect(pageOf(ann)).toMatch(/^[\w-]{22}\.[\w-]{22}$/);
    for (const secret of ['ANN', ann.split('=')[1] ?? ''])
      expect(`${customer} ${session}`).not.toContain(secret);
  });
});
