import type pg from 'pg';

/** A ticket whose moment has come, as the queue tells of it. */
export interface DuePending {
  customerId: string;
  idempotencyKey: string;
  tryAtMs: number;
  /** Failed before, for whatever cause; and for a cause of its own. */
  tries: number;
  failures: number;
}

/** When a row is looked at next. */
export const TRY_AT_MS = 'coalesce(try_at_ms, decide_at_ms)';

/** $n of a statement, or the database's clock, which is the same for all gateways. Epoch milliseconds. */
const now = (parameter: string): string =>
  `coalesce(${parameter}::bigint, (extract(epoch from clock_timestamp()) * 1000)::bigint)`;

/** Everybody's first before anybody's second: a customer with many waits behind himself alone. */
const SELECT_DUE = `
select customer_id as "customerId", idempotency_key as "idempotencyKey", ${TRY_AT_MS} as "tryAtMs", tries, failures from (
  select *, row_number() over (partition by customer_id order by ${TRY_AT_MS}, idempotency_key) as turn from pending_ticket
  where ${TRY_AT_MS} <= ${now('$1')} - $2::bigint
) due order by turn, ${TRY_AT_MS} limit $3`;

/**
 * @param nowMs null: the database's clock, which is the same for all gateways
 * @param overdueMs only those that are late by this
 */
export const readDuePending = async (
  pool: pg.Pool,
  { nowMs, overdueMs, most }: { nowMs: number | null; overdueMs: number; most: number },
): Promise<DuePending[]> => {
  const values = [nowMs, overdueMs, most];
  return (await pool.query<DuePending>({ name: 'due-pending', text: SELECT_DUE, values })).rows;
};

/** Of one that failed by itself only it, else whatever the customer has due: they would wait for the same thing. */
const PUT_ASIDE = `
update pending_ticket set tries = tries + 1, failures = failures + case when $4::boolean then 1 else 0 end,
  try_at_ms = ${now('$5')} + $6::bigint
where customer_id = $1
  and ((idempotency_key = $2 and ${TRY_AT_MS} = $3) or (not $4::boolean and ${TRY_AT_MS} <= ${now('$5')}))`;

/** It is looked at again after the delay, and holds up nobody meanwhile. */
export const putAsidePending = async (
  pool: pg.Pool,
  due: DuePending,
  { isItsOwn, nowMs, delayMs }: { isItsOwn: boolean; nowMs: number | null; delayMs: number },
): Promise<void> => {
  const { customerId, idempotencyKey, tryAtMs } = due;
  await pool.query(PUT_ASIDE, [customerId, idempotencyKey, tryAtMs, isItsOwn, nowMs, delayMs]);
};
