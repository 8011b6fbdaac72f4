/**
 * The triggers `customer_limit_change` and `customer_restriction_change` then raise the account's version: what was
 * judged before by other terms is judged again.
 */

/** Removes from the customer `$1` the limit on exactly this, `$2` to `$5`, and then one of `$6`. */
export const CLEAR_LIMIT = `
delete from customer_limit where customer_id = $1 and sport_type is not distinct from $2
  and sport_sub_type is not distinct from $3 and period_number is not distinct from $4
  and wager_type is not distinct from $5`;
export const ADD_LIMIT = `
insert into customer_limit (customer_id, sport_type, sport_sub_type, period_number, wager_type, max_base_cents)
values ($1, $2, $3, $4, $5, $6)`;

/** Removes from the customer `$1` the limit `$2`. */
export const REMOVE_LIMIT = 'delete from customer_limit where customer_id = $1 and limit_id = $2';

const ADD_RESTRICTION = 'insert into customer_restriction (customer_id, code, params) values ($1, $2, $3)';

/** Gives the customer `$1` the restriction `$2` with the figures `$3`, whatever they were. */
export const PUT_RESTRICTION = `${ADD_RESTRICTION}
on conflict (customer_id, code) do update set params = excluded.params`;

/** The same, where there is none. */
export const BEGIN_RESTRICTION = `${ADD_RESTRICTION} on conflict do nothing`;

/** Removes from the customer `$1` the restriction `$2`. */
export const REMOVE_RESTRICTION = 'delete from customer_restriction where customer_id = $1 and code = $2';
