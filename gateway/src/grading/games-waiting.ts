import type { Database } from '../database/create-database.ts';

/**
 * A game whose final doesn't decide all that was bet on it: what needs a period waits for the period scores (HR-40).
 */
export interface GameWaiting {
  gameNum: number;
  /** Open wagers on such a period. */
  wagers: number;
}

const READ_WAITING = `
select i.game_num, count(distinct (i.ticket_number, i.wager_number))::int as wagers
from wager_item i join game_result r on r.game_num = i.game_num and r.result_version = i.result_version
where i.open and i.result is null and i.result_version is not null and r.phase = 'final'
group by i.game_num`;

export const readGamesWaiting = async ({ pool }: Database): Promise<GameWaiting[]> => {
  const { rows } = await pool.query<{ game_num: number; wagers: number }>(READ_WAITING);
  return rows.map(({ game_num: gameNum, wagers }) => ({ gameNum, wagers }));
};
