/**
 * The closes of a game's legs (HR-60), kept with the legs before they are graded: a gateway that is killed in between
 * finds the result ungraded and does both again. A later start moves the close, so it is worked out anew with each
 * result whose game is then said to have begun at another time.
 */
import type { Side } from '@lineboard/domain/ground/pick/pick';
import { selectClose } from '@lineboard/domain/betting/closing-line/select-close';
import type { ClosingLine } from '@lineboard/domain/betting/closing-line/closing-line.schema';
import {
  FIRST_ALTERNATE_LINE,
  LAST_ALTERNATE_LINE,
  periodOfLine,
} from '@lineboard/domain/ground/sport/alternate-line';
import type { Database } from '../../ground/database/create-database.ts';
import type { LeftJoined } from '../../ground/database/left-joined.ts';
import { beginsWithGame } from '../../lines/book/begins-with-game.ts';
import { JOIN_FILLING, LEGS_AT_ONCE, writeCloses } from './write-closes.ts';

const MARKET = `case when i.wager_type <> 'E' then i.wager_type
  when i.side like 'team1%' then 'E1' else 'E2' end`;
const PERIOD = `case when i.period_number between ${FIRST_ALTERNATE_LINE} and ${LAST_ALTERNATE_LINE} then 0
  else i.period_number end`;

const OF_MARKET = `m.game_num = i.game_num and m.period_number = ${PERIOD} and m.market = ${MARKET}
  and m.store = c.store`;

/** What was kept of a game's lines may be gone when it is graded anew: then the known close stays. */
const SELECT_LEGS = `
select i.ticket_number as "ticketNumber", i.wager_number as "wagerNumber", i.item_number as "itemNumber",
  i.side, i.listed_pitcher1 as "listedPitcher1", i.listed_pitcher2 as "listedPitcher2",
  i.sport_type as "sportType", i.period_number as "periodNumber", i.placed_clock is not null as "wasLive", coalesce(e.book_ms, t.accepted_book_ms) as "acceptedMs",
  coalesce(told.begins_ms, 0) as "beginsMs", last.points, last.points2, last.price1, last.price2,
  last.price_draw as "priceDraw", last.pitcher1, last.pitcher2, last.at_ms as "atMs"
from wager_item i join ticket t using (ticket_number) join customer c on c.customer_id = i.customer_id
${JOIN_FILLING}
left join lateral (
  select m.begins_ms from line_move m where ${OF_MARKET} order by m.at_ms desc limit 1
) told on true
left join lateral (
  select m.* from line_move m where ${OF_MARKET} and m.open_before and m.at_ms < told.begins_ms
  order by m.at_ms desc limit 1
) last on true
where i.game_num = $1 and (i.feed_id is null or i.feed_id = $2)
  and (i.close_begins_ms is null or told.begins_ms is not null and i.close_begins_ms <> told.begins_ms)
order by i.ticket_number, i.wager_number, i.item_number limit ${LEGS_AT_ONCE}`;

interface Leg {
  ticketNumber: number;
  wagerNumber: number;
  itemNumber: number;
  side: string | null;
  listedPitcher1: string | null;
  listedPitcher2: string | null;
  sportType: string;
  periodNumber: number | null;
  wasLive: boolean;
  acceptedMs: number;
  beginsMs: number;
}

type Closed = LeftJoined<{
  points: number | null;
  points2: number | null;
  price1: number | null;
  price2: number | null;
  priceDraw: number | null;
  pitcher1: string | null;
  pitcher2: string | null;
  atMs: number;
}>;

/** A pick taken after its period began has no close; nor has one with other pitchers than the ticket's (HR-60). */
const closeOf = (leg: Leg & Closed): ClosingLine | null => {
  const { atMs, side, acceptedMs, beginsMs } = leg;
  if (atMs === null || side === null || acceptedMs >= beginsMs) return null;
  if (leg.wasLive && beginsWithGame(leg, periodOfLine(leg.periodNumber ?? 0))) return null;
  if (leg.listedPitcher1 !== leg.pitcher1 || leg.listedPitcher2 !== leg.pitcher2) return null;
  return selectClose(leg, side as Side);
};

/** @param feedId the feed whose game it is: another one's number says nothing of these legs */
export const keepCloses = async (
  { pool }: Pick<Database, 'pool'>,
  gameNum: number,
  feedId: string | null,
): Promise<void> => {
  for (let found = LEGS_AT_ONCE; found === LEGS_AT_ONCE; ) {
    const { rows } = await pool.query<Leg & Closed>(SELECT_LEGS, [gameNum, feedId]);
    found = rows.length;
    if (found === 0) return;
    const closes = rows.map((leg) => {
      const close = closeOf(leg);
      return {
        ticket_number: leg.ticketNumber,
        wager_number: leg.wagerNumber,
        item_number: leg.itemNumber,
        prices: close?.prices ?? [],
        points: close?.points ?? null,
        begins_ms: leg.beginsMs,
        sides_sum: null,
      };
    });
    await writeCloses(pool, closes);
  }
};
