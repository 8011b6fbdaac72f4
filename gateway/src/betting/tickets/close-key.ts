import type { Database } from '../../ground/database/create-database.ts';
import { sweepInParts } from '../../ground/database/sweep-old-rows.ts';

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

/** Forgets keys that placed nothing once their time is over. */
export const sweepKeys = ({ pool }: Database, wallMs: number): Promise<void> =>
  sweepInParts(async (most) => {
    const { rowCount } = await pool.query(
      `delete from ticket_key where (customer_id, idempotency_key) in (
         select customer_id, idempotency_key from ticket_key
         where state in ('closed', 'refused') and at_ms < $1 order by at_ms limit $2)`,
      [wallMs - KEPT_MS, most],
    );
    return rowCount;
  });
