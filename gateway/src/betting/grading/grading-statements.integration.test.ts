import { describe, expect, it } from 'vitest';
import { countStatements } from '../../../testing/servers/count-statements.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';
import { testEngines } from '../../../testing/servers/test-database.ts';

const POST = 'update wager w set status';
const READ_WAGERS = 'from "wager" as "w"';

describe.each(testEngines())('what grading asks of $name PostgreSQL', (engine) => {
  const round = setUpGradedGames(engine);

  it.each([1, 2, 3])('of %i gateways one reads and posts each wager of a final, once', async (gateways) => {
    round.startGradings(gateways);
    for (let at = 0; at < 8; at += 1) await round.place([1], {});
    await round.placeParlay([1, 2]);
    await round.settled();
    const count = countStatements();
    await round.say(1, 'W');
    expect(count(POST)).toBe(9);
    expect(count(READ_WAGERS)).toBe(1);
    expect(count('insert into "game_result"')).toBeGreaterThanOrEqual(1);
    expect(count('update "game_result"')).toBe(1);
    expect(await round.balance()).toEqual([180_000, 10_000]);
  });

  it('a game that nobody bet on costs as little, however many wagers are open on others', async () => {
    for (let at = 0; at < 8; at += 1) await round.place([1], {});
    const count = countStatements();
    const asked: number[] = [];
    for (const at of [2, 3, 4]) {
      const before = count('');
      await round.say(at, 'W');
      asked.push(count('') - before);
    }
    expect(count(POST)).toBe(0);
    // What was known, whose number it is, who played, the result, legs without a close, who bet late, its wagers, done,
    // what waits. A look that grading takes every few seconds may fall into one of them.
    expect(Math.min(...asked)).toBe(9);
  });
});
