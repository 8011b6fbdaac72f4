import type { Database } from '../../ground/database/create-database.ts';
import type { GameResultRow } from '../../lines/results/result-rows.ts';
import type { StoredItem } from '../wagers/stored-wager.ts';
import { JOIN_FILLING } from './write-closes.ts';

/** An item of a wager by one name. */
export const nameOfItem = ({
  ticket_number: ticketNumber,
  wager_number: wagerNumber,
  item_number: itemNumber,
}: Pick<StoredItem, 'ticket_number' | 'wager_number' | 'item_number'>): string =>
  `${ticketNumber}-${wagerNumber}-${itemNumber}`;

const SELECT = `
select i.ticket_number, i.wager_number, i.item_number
from wager_item i join ticket t using (ticket_number)
${JOIN_FILLING}
where i.game_num = $1 and (i.feed_id is null or i.feed_id = $2) and not i.decided_by_operator and i.result is null
  and coalesce(i.result_version, 0) < $3 and coalesce(e.book_ms, t.accepted_book_ms) < $4`;

/**
 * Items that were accepted before their game was called off and that this didn't decide yet: an operator had decided
 * of them, or they were held. What is played under the game's number later is another game to them (HR-73).
 *
 * @param closing the version that called it off
 */
export const readToRefund = async (
  { pool }: Pick<Database, 'pool'>,
  closing: GameResultRow,
): Promise<ReadonlySet<string>> => {
  const { rows } = await pool.query<Pick<StoredItem, 'ticket_number' | 'wager_number' | 'item_number'>>(
    SELECT,
    [
      closing.game_num,
      closing.feed_id,
      closing.result_version,
      closing.recorded_book_ms ?? closing.recorded_at_ms,
    ],
  );
  return new Set(rows.map(nameOfItem));
};
