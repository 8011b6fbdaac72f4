import { MOST_SCORES, type ScoreRecord } from '@lineboard/domain/lines/offering/scores-answer.schema';
import type { Database } from '../../ground/database/create-database.ts';
import type { Tables } from '../../ground/database/tables.ts';
import { type GameResultRow, scoreOfResult } from '../../lines/results/result-rows.ts';

/** No more games are looked at than are told, however many there were. */
const gamesWithResult = (where: string, most: number): string => `
  select game.sport_type, game.sport_sub_type, game.team1_id, game.team2_id, game.team1_rot_num, game.game_date_time_ms,
    result.*
  from (select * from played_game where ${where} order by game_date_time_ms desc limit ${most}) as game
  cross join lateral (
    select * from game_result
    where game_num = game.game_num and feed_id = game.feed_id order by result_version desc limit 1
  ) as result`;

/** $1 to $2: kick-offs, book's clock. */
export const PAST_SCORES = gamesWithResult('game_date_time_ms >= $1 and game_date_time_ms < $2', MOST_SCORES);
export const PAST_SCORE = gamesWithResult('game_num = $1', 1);

type PastScoreRow = GameResultRow &
  Pick<
    Tables['played_game'],
    'sport_type' | 'sport_sub_type' | 'team1_id' | 'team2_id' | 'team1_rot_num' | 'game_date_time_ms'
  >;

const toRecord = (row: PastScoreRow): ScoreRecord => ({
  eventId: row.game_num,
  sportType: row.sport_type,
  sportSubType: row.sport_sub_type,
  team1Id: row.team1_id,
  team2Id: row.team2_id,
  team1RotNum: row.team1_rot_num,
  gameDateTimeMs: row.game_date_time_ms,
  score: scoreOfResult(row),
});

/**
 * Results of games that may have left the book, the latest first.
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
  return rows.map(toRecord);
};

/** The result of one game. @returns null when none was told */
export const readPastScore = async (
  { pool }: Pick<Database, 'pool'>,
  gameNum: number,
): Promise<ScoreRecord | null> => {
  const { rows } = await pool.query<PastScoreRow>({
    name: 'read-past-score',
    text: PAST_SCORE,
    values: [gameNum],
  });
  return rows[0] === undefined ? null : toRecord(rows[0]);
};
