import { describe, expect, it } from 'vitest';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';
import { DEMO_CUSTOMERS } from '../demo/demo-customers.ts';
import { findDemoLogins } from '../demo/find-demo-logins.ts';
import { seedDemo } from '../demo/seed-demo.ts';

const IDS = DEMO_CUSTOMERS.map(({ customerId }) => customerId).sort();

describe.each(oneEngine())('what a demo leaves in a book on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine);
  const { call, signIn } = book;

  it('every login is found, by its id, whatever somebody has made of its password', async () => {
    await seedDemo(book.database, 'main', book.gateway.clock.wallMs, book.gateway.clock.wallMs);
    await call('customers reset-password', { customerId: 'CREDIT1', password: 'another one 77' });
    await call('customers set', { customerId: 'POSTUP1', email: 'me@book.example' });
    const found = await findDemoLogins(book.database.pool);
    expect(found.map(({ customerId }) => customerId)).toEqual(IDS);
    expect(found.filter(({ hasPublicPassword }) => !hasPublicPassword)).toEqual([
      { customerId: 'CREDIT1', isClosed: false, hasPublicPassword: false },
    ]);
  });

  it('all are closed at once, inside and out, and stay out when one is opened again', async () => {
    const cookie = await book.gateway.cookieOf('LIMITS1');
    const { status, body } = await call('customers close-demo', {});
    expect([status, new Set(body.closed)]).toEqual([200, new Set(IDS)]);
    for (const { customerId, password } of DEMO_CUSTOMERS)
      expect([customerId, (await signIn(customerId, password)).resultCode]).toEqual([customerId, 1]);
    const session = await book.gateway.app.inject({ url: '/api/session', headers: { cookie } });
    expect(session.json().customer).toBeNull();
    expect((await call('customers close-demo', {})).body).toEqual({ closed: [] });
    const { body: log } = await call('audit list', { customerId: 'DEMO' });
    expect(log[0]).toMatchObject({ command: 'customers close-demo', actor: 'boss' });
    await call('customers reopen', { customerId: 'TIMEOUT1' });
    expect((await signIn('TIMEOUT1', 'timeout-demo-1')).resultCode).toBe(1);
  });
});

describe.each(oneEngine())('a book that was never a demo, on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine);

  it('keeps a customer who has the id of a demo’s by chance', async () => {
    await book.call('customers create', { customerId: 'AGENT1', password: 'quite another one' });
    expect(await findDemoLogins(book.database.pool)).toEqual([]);
    expect((await book.call('customers close-demo', {})).body).toEqual({ closed: [] });
    expect(await book.signIn('AGENT1', 'quite another one')).toMatchObject({ resultCode: 0 });
  });
});
