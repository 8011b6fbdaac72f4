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

  it('are the customer’s own', async () => {
    await games.place([1], {});
    await games.say(1, 'W');
    await close(1, [-110, -110], -3);
    expect(await ask()).toHaveLength(1);
    await seedCustomer(games.database, { customerId: 'OTHER' });
    expect(await ask('OTHER')).toEqual([]);
  });
});
