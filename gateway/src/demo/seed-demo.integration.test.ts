import type { SignInAnswer } from '@lineboard/domain/customer/session-answer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, oneEngine } from '../../testing/servers/test-database.ts';
import { createTestGateway, TEST_ORIGIN } from '../../testing/gateways/test-gateway.ts';
import type { Database } from '../database/create-database.ts';
import { checkBalances } from '../ledger/check-balances.ts';
import { DEMO_CUSTOMERS, seedDemo } from './seed-demo.ts';

describe.each(oneEngine())('a demo book', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    await seedDemo(database, 'main', 0, 0);
  });
  afterAll(() => drop());

  it('ROLE1-02: its demo customer is DEMO, who signs in and stays offline; each has mail', async () => {
    const { app } = await createTestGateway(database, { ENCRYPT_PASSWORDS: 'false' });
    const found = [];
    for (const { customerId, password } of DEMO_CUSTOMERS) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/session',
        headers: { origin: TEST_ORIGIN },
        payload: { customerId, password },
      });
      const signedIn = answer.json<SignInAnswer>();
      if (signedIn.resultCode !== 0) throw new Error(`${customerId} can't sign in`);
      const { customer, online } = signedIn.session;
      found.push([customerId, customer?.isDemo, online, customer?.newMessagesCount]);
    }
    expect(found).toEqual([
      ['CREDIT1', false, true, 3],
      ['POSTUP1', false, true, 3],
      ['DEMO', true, false, 3],
    ]);
  });

  it('its books add up, and each has played in the casino without gaining or losing by it', async () => {
    expect(await checkBalances(database.pool)).toEqual([]);
    const { rows } = await database.pool.query(
      `select customer_id, sum(amount_cents)::bigint as made, count(distinct kind)::int as kinds from ledger
       where play_id is not null group by customer_id order by customer_id`,
    );
    expect(rows).toEqual(
      ['CREDIT1', 'DEMO', 'POSTUP1'].map((customer_id) => ({ customer_id, made: 0, kinds: 2 })),
    );
    const waiting = await database.pool.query(
      'select customer_id, count(*)::int as plays from casino_play where posted_book_ms is null group by 1',
    );
    expect(waiting.rows).toEqual([{ customer_id: 'POSTUP1', plays: 2 }]);
  });
});
