import { randomUUID } from 'node:crypto';
import { TICKETS_OF_FAIR_CHANGE } from '@lineboard/domain/books/ticket-story/fair-change.schema';
import { findAnswerFault } from '@lineboard/domain/doors/contract/find-answer-fault';
import { describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';

describe.each(oneEngine())('what a choice for moved prices gave, on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);
  const { place, placeParlay } = games;

  const ask = async (customerId = games.customerId) => {
    const answer = await games.gateway.app.inject({
      url: '/api/fair-change',
      headers: { cookie: await games.gateway.cookieOf(customerId) },
    });
    expect(answer.statusCode).toBe(200);
    expect(findAnswerFault('readFairChange', 200, answer.json())).toBeNull();
    return answer.json<Record<string, unknown>>();
  };
  const choose = (acceptance: string | null) =>
    games.database.kysely
      .updateTable('customer')
      .set({ price_acceptance: acceptance as 'better' | null })
      .where('customer_id', '=', games.customerId)
      .execute();

  it('is nothing before the first ticket', async () => {
    expect(await ask()).toEqual({
      acceptance: 'better',
      sinceMs: null,
      picks: 0,
      better: 0,
      worse: 0,
      mixed: 0,
      gaveCents: 0,
      costCents: 0,
      moneyless: 0,
    });
  });

  it('adds up asked and accepted prices since the choice was made, for its customer alone', async () => {
    await place([1], { priceAcceptance: 'close' }, { seenPrice: -107 });
    await place([1], { priceAcceptance: 'better' }, { seenPrice: -120, amountCents: 11_000 });
    await placeParlay([1, 2], { priceAcceptance: 'better' });
    // 110.00 at −110 wins 100.00, and 91.67 at −120.
    expect(await ask()).toMatchObject({
      acceptance: 'better',
      picks: 3,
      better: 1,
      worse: 0,
      gaveCents: 833,
    });
    const other = 'FAIRCHANGE2';
    await seedCustomer(games.database, { customerId: other });
    expect(await ask(other)).toMatchObject({ picks: 0, costCents: 0, gaveCents: 0 });
    await choose('close10');
    expect(await ask()).toMatchObject({ acceptance: 'close10', sinceMs: null, picks: 0 });
    await place([2], { priceAcceptance: 'close10' }, { seenPrice: -105, amountCents: 11_000 });
    expect(await ask()).toMatchObject({
      acceptance: 'close10',
      picks: 1,
      better: 0,
      worse: 1,
      costCents: 476,
    });
  });

  it('is of the whole bet as it was accepted, whatever was sold of it', async () => {
    await choose('better');
    const { ticketNumber } = await place([1], { priceAcceptance: 'better' }, { seenPrice: -120 });
    const before = await ask();
    expect(before['gaveCents']).toBeGreaterThan(0);
    for (const sharePercent of [50, 100])
      await games.gateway.sales.sell(
        games.customerId,
        { ticketNumber, wagerNumber: 1 },
        { key: randomUUID(), sharePercent, seenCents: 1 },
      );
    expect((await games.bets()).graded).toMatchObject([{ wagerStatus: 'S' }]);
    expect(await ask()).toEqual(before);
  });

  it('is told of each open bet by what was asked for, next to what was accepted', async () => {
    const { ticketNumber } = await place([1], { priceAcceptance: 'better' }, { seenPrice: -120 });
    const { open } = await games.bets();
    const [item] = open.find((bet) => bet.ticketNumber === ticketNumber)?.items ?? [];
    expect(item).toMatchObject({ asked: { price: -120, points: item?.linePoints }, linePrice: -110 });
    await games.database.pool.query('update wager_item set seen_price = null where ticket_number = $1', [
      ticketNumber,
    ]);
    const { open: older } = await games.bets();
    expect(older.find((bet) => bet.ticketNumber === ticketNumber)?.items[0]?.asked).toBeNull();
  });

  it('goes back no further than the latest tickets, by the customer’s own index', async () => {
    const { ticketNumber } = await place([1], { priceAcceptance: 'better' }, { seenPrice: -120 });
    await choose('better');
    const before = (await ask())['picks'] as number;
    expect(before).toBeGreaterThan(0);
    await games.database.pool.query(
      `insert into ticket (ticket_number, customer_id, wager_type, accepted_at_ms, accepted_book_ms, total_risk_cents,
         total_to_win_cents, price_acceptance)
       select $1::bigint + n, customer_id, wager_type, accepted_at_ms, accepted_book_ms, 1, 1, price_acceptance
       from ticket, generate_series(1, $2::int) n where ticket_number = $1`,
      [ticketNumber, TICKETS_OF_FAIR_CHANGE],
    );
    expect(await ask()).toMatchObject({ picks: 0, sinceMs: null });
    await games.database.pool.query('delete from ticket where ticket_number > $1', [ticketNumber]);
    expect(await ask()).toMatchObject({ picks: before });
  });
});
