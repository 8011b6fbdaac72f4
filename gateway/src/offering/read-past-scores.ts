import { MOST_SCORES } from '@lineboard/domain/offering/most-scores';
import type { ScoreRecord } from '@lineboard/domain/offering/scores-answer';
import type { Database } from '../database/create-database.ts';
import { type GameResultRow, scoreOfResult } from '../results/record-result.ts';

/** Results are told after the kick-off, so that earlier rows needn't be looked at. */
const PAST_SCORES = `
  select * from (
    select distinct on (result.game_num) result.*, item.sport_type, item.sport_sub_type, item.team1_id, item.team2_id,
      item.team1_rot_num, item.game_date_time_ms
    from game_result as result
    cross join lateral (
      select * from wager_item as bet
      where bet.game_num = result.game_num and bet.feed_id is not distinct from result.feed_id limit 1
    ) as item
    where result.recorded_book_ms >= $1 and item.game_date_time_ms >= $1 and item.game_date_time_ms < $2
    order by result.game_num, result.result_version desc
  ) as latest
  order by game_date_time_ms desc limit ${MOST_SCORES}`;

interface PastScoreRow extends GameResultRow {
  sport_type: string;
  sport_sub_type: string;
  team1_id: string;
  team2_id: string;
  team1_rot_num: number;
  game_date_time_ms: number;
}

/**
 * Results of games that were bet on: only their names are kept once a game has left the book.
 * @param fromMs first moment of kick-offs, book's clock
 * @param toMs the moment after the last
 */
export const readPastScores = async (
  { pool }: Pick<Database, 'pool'>,
  fromMs: number,
  toMs: number,
): Promise<ScoreRecord[]> => {
  const { rows } = await pool.query<PastScoreRow>({
    name: 'read-past-scores',
    text: PAST_SCORES,
    values: [fromMs, toMs],
  });
  return rows.map((row) => ({
    eventId: row.game_num,
    sportType: row.sport_type,
    sportSubType: row.sport_sub_type,
    team1Id: row.team1_id,
    team2Id: row.team2_id,
    team1RotNum: row.team1_rot_num,
    gameDateTimeMs: row.game_date_time_ms,
    score: scoreOfResult(row),
  }));
};
