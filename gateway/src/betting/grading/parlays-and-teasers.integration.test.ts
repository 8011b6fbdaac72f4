import { describe, expect, it } from 'vitest';
import { SCORES, setUpGradedGames } from '../../../testing/worlds/graded-games.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';

describe.each(oneEngine())('parlays, round robins and teasers on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);
  const { gameNum, startGradings, place, placeParlay, settled, say, balance, bets, ledgerOf } = games;

  it('HR-10.2: a parlay is one wager that shows the results of its legs and is paid with the last one', async () => {
    await placeParlay([1, 2, 3]);
    expect(await balance()).toEqual([100_000, 10_000]);
    await say(2, 'W');
    await say(1, 'P');
    expect((await bets()).open).toMatchObject([
      {
        betType: 'P',
        riskCents: 10_000,
        items: [{ result: ['P', 'P'] }, { result: ['W', 'W'] }, { result: null }],
      },
    ]);
    await say(3, 'W');
    // Two legs are left: 10,000 × (21/11)² − 10,000.
    expect(await balance()).toEqual([126_446, 0]);
    expect((await bets()).graded).toMatchObject([{ wagerStatus: 'W', netCents: 26_446 }]);
  });

  it('HR-41.1: a parlay lost by a leg that is then won is open again, its risk held again', async () => {
    const ticket = await placeParlay([1, 2]);
    await say(1, 'L');
    expect(await balance()).toEqual([90_000, 0]);
    await say(1, 'W');
    expect(await balance()).toEqual([100_000, 10_000]);
    expect((await bets()).open).toHaveLength(1);
    await say(2, 'W');
    expect(await ledgerOf(ticket)).toEqual([
      ['wager', 0, 10_000],
      ['grade', -10_000, -10_000],
      ['reverse', 10_000, 10_000],
      ['grade', 26_446, -10_000],
    ]);
  });

  it('HR-41.1: legs that end after the wager was decided count when it is graded again', async () => {
    await placeParlay([1, 2]);
    await say(1, 'L');
    await say(2, 'W');
    expect((await bets()).graded).toMatchObject([
      { items: [{ result: ['L', 'L'] }, { result: ['W', 'W'] }] },
    ]);
    await say(1, 'W');
    expect(await balance()).toEqual([126_446, 0]);
  });

  it('loses no leg when games end together and several gateways grade them', async () => {
    startGradings(3);
    const tickets = 8;
    for (let at = 0; at < tickets; at += 1) await placeParlay([1, 2, 3, 4], { amountCents: 1_000 });
    for (let at = 1; at <= 4; at += 1) games.gateway.book.say({ gameNum: gameNum(at), ...SCORES.W });
    await settled();
    expect(games.errors).toEqual([]);
    expect((await bets()).open).toEqual([]);
    // Corrected together, in the other order, a second time.
    for (let at = 4; at >= 1; at -= 1) games.gateway.book.say({ gameNum: gameNum(at), ...SCORES.P });
    await settled();
    expect(games.errors).toEqual([]);
    expect((await bets()).graded.map(({ wagerStatus }) => wagerStatus)).toEqual(Array(tickets).fill('P'));
    expect(await balance()).toEqual([100_000, 0]);
    for (const grading of games.gradings.slice(1)) await grading.stop();
  });

  it('HR-14.1: a round robin is one wager whose parlays are paid each for itself', async () => {
    await placeParlay([1, 2, 3], { amountCents: 1_000, roundRobinSizes: [2] });
    expect(await balance()).toEqual([100_000, 3_000]);
    for (const at of [1, 2]) await say(at, 'W');
    await say(3, 'L');
    expect(await balance()).toEqual([100_000 + 2_645 - 2_000, 0]);
  });

  it('HR-12.1: a teaser is graded at the points that it moved', async () => {
    await place([1, 2], { wagerType: 'teaser', teaserName: 'T tp 6/4', amountCents: 11_000 });
    expect((await bets()).open).toMatchObject([
      { betType: 'T', items: [{ linePoints: -3, finalLine: 3, teaserPoints: 6 }, {}] },
    ]);
    // One point short of the spread, and inside the teaser.
    await say(1, 'L');
    await say(2, 'L');
    expect(await balance()).toEqual([110_000, 0]);
  });

  it('HR-4.4: legs of parlays count towards the parlay limit by their risk', async () => {
    await placeParlay([1, 2]);
    const account = await games.gateway.tickets.account(games.customerId);
    expect(account?.exposureCents).toMatchObject({
      [`P.G.${gameNum(1)}.0.S.team2`]: 10_000,
      [`P.G.${gameNum(2)}.0.S.team2`]: 10_000,
    });
  });
});
