import { HELD_LATE } from '../../betting/wagers/is-held-late.ts';
import type { TicketContext } from './decide-ticket.ts';

/** A leg, and when what it is on began. */
export interface LegAtStart {
  wagerNumber: number;
  itemNumber: number;
  gameNum: number | null;
  acceptedMs: number;
  /** The start as its customer saw it. */
  startMs: number;
  /** The data that was stored when a result came; null when none came. */
  keptMs: number | null;
  isLive: boolean;
  /** Its payout waits for an operator (HR-82). */
  isHeldLate: boolean;
  /** Its game or contest says what it came to. */
  hasResult: boolean;
}

const READ_LEGS = `
select i.wager_number as "wagerNumber", i.item_number as "itemNumber", i.game_num as "gameNum",
  coalesce(e.book_ms, t.accepted_book_ms) as "acceptedMs",
  i.game_date_time_ms as "startMs", p.game_date_time_ms as "keptMs", i.placed_clock is not null as "isLive",
  ${HELD_LATE} as "isHeldLate", i.result is not null and not i.decided_by_operator as "hasResult"
from wager_item i join ticket t using (ticket_number)
left join played_game p on p.game_num = i.game_num and p.feed_id = i.feed_id
left join lateral (
  select book_ms from ticket_event e where e.ticket_number = i.ticket_number
    and e.wager_number = i.wager_number and e.first_item_number <= i.item_number
  order by e.first_item_number desc limit 1
) e on true
where i.ticket_number = $1 order by i.wager_number, i.item_number`;

export const readLegs = async (
  { client }: Pick<TicketContext, 'client'>,
  ticketNumber: number,
): Promise<LegAtStart[]> => (await client.query<LegAtStart>(READ_LEGS, [ticketNumber])).rows;

/** The current start: a feed may have moved it since. */
export const startOf = (
  { book }: Pick<TicketContext, 'book'>,
  { gameNum, startMs, keptMs }: LegAtStart,
): number => {
  const shown = gameNum === null ? null : (book?.inspect(gameNum).game ?? null);
  return shown?.gameDateTimeMs ?? keptMs ?? startMs;
};
