/**
 * The closes of legs on one contestant (HR-60), kept with the legs before they are graded, as those of games are. A
 * contestant may be decided before the contest's cut-off, be taken back and be open again: so they are worked out anew
 * with each result, as long as anything is remembered of its lines.
 */
import { selectContestClose } from '@lineboard/domain/betting/closing-line/select-contest-close';
import type { Database } from '../../ground/database/create-database.ts';
import type { LeftJoined } from '../../ground/database/left-joined.ts';
import type { ContestResultRow } from '../../lines/results/result-rows.ts';
import { type CloseOfLeg, JOIN_FILLING, LEGS_AT_ONCE, writeCloses } from './write-closes.ts';

const OF_CONTESTANT = `m.contest_num = i.contest_num and m.contestant_num = i.contestant_num and m.store = c.store
  and (i.feed_id is null or m.feed_id = i.feed_id)`;

/** The sides are those of the moment until which the contestant's own line was open. */
const SELECT_LEGS = `
select i.ticket_number as "ticketNumber", i.wager_number as "wagerNumber", i.item_number as "itemNumber",
  coalesce(i.contestant_name, '') as "acceptedName", coalesce(e.book_ms, t.accepted_book_ms) as "acceptedMs",
  coalesce(told.begins_ms, 0) as "beginsMs", last.contestant_name as "contestantName", last.price,
  sides.sides_sum as "sidesSum"
from wager_item i join ticket t using (ticket_number) join customer c on c.customer_id = i.customer_id
${JOIN_FILLING}
left join lateral (
  select m.begins_ms from contest_move m where ${OF_CONTESTANT} order by m.at_ms desc limit 1
) told on true
left join lateral (
  select m.* from contest_move m where ${OF_CONTESTANT} and m.price is not null and m.at_ms < told.begins_ms
  order by m.at_ms desc limit 1
) last on true
left join lateral (
  select m.at_ms from contest_move m where ${OF_CONTESTANT} and m.at_ms > last.at_ms and m.at_ms < told.begins_ms
  order by m.at_ms limit 1
) ended on true
left join lateral (
  select s.sides_sum from contest_sum s where s.contest_num = i.contest_num and s.store = c.store
    and s.at_ms < coalesce(ended.at_ms, told.begins_ms)
  order by s.at_ms desc limit 1
) sides on true
where i.contest_num = $1 and i.contestant_num = $2 and (i.feed_id is null or i.feed_id = $3)
  and coalesce(i.result_version, 0) < $4 and (i.close_begins_ms is null or told.begins_ms is not null)
  and (i.ticket_number, i.wager_number, i.item_number) > ($5::bigint, $6::integer, $7::integer)
order by i.ticket_number, i.wager_number, i.item_number limit ${LEGS_AT_ONCE}`;

interface Leg {
  ticketNumber: number;
  wagerNumber: number;
  itemNumber: number;
  acceptedName: string;
  acceptedMs: number;
  beginsMs: number;
}

type Closed = LeftJoined<{ contestantName: string; price: number | null; sidesSum: number | null }>;

/** A pick that was taken after a cut-off that is told earlier now has no close (HR-60). */
const closeOf = (leg: Leg & Closed): CloseOfLeg => {
  const { contestantName, price, sidesSum, beginsMs } = leg;
  const close =
    contestantName === null || price === null || leg.acceptedMs >= beginsMs
      ? null
      : selectContestClose(leg.acceptedName, { contestantName, price, sidesSum });
  return {
    ticket_number: leg.ticketNumber,
    wager_number: leg.wagerNumber,
    item_number: leg.itemNumber,
    prices: close === null ? [] : [close.price],
    points: close?.points ?? null,
    begins_ms: beginsMs,
    sides_sum: close?.sidesSum ?? null,
  };
};

export const keepContestCloses = async (
  { pool }: Pick<Database, 'pool'>,
  row: Pick<ContestResultRow, 'contest_num' | 'contestant_num' | 'feed_id' | 'result_version'>,
): Promise<void> => {
  let after: readonly number[] = [0, 0, 0];
  for (let found = LEGS_AT_ONCE; found === LEGS_AT_ONCE; ) {
    const subject = [row.contest_num, row.contestant_num, row.feed_id, row.result_version];
    const { rows } = await pool.query<Leg & Closed>(SELECT_LEGS, [...subject, ...after]);
    found = rows.length;
    const last = rows.at(-1);
    if (last === undefined) return;
    await writeCloses(pool, rows.map(closeOf));
    after = [last.ticketNumber, last.wagerNumber, last.itemNumber];
  }
};
