import type { FigureChartsAnswer } from '@lineboard/domain/books/daily-figures/figure-charts.schema';
import { describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';

describe.each(oneEngine())('closes in charts on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);

  const close = (at: number, prices: number[], points: number | null): Promise<unknown> =>
    games.database.pool.query(
      'update wager_item set close_prices = $2, close_points = $3 where game_num = $1',
      [games.gameNum(at), prices, points],
    );
  const ask = async (customerId = games.customerId): Promise<FigureChartsAnswer['closes']> => {
    const answer = await games.gateway.app.inject({
      url: '/api/figure-charts',
      headers: { cookie: await games.gateway.cookieOf(customerId) },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<FigureChartsAnswer>().closes;
  };

  it('HR-61.1, HR-61.2: add up legs by sport and market, those of other numbers by points', async () => {
    await games.place([1], {});
    await games.placeParlay([2, 3]);
    await games.place([4], {});
    await games.place([5], {});
    for (const at of [1, 2, 3, 5]) await games.say(at, 'W');
    await close(1, [-120, 100], -3);
    await close(2, [-110, -110], -3);
    await close(3, [-110, -110], -4.5);
    // Not graded, and without a close.
    await close(4, [-300, 250], -3);
    await close(5, [], null);
    // −110 at −120/+100 is worth 12/23 · 21/11 − 1 = −1/253 of its stake, at −110 each −1/22.
    expect(await ask()).toEqual([
      {
        sportType: 'Football',
        market: 'S',
        sameNumberLegs: 2,
        worthSum: -40 - 455,
        otherNumberLegs: 1,
        pointsSum: 1.5,
      },
    ]);
  });

  it('HR-62.1: a teaser counts by its untouched numbers, and never by its price', async () => {
    await games.place([1], {});
    await games.database.pool.query(
      'update wager_item set teaser_points = 6, line_points = -3, line_price = -110, final_line = 3 where game_num = $1',
      [games.gameNum(1)],
    );
    await games.say(1, 'W');
    await close(1, [-110, -110], -3);
    expect(await ask()).toEqual([]);
    await close(1, [-110, -110], -2);
    expect(await ask()).toMatchObject([{ sameNumberLegs: 0, otherNumberLegs: 1, pointsSum: -1 }]);
  });

  it('HR-61.1, HR-61.2, HR-61.3: add up contests apart, without those whose sides had no line each', async () => {
    const { book, clock } = games.gateway;
    const names = ['Over 22.5', 'Under 22.5', 'A. Player', 'B. Player'];
    for (const [at, contestantName] of names.entries()) {
      const contestant = { contestNum: games.gameNum(70), contestantNum: at + 1 };
      book.putContest({ ...contestant, contestantName, moneyLine: 300, wagerCutoffMs: clock.wallMs + 1_000 });
      await games.place([1], {}, { pick: { type: 'C', ...contestant }, seenPrice: 300, seenLine: null });
      book.decide(contestant.contestNum, contestant.contestantNum, 'L');
      await games.settled();
    }
    const closed = (at: number, price: number, points: number | null, sidesSum: number | null) =>
      games.database.pool.query(
        `update wager_item set close_prices = $3, close_points = $4, close_sides_sum = $5
         where contest_num = $1 and contestant_num = $2`,
        [games.gameNum(70), at, [price], points, sidesSum],
      );
    await closed(1, -110, 24.5, 1_047_619_048);
    await closed(2, 100, 22.5, 1_250_000_000);
    await closed(3, 100, null, null);
    await closed(4, 100, null, 1_000_000_000);
    // ½ of 1.25 at +300 is worth 0.4 · 4 − 1, ½ of 1 is worth 0.5 · 4 − 1.
    expect(await ask()).toEqual([
      {
        sportType: 'Golf',
        market: 'C',
        sameNumberLegs: 2,
        worthSum: 6_000 + 10_000,
        otherNumberLegs: 1,
        pointsSum: 2,
      },
    ]);
  });

  it('are the customer’s own', async () => {
    await games.place([1], {});
    await games.say(1, 'W');
    await close(1, [-110, -110], -3);
    expect(await ask()).toHaveLength(1);
    await seedCustomer(games.database, { customerId: 'OTHER' });
    expect(await ask('OTHER')).toEqual([]);
  });
});
