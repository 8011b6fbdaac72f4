import type pg from 'pg';
import { createStatement } from '../../ground/database/create-statement.ts';
import type { DueQuestion, DueWaiting } from './decide-waiting.ts';

/** A ticket whose moment has come. */
export interface DuePending extends DueWaiting {
  idempotencyKey: string;
}

/** When a row is looked at next. */
export const TRY_AT_MS = 'coalesce(try_at_ms, decide_at_ms)';

/** A parameter, or the database's clock, which is the same for all gateways. Epoch milliseconds. */
export const nowOfWaiting = (parameter: string): string =>
  `coalesce(${parameter}::bigint, (extract(epoch from clock_timestamp()) * 1000)::bigint)`;

/** Everybody's first before anybody's second: a customer with many waits behind himself alone. */
const SELECT_DUE = createStatement<DueQuestion>(
  'due-pending',
  `
select customer_id as "customerId", idempotency_key as "idempotencyKey", ${TRY_AT_MS} as "tryAtMs", tries, failures from (
  select *, row_number() over (partition by customer_id order by ${TRY_AT_MS}, idempotency_key) as turn from pending_ticket
  where ${TRY_AT_MS} <= ${nowOfWaiting(':nowMs')} - :overdueMs::bigint
) due order by turn, ${TRY_AT_MS} limit :most`,
);

export const readDuePending = async (pool: pg.Pool, question: DueQuestion): Promise<DuePending[]> =>
  (await pool.query<DuePending>(SELECT_DUE(question))).rows;

/**
 * Puts aside only the one that failed on its own, else whatever the customer has due: they would wait for the same
 * thing.
 */
const PUT_ASIDE = createStatement(
  'put-aside-pending',
  `
update pending_ticket set tries = tries + 1, failures = failures + case when :isItsOwn::boolean then 1 else 0 end,
  try_at_ms = ${nowOfWaiting(':nowMs')} + :delayMs::bigint
where customer_id = :customerId
  and ((idempotency_key = :idempotencyKey and ${TRY_AT_MS} = :tryAtMs) or (not :isItsOwn::boolean and ${TRY_AT_MS} <= ${nowOfWaiting(':nowMs')}))`,
);

export const putAsidePending = async (
  pool: pg.Pool,
  due: DuePending,
  how: { isItsOwn: boolean; nowMs: number | null; delayMs: number },
): Promise<void> => {
  await pool.query(PUT_ASIDE({ ...due, ...how }));
};
