import { changeOwnLimit, type OwnLimitName } from '@lineboard/domain/account/own-limits/change-own-limit';
import type { TimeOut } from '@lineboard/domain/account/own-limits/own-limit.schema';
import type pg from 'pg';
import { readOwnTerms } from './own-terms.ts';

/** The trigger `own_limit_change` then raises the account's version: what was judged before is judged again. */
const UPSERT = `
insert into own_limit (customer_id, kind, period, amount, next_amount, next_at_ms) values ($1, $2, $3, $4, $5, $6)
on conflict (customer_id, kind, period)
do update set amount = excluded.amount, next_amount = excluded.next_amount, next_at_ms = excluded.next_at_ms`;

/** A change to what a customer has set locks the account: two changes at once come one after the other. */
export const holdAccount = async (client: pg.PoolClient, customerId: string): Promise<void> => {
  await client.query('select from account where customer_id = $1 for update', [customerId]);
};

/** OWN-2, on an account that is held. */
export const writeOwnLimit = async (
  client: pg.PoolClient,
  customerId: string,
  { name, amount }: { name: OwnLimitName; amount: number | null },
  wallMs: number,
): Promise<void> => {
  const { own_limits: limits } = await readOwnTerms(client, customerId);
  const before = limits.find(({ kind, period }) => kind === name.kind && period === name.period) ?? null;
  const after = changeOwnLimit(before, name, amount, wallMs);
  const { kind, period } = name;
  if (after === null)
    await client.query('delete from own_limit where customer_id = $1 and kind = $2 and period = $3', [
      customerId,
      kind,
      period,
    ]);
  else {
    const { next } = after;
    const values = [customerId, kind, period, after.amount, next?.amount ?? null, next?.atMs ?? null];
    await client.query(UPSERT, values);
  }
};

/** Changes an account that is locked, whose version the trigger `time_out_change` then raises. */
export const writeTimeOut = async (
  client: pg.PoolClient,
  customerId: string,
  { length, beganAtMs, endsAtMs }: TimeOut,
): Promise<void> => {
  await client.query(
    `insert into time_out (customer_id, length, began_at_ms, ends_at_ms) values ($1, $2, $3, $4)
     on conflict (customer_id)
     do update set length = excluded.length, began_at_ms = excluded.began_at_ms, ends_at_ms = excluded.ends_at_ms`,
    [customerId, length, beganAtMs, endsAtMs],
  );
};
