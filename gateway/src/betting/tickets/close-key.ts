import type { Database } from '../../ground/database/create-database.ts';
import { type SweptRows, sweepOldRows } from '../../ground/database/sweep-old-rows.ts';

/**
 * A key that placed nothing is kept this long; a request that is still on its way can't come later. The key of a ticket
 * is kept as long as the ticket.
 */
const KEPT_MS = 7 * 24 * 3_600_000;

/** Keys that one customer may have closed and that are still kept: a page closes one when an answer is lost. */
const MOST_CLOSED = 1_000;

const CLOSE_KEY = `
insert into ticket_key (customer_id, idempotency_key, state, request_hash, answer, at_ms)
select $1::text, $2::uuid, 'closed', null, '{"state":"closed"}', $3::bigint
where (select count(*) from ticket_key where customer_id = $1::text and state = 'closed' and at_ms > $4::bigint) < $5
on conflict do nothing`;

/** Closes the key, unless something is known of it already, or the customer has closed too many. */
export const closeKey = async (
  { pool }: Database,
  customerId: string,
  idempotencyKey: string,
  wallMs: number,
): Promise<void> => {
  await pool.query(CLOSE_KEY, [customerId, idempotencyKey, wallMs, wallMs - KEPT_MS, MOST_CLOSED]);
};

export const OLD_KEYS: SweptRows<'ticket_key'> = {
  table: 'ticket_key',
  column: 'at_ms',
  keptMs: KEPT_MS + 1,
  only: "one.state in ('closed', 'refused')",
};

/** Forgets keys that placed nothing once their time is over. */
export const sweepKeys = (database: Pick<Database, 'kysely'>, wallMs: number): Promise<void> =>
  sweepOldRows(database, OLD_KEYS, wallMs);
