import { randomUUID } from 'node:crypto';
import type { TicketAccepted } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { describe, expect, it } from 'vitest';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { createTicket } from '../../../testing/samples/ticket-request.ts';
import { createCommandRunner } from '../../../testing/worlds/graded-commands.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';

const note = 'A series and its game';

describe.each(oneEngine())('wagers whose legs belong together on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);
  const { place, placeParlay, say, balance, bets, ledgerOf, gameNum, items } = games;
  const run = createCommandRunner(games);

  const split = async ({ ticketNumber }: Pick<TicketAccepted, 'ticketNumber'>): Promise<TicketAccepted> => {
    const answer = await run('tickets split', { ticketNumber, note });
    if (answer.kind !== 'done') throw new Error(JSON.stringify(answer));
    return answer.answer as unknown as TicketAccepted;
  };
  const freePlay = async () =>
    (await games.gateway.tickets.account(games.customerId))?.balance.freePlayBalanceCents;

  it('HR-85.2: are split into straights of equal stake at their own prices, each paid with its own game', async () => {
    const ticket = await placeParlay([1, 2, 3]);
    const straights = await split(ticket);
    expect(await balance()).toEqual([100_000, 10_000]);
    const { open, graded } = await bets();
    expect(open.map((bet) => [bet.betType, bet.riskCents, bet.toWinCents, bet.items[0]?.finalLine])).toEqual([
      ['S', 3_334, 3_031, -3],
      ['S', 3_333, 3_030, -3],
      ['S', 3_333, 3_030, -3],
    ]);
    expect(graded[0]).toMatchObject({
      ticketNumber: ticket.ticketNumber,
      wagerStatus: 'X',
      netCents: 0,
      items: Array.from({ length: 3 }, () => ({
        ruling: { kind: 'relatedLegs', by: 'boss', ticketNumber: straights.ticketNumber },
      })),
    });
    await say(1, 'W');
    expect(await balance()).toEqual([103_031, 6_666]);
    await say(2, 'L');
    await say(3, 'P');
    expect(await balance()).toEqual([99_698, 0]);
    expect(await ledgerOf(ticket)).toEqual([
      ['wager', 0, 10_000],
      ['grade', 0, -10_000],
    ]);
    expect((await ledgerOf(straights)).slice(0, 3)).toEqual([
      ['wager', 0, 3_334],
      ['wager', 0, 3_333],
      ['wager', 0, 3_333],
    ]);
    expect(await run('tickets show', { ticketNumber: straights.ticketNumber })).toMatchObject({
      answer: { splitOf: ticket.ticketNumber, totalRiskCents: 10_000 },
    });
  });

  it('HR-85.2: it is taken back, paid or not, and made again, and each time one of the two holds', async () => {
    const ticket = await placeParlay([1, 2]);
    const { ticketNumber } = ticket;
    const straights = await split(ticket);
    await run('tickets regrade', { ticketNumber, note });
    expect(await balance()).toEqual([100_000, 10_000]);
    expect((await bets()).open).toMatchObject([
      { ticketNumber, items: [{ ruling: null }, { ruling: null }] },
    ]);
    const refused = { code: 'splitTakenBack' };
    const other = { ticketNumber: straights.ticketNumber, note };
    expect(await run('tickets regrade', other)).toMatchObject(refused);
    expect(await run('tickets void', other)).toMatchObject(refused);
    expect(await split(ticket)).toMatchObject({ ticketNumber: straights.ticketNumber });
    expect(await balance()).toEqual([100_000, 10_000]);
    await say(1, 'W');
    expect(await balance()).toEqual([104_545, 5_000]);
    await run('tickets regrade', { ticketNumber, note });
    expect(await balance()).toEqual([100_000, 10_000]);
    await say(2, 'W');
    expect(await balance()).toEqual([126_446, 0]);
    expect((await bets()).graded.find((bet) => bet.ticketNumber === straights.ticketNumber)).toMatchObject({
      wagerStatus: 'X',
      items: [{ ruling: { kind: 'splitTakenBack', ticketNumber } }],
    });
  });

  it('HR-54.2, HR-85.2: it isn’t made again once a part of what is back was sold', async () => {
    const ticket = await placeParlay([1, 2]);
    const { ticketNumber } = ticket;
    await split(ticket);
    await run('tickets regrade', { ticketNumber, note });
    const ref = { ticketNumber, wagerNumber: 1 };
    const half = { key: randomUUID(), sharePercent: 50, seenCents: 1 };
    expect(await games.gateway.sales.sell(games.customerId, ref, half)).toMatchObject({ state: 'sold' });
    const before = await balance();
    expect(await run('tickets split', { ticketNumber, note })).toMatchObject({ code: 'notSplittable' });
    expect(await balance()).toEqual(before);
  });

  it('HR-85.2: nothing else is decided of a ticket that was split, and the straights are decided as any others', async () => {
    const { ticketNumber } = await placeParlay([1, 2]);
    const straights = await split({ ticketNumber });
    const leg = { ticketNumber, wagerNumber: 1, itemNumber: 1 };
    const refused = { code: 'ticketSplit' };
    expect(await run('tickets void', { ticketNumber, note })).toMatchObject(refused);
    expect(await run('tickets split', { ticketNumber, note })).toMatchObject(refused);
    expect(await run('tickets grade', { ...leg, result: 'W', note })).toMatchObject(refused);
    expect(await run('tickets past-posted', { ...leg, note })).toMatchObject(refused);
    expect(await run('tickets wrong-line', { ...leg, price: -120, note })).toMatchObject(refused);
    await run('tickets void', { ticketNumber: straights.ticketNumber, wagerNumber: 2, note });
    await say(1, 'W');
    await say(2, 'W');
    expect(await balance()).toEqual([104_545, 0]);
    await run('tickets regrade', { ticketNumber: straights.ticketNumber, note });
    expect(await balance()).toEqual([109_090, 0]);
  });

  it('HR-85.2: two operators at once split it once', async () => {
    const { ticketNumber } = await placeParlay([1, 2]);
    const answers = await Promise.all([1, 2, 3].map(() => run('tickets split', { ticketNumber, note })));
    expect(answers.filter(({ kind }) => kind === 'done')).toHaveLength(1);
    expect((await bets()).open).toHaveLength(2);
    expect(await balance()).toEqual([100_000, 10_000]);
  });

  it('HR-85.2, HR-85.3: once a leg has begun or is decided it is refused, and so is what is no wager of such legs', async () => {
    const began = await placeParlay([1, 2]);
    games.gateway.book.putGame({
      gameNum: gameNum(2),
      gameDateTimeMs: games.gateway.clock.wallMs - 1,
    });
    const refused = { code: 'splitTooLate' };
    expect(await run('tickets split', { ticketNumber: began.ticketNumber, note })).toMatchObject(refused);
    const decided = await placeParlay([3, 4]);
    await say(3, 'W');
    expect(await run('tickets split', { ticketNumber: decided.ticketNumber, note })).toMatchObject(refused);
    const straight = await place([4], {});
    const ifBet = await place([4, 5], { wagerType: 'ifWinOnly' });
    for (const { ticketNumber } of [straight, ifBet])
      expect(await run('tickets split', { ticketNumber, note })).toMatchObject({ code: 'notSplittable' });
    expect(
      await run('tickets split', { ticketNumber: straight.ticketNumber, wagerNumber: 7, note }),
    ).toMatchObject({ code: 'unknownWager' });
  });

  it('HR-85.2, HR-31.1: a free play stays one, its stake whole', async () => {
    await run('restrictions set', { customerId: games.customerId, code: 'FPPARLAYS' });
    const ticket = await placeParlay([1, 2], { useFreePlay: true });
    expect(await freePlay()).toBe(40_000);
    await split(ticket);
    expect(await balance()).toEqual([100_000, 0]);
    expect(await freePlay()).toBe(40_000);
    await say(1, 'W');
    await say(2, 'P');
    expect(await balance()).toEqual([104_545, 0]);
    expect(await freePlay()).toBe(45_000);
    await run('tickets regrade', { ticketNumber: ticket.ticketNumber, note });
    expect(await balance()).toEqual([109_091, 0]);
    expect(await freePlay()).toBe(40_000);
  });

  it('HR-85.2: a teaser’s legs get the line without its points, a round robin’s risk is shared whole', async () => {
    const teaser = await place([1, 2], { wagerType: 'teaser', teaserName: 'T tp 6/4', amountCents: 10_000 });
    await split(teaser);
    expect((await bets()).open.map(({ items: [item] }) => [item?.finalLine, item?.teaserPoints])).toEqual([
      [-3, 0],
      [-3, 0],
    ]);
    await split(await placeParlay([3, 4, 5], { roundRobinSizes: [2] }));
    expect(await balance()).toEqual([100_000, 40_000]);
    expect((await bets()).open.filter(({ riskCents }) => riskCents === 10_000)).toHaveLength(3);
  });

  it('HR-85.2, HR-15.2: places that were open are open again when it is taken back', async () => {
    const { ticketNumber } = await placeParlay([1, 2], { openSpots: 1 });
    await split({ ticketNumber });
    expect((await bets()).open).toHaveLength(2);
    await run('tickets regrade', { ticketNumber, note });
    const filling = { ticketNumber, wagerNumber: 1 };
    const fill = createTicket(items(3), { wagerType: 'parlay', filling });
    expect(await games.gateway.tickets.place(games.customerId, fill)).toMatchObject({ state: 'accepted' });
    for (const at of [1, 2, 3]) await say(at, 'W');
    expect(await balance()).toEqual([159_579, 0]);
  });
});
