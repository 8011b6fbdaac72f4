import { MOST_SCORES } from '@lineboard/domain/lines/offering/scores-answer.schema';
import { describe, expect, it } from 'vitest';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { PAST_SCORE, PAST_SCORES, readPastScore, readPastScores } from './read-past-scores.ts';

describe.each(oneEngine())('results of games that may have left the book', (engine) => {
  const round = setUpGradedGames(engine);
  const read = (fromMs: number, toMs: number) => readPastScores(round.database, fromMs, toMs);

  it('CALL2-35: each game once, bet on or not, as its latest result has it, in the range that its kick-off is in', async () => {
    await round.place([1], {});
    await round.say(1, 'W');
    await round.say(1, 'L');
    await round.say(2, 'P');
    const { gameDateTimeMs, team1Id, sportSubType } = round.gateway.book.game(round.gameNum(1))!;
    for (const at of [1, 2]) round.gateway.book.removeGame(round.gameNum(at));
    const found = await read(0, gameDateTimeMs + 1);
    expect(new Map(found.map(({ eventId, score }) => [eventId, [score?.score1, score?.score2]]))).toEqual(
      new Map([
        [round.gameNum(1), [20, 21]],
        [round.gameNum(2), [20, 23]],
      ]),
    );
    expect(found[0]).toMatchObject({ sportType: 'Football', sportSubType, team1Id, gameDateTimeMs });
    expect(await read(0, gameDateTimeMs)).toEqual([]);
    expect((await readPastScore(round.database, round.gameNum(2)))?.score?.score2).toBe(23);
    expect(await readPastScore(round.database, round.gameNum(3))).toBeNull();
  });

  it('keep the names and the kick-off that were said last, and those alone of the feed whose number it is', async () => {
    await round.say(1, 'W');
    const earlier = round.gateway.book.game(round.gameNum(1))!;
    round.gateway.book.putGame({ ...earlier, team1Id: 'Renamed', gameDateTimeMs: 1_000 });
    await round.say(1, 'L');
    round.gateway.book.putGame({ ...earlier, feedId: 'other', team1Id: 'Of another feed' });
    await round.say(1, 'P');
    const [only, ...others] = (await read(0, 1_001)).filter(({ eventId }) => eventId === round.gameNum(1));
    expect([only?.team1Id, only?.score?.score2, others]).toEqual(['Renamed', 21, []]);
  });

  it('reads the week’s games out of a million by an index, and no more than are told', async () => {
    const { pool } = round.database;
    await pool.query(`
      insert into played_game select n, 'many', 'Football', 'NFL', 'V' || n, 'H' || n, 1, n * 1000::bigint
      from generate_series(10000000, 10000000 + 1000000 - 1) n`);
    await pool.query(`
      insert into game_result (game_num, result_version, phase, score1, score2, segments, feed_id, log_epoch, log_clk,
        recorded_at_ms, done)
      select n, 1, 'final', 1, 2, '[]', 'many', 'e', 1, 0, true
      from generate_series(10000000, 10000000 + 5000 - 1) n`);
    await pool.query('analyze played_game');
    expect(await read(10_000_000_000, 10_004_000_000)).toHaveLength(MOST_SCORES);
    const planOf = async (query: string): Promise<string> => {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${query}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const plan = await planOf(PAST_SCORES.replace('$1', '0').replace('$2', '11000000000'));
    expect(plan).toContain('played_game_kick_off');
    expect(plan).not.toContain('Seq Scan');
    const ofOne = await planOf(PAST_SCORE.replace('$1', '10000007'));
    expect(ofOne).toContain('played_game_pkey');
    expect(ofOne).not.toContain('Seq Scan');
  });
});
