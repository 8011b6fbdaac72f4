import type pg from 'pg';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { ContestMove } from './contest-moves.ts';

const OF_CONTESTANT = `m.contest_num = t.contest_num and m.contestant_num = t.contestant_num and m.store = t.store`;

/**
 * Writes what differs from the contestant's latest row, as `insertMoves` does for games. What closes because its
 * cut-off has come is no move. A future is open for months: a row whose place an open one takes isn't kept until the
 * cut-off, nor is one that wasn't open and whose place any takes; the last open one is.
 */
const insertMoves = createStatement<{ moves: string }>(
  'insert-contest-moves',
  `with told as (
     select * from json_to_recordset(:moves::json) as m (
       contest_num bigint, contestant_num bigint, store text, at_ms bigint, feed_id text, contestant_name text,
       price integer, begins_ms bigint, over_ms bigint, wall_ms bigint)
   ), moved as (
     select t.contest_num, t.contestant_num, t.store, t.at_ms, coalesce(t.feed_id, last.feed_id) as feed_id,
       coalesce(t.contestant_name, last.contestant_name) as contestant_name, t.price,
       coalesce(t.begins_ms, last.begins_ms) as begins_ms, coalesce(t.over_ms, last.over_ms) as over_ms, t.wall_ms
     from told t left join lateral (
       select m.* from contest_move m where ${OF_CONTESTANT} and m.at_ms <= t.at_ms order by m.at_ms desc limit 1
     ) last on true
     where coalesce(t.begins_ms, last.begins_ms) is not null
       and (last.feed_id, last.contestant_name, last.price, last.begins_ms) is distinct from
         (coalesce(t.feed_id, last.feed_id), coalesce(t.contestant_name, last.contestant_name), t.price,
           coalesce(t.begins_ms, last.begins_ms))
       and not (t.price is null and last.price is not null and last.begins_ms <= t.at_ms
         and coalesce(t.begins_ms, last.begins_ms) = last.begins_ms)
   ), replaced as (
     update contest_move m set over_ms = t.wall_ms
     from moved t
       cross join lateral (
         select m.at_ms, m.price from contest_move m where ${OF_CONTESTANT} and m.at_ms < t.at_ms
         order by m.at_ms desc limit 1
       ) before
       left join lateral (
         select m.at_ms from contest_move m where ${OF_CONTESTANT} and m.at_ms < before.at_ms and m.price is not null
           and before.price is null and t.price is not null
         order by m.at_ms desc limit 1
       ) open on true
     where ${OF_CONTESTANT} and m.feed_id = t.feed_id and m.over_ms > t.wall_ms
       and (m.at_ms = open.at_ms or m.at_ms = before.at_ms and (t.price is not null or before.price is null))
   )
   insert into contest_move (contest_num, contestant_num, store, at_ms, feed_id, contestant_name, price, begins_ms,
     over_ms)
   select contest_num, contestant_num, store, at_ms, feed_id, contestant_name, price, begins_ms, over_ms from moved
   on conflict (contest_num, contestant_num, store, at_ms) do update set
     feed_id = excluded.feed_id, contestant_name = excluded.contestant_name, price = excluded.price,
     begins_ms = excluded.begins_ms, over_ms = excluded.over_ms`,
);

const OF_CONTEST = `m.contest_num = t.contest_num and m.store = t.store`;

/** The same for what all contestants come to. */
const insertSums = createStatement<{ sums: string }>(
  'insert-contest-sums',
  `with told as (
     select * from json_to_recordset(:sums::json) as m (
       contest_num bigint, store text, at_ms bigint, sides_sum bigint, over_ms bigint, wall_ms bigint)
   ), moved as (
     select t.contest_num, t.store, t.at_ms, t.sides_sum, coalesce(t.over_ms, last.over_ms) as over_ms, t.wall_ms
     from told t left join lateral (
       select m.* from contest_sum m where ${OF_CONTEST} and m.at_ms <= t.at_ms order by m.at_ms desc limit 1
     ) last on true
     where coalesce(t.over_ms, last.over_ms) is not null
       and (last.at_ms is null or last.sides_sum is distinct from t.sides_sum)
   ), replaced as (
     update contest_sum m set over_ms = t.wall_ms
     from moved t cross join lateral (
       select m.at_ms from contest_sum m where ${OF_CONTEST} and m.at_ms < t.at_ms order by m.at_ms desc limit 1
     ) before
     where ${OF_CONTEST} and m.at_ms = before.at_ms and m.over_ms > t.wall_ms
   )
   insert into contest_sum (contest_num, store, at_ms, sides_sum, over_ms)
   select contest_num, store, at_ms, sides_sum, over_ms from moved
   on conflict (contest_num, store, at_ms) do update set
     sides_sum = excluded.sides_sum, over_ms = excluded.over_ms`,
);

/** @param moves each contest at one second only, in the order in which its contestants moved */
export const writeContestMoves = async (
  pool: Pick<pg.Pool, 'query'>,
  moves: readonly ContestMove[],
): Promise<void> => {
  await pool.query(insertMoves({ moves: JSON.stringify(moves) }));
  const sums = new Map(moves.map((move) => [`${move.contest_num}.${move.at_ms}.${move.store}`, move]));
  await pool.query(insertSums({ sums: JSON.stringify([...sums.values()]) }));
};
