import type { SessionAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import type { Database } from '../database/create-database.ts';

const PARAMS = { MaxSpreadPoints: 21 };

describe.each(oneEngine())('customer info on $name PostgreSQL', (engine) => {
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
        time_zone: 'America/Chicago',
        show_bet_slip_in_web_site: false,
        web_pitcher_option: 'action',
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

  it('CALL1-01: is told to the customer whose session it is, and to nobody else', async () => {
    expect(await infoOf('ALICE')).toMatchObject({ customerId: 'ALICE', currentBalanceCents: 250_000 });
    expect(await infoOf('BOB')).toMatchObject({ customerId: 'BOB' });
    const nobody = (await gateway.app.inject('/api/session')).json<SessionAnswer>();
    expect(nobody).toEqual({ online: false, customer: null, balance: null });
  });

  it.each([
    ['ENT2-19.1', { customerId: 'ALICE' }],
    ['ENT2-19.2', { agentId: 'AGENT7' }],
    ['ENT2-19.3', { currency: 'CAD' }],
    ['ENT1-02', { priceType: 'A' }],
    ['ENT2-20', { freePlayBalanceCents: 10_050 }],
    ['ENT1-07', { enableRifFlag: true }],
    ['ENT2-21', { roundRobinMaxPayoutCents: 5_000_001 }],
    ['ENT2-22', { roundRobinMaxBetCents: 100_002 }],
    ['ENT2-23', { contestMaxPayoutCents: 2_000_003 }],
    ['ENT2-24', { ifBetMaxPayoutCents: 5_000_004 }],
    ['ENT2-19.11', { store: 'main' }],
    ['ENT2-19.13', { settings: { webLanguage: 'SPA' } }],
    ['ENT2-19.14', { isDemo: false }],
    ['ENT2-25', { minimumWagerCents: 250 }],
    ['ENT1-01.12', { settings: { webPitcherOption: 'action' } }],
    ['ENT1-01.13', { currentBalanceCents: 250_000, availableCents: 1_250_000 }],
    ['ENT1-01.5', { showBetSlipInWebSite: false }],
    ['ENT1-01.10', { timeZone: 'America/Chicago' }],
  ])('%s: carries %o', async (_id, field) => {
    expect(await infoOf('ALICE')).toMatchObject(field);
  });

  it('ENT1-01.5: the slip is shown in the website of who has not been told otherwise', async () => {
    expect((await infoOf('BOB')).showBetSlipInWebSite).toBe(true);
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
