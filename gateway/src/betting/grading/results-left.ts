import type { Database } from '../../ground/database/create-database.ts';

/** Results with something left to grade, whichever gateway recorded them. */
export interface ResultsLeft {
  games: number[];
  contestants: Array<{ contestNum: number; contestantNum: number }>;
}

const READ_GAMES = `
select game_num from game_result where not done
union
select i.game_num from wager_item i join game_result r on r.game_num = i.game_num
where i.open and not i.decided_by_operator and r.result_version > coalesce(i.result_version, 0)
  and (i.feed_id is null or i.feed_id = r.feed_id) and (r.held is null or r.decision = 'heldAgain')`;

const READ_CONTESTANTS = `
select contest_num, contestant_num from contest_result where not done
union
select i.contest_num, i.contestant_num from wager_item i
  join contest_result r on r.contest_num = i.contest_num and r.contestant_num = i.contestant_num
where i.open and not i.decided_by_operator and r.result_version > coalesce(i.result_version, 0)
  and (i.feed_id is null or i.feed_id = r.feed_id) and r.held is null`;

/**
 * Results that nobody finished, and those of open wagers that were written just after their result's wagers were read.
 */
export const readResultsLeft = async ({ pool }: Database): Promise<ResultsLeft> => {
  const games = await pool.query<{ game_num: number }>(READ_GAMES);
  const contestants = await pool.query<{ contest_num: number; contestant_num: number }>(READ_CONTESTANTS);
  return {
    games: games.rows.map(({ game_num: gameNum }) => gameNum),
    contestants: contestants.rows.map(({ contest_num: contestNum, contestant_num: contestantNum }) => ({
      contestNum,
      contestantNum,
    })),
  };
};
