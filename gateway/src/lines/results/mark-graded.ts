import type { Database } from '../../ground/database/create-database.ts';
import type { ContestResultRow, GameResultRow } from './result-rows.ts';

type Source = Pick<Database, 'kysely'>;

/** Nobody has to grade by this version of a result, nor by one before it. */
export const markGameGraded = async (
  { kysely }: Source,
  { game_num, result_version }: Pick<GameResultRow, 'game_num' | 'result_version'>,
): Promise<void> => {
  await kysely
    .updateTable('game_result')
    .set({ done: true })
    .where('game_num', '=', game_num)
    .where('result_version', '<=', result_version)
    .execute();
};

/** Works as `markGameGraded` does, for a contestant. */
export const markContestantGraded = async (
  { kysely }: Source,
  {
    contest_num,
    contestant_num,
    result_version,
  }: Pick<ContestResultRow, 'contest_num' | 'contestant_num' | 'result_version'>,
): Promise<void> => {
  await kysely
    .updateTable('contest_result')
    .set({ done: true })
    .where('contest_num', '=', contest_num)
    .where('contestant_num', '=', contestant_num)
    .where('result_version', '<=', result_version)
    .execute();
};
