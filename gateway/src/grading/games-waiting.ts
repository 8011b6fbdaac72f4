import type pg from 'pg';

/**
 * A game whose result doesn't decide all that was bet on it: what needs a period waits for the period scores (HR-40),
 * and everything does while the result is held (HR-75).
 */
export interface GameWaiting {
  gameNum: number;
  /** Why it waits; `periods`: its final doesn't tell all that its wagers need. */
  why: string;
  /** Open wagers that it decides nothing of. */
  wagers: number;
}

/** Held, as long as nobody has said anything else of the game. */
const HELD = `
select game_num, held as why from game_result r where held is not null
  and not exists (select from game_result n where n.game_num = r.game_num and n.result_version > r.result_version)`;

const READ_WAITING = `
select i.game_num, 'periods' as why, count(distinct (i.ticket_number, i.wager_number))::int as wagers
from wager_item i join game_result r on r.game_num = i.game_num and r.result_version = i.result_version
where i.open and i.result is null and i.result_version is not null and r.phase = 'final' and r.held is null
group by i.game_num
union all
select h.game_num, h.why, (select count(distinct (ticket_number, wager_number)) from wager_item i
  where i.game_num = h.game_num and i.open and i.result is null)::int
from (${HELD}) h`;

export const readGamesWaiting = async ({
  pool,
}: {
  pool: pg.Pool | pg.PoolClient;
}): Promise<GameWaiting[]> => {
  const { rows } = await pool.query<{ game_num: number; why: string; wagers: number }>(READ_WAITING);
  return rows.map(({ game_num: gameNum, why, wagers }) => ({ gameNum, why, wagers }));
};
