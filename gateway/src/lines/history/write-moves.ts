import type pg from 'pg';
import { createStatement } from '../../ground/database/create-statement.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { type JudgedAlerts, judgeAlerts } from '../alerts/judge-alerts.ts';
import type { JudgeTime } from '../alerts/judge-batch.ts';
import type { MarketMove } from './market-moves.ts';

/**
 * Writes what differs from the market's latest row, so that a gateway that takes the feeds over may tell the whole
 * board again. The second's own row is replaced. A market that lost its figures has a row that says so; one that never
 * had any has none.
 */
const insertMoves = createStatement<{ moves: string }>(
  'insert-line-moves',
  `with told as (
     select * from json_to_recordset(:moves::json) as m (
       game_num bigint, period_number integer, market text, store text, at_ms bigint, points double precision,
       points2 double precision, price1 integer, price2 integer, price_draw integer, open_before boolean,
       begins_ms bigint, pitcher1 text, pitcher2 text, over_ms bigint)
   )
   insert into line_move (game_num, period_number, market, store, at_ms, points, points2, price1, price2, price_draw,
     open_before, begins_ms, pitcher1, pitcher2, over_ms)
   select t.* from told t left join lateral (
     select m.points, m.points2, m.price1, m.price2, m.price_draw, m.open_before, m.begins_ms, m.pitcher1, m.pitcher2
     from line_move m where m.game_num = t.game_num and m.period_number = t.period_number and m.market = t.market
       and m.store = t.store and m.at_ms <= t.at_ms
     order by m.at_ms desc limit 1
   ) last on true
   where (last.open_before is not null or t.price1 is not null or t.price2 is not null or t.points is not null)
     and (last.points, last.points2, last.price1, last.price2, last.price_draw, last.open_before, last.begins_ms,
       last.pitcher1, last.pitcher2)
     is distinct from (t.points, t.points2, t.price1, t.price2, t.price_draw, t.open_before, t.begins_ms,
       t.pitcher1, t.pitcher2)
   on conflict (game_num, period_number, market, store, at_ms) do update set
     points = excluded.points, points2 = excluded.points2, price1 = excluded.price1, price2 = excluded.price2,
     price_draw = excluded.price_draw, open_before = excluded.open_before, begins_ms = excluded.begins_ms,
     pitcher1 = excluded.pitcher1, pitcher2 = excluded.pitcher2, over_ms = excluded.over_ms
   returning game_num, period_number, market, store`,
);

/** Writes moves and judges nothing: an alert that can't be judged must not cost the line its history. */
export const writeMovesAlone = async (pool: pg.Pool, moves: readonly MarketMove[]): Promise<void> => {
  await pool.query<Written>(insertMoves({ moves: JSON.stringify(moves) }));
};

type Written = Pick<MarketMove, 'game_num' | 'period_number' | 'market' | 'store'>;

/**
 * Writes moves and judges the alerts of the markets that moved, or begin, in one transaction.
 *
 * @param moves each market once
 * @returns the customers who are told of a line, for their pages, and alerts that could not be judged
 */
export const writeMoves = (
  pool: pg.Pool,
  moves: readonly MarketMove[],
  time: JudgeTime,
): Promise<JudgedAlerts> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<Written>(insertMoves({ moves: JSON.stringify(moves) }));
    const moved = rows.map(({ game_num, period_number, market, store }) => ({
      game_num,
      period_number,
      market,
      store,
      has_begun: false,
    }));
    const begun = moves.filter(({ has_begun: hasBegun }) => hasBegun);
    return judgeAlerts(client, [...moved, ...begun], time);
  });
