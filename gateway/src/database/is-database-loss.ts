/** Classes of PostgreSQL's error codes that say "not now": connection, shutdown, resources, cancelled by a time-out. */
const PASSING = /^(08|53|57|25P03)/;

const LOST_CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** pg reports a broken or exhausted connection in words only; these are its own, from `pg` 8's client and pool. */
const LOST_WORDS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error',
  'not queryable',
];

/** Whether a call failed because the database was away: it may work later, and nothing is known to be wrong with the call. */
export const isDatabaseLoss = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (PASSING.test(code) || LOST_CONNECTION.has(code))) return true;
  return LOST_WORDS.some((words) => error.message.includes(words));
};
