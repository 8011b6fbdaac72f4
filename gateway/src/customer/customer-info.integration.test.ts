import type { SessionAnswer } from '@lineboard/domain/customer/session-answer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../testing/customers/seed-customer.ts';
import { createTestDatabase, testEngines } from '../../testing/servers/test-database.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../testing/gateways/test-gateway.ts';
import type { Database } from '../database/create-database.ts';

const PARAMS = { MaxSpreadPoints: 21 };

describe.each(testEngines())('customer info on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    gateway = await createTestGateway(database);
    await seedCustomer(database, {
      customerId: 'ALICE',
      balanceCents: 250_000,
      creditLimitCents: 1_000_000,
      freePlayCents: 10_050,
      minimumWagerCents: 250,
      enableRifFlag: true,
      restrictions: [{ code: 'FBMLDISABLE', params: PARAMS }, { code: 'PLOPEN' }],
    });
    await database.kysely
      .updateTable('customer')
      .set({
        agent_id: 'AGENT7',
        currency: 'CAD',
        web_language: 'SPA',
        round_robin_max_payout_cents: 5_000_001,
        round_robin_max_bet_cents: 100_002,
        contest_max_payout_cents: 2_000_003,
        if_bet_max_payout_cents: 5_000_004,
      })
      .where('customer_id', '=', 'ALICE')
      .execute();
    await seedCustomer(database, { customerId: 'BOB', balanceCents: 250_000 });
  });
  afterAll(() => drop());

  const infoOf = async (customerId: string) => {
    const headers = { cookie: await gateway.cookieOf(customerId) };
    const answer = (await gateway.app.inject({ url: '/api/session', headers })).json<SessionAnswer>();
    return { ...answer.customer!, ...answer.balance! };
  };

  it('CALL1-01, CALL2-03: is told to the customer whose session it is, and to nobody else', async () => {
    expect(await infoOf('ALICE')).toMatchObject({ customerId: 'ALICE', currentBalanceCents: 250_000 });
    expect(await infoOf('BOB')).toMatchObject({ customerId: 'BOB' });
    const nobody = (await gateway.app.inject('/api/session')).json<SessionAnswer>();
    expect(nobody).toEqual({ online: false, customer: null, balance: null });
  });

  it('ENT2-19: carries every field of the specification that betting asks for', async () => {
    expect(await infoOf('ALICE')).toMatchObject({
      customerId: 'ALICE',
      agentId: 'AGENT7',
      currency: 'CAD',
      priceType: 'A',
      freePlayBalanceCents: 10_050,
      enableRifFlag: true,
      roundRobinMaxPayoutCents: 5_000_001,
      roundRobinMaxBetCents: 100_002,
      contestMaxPayoutCents: 2_000_003,
      ifBetMaxPayoutCents: 5_000_004,
      store: 'main',
      settings: { webLanguage: 'SPA' },
      isDemo: false,
      minimumWagerCents: 250,
    });
  });

  it('ENT1-08: restrictions have a code, with the parameters that some of them take', async () => {
    const { restrictions } = await infoOf('ALICE');
    expect(restrictions).toEqual([
      { code: 'FBMLDISABLE', params: PARAMS },
      { code: 'PLOPEN', params: {} },
    ]);
  });

  it('ENT1-02: the price type is A, D or F, and nothing else', async () => {
    const headers = { origin: TEST_ORIGIN, cookie: await gateway.cookieOf('BOB') };
    for (const [priceType, status] of [
      ['F', 204],
      ['D', 204],
      ['A', 204],
      ['H', 400],
    ] as const) {
      const url = '/api/customer/price-type';
      const answer = await gateway.app.inject({ method: 'PUT', url, headers, payload: { priceType } });
      expect(answer.statusCode).toBe(status);
      if (status === 204) expect((await infoOf('BOB')).priceType).toBe(priceType);
    }
    expect((await infoOf('BOB')).priceType).toBe('A');
  });

  it('ENT1-03: with the credit account flag the customer may lose the credit limit beyond the balance', async () => {
    expect(await infoOf('ALICE')).toMatchObject({ creditAcctFlag: true, availableCents: 1_250_000 });
    expect(await infoOf('BOB')).toMatchObject({ creditAcctFlag: false, availableCents: 250_000 });
  });
});
