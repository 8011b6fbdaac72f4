import type { TicketRequest } from '@lineboard/domain/ticket/ticket-request';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pushedContestLine, pushedGame, pushedLine, pushedScore } from '../../../testing/push-rows.ts';
import { createPushingGateway, type PushingGateway } from '../../../testing/pushing-gateway.ts';
import { seedCustomer } from '../../../testing/seed-customer.ts';
import { createTestDatabase, testEngines } from '../../../testing/test-database.ts';
import { createItem, createTicket } from '../../../testing/ticket-request.ts';
import type { Database } from '../../database/create-database.ts';

describe.each(testEngines())('two push feeds on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: PushingGateway;
  let tests = 0;
  let num: number;
  let customerId: string;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  beforeEach(async () => {
    tests += 1;
    num = tests;
    customerId = `F${tests}`;
    await seedCustomer(database, { customerId });
    gateway = await createPushingGateway(database, ['owner', 'thief']);
    await gateway.push('owner', [pushedGame(num), pushedLine(num), pushedContestLine(num)], true);
    await gateway.push('thief', [], true);
  });
  afterEach(() => gateway.close());
  afterAll(() => drop());

  const place = async (): Promise<void> => {
    const seen = gateway.book.position;
    const tickets: TicketRequest[] = [
      createTicket([createItem(num, { seen })]),
      createTicket([
        createItem(num, {
          seen,
          pick: { type: 'C', contestNum: num, contestantNum: 1 },
          finalPrice: 500,
          finalLine: null,
          amountCents: 1_000,
        }),
      ]),
    ];
    for (const ticket of tickets)
      expect(await gateway.place(customerId, ticket)).toMatchObject({ state: 'accepted' });
  };
  const statuses = async () =>
    (
      await database.kysely
        .selectFrom('wager')
        .select('status')
        .where('customer_id', '=', customerId)
        .orderBy('ticket_number')
        .execute()
    ).map(({ status }) => status);

  it('HR-40: an outcome of the contest under another store decides nothing', async () => {
    await place();
    await gateway.push('thief', [pushedContestLine(num, { store: 'north', outcome: 'W' })]);
    expect(await statuses()).toEqual(['O', 'O']);
    expect(gateway.book.contest(num)).toMatchObject([{ feedId: 'owner', outcome: null }]);
    await gateway.push('owner', [pushedContestLine(num, { store: 'north', outcome: 'L' })]);
    expect(await statuses()).toEqual(['O', 'L']);
  });

  it('HR-40: a number that its owner no longer names is nobody else’s to decide', async () => {
    await place();
    await gateway.push('owner', [], true);
    const stolen = [pushedGame(num), pushedScore(num, 0, 60), pushedContestLine(num, { outcome: 'W' })];
    await gateway.push('thief', stolen);
    await gateway.push('thief', stolen, true);
    expect(await statuses()).toEqual(['O', 'O']);
    await gateway.push('thief', [], true);
    await gateway.push('owner', [
      pushedGame(num),
      pushedScore(num, 20, 17),
      pushedContestLine(num, { outcome: 'L' }),
    ]);
    expect(await statuses()).toEqual(['L', 'L']);
    await gateway.push('owner', [], true);
    await gateway.push('thief', stolen, true);
    expect(await statuses()).toEqual(['L', 'L']);
  });

  it('HR-40: a gateway that starts anew, with an empty log, still knows whose bets they are', async () => {
    await place();
    await gateway.close();
    gateway = await createPushingGateway(database, ['owner', 'thief']);
    const stolen = [pushedGame(num), pushedScore(num, 0, 60), pushedContestLine(num, { outcome: 'W' })];
    await gateway.push('thief', stolen, true);
    expect(await statuses()).toEqual(['O', 'O']);
  });

  it('wagers from before feeds were noted are decided by the feed that tells the result first', async () => {
    await place();
    await database.kysely
      .updateTable('wager_item')
      .set({ feed_id: null })
      .where('customer_id', '=', customerId)
      .execute();
    await gateway.push('owner', [pushedScore(num, 20, 27), pushedContestLine(num, { outcome: 'W' })]);
    expect(await statuses()).toEqual(['W', 'W']);
    await gateway.push('owner', [], true);
    await gateway.push('thief', [pushedGame(num), pushedScore(num, 20, 17)], true);
    expect(await statuses()).toEqual(['W', 'W']);
  });
});
