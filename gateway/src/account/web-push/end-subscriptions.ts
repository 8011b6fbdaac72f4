import { type EndWithSessions, SESSION_CHOICES } from '../session/session-choices.ts';

/** A part of a statement: no browser of the customer `$1` is told anything. */
export const SUBSCRIPTIONS_ENDED = 'subscriptions as (delete from push_subscription where customer_id = $1)';

/** Ends the subscriptions of the customer `$1` on the device `$2`. */
export const END_SUBSCRIPTIONS_OF_DEVICE =
  'delete from push_subscription where customer_id = $1 and device_id = $2';

/** Ends the subscriptions of the customer `$1` that were made in a session that began with the passkey `$2`. */
export const END_SUBSCRIPTIONS_OF_PASSKEY =
  'delete from push_subscription where customer_id = $1 and passkey_id = $2';

/** Nobody is told anything on a browser that is signed out. */
export const endSubscriptions: EndWithSessions = async (client, choice, values) => {
  await client.query(`delete from push_subscription where ${SESSION_CHOICES[choice]}`, [...values]);
};
