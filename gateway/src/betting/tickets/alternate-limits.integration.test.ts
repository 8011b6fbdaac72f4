import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, describe, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createTestGateway, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import type { Database } from '../../ground/database/create-database.ts';

const RE_KEY = readFileSync(
  new URL('../../ground/database/migrations/0007-alternate-limits.sql', import.meta.url),
  'utf8',
);

describe.each(oneEngine())('limits of alternate lines on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    gateway = await createTestGateway(database);
    gateway.book.putGame({ gameNum: 1 });
  });
  afterAll(() => drop());

  it('HR-4.5: bets on them from before they shared their market’s limit count under it, and all else as it was', async () => {
    await seedCustomer(database, { customerId: 'OLD', balanceCents: 1_000_000, limitCents: 1_000_000 });
    for (let each = 0; each < 6; each += 1)
      await gateway.tickets.place('OLD', createTicket([createItem(1, { amountCents: 1_100 })]));
    const keys = [
      ['G.1.20.S.team2', 20],
      ['P.G.1.39.L.over', 39],
      ['T.G.120.25.S.team1', 25],
      ['G.20.2.S.team1', 2],
      ['G.1.40.S.team1', 40],
      ['G.1.0.S.team2', 0],
    ] as const;
    const { rows } = await database.pool.query<{ ticket_number: number }>(
      `select ticket_number from wager_item where customer_id = 'OLD' order by ticket_number`,
    );
    for (const [at, [key, period]] of keys.entries())
      await database.pool.query(
        'update wager_item set pick_key = $1, period_number = $2 where ticket_number = $3',
        [key, period, rows[at]!.ticket_number],
      );
    await database.pool.query(RE_KEY);
    expect((await gateway.tickets.account('OLD'))?.exposureCents).toMatchObject({
      'G.1.0.S.team2': 2_000,
      'P.G.1.0.L.over': 1_000,
      'T.G.120.0.S.team1': 1_000,
      'G.20.2.S.team1': 1_000,
      'G.1.40.S.team1': 1_000,
    });
  });
});
