import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createTestGateway, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import type { Database } from '../../ground/database/create-database.ts';
import type { Tables } from '../../ground/database/tables.ts';

/**
 * What the account may do at most and at least, proven to the cent: a figure that were dollars would be 100 times off.
 */
describe.each(oneEngine())('the caps of a customer on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let customers = 0;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    gateway = await createTestGateway(database);
    for (const gameNum of [1, 2, 3]) gateway.book.putGame({ gameNum });
    gateway.book.putContest({ contestNum: 7, contestantNum: 3, moneyLine: 900 });
  });
  afterAll(() => drop());

  /** Posts a ticket for a customer with these columns and this much free play. */
  const place = async (
    columns: Updateable<Tables['customer']>,
    ticket: TicketRequest,
    freePlayCents = 0,
  ): Promise<string> => {
    customers += 1;
    const customerId = `C${customers}`;
    await seedCustomer(database, { customerId, freePlayCents });
    await database.kysely
      .updateTable('customer')
      .set({ minimum_wager_cents: 1, ...columns })
      .where('customer_id', '=', customerId)
      .execute();
    const answer = await gateway.tickets.place(customerId, ticket);
    return answer.state === 'refused' ? answer.code : answer.state;
  };
  const spreads = (...gameNums: number[]) => gameNums.map((gameNum) => createItem(gameNum));

  it('ENT2-20: the free play balance is in cents', async () => {
    const stake = (amountCents: number) =>
      createTicket([createItem(1, { amountCents })], { useFreePlay: true });
    expect(await place({}, stake(10_050), 10_050)).toBe('accepted');
    expect(await place({}, stake(10_051), 10_050)).toBe('freePlayInsufficient');
  });

  it('ENT2-21, ENT2-22: a round robin’s maximum payout and maximum bet are in cents', async () => {
    // Three parlays of two at −110, 10.00 each: 30.00 to win 79.35.
    const roundRobin = () =>
      createTicket(spreads(1, 2, 3), { wagerType: 'parlay', roundRobinSizes: [2], amountCents: 1_000 });
    const placeUnder = async (columns: Updateable<Tables['customer']>) => place(columns, roundRobin());
    expect(await placeUnder({ round_robin_max_payout_cents: 10_935 })).toBe('accepted');
    expect(await placeUnder({ round_robin_max_payout_cents: 10_934 })).toBe('payoutExceeded');
    expect(await placeUnder({ round_robin_max_bet_cents: 3_000 })).toBe('accepted');
    expect(await placeUnder({ round_robin_max_bet_cents: 2_999 })).toBe('roundRobinBetExceeded');
  });

  it('ENT2-23: a contest’s maximum payout is in cents', async () => {
    const pick = { type: 'C', contestNum: 7, contestantNum: 3 } as const;
    const contest = () =>
      createTicket([createItem(1, { pick, seenPrice: 900, seenLine: null, amountCents: 1_000 })]);
    expect(await place({ contest_max_payout_cents: 10_000 }, contest())).toBe('accepted');
    expect(await place({ contest_max_payout_cents: 9_999 }, contest())).toBe('amountExceeded');
  });

  it('ENT2-24: an if bet’s maximum payout is in cents', async () => {
    // 110.00 at risk, 200.00 to win.
    const ifBet = () => createTicket(spreads(1, 2), { wagerType: 'ifWinOnly' });
    expect(await place({ if_bet_max_payout_cents: 31_000 }, ifBet())).toBe('accepted');
    expect(await place({ if_bet_max_payout_cents: 30_999 }, ifBet())).toBe('payoutExceeded');
  });

  it('ENT2-25: the minimum wager amount is in cents', async () => {
    const risking = (amountCents: number) => createTicket([createItem(1, { amountCents })]);
    expect(await place({ minimum_wager_cents: 250 }, risking(250))).toBe('accepted');
    expect(await place({ minimum_wager_cents: 250 }, risking(249))).toBe('amountBelowMinimum');
  });
});
