/**
 * Nobody signs in as the customer `$1` any more, since `$2`. Who is closed already stays so since then.
 * @param isAnew a condition on the customer `c`: who meets it is closed since `$2` all the same
 */
export const closeCustomer = (isAnew = 'false'): string => `
update customer c
  set closed_at_ms = case when ${isAnew} then $2::bigint else coalesce(closed_at_ms, $2::bigint) end
where customer_id = $1`;

/** The trigger `customer_terms_change` then raises the version of the account. */
export const REOPEN_CUSTOMER = 'update customer set closed_at_ms = null where customer_id = $1';
