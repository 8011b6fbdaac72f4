import type { Database } from '../../ground/database/create-database.ts';
import type { GameResultRow } from './result-rows.ts';

/**
 * Versions by which a game was called off, before this one, the earliest first: what they decided stays (HR-73). An
 * operator who opens the game again takes all of that back.
 */
export const readClosings = async (
  { pool }: Pick<Database, 'pool'>,
  row: Pick<GameResultRow, 'game_num' | 'result_version' | 'feed_id'>,
): Promise<GameResultRow[]> => {
  if (row.result_version === 1) return [];
  const { rows } = await pool.query<GameResultRow>({
    name: 'read-closings',
    text: `select * from game_result
           where game_num = $1 and result_version < $2 and feed_id is not distinct from $3
             and phase = 'cancelled' and held is null
             and result_version > coalesce((select max(result_version) from game_result
               where game_num = $1 and result_version <= $2 and decision = 'reopened'), 0)
           order by result_version`,
    values: [row.game_num, row.result_version, row.feed_id],
  });
  return rows;
};

/** Versions by which the game was called off, before this one, that nobody has graded by. */
export const readUndoneClosings = async (
  { pool }: Pick<Database, 'pool'>,
  row: Pick<GameResultRow, 'game_num' | 'result_version'>,
): Promise<GameResultRow[]> => {
  if (row.result_version === 1) return [];
  const { rows } = await pool.query<GameResultRow>({
    name: 'read-undone-closings',
    text: `select * from game_result where game_num = $1 and result_version < $2 and not done and phase = 'cancelled'
             and held is null order by result_version desc limit 1`,
    values: [row.game_num, row.result_version],
  });
  return rows;
};

/** The version that counts while this one is held (HR-75, HR-76). @returns null when there is none */
export const readStandingResult = async (
  { pool }: Pick<Database, 'pool'>,
  row: Pick<GameResultRow, 'game_num' | 'result_version' | 'feed_id'>,
): Promise<GameResultRow | null> => {
  const { rows } = await pool.query<GameResultRow>({
    name: 'read-standing-result',
    text: `select * from game_result
           where game_num = $1 and result_version < $2 and feed_id is not distinct from $3
             and (held is null or decision = 'heldAgain')
           order by result_version desc limit 1`,
    values: [row.game_num, row.result_version, row.feed_id],
  });
  return rows[0] ?? null;
};
