import { randomUUID } from 'node:crypto';
import type { SaleAnswer, SaleRequest } from '@lineboard/domain/betting/selling/sale.schema';
import type { TicketAccepted } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import { describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';
import { orderOf, sellBet } from './sell-bet.ts';

/** A straight of 110.00 to win 100.00 at even prices: half of 210.00, less 5 %. */
const OFFER = 9_975;

describe.each(oneEngine())('selling bets on $name PostgreSQL', (engine) => {
  const round = setUpGradedGames(engine);

  const refOf = ({ ticketNumber }: TicketAccepted) => ({ ticketNumber, wagerNumber: 1 });
  const sell = (
    ticket: TicketAccepted,
    fields: Partial<SaleRequest> = {},
    customerId = round.customerId,
  ): Promise<SaleAnswer | null> =>
    round.gateway.sales.sell(customerId, refOf(ticket), {
      key: randomUUID(),
      sharePercent: 100,
      seenCents: OFFER,
      ...fields,
    });

  it('HR-52.1, HR-53.3, HR-53.4, HR-56.3: pays what the book works out, once for each key, and lets the risk go', async () => {
    const ticket = await round.place([1], {});
    const key = randomUUID();
    const answer = await sell(ticket, { key });
    expect(answer).toMatchObject({
      state: 'sold',
      paidCents: OFFER,
      riskLeftCents: 0,
      toWinLeftCents: 0,
      byTarget: false,
      balance: { currentBalanceCents: 100_000 + OFFER - 11_000, atRiskCents: 0 },
    });
    // Every page of its customer hears of it.
    const told = round.gateway.events.filter(({ event }) => event.kind === 'sale' && event.key === key);
    expect(told.map(({ customerId }) => customerId)).toEqual([round.customerId]);
    expect(await sell(ticket, { key })).toEqual(answer);
    expect(await sell(ticket, { key, sharePercent: 50 })).toEqual({
      state: 'refused',
      refusal: 'keyReused',
    });
    expect(await sell(ticket)).toEqual({ state: 'refused', refusal: 'decided' });
    expect(await round.gateway.sales.find(round.customerId, key)).toEqual(answer);
    expect(await round.ledgerOf(ticket)).toEqual([
      ['wager', 0, 11_000],
      ['wagerSale', OFFER - 11_000, -11_000],
    ]);
    expect((await round.bets()).graded).toMatchObject([
      { wagerStatus: 'S', netCents: 0, sold: { riskCents: 11_000, toWinCents: 10_000, paidCents: OFFER } },
    ]);
  });

  it('HR-52.1, HR-52.2: pays by the figures of the book’s own house rules', async () => {
    const parts = {
      ...round.gateway.placing,
      rules: { ...DEFAULT_HOUSE_RULES, sales: { marginPercent: 10, legPercent: 2, leastCents: 9_000 } },
    };
    const tickets = [await round.place([1], {}), await round.place([2], {}, { amountCents: 9_000 })];
    const [sold, refused] = await Promise.all(
      tickets.map((ticket) =>
        sellBet(
          parts,
          orderOf(round.customerId, refOf(ticket), { key: randomUUID(), sharePercent: 100, seenCents: 1 }),
        ),
      ),
    );
    expect(sold).toMatchObject({ state: 'sold', paidCents: (21_000 / 2) * 0.88 });
    expect(refused).toEqual({ state: 'refused', refusal: 'tooLittle' });
  });

  it('HR-52.5: pays nothing under the figure of the customer’s currency, or under the usual one without', async () => {
    const ticket = await round.place([1], {});
    const sellWith = (leastCents: number, leastCentsOf: Record<string, number>) => {
      const sales = { ...DEFAULT_HOUSE_RULES.sales, leastCents, leastCentsOf };
      const parts = { ...round.gateway.placing, rules: { ...DEFAULT_HOUSE_RULES, sales } };
      const order = { key: randomUUID(), sharePercent: 100, seenCents: OFFER };
      return sellBet(parts, orderOf(round.customerId, refOf(ticket), order));
    };
    const tooLittle = { state: 'refused', refusal: 'tooLittle' };
    expect(await sellWith(1, { USD: OFFER + 1 })).toEqual(tooLittle);
    expect(await sellWith(OFFER + 1, { MXN: 1 })).toEqual(tooLittle);
    expect(await sellWith(OFFER + 1, { USD: OFFER })).toMatchObject({ state: 'sold', paidCents: OFFER });
  });

  it('HR-56.1: a sale stands, whatever the game comes to and however it is corrected', async () => {
    const ticket = await round.place([1], {});
    await sell(ticket);
    const after = await round.balance();
    for (const result of ['W', 'L', 'P'] as const) await round.say(1, result);
    expect(await round.balance()).toEqual(after);
    expect(await round.ledgerOf(ticket)).toHaveLength(2);
    expect(round.errors).toEqual([]);
  });

  it('HR-54.1, HR-54.2, HR-54.3: a share leaves a wager of its own amounts, which is graded and corrected', async () => {
    const ticket = await round.place([1], {}, { amountEntered: 'toWin', amountCents: 10_000 });
    expect(await sell(ticket, { sharePercent: 33, seenCents: 3_291 })).toMatchObject({
      state: 'sold',
      paidCents: 3_291,
      riskLeftCents: 7_370,
      toWinLeftCents: 6_700,
    });
    expect(await round.balance()).toEqual([100_000 + 3_291 - 3_630, 7_370]);
    expect((await round.bets()).open).toMatchObject([
      {
        riskCents: 7_370,
        toWinCents: 6_700,
        items: [{ entered: 'toWin', riskCents: 7_370, toWinCents: 6_700 }],
        sold: { riskCents: 3_630, toWinCents: 3_300, paidCents: 3_291 },
      },
    ]);
    await round.say(1, 'W');
    expect(await round.balance()).toEqual([99_661 + 6_700, 0]);
    await round.say(1, 'L');
    expect(await round.balance()).toEqual([99_661 - 7_370, 0]);
    await round.say(1, 'P');
    expect(await round.balance()).toEqual([99_661, 0]);
  });

  it('HR-54.1: a parlay is sold share by share, and what is left pays its to-win', async () => {
    const ticket = await round.placeParlay([1, 2]);
    // 364.46 × ¼ × 0.94
    const offer = Math.floor((36_446 * 94) / 400);
    expect(await sell(ticket, { sharePercent: 50, seenCents: Math.floor(offer / 2) })).toMatchObject({
      state: 'sold',
      riskLeftCents: 5_000,
      toWinLeftCents: 13_223,
    });
    expect(await sell(ticket, { sharePercent: 50, seenCents: 1 })).toMatchObject({
      state: 'sold',
      riskLeftCents: 2_500,
    });
    const [before] = await round.balance();
    const [bet] = (await round.bets()).open;
    await round.say(1, 'W');
    await round.say(2, 'W');
    expect(await round.balance()).toEqual([(before ?? 0) + (bet?.toWinCents ?? 0), 0]);
  });

  it('HR-54.1: what is left of a parlay pays its to-win, also where its rounded risk alone wins another amount', async () => {
    // Six legs at −110 win 47.41 for one: 10.01 to win 474.60, of which a tenth is 1.00 to win 47.46.
    const ticket = await round.placeParlay([1, 2, 3, 4, 5, 6], { amountCents: 1_001 });
    expect(await sell(ticket, { sharePercent: 90, seenCents: 1 })).toMatchObject({ riskLeftCents: 100 });
    const [before] = await round.balance();
    const [bet] = (await round.bets()).open;
    for (const at of [1, 2, 3, 4, 5, 6]) await round.say(at, 'W');
    expect(bet?.toWinCents).toBe(4_746);
    expect(await round.balance()).toEqual([(before ?? 0) + 4_746, 0]);
    await round.say(6, 'P');
    expect(await round.balance()).toEqual([(before ?? 0) + 2_436, 0]);
  });

  it('HR-54.2: a share that rounding would leave in the wager isn’t paid for', async () => {
    const ticket = await round.placeParlay([1, 2, 3, 4, 5, 6]);
    for (const at of [1, 2, 3, 4, 5]) await round.say(at, 'W');
    for (const sharePercent of [90, 90, 95])
      expect(await sell(ticket, { sharePercent, seenCents: 1 })).toMatchObject({ state: 'sold' });
    // What is left is 0.05 to win 2.37, half of it likely. Nine tenths of 0.05 are 0.05 again.
    expect((await round.bets()).open).toMatchObject([{ riskCents: 5 }]);
    const before = await round.balance();
    expect(await sell(ticket, { sharePercent: 10, seenCents: 1 })).toEqual({
      state: 'refused',
      refusal: 'tooLittle',
    });
    expect(await round.balance()).toEqual(before);
    expect(await sell(ticket, { sharePercent: 20, seenCents: 1 })).toMatchObject({
      state: 'sold',
      riskLeftCents: 4,
    });
  });

  it('HR-52.2, HR-10.6: pays no more than the bet would at a new pitcher’s price', async () => {
    const customerId = `K${round.customerId}`;
    await seedCustomer(round.database, { customerId, caps: { parlayMaxPayoutCents: 60_000 } });
    const [first, second] = [round.gameNum(1), round.gameNum(2)];
    round.gateway.book.putGame({
      gameNum: first,
      sportType: 'Baseball',
      sportSubType: 'MLB',
      listedPitcher1: 'G. Cole',
      listedPitcher2: 'C. Sale',
    });
    const legs = [
      createItem(first, {
        pick: { type: 'G', gameNum: first, periodNumber: 0, market: 'M', side: 'team1' },
        seenPrice: 140,
        seenLine: null,
      }),
      createItem(second),
    ];
    const parlay = createTicket(legs, { wagerType: 'parlay', amountCents: 10_000 });
    const ticket = await round.gateway.tickets.place(customerId, parlay);
    if (ticket.state !== 'accepted') throw new Error(JSON.stringify(ticket));
    round.gateway.book.moveLine(first, { moneyLine1: 600 });
    round.gateway.book.say({ gameNum: first, score1: 5, score2: 3, startingPitcher1: 'N. Cortes' });
    await round.settled();
    // Won, it would be 1,336.36, of which 600.00 are paid; half of that likely, less 5 %.
    expect(await sell(ticket, { seenCents: 1 }, customerId)).toMatchObject({
      state: 'sold',
      paidCents: 60_000 * 0.475,
    });
  });

  it('HR-53.1: pays less than was seen within the tolerance alone, and more without a question', async () => {
    const ticket = await round.place([1], {});
    const game = round.gameNum(1);
    expect(await sell(ticket, { seenCents: 10_179 })).toEqual({ state: 'changed', offerCents: OFFER });
    expect(await sell(ticket, { seenCents: 9_976, tolerancePercent: 0 })).toMatchObject({ state: 'changed' });
    round.gateway.book.moveLine(game, { spreadAdj1: 120, spreadAdj2: -140 });
    const answer = await sell(ticket, { seenCents: 997, tolerancePercent: 0, sharePercent: 10 });
    expect(answer).toMatchObject({ state: 'sold' });
    expect(answer?.state === 'sold' && answer.paidCents).toBeGreaterThan(OFFER / 10);
  });

  it('HR-50.1, HR-50.2, HR-50.3: says in a word why nothing is bought back', async () => {
    const free = await round.place([1], { useFreePlay: true });
    const teaser = await round
      .place([1, 2], {
        wagerType: 'teaser',
        teaserName: '2 Team NFL 6 points',
        amountCents: 10_000,
      })
      .catch(() => null);
    const plain = await round.place([3], {});
    expect(await sell(free)).toEqual({ state: 'refused', refusal: 'freePlay' });
    if (teaser !== null) expect(await sell(teaser)).toEqual({ state: 'refused', refusal: 'kind' });
    round.gateway.book.moveLine(round.gameNum(3), { spreadLineStatus: 'H' });
    expect(await sell(plain)).toEqual({ state: 'refused', refusal: 'held' });
    round.gateway.book.moveLine(round.gameNum(3), { spreadLineStatus: 'O', spread1: 7, spread2: -7 });
    expect(await sell(plain)).toEqual({ state: 'refused', refusal: 'noLine' });
    round.gateway.book.moveLine(round.gameNum(3), { spread1: 3, spread2: -3 });
    round.gateway.book.confirmedAgoMs = 60_000;
    expect(await sell(plain)).toEqual({ state: 'refused', refusal: 'stale' });
    round.gateway.book.confirmedAgoMs = 0;
    await round.say(3, 'W');
    expect(await sell(plain)).toEqual({ state: 'refused', refusal: 'decided' });
  });

  it('is for the wager’s own customer', async () => {
    const ticket = await round.place([1], {});
    expect(await sell(ticket, {}, 'SOMEBODY')).toBeNull();
    expect(await round.gateway.sales.setTarget('SOMEBODY', refOf(ticket), 1_000)).toBeNull();
  });

  it('HR-53.3: two calls at once with different keys sell the wager once', async () => {
    const ticket = await round.place([1], {});
    const answers = await Promise.all(Array.from({ length: 6 }, () => sell(ticket)));
    expect(answers.filter((answer) => answer?.state === 'sold')).toHaveLength(1);
    expect(await round.balance()).toEqual([100_000 + OFFER - 11_000, 0]);
  });

  it('HR-53.3: one key that is sent six times at once is one sale', async () => {
    const ticket = await round.place([1], {});
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => sell(ticket, { key, sharePercent: 20, seenCents: 1 })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await round.bets()).open).toMatchObject([{ riskCents: 8_800 }]);
  });

  it('HR-53.4: a sale and a final at once: either the sale stands, or the grade', async () => {
    for (let at = 1; at <= 6; at += 1) {
      const ticket = await round.place([at], {});
      const [before] = await round.balance();
      const [answer] = await Promise.all([sell(ticket), round.say(at, 'L')]);
      const [after] = await round.balance();
      expect((after ?? 0) - (before ?? 0)).toBe(answer?.state === 'sold' ? OFFER - 11_000 : -11_000);
    }
    expect((await round.balance())[1]).toBe(0);
  });

  it('a closed key sells nothing any more, and one that sold can’t be closed', async () => {
    const ticket = await round.place([1], {});
    const [closed, sold] = [randomUUID(), randomUUID()];
    const { sales } = round.gateway;
    expect(await sales.close(round.customerId, closed)).toEqual({ state: 'closed' });
    expect(await sell(ticket, { key: closed })).toEqual({ state: 'closed' });
    const answer = await sell(ticket, { key: sold });
    expect(await sales.close(round.customerId, sold)).toEqual(answer);
    expect(await sales.find('SOMEBODY', sold)).toBeNull();
  });
});
