import { describe, expect, it } from 'vitest';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { createTicket } from '../../../testing/samples/ticket-request.ts';

const FIVE = [1, 2, 3, 4, 5];

describe.each(oneEngine())('progressive parlays on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);
  const { gameNum, place, say, settled, balance, bets, ledgerOf, items } = games;
  const placeProgressive = (numbers: number[]) =>
    place(numbers, { wagerType: 'progressiveParlay', amountCents: 1_000 });

  it('HR-16.3: one is held at its risk, and pays by its card when a leg has lost', async () => {
    const ticket = await placeProgressive(FIVE);
    expect(ticket).toMatchObject({ totalRiskCents: 1_000, totalToWinCents: 11_000 });
    expect(await balance()).toEqual([100_000, 1_000]);
    await say(1, 'L');
    expect((await bets()).open).toMatchObject([{ betType: 'P', terms: { kind: 'progressiveParlay' } }]);
    for (const at of [2, 3, 4, 5]) await say(at, 'W');
    expect(await balance()).toEqual([102_000, 0]);
    expect(await ledgerOf(ticket)).toEqual([
      ['wager', 0, 1_000],
      ['grade', 2_000, -1_000],
    ]);
  });

  it('HR-16.5: a game that is called off leaves the card at four, also when another final is corrected', async () => {
    await placeProgressive(FIVE);
    for (const at of [1, 2, 3, 4]) await say(at, 'W');
    games.gateway.book.say({ gameNum: gameNum(5), phase: 'cancelled' });
    await settled();
    expect(await balance()).toEqual([105_000, 0]);
    await say(4, 'L');
    expect(await balance()).toEqual([101_000, 0]);
    await say(3, 'P');
    expect(await balance()).toEqual([99_000, 0]);
  });

  it('HR-16.1, HR-16.7: one that the page would never send is refused, and nothing is held', async () => {
    const send = (numbers: number[], fields: object) =>
      games.gateway.tickets.place(
        games.customerId,
        createTicket(items(...numbers), { wagerType: 'progressiveParlay', amountCents: 1_000, ...fields }),
      );
    expect(await send([1, 2, 3], {})).toMatchObject({ state: 'refused', code: 'tooFewLegs' });
    expect(await send([1, 2, 3, 4], { useFreePlay: true })).toMatchObject({ code: 'freePlayUnavailable' });
    expect(await send([1, 2, 3, 4], { openSpots: 1 })).toMatchObject({ code: 'openSpotsNotAllowed' });
    expect(await send([1, 2, 3, 4], { amountEntered: 'toWin' })).toMatchObject({ code: 'optionUnavailable' });
    expect(await balance()).toEqual([100_000, 0]);
  });

  it('HR-16.1: a game whose score says that it is in play is refused, though the clock says that it isn’t', async () => {
    games.gateway.book.say({ gameNum: gameNum(2), phase: 'live' });
    const ticket = createTicket(items(1, 2, 3, 4), { wagerType: 'progressiveParlay', amountCents: 1_000 });
    expect(await games.gateway.tickets.place(games.customerId, ticket)).toMatchObject({
      state: 'refused',
      code: 'wagerTypeUnavailable',
    });
    expect(await balance()).toEqual([100_000, 0]);
  });

  it('HR-16.7: nothing rolls from one', async () => {
    const { ticketNumber } = await placeProgressive([1, 2, 3, 4]);
    const rolling = createTicket(items(5), {
      parentRif: { ticketNumber, wagerNumber: 1, winOnly: false },
    });
    expect(await games.gateway.tickets.place(games.customerId, rolling)).toMatchObject({
      state: 'refused',
      code: 'rifParentInvalid',
    });
  });
});
