import type { TicketAccepted } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { describe, expect, it } from 'vitest';
import { SCORES, setUpGradedGames } from '../../../testing/worlds/graded-games.ts';
import { testEngines } from '../../../testing/servers/test-database.ts';
import { createTicket } from '../../../testing/samples/ticket-request.ts';

const DAY_MS = 24 * 3_600_000;

describe.each(testEngines())('open spots on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);
  const { gameNum, startGradings, items, placeParlay, settled, say, balance, bets } = games;

  const fill = ({ ticketNumber }: TicketAccepted, at: number) =>
    games.gateway.tickets.place(
      games.customerId,
      createTicket(items(at), { wagerType: 'parlay', filling: { ticketNumber, wagerNumber: 1 } }),
    );

  it('HR-15.2: are filled at the price of the moment, and the wager is then graded with all its legs', async () => {
    const ticket = await placeParlay([1, 2], { openSpots: 1 });
    expect((await bets()).open).toMatchObject([{ terms: { openSpots: 1 }, fillDeadlineMs: null }]);
    await say(1, 'W');
    await say(2, 'W');
    expect((await bets()).open).toMatchObject([{ fillDeadlineMs: games.gateway.clock.wallMs + 7 * DAY_MS }]);
    expect(await fill(ticket, 3)).toMatchObject({
      state: 'accepted',
      ticketNumber: ticket.ticketNumber,
      balance: { atRiskCents: 10_000 },
      wagers: [{ riskCents: 10_000, toWinCents: 59_579, items: [{ itemId: `item-${gameNum(3)}` }] }],
    });
    expect(await fill(ticket, 4)).toMatchObject({ state: 'refused', code: 'openSpotsClosed' });
    expect(await games.database.kysely.selectFrom('ticket_event').selectAll().execute()).toMatchObject([
      { ticket_number: ticket.ticketNumber, event_number: 1, first_item_number: 3, items: 1 },
    ]);
    await say(3, 'W');
    expect(await balance()).toEqual([159_579, 0]);
  });

  it('HR-15.5: are no action if they are empty at the deadline, even when no gateway was up at that moment', async () => {
    await placeParlay([1, 2], { openSpots: 2 });
    await say(1, 'W');
    await say(2, 'W');
    expect((await bets()).open).toHaveLength(1);
    for (const grading of games.gradings) await grading.stop();
    games.gateway.clock.wallMs += 7 * DAY_MS + 1;
    startGradings(2);
    await settled();
    expect(await balance()).toEqual([126_446, 0]);
  });

  it('HR-15.3: one spot is filled once, however many ask for it together with a result', async () => {
    const ticket = await placeParlay([1, 2], { openSpots: 1 });
    games.gateway.book.say({ gameNum: gameNum(1), ...SCORES.W });
    const answers = await Promise.all([3, 4, 5].map((at) => fill(ticket, at)));
    await settled();
    expect(games.errors).toEqual([]);
    expect(answers.filter(({ state }) => state === 'accepted')).toHaveLength(1);
    expect((await bets()).open).toMatchObject([{ items: [{ result: ['W', 'W'] }, {}, { result: null }] }]);
  });
});
