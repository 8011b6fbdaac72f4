import { randomUUID } from 'node:crypto';
import type { SaleAnswer } from '@lineboard/domain/betting/selling/sale.schema';
import type { TicketAccepted } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { listMoments } from '@lineboard/domain/books/ticket-story/list-moments';
import { describe, expect, it, vi } from 'vitest';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { createCommandRunner } from '../../../testing/worlds/graded-commands.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';
import { readTicketStory } from '../../books/ticket-story/read-ticket-story.ts';

/** A straight of 110.00 to win 100.00 at even prices: half of 210.00, less 5 %. */
const OFFER = 9_975;
const note = 'The line was another game’s';
const WRONG = { itemNumber: 1, why: 'obviousError', line: -6.5, note } as const;

describe.each(oneEngine())('sales that are taken back on $name PostgreSQL', (engine) => {
  const round = setUpGradedGames(engine);
  const run = createCommandRunner(round);
  const sell = async ({ ticketNumber }: TicketAccepted, sharePercent = 100): Promise<SaleAnswer | null> =>
    round.gateway.sales.sell(
      round.customerId,
      { ticketNumber, wagerNumber: 1 },
      { key: randomUUID(), sharePercent, seenCents: 1 },
    );
  const unsell = (
    { ticketNumber }: TicketAccepted,
    fields: Partial<Omit<typeof WRONG, 'why' | 'line'>> & { why?: string; line?: number | undefined } = {},
  ) => run('tickets unsell', { ticketNumber, wagerNumber: 1, ...WRONG, ...fields } as never);
  const story = async ({ ticketNumber }: TicketAccepted) => {
    const told = await readTicketStory(
      { ...round.gateway.grading, database: round.database },
      round.customerId,
      ticketNumber,
    );
    if (told === null) throw new Error('no such ticket');
    return listMoments(told).filter(({ kind }) => kind.startsWith('sold'));
  };

  it('HR-56.2: a whole sale is undone by new rows, the bet stands again, and its customer is told which line it was', async () => {
    const ticket = await round.place([1], {});
    await sell(ticket);
    expect(await unsell(ticket)).toMatchObject({ kind: 'done', answer: { wagers: [{ status: 'O' }] } });
    expect(await round.balance()).toEqual([100_000, 11_000]);
    expect(await round.ledgerOf(ticket)).toEqual([
      ['wager', 0, 11_000],
      ['wagerSale', OFFER - 11_000, -11_000],
      ['saleReverse', 11_000 - OFFER, 11_000],
    ]);
    expect((await round.bets()).open).toMatchObject([{ riskCents: 11_000, toWinCents: 10_000, sold: null }]);
    expect(await story(ticket)).toMatchObject([
      { kind: 'sold', amountCents: OFFER - 11_000 },
      {
        kind: 'soldBack',
        amountCents: 11_000 - OFFER,
        back: { why: 'obviousError', itemNumber: 1, by: 'boss', price: null, line: -6.5 },
      },
    ]);
    await round.say(1, 'W');
    expect(await round.balance()).toEqual([110_000, 0]);
  });

  it('HR-56.2: of a bet whose game was over meanwhile what is left is graded by all of it', async () => {
    const [whole, part] = [await round.place([1], {}), await round.place([2], {})];
    await sell(whole);
    expect(await sell(part, 33)).toMatchObject({ state: 'sold', riskLeftCents: 7_370 });
    await round.say(1, 'L');
    await round.say(2, 'W');
    const before = await round.balance();
    await unsell(part);
    // What was won of the rest goes, and what the whole wins comes.
    expect(await round.balance()).toEqual([(before[0] ?? 0) + 11_000 * 0.33 - 3_291 + 3_300, 0]);
    expect((await round.ledgerOf(part)).slice(2)).toEqual([
      ['grade', 6_700, -7_370],
      ['reverse', -6_700, 7_370],
      ['saleReverse', 3_630 - 3_291, 3_630],
      ['grade', 10_000, -11_000],
    ]);
    await unsell(whole);
    // Nothing more is told of its game: a sweep of grading finds the bet, here that of another gateway’s start.
    round.startGradings(2);
    await vi.waitFor(async () => expect((await round.bets()).open).toEqual([]));
    expect(await round.balance()).toEqual([100_000 + 10_000 - 11_000, 0]);
    expect(round.errors).toEqual([]);
  });

  it('HR-56.2, HR-25.5: a bet that rolls from it is cut no more than what it gives back now', async () => {
    const { book } = round.gateway;
    const gameNum = round.gameNum(1);
    book.moveLine(gameNum, { totalPoints: 43.75 });
    const pick = { type: 'G', gameNum, periodNumber: 0, market: 'L', side: 'over' } as const;
    const parent = await round.place([1], {}, { pick, seenLine: 43.75 });
    expect(await sell(parent, 50)).toMatchObject({ state: 'sold', riskLeftCents: 5_500 });
    const parentRif = { ticketNumber: parent.ticketNumber, wagerNumber: 1, winOnly: true };
    await round.place([2], { parentRif }, { amountEntered: 'risk', amountCents: 10_500 });
    // Half won: 25.00 and the 55.00 that were left.
    book.say({ gameNum, score1: 20, score2: 24 });
    await round.settled();
    expect((await round.bets()).open).toMatchObject([{ heldCents: 8_000, cut: { riskCents: 8_000 } }]);
    await unsell(parent);
    expect((await round.bets()).open).toMatchObject([{ heldCents: 10_500, cut: null }]);
    expect((await round.balance())[1]).toBe(10_500);
  });

  it('HR-56.2: the last of several goes first, each once, and a parlay has its own amounts again', async () => {
    const ticket = await round.placeParlay([1, 2]);
    const before = (await round.bets()).open[0];
    await sell(ticket, 50);
    const between = (await round.bets()).open[0];
    await sell(ticket, 33);
    await unsell(ticket);
    expect((await round.bets()).open[0]).toMatchObject({
      riskCents: between?.riskCents,
      toWinCents: between?.toWinCents,
      sold: between?.sold,
    });
    await unsell(ticket);
    expect((await round.bets()).open[0]).toMatchObject({
      riskCents: before?.riskCents,
      toWinCents: before?.toWinCents,
      terms: before?.terms,
      sold: null,
    });
    expect(await unsell(ticket)).toMatchObject({ code: 'nothingSold' });
    expect(await round.balance()).toEqual([100_000, 10_000]);
    // It can be sold again, and that is the sale that is taken back then.
    expect(await sell(ticket, 50)).toMatchObject({ state: 'sold' });
    await unsell(ticket);
    expect(await round.balance()).toEqual([100_000, 10_000]);
  });

  it('HR-56.2: a bet that never had action is no action afterwards', async () => {
    const ticket = await round.place([1], {});
    await sell(ticket, 50);
    const { ticketNumber } = ticket;
    await unsell(ticket, { why: 'pastPosting', line: undefined });
    await run('tickets past-posted', { ticketNumber, itemNumber: 1, note });
    expect(await round.balance()).toEqual([100_000, 0]);
    expect((await story(ticket)).at(-1)).toMatchObject({ back: { why: 'pastPosting', line: null } });
  });

  it('HR-56.2: is refused where nothing was sold, a sale waits, the leg is none, or the right line isn’t named', async () => {
    const ticket = await round.place([1], {});
    expect(await unsell(ticket)).toMatchObject({ code: 'nothingSold' });
    expect(await unsell(ticket, { itemNumber: 2 as never })).toMatchObject({ code: 'unknownLeg' });
    await sell(ticket, 50);
    expect(await unsell(ticket, { line: undefined })).toMatchObject({ code: 'errorNeedsLine' });
    round.gateway.book.say({ gameNum: round.gameNum(1), phase: 'live', score1: 0, score2: 0 });
    await round.settled();
    expect(await sell(ticket, 50)).toMatchObject({ state: 'pending' });
    expect(await unsell(ticket)).toMatchObject({ code: 'saleWaits' });
    round.gateway.clock.wallMs += 5_000;
    while ((await round.gateway.sales.decideDue()) > 0);
  });

  it('HR-56.2: two operators at once take one sale back', async () => {
    const ticket = await round.place([1], {});
    await sell(ticket);
    const answers = await Promise.all([unsell(ticket), unsell(ticket)]);
    expect(answers.map((answer) => ('code' in answer ? answer.code : answer.kind)).toSorted()).toEqual([
      'done',
      'nothingSold',
    ]);
    expect(await round.balance()).toEqual([100_000, 11_000]);
  });
});
