import { MOST_ENTRIES } from '@lineboard/domain/books/ticket-story/story-bounds';
import type { SaleBack } from '@lineboard/domain/betting/selling/sale-back.schema';
import type { MadeSale } from '@lineboard/domain/betting/selling/sale.schema';
import type { StoryEntry } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import { saleOfEntry } from '../../betting/selling/sale-of-entry.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { kindsInSql } from '../../ground/database/ledger-sql.ts';
import { selectPicked } from '../transactions/entry-row.ts';

const IN_STORY = kindsInSql(({ isInStory }) => isInStory);

/** The posting that took a sale back names it (HR-56). */
const SELECT_BACK = `
select json_build_object('why', s.back_why, 'itemNumber', s.back_item, 'by', s.back_by, 'price', s.back_price, 'line', s.back_line)
from wager_sale s join ledger k on k.entry_id = listed.entry_id and k.kind = 'saleReverse'
where s.ticket_number = k.ticket_number and s.wager_number = k.wager_number and s.back_posting = k.posting`;

/** The columns of `listed`. */
const COLUMNS = `entry_id, kind, book_ms, wager_number, amount_cents, at_risk_cents, free_play_cents, balance_cents,
  (${SELECT_BACK}) as back, ${saleOfEntry('listed')} as sale`;

/** A ticket that waited was held under the key that it was sent with, and so was one that filled its spots. */
const SELECT_ENTRIES = `
with picked as (
  select entry_id from (
    select entry_id from ledger where customer_id = $1 and ticket_number = $2 and kind in (${IN_STORY})
    union
    select entry_id from ledger where customer_id = $1 and idempotency_key = any($3::uuid[])
      and kind in (${IN_STORY})
  ) own order by entry_id desc limit ${MOST_ENTRIES}
), ${selectPicked('$1', COLUMNS)}`;

interface Row {
  entry_id: number;
  kind: StoryEntry['kind'];
  book_ms: number;
  wager_number: number | null;
  amount_cents: number;
  at_risk_cents: number;
  free_play_cents: number;
  balance_cents: number;
  back: SaleBack | null;
  sale: MadeSale | null;
}

/** @param keys that the ticket was sent with @returns the ticket's rows of the ledger, the earliest first */
export const readStoryEntries = async (
  { pool }: Database,
  customerId: string,
  ticketNumber: number,
  keys: readonly string[],
): Promise<StoryEntry[]> => {
  const { rows } = await pool.query<Row>(SELECT_ENTRIES, [customerId, ticketNumber, keys]);
  return rows.toReversed().map((row) => ({
    entryId: row.entry_id,
    kind: row.kind,
    atMs: row.book_ms,
    wagerNumber: row.wager_number,
    amountCents: row.amount_cents,
    atRiskCents: row.at_risk_cents,
    freePlayCents: row.free_play_cents,
    balanceCents: row.balance_cents,
    sale: row.sale,
    back: row.back,
  }));
};
