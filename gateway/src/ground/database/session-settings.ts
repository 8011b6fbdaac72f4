/**
 * What a session of ours goes by, whatever the role, the database or the server has set. A setting that the server
 * doesn't know is left out, and so is one that the address brings: an operator who sets it there means it.
 *
 * They are sent once a connection is open. A pooler that keeps sessions refuses a connection that brings them.
 */
const HELD: Readonly<Record<string, string>> = {
  // A statement of ours takes milliseconds; one that hangs must not hold an account's row forever.
  statement_timeout: '15s',
  idle_in_transaction_session_timeout: '15s',
  // That a commit doesn't wait for the stand-by any more is told by a warning (`doubt-commits.ts`).
  client_min_messages: 'warning',
  // Whoever waits for a lock says for how long.
  lock_timeout: '0',
  transaction_timeout: '0',
  // A statement of ours reads some hundred rows: starting workers for it takes longer than the rows do, and on a busy
  // machine they take the processors from other tickets (measured: a tenth of the tickets a second).
  max_parallel_workers_per_gather: '0',
  // Connections are kept for the next call, however late it comes.
  idle_session_timeout: '0',
  default_transaction_isolation: 'read committed',
  standard_conforming_strings: 'on',
  array_nulls: 'on',
  transform_null_equals: 'off',
  extra_float_digits: '1',
  bytea_output: 'hex',
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  timezone: 'UTC',
};

const values = Object.entries(HELD)
  .map(([name, value]) => `('${name}', '${value}')`)
  .join(', ');

export const HOLD_SETTINGS = `select set_config(s.name, held.value, false)
  from (values ${values}) held (name, value) join pg_settings s on lower(s.name) = held.name
  where s.source <> 'client'`;
