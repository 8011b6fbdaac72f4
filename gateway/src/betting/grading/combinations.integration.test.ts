import type { TicketAccepted, TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { TicketRequest, WagerItemRequest } from '@lineboard/domain/betting/request/ticket-request';
import type { GamePick, Side, Market } from '@lineboard/domain/ground/pick/pick';
import { describe, expect, it } from 'vitest';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';

/** The home team at −3, over 44 and the home team over 23.5: their own prices. */
const LEGS: ReadonlyArray<[Market, Side, number | null, number]> = [
  ['S', 'team2', -3, -110],
  ['L', 'over', 44, -110],
  ['E', 'team2Over', 23.5, -115],
];

describe.each(oneEngine())('legs of one game as one on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);
  const { gameNum, settled, balance, bets, ledgerOf } = games;

  const legsOf = (at: number, count = 3): WagerItemRequest[] =>
    LEGS.slice(0, count).map(([market, side, seenLine, seenPrice], nth) =>
      createItem(gameNum(at), {
        itemId: `game${at}.${nth}`,
        pick: { type: 'G', gameNum: gameNum(at), periodNumber: 0, market, side } satisfies GamePick,
        seenLine,
        seenPrice,
      }),
    );

  const send = (request: TicketRequest): Promise<TicketAnswer> =>
    games.gateway.tickets.place(games.customerId, request);

  /** A ticket that says whatever it has seen; the answer then says what the gateway would take. */
  const ask = async (request: TicketRequest): Promise<TicketRequest> => {
    const answer = await send(request);
    if (answer.state !== 'changed') throw new Error(JSON.stringify(answer));
    const changed = answer.combinations ?? [];
    return {
      ...request,
      combinations: (request.combinations ?? []).map((each) => ({
        ...each,
        seenFactor:
          changed.find(({ itemIds }) => itemIds[0] === each.itemIds[0])?.newFactor ?? each.seenFactor,
      })),
    };
  };

  const createCombined = (
    combined: WagerItemRequest[][],
    others: WagerItemRequest[] = [],
    fields: Partial<TicketRequest> = {},
  ): TicketRequest =>
    createTicket([...combined.flat(), ...others], {
      wagerType: 'parlay',
      amountCents: 1_000,
      combinations: combined.map((legs) => ({
        itemIds: legs.map(({ itemId }) => itemId),
        seenFactor: '1000/1',
      })),
      ...fields,
    });

  const place = async (...draft: Parameters<typeof createCombined>): Promise<TicketAccepted> => {
    const answer = await send(await ask(createCombined(...draft)));
    if (answer.state !== 'accepted') throw new Error(JSON.stringify(answer));
    return answer;
  };

  const termsOf = async () => {
    const [bet] = (await bets()).open;
    if (bet === undefined || !('combinations' in bet.terms)) throw new Error('no combination is open');
    return bet.terms;
  };

  const say = async (at: number, score1: number, score2: number) => {
    games.gateway.book.say({ gameNum: gameNum(at), score1, score2 });
    await settled();
  };

  it('HR-64.4, HR-67.1: is asked about at the gateway’s own price, accepted at it, and kept with its figures', async () => {
    const request = await ask(createCombined([legsOf(1)]));
    const ticket = (await send(request)) as TicketAccepted;
    const [numerator, denominator] = request.combinations![0]!.seenFactor.split('/').map(Number);
    const factor = numerator! / denominator!;
    expect(ticket).toMatchObject({
      state: 'accepted',
      totalRiskCents: 1_000,
      totalToWinCents: Math.round(1_000 * (factor - 1)),
    });
    expect(factor).toBeGreaterThan(2);
    expect(factor).toBeLessThan((210 / 110) ** 2 * (215 / 115) * 1.5);
    expect(await balance()).toEqual([100_000, 1_000]);
    const [bet] = (await bets()).open;
    expect(bet).toMatchObject({ betType: 'P', terms: { kind: 'combination', riskCents: 1_000 } });
    const { combinations } = await termsOf();
    expect(combinations).toHaveLength(1);
    expect(combinations[0]!.factor).toBe(request.combinations![0]!.seenFactor);
    expect(combinations[0]!.seenFactor).toBe(combinations[0]!.factor);
    expect(combinations[0]!.legs.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
    expect(combinations[0]!.correlations).toHaveLength(3);
  });

  it('HR-67.1: keeps what was picked and seen beside a better price that was taken unasked, and is graded by that', async () => {
    const request = createCombined([legsOf(1)], [], { priceAcceptance: 'better' });
    const itemIds = request.items.map(({ itemId }) => itemId);
    const seen = { itemIds, seenFactor: '101/100', pickedFactor: '9/4' };
    const ticket = (await send({ ...request, combinations: [seen] })) as TicketAccepted;
    const { combinations } = await termsOf();
    expect(combinations[0]).toMatchObject({ seenFactor: '101/100', pickedFactor: '9/4' });
    const [numerator, denominator] = combinations[0]!.factor.split('/').map(Number);
    expect(ticket.totalToWinCents).toBe(Math.round(1_000 * (numerator! / denominator! - 1)));
    await say(1, 20, 27);
    expect(await balance()).toEqual([100_000 + ticket.totalToWinCents, 0]);
  });

  it('HR-68.1: wins whole at its price, and a corrected final that loses one leg takes it back', async () => {
    const ticket = await place([legsOf(1)]);
    await say(1, 20, 27);
    expect(await balance()).toEqual([100_000 + ticket.totalToWinCents, 0]);
    await say(1, 20, 22);
    expect(await balance()).toEqual([99_000, 0]);
    await say(1, 20, 27);
    expect(await balance()).toEqual([100_000 + ticket.totalToWinCents, 0]);
    expect((await ledgerOf(ticket)).map(([kind]) => kind)).toEqual([
      'wager',
      'grade',
      'reverse',
      'grade',
      'reverse',
      'grade',
    ]);
  });

  it('HR-68.1, HR-68.2: what pushes falls out, and the rest is worth what it was when it was accepted', async () => {
    const ticket = await place([legsOf(1)]);
    const two = await ask(createCombined([[legsOf(1)[0]!, legsOf(1)[2]!]]));
    // What the book says afterwards is of no weight.
    games.gateway.book.moveLine(gameNum(1), { spreadAdj1: -150, spreadAdj2: 130, totalPoints: 51 });
    await say(1, 20, 24);
    const [numerator, denominator] = two.combinations![0]!.seenFactor.split('/').map(Number);
    const won = Math.round(1_000 * (numerator! / denominator! - 1));
    expect(await balance()).toEqual([100_000 + won, 0]);
    expect(won).toBeLessThan(ticket.totalToWinCents);
  });

  it('HR-68.2: the stake comes back where the game is called off', async () => {
    await place([legsOf(1)]);
    games.gateway.book.say({ gameNum: gameNum(1), phase: 'cancelled' });
    await settled();
    expect(await balance()).toEqual([100_000, 0]);
    expect((await bets()).open).toEqual([]);
  });

  it('HR-64.4: is a leg of a parlay: another game wins, pushes or loses it', async () => {
    const other = createItem(gameNum(2));
    const ticket = await place([legsOf(1)], [other]);
    await say(1, 20, 27);
    expect(await balance()).toEqual([100_000, 1_000]);
    await say(2, 20, 27);
    expect(await balance()).toEqual([100_000 + ticket.totalToWinCents, 0]);
    await say(2, 20, 21);
    expect(await balance()).toEqual([99_000, 0]);
    await say(2, 20, 23);
    const alone = Math.round(((ticket.totalToWinCents + 1_000) * 110) / 210 - 1_000);
    expect(Math.abs((await balance())[0]! - 100_000 - alone)).toBeLessThanOrEqual(1);
  });

  it('HR-64.4: two combinations are two legs of a parlay', async () => {
    const ticket = await place([legsOf(1), legsOf(2, 2)]);
    await say(1, 20, 27);
    await say(2, 20, 27);
    expect(await balance()).toEqual([100_000 + ticket.totalToWinCents, 0]);
  });

  it('HR-64.3, HR-11.1: legs that decide each other, or stand beside it, are refused by name, and nothing is held', async () => {
    const moneyLine = createItem(gameNum(1), {
      itemId: 'money',
      pick: { type: 'G', gameNum: gameNum(1), periodNumber: 0, market: 'M', side: 'team2' },
      seenLine: null,
      seenPrice: -160,
    });
    expect(await send(createCombined([[legsOf(1)[0]!, moneyLine]]))).toMatchObject({
      state: 'refused',
      code: 'correlatedLegs',
      items: [
        { itemId: 'game1.0', code: 'correlatedLegs', params: { otherItemId: 'money' } },
        { itemId: 'money', code: 'correlatedLegs', params: { otherItemId: 'game1.0' } },
      ],
    });
    const beside = createCombined([[legsOf(1)[0]!, legsOf(1)[2]!]], [legsOf(1)[1]!]);
    expect(await send(beside)).toMatchObject({ state: 'refused', code: 'parlayCombinations' });
    expect(await balance()).toEqual([100_000, 0]);
  });

  it('HR-64.2, HR-65.1: held lines, silent feeds, games in play and other games are refused', async () => {
    const request = await ask(createCombined([legsOf(1)]));
    const { book } = games.gateway;
    book.moveLine(gameNum(1), { totalsStatus: 'H' });
    expect(await send(request)).toMatchObject({
      state: 'refused',
      items: [{ itemId: 'game1.1', code: 'lineHeld' }],
    });
    book.moveLine(gameNum(1), { totalsStatus: 'O' });
    book.setFeed('down');
    expect(await send(request)).toMatchObject({ state: 'refused', code: 'feedStale' });
    book.setFeed('up');
    const other = createItem(gameNum(2), { itemId: 'game1.1' });
    const mixed = { ...request, items: [request.items[0]!, other, request.items[2]!] };
    expect(await send(mixed)).toMatchObject({ state: 'refused', code: 'wagerTypeUnavailable' });
    book.say({ gameNum: gameNum(1), phase: 'live' });
    expect(await send(request)).toMatchObject({ state: 'refused', code: 'wagerTypeUnavailable' });
    expect(await balance()).toEqual([100_000, 0]);
  });

  it('HR-67.1: the other side’s price moves it, too, and is asked about', async () => {
    const request = await ask(createCombined([legsOf(1)]));
    games.gateway.book.moveLine(gameNum(1), { spreadAdj1: -130 });
    const answer = await send(request);
    expect(answer).toMatchObject({
      state: 'changed',
      items: [],
      combinations: [{ oldFactor: request.combinations![0]!.seenFactor }],
    });
    expect(await balance()).toEqual([100_000, 0]);
    expect(await send(await ask(request))).toMatchObject({ state: 'accepted' });
  });

  it('HR-69.2: what a customer may win of one game by them is counted over all tickets, those that come at once, too', async () => {
    const long = { spreadAdj2: 300, spreadAdj1: -400, ttlPtsAdj1: 300, ttlPtsAdj2: -400 };
    for (const at of [1, 3]) games.gateway.book.moveLine(gameNum(at), long);
    const big = (fields: Partial<TicketRequest> = {}) =>
      createCombined([legsOf(1)], [], { amountEntered: 'toWin', amountCents: 600_000, ...fields });
    const asked = (await ask(big())).combinations!;
    const answers = await Promise.all([1, 2, 3].map(() => send(big({ combinations: asked }))));
    expect(answers.filter(({ state }) => state === 'accepted')).toHaveLength(1);
    expect(
      answers.filter(({ state }) => state === 'refused').map((answer) => 'code' in answer && answer.code),
    ).toEqual(['amountExceeded', 'amountExceeded']);
    const fewer = createCombined([legsOf(1, 2)], [createItem(gameNum(2))], {
      amountEntered: 'toWin',
      amountCents: 401_000,
    });
    const two = { ...fewer, combinations: (await ask({ ...fewer, amountCents: 399_000 })).combinations! };
    expect(await send(two)).toMatchObject({ state: 'refused', code: 'amountExceeded' });
    expect(await send({ ...two, amountCents: 399_000 })).toMatchObject({ state: 'accepted' });
    const another = await ask(
      createCombined([legsOf(3)], [], { amountEntered: 'toWin', amountCents: 600_000 }),
    );
    expect(await send(another)).toMatchObject({ state: 'accepted' });
  });

  it('HR-64.5: nothing rolls from one, and it isn’t split', async () => {
    const { ticketNumber } = await place([legsOf(1)]);
    const rolling = createTicket([createItem(gameNum(5))], {
      parentRif: { ticketNumber, wagerNumber: 1, winOnly: false },
    });
    expect(await send(rolling)).toMatchObject({ state: 'refused', code: 'rifParentInvalid' });
  });
});
