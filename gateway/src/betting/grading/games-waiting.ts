import type pg from 'pg';
import { HELD_LATE } from '../wagers/is-held-late.ts';

/** So many bets are named where operators hear of it; the command lists all. */
const MOST_EXAMPLES = 20;

/** Games that were to begin a day ago, and nobody has said anything: the clock alone decides nothing (HR-73). */
const SILENT_MS = 24 * 3_600_000;

/**
 * A game whose result doesn't decide all that was bet on it: what needs a period waits for the period scores (HR-40),
 * and everything does while the result is held (HR-75), or while nothing is told at all (HR-73).
 */
export interface GameWaiting {
  gameNum: number;
  /**
   * Why it waits; `periods`: its final doesn't tell all that its wagers need; `acceptedLate`: its start is told earlier
   * now than they were accepted, paid or not (HR-82).
   */
  why: string;
  /** Open wagers that it decides nothing of. */
  wagers: number;
  /** The first of the wagers that were accepted late, as `ticket-wager`. */
  examples?: string[];
}

/** Held, as long as nobody has said anything else of the game. */
const HELD = `
select game_num, held as why from game_result r where held is not null
  and not exists (select from game_result n where n.game_num = r.game_num and n.result_version > r.result_version)`;

const READ_WAITING = `
select i.game_num, 'periods' as why, count(distinct (i.ticket_number, i.wager_number))::int as wagers, null::text[] as examples
from wager_item i join game_result r on r.game_num = i.game_num and r.result_version = i.result_version
where i.open and i.result is null and i.result_version is not null and r.phase = 'final' and r.held is null
  and not (${HELD_LATE})
group by i.game_num
union all
select h.game_num, h.why, (select count(distinct (ticket_number, wager_number)) from wager_item i
  where i.game_num = h.game_num and i.open and i.result is null)::int, null
from (${HELD}) h
union all
select i.game_num, 'acceptedLate', count(distinct (i.ticket_number, i.wager_number))::int,
  (array_agg(distinct i.ticket_number || '-' || i.wager_number order by i.ticket_number || '-' || i.wager_number))[1:${MOST_EXAMPLES}]
from wager_item i where i.game_num is not null and ${HELD_LATE}
group by i.game_num
union all
select i.game_num, 'nothingTold', count(distinct (i.ticket_number, i.wager_number))::int, null
from wager_item i where i.open and i.result is null and i.pick_type = 'G' and i.game_num is not null and i.game_date_time_ms < $1
  and not exists (select from game_result r where r.game_num = i.game_num)
group by i.game_num
order by 1`;

interface WaitingRow {
  game_num: number;
  why: string;
  wagers: number;
  examples: string[] | null;
}

export const readGamesWaiting = async (
  { pool }: { pool: pg.Pool | pg.PoolClient },
  bookMs: number,
): Promise<GameWaiting[]> => {
  const { rows } = await pool.query<WaitingRow>(READ_WAITING, [Math.floor(bookMs) - SILENT_MS]);
  return rows.map(({ game_num: gameNum, why, wagers, examples }) => ({
    gameNum,
    why,
    wagers,
    ...(examples !== null && { examples }),
  }));
};
