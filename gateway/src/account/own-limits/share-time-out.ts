import type { TimeOut } from '@lineboard/domain/account/own-limits/own-limit.schema';
import { isSelfExclusion } from '@lineboard/domain/account/own-limits/time-out';
import type pg from 'pg';

/**
 * The sign-ups `a` and `b` are one person's if two of mail address, phone and birthday match. One match can be
 * anybody's: by it a stranger would learn of others who have taken a time-out.
 */
const IS_SAME_PERSON = `a.customer_id <> b.customer_id and (lower(a.email) = lower(b.email) or a.phone = b.phone)
  and (lower(a.email) = lower(b.email))::integer + coalesce(a.phone = b.phone, false)::integer
    + (a.born_on = b.born_on)::integer >= 2`;

/** Accounts of the person of `$1`. */
export const ACCOUNTS_OF_PERSON = `select b.customer_id from sign_up a join sign_up b on ${IS_SAME_PERSON}
  where a.customer_id = $1`;

/** A shorter one never takes the place of a longer one. */
const KEEP_LONGER = `on conflict (customer_id) do update
  set length = excluded.length, began_at_ms = excluded.began_at_ms, ends_at_ms = excluded.ends_at_ms
  where time_out.ends_at_ms is not null
    and (excluded.ends_at_ms is null or excluded.ends_at_ms > time_out.ends_at_ms)`;

/**
 * A time-out holds for all the accounts that the same person opened. The trigger `time_out_change` then raises
 * the version of each.
 *
 * @returns whose it is now, too
 */
export const shareTimeOut = async (
  client: Pick<pg.Pool, 'query'>,
  customerId: string,
): Promise<readonly string[]> => {
  const { rows } = await client.query<{ customer_id: string }>(
    `insert into time_out (customer_id, length, began_at_ms, ends_at_ms)
     select p.customer_id, t.length, t.began_at_ms, t.ends_at_ms from time_out t, (${ACCOUNTS_OF_PERSON}) p
     where t.customer_id = $1 order by p.customer_id ${KEEP_LONGER} returning customer_id`,
    [customerId],
  );
  return rows.map(({ customer_id }) => customer_id);
};

/**
 * A time-out that an operator has ended ends for all the accounts that it was given to with it. Another one of the same
 * person stands, and a self-exclusion ends on the account alone that the operator named.
 *
 * @param before the time-out of `customerId` as it was; `after` the same as it ends now
 * @returns whose it was, too
 */
export const endSharedTimeOut = async (
  client: Pick<pg.Pool, 'query'>,
  customerId: string,
  before: TimeOut,
  after: TimeOut,
): Promise<readonly string[]> => {
  if (isSelfExclusion(before)) return [];
  const { rows } = await client.query<{ customer_id: string }>(
    `update time_out set ends_at_ms = $5 where customer_id in (${ACCOUNTS_OF_PERSON})
       and length = $2 and began_at_ms = $3 and ends_at_ms = $4 returning customer_id`,
    [customerId, before.length, before.beganAtMs, before.endsAtMs, after.endsAtMs],
  );
  return rows.map(({ customer_id }) => customer_id);
};

/** A new account begins with the time-out of the person who opens it: a self-exclusion is no matter of one account. */
export const takeOverTimeOut = async (
  client: Pick<pg.Pool, 'query'>,
  customerId: string,
  wallMs: number,
): Promise<void> =>
  void (await client.query(
    `insert into time_out (customer_id, length, began_at_ms, ends_at_ms)
     select $1, t.length, t.began_at_ms, t.ends_at_ms from time_out t
     where t.customer_id in (${ACCOUNTS_OF_PERSON}) and (t.ends_at_ms is null or t.ends_at_ms > $2)
     order by t.ends_at_ms desc nulls first limit 1`,
    [customerId, wallMs],
  ));
