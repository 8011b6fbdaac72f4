import { describe, expect, it } from 'vitest';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';

describe.each(oneEngine())('if bets and reverses on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);
  const { place, say, balance, bets } = games;

  it('HR-20.3, HR-22.2: an if bet holds its worst case, and a leg never in action returns', async () => {
    await place([1, 2], { wagerType: 'ifWinOnly' }, { amountCents: 11_000 });
    expect(await balance()).toEqual([100_000, 11_000]);
    await say(2, 'W');
    expect((await bets()).open).toHaveLength(1);
    await say(1, 'P');
    expect(await balance()).toEqual([100_000, 0]);
  });

  it('HR-23.2: an action reverse of equal risks holds twice the risk', async () => {
    await place([1, 2], { wagerType: 'actionReverse', amountCents: 11_000 });
    expect(await balance()).toEqual([100_000, 22_000]);
    await say(1, 'L');
    await say(2, 'L');
    expect(await balance()).toEqual([78_000, 0]);
  });
});
