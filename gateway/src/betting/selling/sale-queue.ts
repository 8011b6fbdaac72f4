import type pg from 'pg';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { DueQuestion, DueWaiting } from '../tickets/decide-waiting.ts';
import { nowOfWaiting } from '../tickets/pending-queue.ts';
import type { SaleOrder } from './sell-parts.ts';

/** A sale whose delay is over. */
export type DueSale = SaleOrder & DueWaiting;

/** Everybody's first before anybody's second: a customer with many waits behind himself alone. */
const SELECT_DUE = createStatement<DueQuestion>(
  'due-sales',
  `
select customer_id as "customerId", key, ticket_number as "ticketNumber", wager_number as "wagerNumber",
  share_percent as "sharePercent", least_cents as "leastCents", seen_cents as "seenCents",
  tolerance_percent as "tolerancePercent", by_target as "byTarget", try_at_ms as "tryAtMs", tries,
  failures from (
  select *, row_number() over (partition by customer_id order by try_at_ms, key) as turn from wager_sale
  where state = 'pending' and try_at_ms <= ${nowOfWaiting(':nowMs')} - :overdueMs::bigint
) due order by turn, try_at_ms limit :most::integer`,
);

/** Null only of keys that were closed before anything was known of them, which never wait. */
type DueRow = {
  [Name in keyof DueSale]: Name extends
    | 'ticketNumber'
    | 'wagerNumber'
    | 'sharePercent'
    | 'leastCents'
    | 'tryAtMs'
    ? DueSale[Name] | null
    : DueSale[Name];
};

export const readDueSales = async (pool: pg.Pool, question: DueQuestion): Promise<DueSale[]> =>
  (await pool.query<DueRow>(SELECT_DUE(question))).rows as DueSale[];

const TAKE = `
select 1 as taken from wager_sale where customer_id = $1 and key = $2 and state = 'pending' and try_at_ms = $3
for update skip locked`;

/** @returns false when somebody else decides it, has decided it or has put it aside */
export const takeDueSale = async (
  client: pg.PoolClient,
  { customerId, key, tryAtMs }: DueSale,
): Promise<boolean> => {
  const { rowCount } = await client.query<{ taken: number }>(TAKE, [customerId, key, tryAtMs]);
  return rowCount === 1;
};

/**
 * Puts aside only the one that failed on its own, else whatever the customer has due: they would wait for the same
 * thing.
 */
const PUT_ASIDE = createStatement(
  'put-aside-sale',
  `
update wager_sale set tries = tries + 1, failures = failures + case when :isItsOwn::boolean then 1 else 0 end,
  try_at_ms = ${nowOfWaiting(':nowMs')} + :delayMs::bigint
where customer_id = :customerId::text and state = 'pending'
  and ((key = :key::uuid and try_at_ms = :tryAtMs::bigint) or (not :isItsOwn::boolean and try_at_ms <= ${nowOfWaiting(':nowMs')}))`,
);

export const putAsideSale = async (
  pool: pg.Pool,
  due: DueSale,
  how: { isItsOwn: boolean; nowMs: number | null; delayMs: number },
): Promise<void> => {
  await pool.query(PUT_ASIDE({ ...due, ...how }));
};
