import type { TicketStory } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import { findAnswerFault } from '@lineboard/domain/doors/contract/find-answer-fault';
import { listMoments } from '@lineboard/domain/books/ticket-story/list-moments';
import { describe, expect, it } from 'vitest';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';
import { readTicketStory } from './read-ticket-story.ts';

describe.each(oneEngine())('the story of a ticket on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);
  const { place, placeParlay, say, balance } = games;

  const read = async (ticketNumber: number, customerId = games.customerId): Promise<TicketStory | null> => {
    const story = await readTicketStory(games.gateway.grading, customerId, ticketNumber);
    if (story !== null) expect(findAnswerFault('readTicketStory', 200, story)).toBeNull();
    return story;
  };
  const momentsOf = (story: TicketStory | null): string[] =>
    story === null ? [] : listMoments(story).map(({ kind }) => kind);

  it('has what was seen, by which rule it was accepted, and the ledger with the balance after each row', async () => {
    const { ticketNumber } = await place([1], { priceAcceptance: 'better' }, { seenPrice: -120 });
    const story = await read(ticketNumber);
    expect(story).toMatchObject({
      ticketNumber,
      wagerType: 'straight',
      priceAcceptance: 'better',
      legs: [{ wagerNumber: 1, itemNumber: 1, seenPrice: -120, parlayRestriction: null, rulings: [] }],
      entries: [{ kind: 'wager', amountCents: 0, balanceCents: 100_000 }],
    });
    expect(story?.bets[0]?.items[0]?.finalPrice).toBe(-110);
    expect(momentsOf(story)).toEqual(['accepted']);
  });

  it('tells a corrected score with what it was before, on the leg and in the money', async () => {
    const { ticketNumber } = await place([1], {});
    await say(1, 'W');
    const [won] = await balance();
    await say(1, 'L');
    const [lost] = await balance();
    const story = await read(ticketNumber);
    expect(story?.legs[0]?.rulings).toMatchObject([
      { score1: 20, score2: 27, result: ['W', 'W'] },
      { score1: 20, score2: 21, result: ['L', 'L'] },
    ]);
    expect(story?.entries.map(({ kind, balanceCents }) => [kind, balanceCents])).toEqual([
      ['wager', 100_000],
      ['grade', won],
      ['reverse', 100_000],
      ['grade', lost],
    ]);
    expect(momentsOf(story).toSorted()).toEqual([
      'accepted',
      'graded',
      'legCorrected',
      'legDecided',
      'regraded',
    ]);
  });

  it('HR-73.4: of a bet on a make-up tells the result of that, and nothing of the game that was called off', async () => {
    const { book, clock } = games.gateway;
    const gameNum = games.gameNum(1);
    const refunded = await place([1], {});
    clock.wallMs += 1_000;
    book.say({ gameNum, phase: 'cancelled' });
    await games.settled();
    clock.wallMs += 1_000;
    book.say({ gameNum, phase: 'scheduled', score1: 0, score2: 0 });
    await games.settled();
    const madeUp = await place([1], {});
    await say(1, 'W');
    const resultsOf = async ({ ticketNumber }: { ticketNumber: number }) => {
      const story = await read(ticketNumber);
      return [story?.bets[0]?.wagerStatus, story?.legs[0]?.rulings.map(({ result }) => result)];
    };
    expect(await resultsOf(refunded)).toEqual(['X', [['X', 'X']]]);
    expect(await resultsOf(madeUp)).toEqual(['W', [null, ['W', 'W']]]);
  });

  it('of a match has the games that decided its spread, beside the sets of its final', async () => {
    const { book } = games.gateway;
    book.putGame({ gameNum: games.gameNum(1), sportType: 'Tennis', sportSubType: 'ATP' });
    const { ticketNumber } = await place([1], {});
    const segments = [
      [4, 6],
      [3, 6],
    ] as const;
    book.say({ gameNum: games.gameNum(1), score1: 0, score2: 2, segments });
    await games.settled();
    const { ticketNumber: other } = await place([2], {});
    await say(2, 'W');
    const itemOf = async (number: number) => (await read(number))?.bets[0]?.items[0];
    expect(await itemOf(ticketNumber)).toMatchObject({
      result: ['W', 'W'],
      score1: 0,
      score2: 2,
      counted: { score1: 7, score2: 12 },
    });
    expect(await itemOf(other)).toMatchObject({ result: ['W', 'W'], counted: null });
  });

  it('has a parlay with each leg’s own result, and the spots that were filled later', async () => {
    const { ticketNumber } = await placeParlay([1, 2], { openSpots: 1 });
    await say(1, 'W');
    await place([3], {
      wagerType: 'parlay',
      filling: { ticketNumber, wagerNumber: 1 },
      amountCents: 0,
    });
    const story = await read(ticketNumber);
    expect(story?.legs.map(({ itemNumber, rulings }) => [itemNumber, rulings.length])).toEqual([
      [1, 1],
      [2, 0],
      [3, 0],
    ]);
    expect(story?.fills).toMatchObject([{ wagerNumber: 1, firstItemNumber: 3, items: 1 }]);
    expect(momentsOf(story).toSorted()).toEqual(['accepted', 'filled', 'legDecided']);
  });

  it('ENT1-46.9: an open bet says what its games forbid in parlays: now, and as it was once the book let go of them', async () => {
    const { book } = games.gateway;
    book.putGame({ gameNum: games.gameNum(1), parlayRestriction: 'S' });
    const { ticketNumber } = await placeParlay([1, 2]);
    const restrictionOf = async () => (await games.bets()).open.map((bet) => bet.parlayRestriction);
    expect(await restrictionOf()).toEqual(['S']);
    book.putGame({ gameNum: games.gameNum(2), parlayRestriction: 'D' });
    expect(await restrictionOf()).toEqual(['D']);
    book.putGame({ gameNum: games.gameNum(1), parlayRestriction: null });
    book.putGame({ gameNum: games.gameNum(2), parlayRestriction: null });
    expect(await restrictionOf()).toEqual([null]);
    book.removeGame(games.gameNum(1));
    expect(await restrictionOf()).toEqual(['S']);
    expect((await read(ticketNumber))?.legs.map((leg) => leg.parlayRestriction)).toEqual(['S', null]);
  });

  it('its call takes the customer from the session, and answers who asks for another’s as for none at all', async () => {
    const { ticketNumber } = await place([1], {});
    const other = `OTHER${ticketNumber}`;
    await seedCustomer(games.database, { customerId: other });
    const ask = async (number: number | string, customerId = games.customerId) =>
      games.gateway.app.inject({
        url: `/api/tickets/by-number/${number}`,
        headers: { cookie: await games.gateway.cookieOf(customerId) },
      });
    expect((await ask(ticketNumber)).json()).toMatchObject({ ticketNumber, bets: [{ wagerNumber: 1 }] });
    const [anothers, nobodys] = [await ask(ticketNumber, other), await ask(987_654_321, other)];
    expect(anothers.statusCode).toBe(404);
    expect([anothers.statusCode, anothers.body]).toEqual([nobodys.statusCode, nobodys.body]);
    for (const hostile of [
      '0',
      '-1',
      '1e3',
      '1%27--',
      '%3Cscript%3E',
      '9999999999999999',
      `${ticketNumber}x`,
    ])
      expect((await ask(hostile)).statusCode, hostile).toBe(400);
    const asVisitor = await games.gateway.app.inject({ url: `/api/tickets/by-number/${ticketNumber}` });
    expect(asVisitor.statusCode).toBe(401);
  });

  it('is the same nothing for another customer’s number as for one that there isn’t', async () => {
    const { ticketNumber } = await place([1], {});
    expect(await read(ticketNumber, 'M999')).toBeNull();
    expect(await read(ticketNumber + 1_000)).toBeNull();
  });

  it('has a rolling if with the moment in which its parent delivered', async () => {
    const parent = await place([1], {});
    const child = await place([2], {
      parentRif: { ticketNumber: parent.ticketNumber, wagerNumber: 1, winOnly: true },
    });
    await say(1, 'W');
    const story = await read(child.ticketNumber);
    expect(story?.bets).toMatchObject([
      { rifParent: { ticketNumber: parent.ticketNumber }, wagerStatus: 'O', chainLength: 1 },
    ]);
    expect(momentsOf(story)).toEqual(['accepted', 'activated']);
  });
});
