import type { TicketAccepted } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { describe, expect, it } from 'vitest';
import { GAMES_EACH, SCORES, setUpGradedGames } from '../../../testing/worlds/graded-games.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { createTestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createTicket } from '../../../testing/samples/ticket-request.ts';

describe.each(oneEngine())('rolling ifs on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);
  const { gameNum, startGradings, items, place, settled, say, balance, bets, ledgerOf } = games;

  const rollFrom = (parent: TicketAccepted, winOnly: boolean) => ({
    parentRif: { ticketNumber: parent.ticketNumber, wagerNumber: 1, winOnly },
  });

  it('HR-25.9: a child holds nothing until its parent delivers, then its own risk', async () => {
    const parent = await place([1], {});
    const child = await place([2], rollFrom(parent, true), { amountCents: 21_000 });
    expect(await balance()).toEqual([100_000, 11_000]);
    expect((await bets()).open).toMatchObject([
      { rifParent: { ticketNumber: parent.ticketNumber, winOnly: true }, heldCents: 0, riskCents: 21_000 },
      { rifChildTicketNumber: child.ticketNumber },
    ]);
    await say(1, 'W');
    expect(await balance()).toEqual([110_000, 21_000]);
    await say(2, 'L');
    expect(await ledgerOf(child)).toEqual([
      ['wager', 0, 0],
      ['activate', 0, 21_000],
      ['grade', -21_000, -21_000],
    ]);
    expect(await balance()).toEqual([89_000, 0]);
  });

  it('HR-25.4: a child that is decided before its parent waits for it', async () => {
    const parent = await place([1], {});
    await place([2], rollFrom(parent, false));
    await say(2, 'W');
    expect((await bets()).open).toHaveLength(2);
    expect(await balance()).toEqual([100_000, 11_000]);
    await say(1, 'P');
    expect(await balance()).toEqual([110_000, 0]);
  });

  it('HR-25.5: a parent that gives back less than was counted on cuts the child down to that, in rows of its own', async () => {
    const { book } = games.gateway;
    book.moveLine(gameNum(1), { totalPoints: 43.75 });
    const pick = { type: 'G', gameNum: gameNum(1), periodNumber: 0, market: 'L', side: 'over' } as const;
    const parent = await place([1], {}, { pick, seenLine: 43.75 });
    const child = await place([2], rollFrom(parent, true), { amountEntered: 'risk', amountCents: 21_000 });
    const grandchild = await place([3], rollFrom(child, true), {
      amountEntered: 'risk',
      amountCents: 40_091,
    });
    // Half won: 5,000 and the 11,000 that were staked.
    book.say({ gameNum: gameNum(1), score1: 20, score2: 24 });
    await settled();
    expect(await balance()).toEqual([105_000, 16_000]);
    expect((await bets()).open).toMatchObject([
      { ticketNumber: grandchild.ticketNumber, cut: null },
      { riskCents: 21_000, heldCents: 16_000, cut: { riskCents: 16_000, toWinCents: 14_545 } },
    ]);
    await say(2, 'W');
    expect(await balance()).toEqual([119_545, 30_545]);
    await say(3, 'L');
    expect(await balance()).toEqual([89_000, 0]);
    expect(await ledgerOf(child)).toEqual([
      ['wager', 0, 0],
      ['activate', 0, 21_000],
      ['cut', 0, -5_000],
      ['grade', 14_545, -16_000],
    ]);
    // Won whole after all: nothing is cut any more.
    book.say({ gameNum: gameNum(1), score1: 20, score2: 34 });
    await settled();
    expect(await balance()).toEqual([100_000 + 10_000 + 19_091 - 40_091, 0]);
    expect((await ledgerOf(child)).slice(4)).toEqual([
      ['reverse', -14_545, 16_000],
      ['cut', 0, 5_000],
      ['grade', 19_091, -21_000],
    ]);
    book.say({ gameNum: gameNum(1), score1: 10, score2: 10 });
    await settled();
    expect(await balance()).toEqual([89_000, 0]);
  });

  it('HR-25.5: a parlay that a leg dropped out of cuts the parlay that rolls from it', async () => {
    const parent = await games.placeParlay([1, 2]);
    await games.placeParlay([3, 4], { ...rollFrom(parent, true), amountCents: 36_000 });
    await say(1, 'W');
    await say(2, 'P');
    expect(await balance()).toEqual([109_091, 19_091]);
    await say(3, 'W');
    await say(4, 'P');
    // What is left of the risk at one leg's −110.
    expect(await balance()).toEqual([109_091 + 17_355, 0]);
  });

  it('HR-25.4: no action goes down the chain, and a corrected parent decides it again', async () => {
    const parent = await place([1], {});
    const child = await place([2], rollFrom(parent, false));
    const grandchild = await place([3], rollFrom(child, false));
    await say(2, 'W');
    await say(3, 'W');
    await say(1, 'L');
    expect(await balance()).toEqual([89_000, 0]);
    expect((await bets()).graded.map(({ wagerStatus }) => wagerStatus).toSorted()).toEqual(['L', 'X', 'X']);
    await say(1, 'W');
    expect(await balance()).toEqual([130_000, 0]);
    await say(1, 'L');
    expect(await balance()).toEqual([89_000, 0]);
    expect(await ledgerOf(grandchild)).toEqual([
      ['wager', 0, 0],
      ['grade', 0, 0],
      ['reverse', 0, 0],
      ['activate', 0, 11_000],
      ['grade', 10_000, -11_000],
      ['reverse', -10_000, 11_000],
      ['deactivate', 0, -11_000],
      ['grade', 0, 0],
    ]);
  });

  it('HR-25.4: a whole chain that ends at one moment is decided in order, whichever gateway grades it', async () => {
    startGradings(3);
    const first = await place([1], {});
    const second = await place([2], rollFrom(first, false));
    await place([3], rollFrom(second, true));
    for (const at of [3, 2, 1]) games.gateway.book.say({ gameNum: gameNum(at), ...SCORES.W });
    await settled();
    expect(games.errors).toEqual([]);
    expect(await balance()).toEqual([130_000, 0]);
  });

  it('HR-25.9: two children never roll from one wager, nor does one from a decided wager', async () => {
    const parent = await place([1], {});
    const children = [2, 3].map((at) => createTicket(items(at), rollFrom(parent, false)));
    const other = await createTestGateway(games.database);
    for (let at = 1; at <= GAMES_EACH; at += 1) other.book.putGame({ gameNum: gameNum(at) });
    const answers = await Promise.all([
      games.gateway.tickets.place(games.customerId, children[0]!),
      other.tickets.place(games.customerId, children[1]!),
    ]);
    await other.close();
    expect(answers.map(({ state }) => state).toSorted()).toEqual(['accepted', 'refused']);
    await say(1, 'W');
    const late = createTicket(items(4), rollFrom(parent, false));
    expect(await games.gateway.tickets.place(games.customerId, late)).toMatchObject({
      code: 'rifParentInvalid',
    });
  });

  it('HR-25.4: a child placed while its parent is decided is refused or decided with it, never forgotten', async () => {
    for (let round = 0; round < 3; round += 1) {
      const at = round + 1;
      const parent = await place([at], {}, { amountCents: 1_100 });
      const child = createTicket(
        items(6).map((item) => ({ ...item, amountCents: 1_100 })),
        rollFrom(parent, true),
      );
      games.gateway.book.say({ gameNum: gameNum(at), ...SCORES.L });
      const answer = await games.gateway.tickets.place(games.customerId, child);
      await settled();
      expect(['accepted', 'refused']).toContain(answer.state);
      expect((await bets()).open).toEqual([]);
    }
  });
});
