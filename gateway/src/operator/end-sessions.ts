/**
 * Every device of the customer `$1` is signed out, is told nothing more, and has to show itself again. The first one
 * that does is let in to an account that is bound to devices.
 */
export const END_SESSIONS = `with sessions as (delete from session where customer_id = $1),
  anew as (update customer set first_device_at_ms = null where customer_id = $1),
  subscriptions as (delete from push_subscription where customer_id = $1)
  delete from known_device where customer_id = $1`;
