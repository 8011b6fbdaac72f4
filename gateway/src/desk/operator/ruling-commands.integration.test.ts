import { describe, expect, it } from 'vitest';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { createTicket } from '../../../testing/samples/ticket-request.ts';
import { createCommandRunner } from '../../../testing/worlds/graded-commands.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const note = 'The line mover was late';

describe.each(oneEngine())('late bets and obvious errors on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);
  const { place, placeParlay, say, balance, bets, ledgerOf, gameNum, items } = games;
  const run = createCommandRunner(games);

  /** The game began an hour ago, as it is told now. */
  const moveEarlier = (at: number) =>
    games.gateway.book.putGame({
      gameNum: gameNum(at),
      gameDateTimeMs: games.gateway.clock.wallMs - HOUR_MS,
    });

  it('HR-82.1, HR-82.3: a bet that was placed after the start is no action, won and paid, by new rows, and that is taken back the same way', async () => {
    const ticket = await place([1], {});
    const { ticketNumber } = ticket;
    expect(await run('tickets past-posted', { ticketNumber, note })).toMatchObject({ code: 'notPastPosted' });
    await say(1, 'W');
    moveEarlier(1);
    expect(await balance()).toEqual([110_000, 0]);
    expect(await run('tickets past-posted', { ticketNumber, note })).toMatchObject({
      kind: 'done',
      answer: { wagers: [{ status: 'X', netCents: 0 }] },
    });
    expect(await balance()).toEqual([100_000, 0]);
    const [bet] = (await bets()).graded;
    const ruling = { kind: 'pastPosting', by: 'boss', price: null, line: null, ticketNumber: null };
    expect(bet?.items[0]).toMatchObject({ comments: null, ruling });
    await run('tickets regrade', { ticketNumber, note });
    // It is open again and not paid before an operator has looked (HR-82).
    expect(await balance()).toEqual([100_000, 11_000]);
    expect((await bets()).open[0]?.items[0]?.ruling).toBeNull();
    await run('tickets on-time', { ticketNumber, note });
    expect(await balance()).toEqual([110_000, 0]);
    expect(await ledgerOf(ticket)).toEqual([
      ['wager', 0, 11_000],
      ['grade', 10_000, -11_000],
      ['reverse', -10_000, 11_000],
      ['grade', 0, -11_000],
      ['reverse', 0, 11_000],
      ['grade', 10_000, -11_000],
    ]);
  });

  it('HR-82.5: lists what was accepted after a start that is now told earlier, by game and moment, graded or not', async () => {
    const ticket = await place([1], {});
    await place([2], {});
    const late = async (input = {}) => {
      const listed = await run('tickets late', input);
      if (listed.kind !== 'done') throw new Error(JSON.stringify(listed));
      return listed.answer
        .filter(({ customerId }) => customerId === games.customerId)
        .map((leg) => [leg.gameNum, leg.ticketNumber, leg.status, leg.ruling]);
    };
    expect(await late()).toEqual([]);
    moveEarlier(1);
    const { ticketNumber } = ticket;
    expect(await late()).toEqual([[gameNum(1), ticketNumber, 'O', null]]);
    await say(1, 'W');
    expect(await late({ gameNum: gameNum(1) })).toEqual([[gameNum(1), ticketNumber, 'O', null]]);
    await run('tickets past-posted', { ticketNumber, note });
    expect(await late()).toEqual([[gameNum(1), ticketNumber, 'X', 'pastPosting']]);
    expect(await run('tickets late', { after: 1 })).toMatchObject({ code: 'afterNeedsGame' });
    expect(await late({ gameNum: gameNum(2) })).toEqual([]);
    expect(await late({ gameNum: gameNum(2), after: games.gateway.clock.wallMs - 1 })).toHaveLength(1);
  });

  it('HR-82.6: nothing is paid of it until an operator decides, whatever the game comes to, and that is taken back', async () => {
    const ticket = await place([1], {});
    const { ticketNumber } = ticket;
    const parlay = await placeParlay([1, 2]);
    await say(2, 'W');
    moveEarlier(1);
    for (const result of ['W', 'L', 'W'] as const) {
      await say(1, result);
      expect(await balance()).toEqual([100_000, 21_000]);
    }
    const waiting = await run('results waiting', {});
    expect(
      waiting.kind === 'done' && waiting.answer.filter((each) => each.gameNum === gameNum(1)),
    ).toMatchObject([{ why: 'acceptedLate', wagers: 2 }]);
    await run('tickets on-time', { ticketNumber, note });
    expect(await balance()).toEqual([110_000, 10_000]);
    await run('tickets regrade', { ticketNumber, note });
    expect(await balance()).toEqual([100_000, 21_000]);
    await run('tickets past-posted', { ticketNumber, note });
    await run('tickets past-posted', { ticketNumber: parlay.ticketNumber, note });
    expect(await balance()).toEqual([109_091, 0]);
    expect(await run('tickets on-time', { ticketNumber, note })).toMatchObject({ code: 'nothingHeldLate' });
    expect(await ledgerOf(ticket)).toEqual([
      ['wager', 0, 11_000],
      ['grade', 10_000, -11_000],
      ['reverse', -10_000, 11_000],
      ['grade', 0, -11_000],
    ]);
  });

  it('HR-82.5, HR-82.6: says what was paid before, too, and leaves it without paying it again', async () => {
    const ticket = await place([1], {});
    const { ticketNumber } = ticket;
    await say(1, 'W');
    moveEarlier(1);
    const whys = async () => {
      const waiting = await run('results waiting', {});
      if (waiting.kind !== 'done') throw new Error(JSON.stringify(waiting));
      return waiting.answer
        .filter((each) => each.gameNum === gameNum(1))
        .map(({ why, wagers }) => [why, wagers]);
    };
    await whys();
    expect(await whys()).toEqual([['acceptedLate', 1]]);
    expect(await balance()).toEqual([110_000, 0]);
    await run('tickets on-time', { ticketNumber, note });
    expect(await whys()).toEqual([]);
    expect((await bets()).graded[0]?.items[0]).toMatchObject({ heldLate: false, ruling: { kind: 'onTime' } });
    expect(await ledgerOf(ticket)).toHaveLength(2);
    // A correction of the score is graded as any other.
    await say(1, 'L');
    expect(await balance()).toEqual([89_000, 0]);
    await run('tickets regrade', { ticketNumber, note });
    expect(await balance()).toEqual([100_000, 11_000]);
    expect(await whys()).toEqual([['acceptedLate', 1]]);
  });

  it('HR-82.6: a start that comes back lets it go, also what was graded before in an open parlay', async () => {
    const { ticketNumber } = await placeParlay([1, 2]);
    await say(1, 'W');
    moveEarlier(1);
    await run('tickets comment', { ticketNumber, wagerNumber: 1, itemNumber: 1, text: 'We look at it' });
    await say(2, 'W');
    expect(await balance()).toEqual([100_000, 10_000]);
    games.gateway.book.putGame({ gameNum: gameNum(1), gameDateTimeMs: games.gateway.clock.wallMs + HOUR_MS });
    await run('tickets comment', { ticketNumber, wagerNumber: 1, itemNumber: 1 });
    expect(await balance()).toEqual([126_446, 0]);
  });

  it('HR-82.6: a bet on a later period that was taken while the game went on is none', async () => {
    games.gateway.book.putGame({ gameNum: gameNum(1), gameDateTimeMs: games.gateway.clock.wallMs - HOUR_MS });
    const { tickets, clock } = games.gateway;
    expect(await tickets.place(games.customerId, createTicket(items(1)))).toMatchObject({ state: 'pending' });
    clock.wallMs += 60_000;
    await tickets.decideDue();
    games.gateway.book.putGame({ gameNum: gameNum(1), gameDateTimeMs: clock.wallMs - 2 * HOUR_MS });
    await say(1, 'W');
    expect(await balance()).toEqual([110_000, 0]);
  });

  it('HR-82.2: a parlay drops the leg', async () => {
    const { ticketNumber } = await placeParlay([1, 2]);
    moveEarlier(2);
    await say(1, 'W');
    await say(2, 'L');
    expect(await balance()).toEqual([100_000, 10_000]);
    await run('tickets past-posted', { ticketNumber, note });
    // 100.00 at −110 alone.
    expect(await balance()).toEqual([109_091, 0]);
  });

  it('HR-85.3: legs that should not be on one ticket are no action as a whole once the first has begun, and that is taken back', async () => {
    const { ticketNumber } = await placeParlay([1, 2]);
    await say(1, 'W');
    await run('tickets void', { ticketNumber, note });
    expect(await balance()).toEqual([100_000, 0]);
    await say(2, 'W');
    expect(await balance()).toEqual([100_000, 0]);
    await run('tickets regrade', { ticketNumber, note });
    expect(await balance()).toEqual([126_446, 0]);
  });

  it('HR-82.1: an operator names the leg whose outcome could be known, whenever it was to begin', async () => {
    const { ticketNumber } = await place([1], {});
    await say(1, 'W');
    await run('tickets past-posted', { ticketNumber, wagerNumber: 1, itemNumber: 1, note });
    expect(await balance()).toEqual([100_000, 0]);
  });

  it('HR-83.1, HR-83.3: an obvious error is void before the event, and the customer is told what should have been', async () => {
    games.gateway.book.moveLine(gameNum(1), { spreadAdj2: 1_100 });
    const { ticketNumber } = await place(
      [1],
      {},
      { seenPrice: 1_100, amountEntered: 'risk', amountCents: 10_000 },
    );
    const leg = { ticketNumber, wagerNumber: 1, itemNumber: 1 };
    await run('tickets wrong-line', { ...leg, price: -110, note });
    expect(await balance()).toEqual([100_000, 0]);
    expect((await bets()).graded[0]?.items[0]).toMatchObject({
      finalPrice: 1_100,
      ruling: { kind: 'obviousError', by: 'boss', price: -110, line: null },
    });
    await run('tickets regrade', { ticketNumber, note });
    expect(await balance()).toEqual([100_000, 10_000]);
    await say(1, 'W');
    expect(await balance()).toEqual([210_000, 0]);
    // Whenever it was to begin: its result is there.
    expect(await run('tickets wrong-line', { ...leg, note })).toMatchObject({ code: 'errorNeedsLine' });
  });

  it('HR-83.2: after it, it is graded at what should have stood, and never void for having won', async () => {
    games.gateway.book.putGame({ gameNum: gameNum(1), gameDateTimeMs: games.gateway.clock.wallMs + HOUR_MS });
    games.gateway.book.moveLine(gameNum(1), { spreadAdj2: 1_100 });
    const { ticketNumber } = await place(
      [1],
      {},
      { seenPrice: 1_100, amountEntered: 'risk', amountCents: 10_000 },
    );
    const leg = { ticketNumber, wagerNumber: 1, itemNumber: 1 };
    games.gateway.clock.wallMs += DAY_MS;
    await say(1, 'W');
    expect(await balance()).toEqual([210_000, 0]);
    expect(await run('tickets wrong-line', { ...leg, note })).toMatchObject({ code: 'errorNeedsLine' });
    await run('tickets wrong-line', { ...leg, price: -110, note });
    expect(await balance()).toEqual([109_091, 0]);
    // Team 2 won by seven: −3 should have been −10.
    await run('tickets wrong-line', { ...leg, price: -110, line: -10, note });
    expect(await balance()).toEqual([90_000, 0]);
    await run('tickets regrade', { ticketNumber, note });
    expect(await balance()).toEqual([210_000, 0]);
  });
});
