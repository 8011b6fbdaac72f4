/** A part of a statement: every device of the customer `$1` is signed out. */
export const SESSIONS_ENDED = 'sessions as (delete from session where customer_id = $1)';

const ID = `encode(token_hash, 'hex') as "sessionId"`;

/** Ends the sessions of the customer `$1` on the device `$2`. */
export const END_SESSIONS_OF_DEVICE = `
delete from session where customer_id = $1 and device_id = $2 returning ${ID}`;

/** Ends the sessions of the customer `$1` that began with the passkey `$2`. */
export const END_SESSIONS_OF_PASSKEY = `
delete from session where customer_id = $1 and passkey_id = $2 returning ${ID}`;

/** The captcha is asked of the customer `$1` again. */
export const ASK_CAPTCHA_AGAIN = 'update session set captcha_passed_at_ms = null where customer_id = $1';
