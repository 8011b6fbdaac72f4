import { expect, it, describe } from 'vitest';
import { setUpGradedGames } from '../../testing/worlds/graded-games.ts';
import { oneEngine } from '../../testing/servers/test-database.ts';
import { readPastScores } from './read-past-scores.ts';

describe.each(oneEngine())('results of games that may have left the book', (engine) => {
  const round = setUpGradedGames(engine);

  it('CALL2-35: each game once, as its latest result has it, in the range that its kick-off is in', async () => {
    for (const at of [1, 1, 2, 3]) await round.place([at], {});
    await round.say(1, 'W');
    await round.say(1, 'L');
    await round.say(2, 'P');
    // Nobody bet on it: its names aren't kept.
    await round.say(4, 'W');
    const { gameDateTimeMs, team1Id, sportSubType } = round.gateway.book.game(round.gameNum(1))!;
    const read = (fromMs: number, toMs: number) => readPastScores(round.database, fromMs, toMs);
    const found = await read(0, gameDateTimeMs + 1);
    expect(new Map(found.map(({ eventId, score }) => [eventId, [score?.score1, score?.score2]]))).toEqual(
      new Map([
        [round.gameNum(1), [20, 21]],
        [round.gameNum(2), [20, 23]],
      ]),
    );
    expect(found[0]).toMatchObject({ sportType: 'Football', sportSubType, team1Id, gameDateTimeMs });
    expect(await read(0, gameDateTimeMs)).toEqual([]);
  });
});
