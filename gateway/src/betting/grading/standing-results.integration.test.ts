import { describe, expect, it } from 'vitest';
import { SCORES, setUpGradedGames } from '../../../testing/worlds/graded-games.ts';
import { createCommandRunner } from '../../../testing/worlds/graded-commands.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';

const HOUR_MS = 3_600_000;
const note = 'Looked into';

describe.each(oneEngine())('the result that stands on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);
  const { gameNum, place, settled, say, balance } = games;
  const run = createCommandRunner(games);

  it('HR-76.1: a decision that is taken back leaves the bet to the result that counts, whatever is held after it', async () => {
    const { ticketNumber } = await place([1], {});
    await say(1, 'W');
    await run('tickets void', { ticketNumber, note });
    games.gateway.clock.wallMs += 73 * HOUR_MS;
    await say(1, 'L');
    expect(await balance()).toEqual([100_000, 0]);
    await run('tickets regrade', { ticketNumber, note });
    expect(await balance()).toEqual([110_000, 0]);
  });

  it('HR-73.4: a decision that is taken back leaves a refunded bet refunded', async () => {
    const { ticketNumber } = await place([1], {});
    await run('tickets void', { ticketNumber, note });
    games.gateway.clock.wallMs += HOUR_MS;
    games.gateway.book.say({ gameNum: gameNum(1), phase: 'cancelled' });
    await settled();
    games.gateway.book.say({ gameNum: gameNum(1), phase: 'scheduled', ...SCORES.P });
    await settled();
    await say(1, 'L');
    expect(await balance()).toEqual([100_000, 0]);
    await run('tickets regrade', { ticketNumber, note });
    expect(await balance()).toEqual([100_000, 0]);
  });
});
