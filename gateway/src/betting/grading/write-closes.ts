import type pg from 'pg';
import { changeItem } from '../wagers/change-item.ts';

/** Legs at once: a popular game or contest has tens of thousands. */
export const LEGS_AT_ONCE = 500;

/** The clock at which a leg was accepted: that of the filling that added it, else the ticket's. */
export const JOIN_FILLING = `left join lateral (
  select e.book_ms from ticket_event e where e.ticket_number = i.ticket_number
    and e.wager_number = i.wager_number and e.first_item_number <= i.item_number
  order by e.first_item_number desc limit 1
) e on true`;

/** The close of a leg, as it is stored. */
export interface CloseOfLeg {
  ticket_number: number;
  wager_number: number;
  item_number: number;
  /** The leg's own first; empty: there is none. */
  prices: readonly number[];
  points: number | null;
  begins_ms: number;
  /** What all sides of a contestant's market come to; null for a leg of a game. */
  sides_sum: number | null;
}

const WRITE = `${changeItem({
  close_prices: 'n.prices',
  close_points: 'n.points',
  close_begins_ms: 'n.begins_ms',
  close_sides_sum: 'n.sides_sum',
})}
from (
  select k.* from json_to_recordset($1::json) as k (ticket_number bigint, wager_number integer, item_number integer,
    prices integer[], points double precision, begins_ms bigint, sides_sum bigint)
  join wager_item l using (ticket_number, wager_number, item_number)
  order by k.ticket_number, k.wager_number, k.item_number for no key update of l
) n
where i.ticket_number = n.ticket_number and i.wager_number = n.wager_number and i.item_number = n.item_number`;

export const writeCloses = async (
  pool: Pick<pg.Pool, 'query'>,
  closes: readonly CloseOfLeg[],
): Promise<void> => {
  await pool.query(WRITE, [JSON.stringify(closes)]);
};
