/**
 * Legs that were accepted before the start that was told then, and after the one that is told now (HR-82): nothing is
 * paid of them until an operator has looked, whatever their game comes to. Live legs waited for their acceptance
 * (HR-44) and are none.
 */
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type pg from 'pg';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { changeItem } from '../wagers/change-item.ts';
import { changeWager } from '../wagers/change-wager.ts';

/** What should be said of each leg by this start, where something else is said: for most games that is nothing. */
const TOLD = `
select i.ticket_number, i.wager_number, i.item_number, told.late_ms,
  w.status <> 'O' or i.decided_by_operator or i.ruling is not null as stays
from wager_item i join ticket t using (ticket_number)
join wager w on w.ticket_number = i.ticket_number and w.wager_number = i.wager_number
left join lateral (
  select e.book_ms from ticket_event e where e.ticket_number = i.ticket_number
    and e.wager_number = i.wager_number and e.first_item_number <= i.item_number
  order by e.first_item_number desc limit 1
) e on true
cross join lateral (
  select case when coalesce(e.book_ms, t.accepted_book_ms) >= $3
    and coalesce(e.book_ms, t.accepted_book_ms) < i.game_date_time_ms then $3::bigint end as late_ms
) told
where i.game_num = $1 and (i.feed_id is null or i.feed_id = $2) and i.placed_clock is null
  and (i.game_date_time_ms > $3 or i.late_start_ms is not null)
  and i.late_start_ms is distinct from told.late_ms`;

const LOCK = `
select from wager w where (w.ticket_number, w.wager_number) in (select ticket_number, wager_number from (${TOLD}) told)
order by w.ticket_number, w.wager_number for update of w`;

const HOLD = changeItem({
  late_start_ms: 'told.late_ms',
  result: 'case when told.stays then i.result end',
  result_version: 'case when told.stays and i.result is not null then i.result_version end',
  tied: 'case when told.stays then i.tied end',
  places: 'case when told.stays then i.places end',
});

/**
 * The graded items of an open wager are open again, unless an operator decided them; code that judged the wager has to
 * judge it again. What is paid stays so until an operator takes it back.
 */
const MARK = `
with told as (${TOLD}), marked as (
  ${HOLD}
  from told where i.ticket_number = told.ticket_number and i.wager_number = told.wager_number
    and i.item_number = told.item_number
  returning i.ticket_number, i.wager_number
)
${changeWager({})} from (select distinct * from marked) m
where w.ticket_number = m.ticket_number and w.wager_number = m.wager_number`;

/**
 * Says of every leg on a game whether it was accepted after the start that the book has. A start that moves back lets
 * them go.
 */
export const holdLate = async (
  { pool }: Pick<Database, 'pool'>,
  { gameNum, feedId, gameDateTimeMs }: Pick<Game, 'gameNum' | 'feedId' | 'gameDateTimeMs'>,
): Promise<void> => {
  const values = [gameNum, feedId, gameDateTimeMs];
  const { rowCount } = await pool.query(`${TOLD} limit 1`, values);
  if (rowCount === 0) return;
  await inTransaction(pool, async (client) => {
    await client.query(LOCK, values);
    await client.query(MARK, values);
  });
};

/** Games this recent may still be told an earlier start after all is graded. */
const LATELY_MS = 7 * 24 * 3_600_000;

/**
 * Games that somebody has an open bet on, and those that ended lately. It steps through the index from game to game:
 * a book has many more bets than games.
 */
export const readGamesBetOn = async (
  { pool }: { pool: pg.Pool | pg.PoolClient },
  bookMs: number,
): Promise<number[]> => {
  const { rows } = await pool.query<{ game_num: number }>(
    `with recursive bet_on as (
       select min(game_num) as game_num from wager_item where open
       union all
       select (select min(i.game_num) from wager_item i where i.open and i.game_num > b.game_num)
       from bet_on b where b.game_num is not null)
     select game_num from bet_on where game_num is not null
     union select game_num from played_game where game_date_time_ms >= $1`,
    [Math.floor(bookMs) - LATELY_MS],
  );
  return rows.map(({ game_num: gameNum }) => gameNum);
};
