import type { GameAnswer } from '@lineboard/domain/lines/offering/game-answer.schema';
import type { BetsOfGame } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';

describe.each(oneEngine())('a game’s page, from the book and of a customer', (engine) => {
  const round = setUpGradedGames(engine);
  const ask = async (url: string, of: string | null = round.customerId) =>
    round.gateway.app.inject({
      url,
      headers: of === null ? {} : { cookie: await round.gateway.cookieOf(of) },
    });
  const readBets = async (at: number, of = round.customerId): Promise<BetsOfGame> =>
    (await ask(`/api/bets/of-game/${round.gameNum(at)}`, of)).json<BetsOfGame>();
  const numbers = (bets: ReadonlyArray<{ ticketNumber: number }>): number[] =>
    bets.map(({ ticketNumber }) => ticketNumber);
  /** Kick-offs of the fake book's games lie far ahead of its clock. */
  const bringNear = (...games: number[]): void => {
    for (const at of games)
      round.gateway.book.putGame({
        gameNum: round.gameNum(at),
        gameDateTimeMs: round.gateway.clock.wallMs + 3_600_000,
      });
  };

  it('a game is told to anybody, also once it has left the book, and is unknown else', async () => {
    const path = `/api/offering/games/${round.gameNum(1)}`;
    const told = (await ask(path, null)).json<GameAnswer>();
    expect(told).toMatchObject({ isPast: false, game: { eventId: round.gameNum(1), team1Id: 'Visitors' } });
    expect(told.lines).toHaveLength(1);
    await round.say(1, 'W');
    round.gateway.book.removeGame(round.gameNum(1));
    expect((await ask(path)).json()).toMatchObject({
      isPast: true,
      topic: null,
      game: { score: { phase: 'final', score1: 20, score2: 27 } },
    });
    for (const number of ['999999', '2147483647'])
      expect((await ask(`/api/offering/games/${number}`)).statusCode, number).toBe(404);
    for (const number of ['-1', '1.5', '__proto__', '2147483648', '%ED%A0%80', '1e3'])
      expect((await ask(`/api/offering/games/${number}`)).statusCode, number).toBe(400);
  });

  it('a customer’s bets on it are all that have an item on it, and those of nobody else', async () => {
    const straight = await round.place([1], {});
    const parlay = await round.placeParlay([1, 2]);
    await round.place([2], {});
    expect(numbers((await readBets(1)).open)).toEqual([parlay.ticketNumber, straight.ticketNumber]);
    expect((await readBets(3)).open).toEqual([]);
    const other = `${round.customerId}-OTHER`;
    await seedCustomer(round.database, { customerId: other });
    expect(await readBets(1, other)).toEqual({ pending: [], open: [], graded: [], hasMore: false });
    expect((await ask(`/api/bets/of-game/${round.gameNum(1)}`, null)).statusCode).toBe(401);
    for (const number of ['0.5', '__proto__', '-7', '99999999999'])
      expect((await ask(`/api/bets/of-game/${number}`)).statusCode, number).toBe(400);
  });

  it('settled ones stay with it, also when it has left the book', async () => {
    bringNear(1, 2);
    const straight = await round.place([1], {});
    const parlay = await round.placeParlay([1, 2]);
    await round.say(1, 'W');
    const { open, graded } = await readBets(1);
    expect([numbers(open), numbers(graded)]).toEqual([[parlay.ticketNumber], [straight.ticketNumber]]);
    expect(graded[0]).toMatchObject({ wagerStatus: 'W', items: [{ result: ['W', 'W'] }] });
    round.gateway.book.removeGame(round.gameNum(1));
    expect(numbers((await readBets(1)).graded)).toEqual([straight.ticketNumber]);
  });

  it('bets on the number of another feed’s game are none of this one', async () => {
    const { ticketNumber } = await round.place([1], {});
    const game = round.gateway.book.game(round.gameNum(1))!;
    expect(numbers((await readBets(1)).open)).toEqual([ticketNumber]);
    round.gateway.book.putGame({ ...game, feedId: 'other' });
    expect((await readBets(1)).open).toEqual([]);
  });

  it('bets on its props are bets on it, whichever names the other', async () => {
    const { book } = round.gateway;
    const [naming, named] = [round.gameNum(1) + 50, round.gameNum(1) + 51];
    book.putContest({ contestNum: naming, contestantNum: 1, gameNum: round.gameNum(1) });
    book.putContest({ contestNum: named, contestantNum: 1 });
    book.putGame({ gameNum: round.gameNum(1), correlation: [named] });
    const placed: number[] = [];
    for (const contestNum of [naming, named]) {
      const item = createItem(1, {
        pick: { type: 'C', contestNum, contestantNum: 1 },
        seenPrice: 1_200,
        seenLine: null,
        amountCents: 1_000,
      });
      const answer = await round.gateway.tickets.place(round.customerId, createTicket([item]));
      if (answer.state !== 'accepted') throw new Error(JSON.stringify(answer));
      placed.unshift(answer.ticketNumber);
    }
    expect(numbers((await readBets(1)).open)).toEqual(placed);
    expect((await readBets(2)).open).toEqual([]);
  });

  it('a live bet that waits for its decision is among them', async () => {
    round.gateway.book.say({ gameNum: round.gameNum(1), phase: 'live' });
    const ticket = createTicket([createItem(round.gameNum(1))]);
    expect((await round.gateway.tickets.place(round.customerId, ticket)).state).toBe('pending');
    const { pending, open } = await readBets(1);
    expect([pending.length, open.length]).toEqual([1, 0]);
    expect((await readBets(2)).pending).toEqual([]);
  });
});
