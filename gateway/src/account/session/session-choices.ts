import type pg from 'pg';

/** Windows of a browser share one; so many begin when they open at once and none has it yet. */
export const MOST_OF_DEVICE = 20;

/** Which sessions end: conditions on columns that rows of a session, and of what hangs on one, both have. */
export const SESSION_CHOICES = {
  /** The session with the token `$1`. */
  one: 'token_hash = $1',
  /** All sessions of the customer `$1`. */
  all: 'customer_id = $1',
  /** The session of the customer `$1` with the token `$2`, */
  oneOf: 'customer_id = $1 and token_hash = $2',
  /** all but that, */
  others: 'customer_id = $1 and token_hash <> $2',
  /** those of the device `$2`, */
  ofDevice: 'customer_id = $1 and device_id = $2',
  /** of these the ones that were used longest ago, but that of the token `$3`, */
  oldOfDevice: `customer_id = $1 and token_hash in (
      select token_hash from session where device_id = $2
      order by token_hash = $3 desc, coalesce(active_at_ms, created_at_ms) desc, token_hash offset ${MOST_OF_DEVICE})`,
  /** those of the passkey `$2`, but that of the token `$3`. */
  ofPasskey: 'customer_id = $1 and passkey_id = $2 and token_hash <> $3',
};

export type SessionChoice = keyof typeof SESSION_CHOICES;

/** Deletes everything else that ends with sessions, in the same transaction. */
export type EndWithSessions = (
  client: pg.PoolClient,
  choice: SessionChoice,
  values: readonly unknown[],
) => Promise<void>;
