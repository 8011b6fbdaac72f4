/** The database is known to be out of reach: nobody is made to wait for it. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
  constructor() {
    super('the database does not answer');
  }
}

/** It is committed, and lost when a stand-by follows the server. With its key, or by what it wrote, it is found out. */
export class CommitUnsure extends Error {
  override name = 'CommitUnsure';
  constructor() {
    super('the wait for the stand-by was cancelled: the commit may not be there');
  }
}

/** The server must not be asked: it is a stand-by, or another one was promoted over it. */
export class NotTheWriter extends Error {
  override name = 'NotTheWriter';
  constructor(host: string, what: string) {
    super(`${host} ${what}`);
  }
}

const OWN = [DatabaseAway, NotTheWriter, CommitUnsure];

/**
 * Classes of PostgreSQL's error codes that say "not now": connection, shutdown, resources, the system under it,
 * cancelled by a time-out, a stand-by that takes no writes, and a database that its operator has closed to connections.
 */
const PASSING = /^(08|53|57|58|25P03|25006|55000)/;

/** A pooler came between, and what was prepared is on another server (`unnameStatements`): it was not run. */
const ANOTHER_SERVER = new Set(['26000', '42P05']);

/** Those that say that nothing can be written, though it answers: no room, a disk that fails, a stand-by. */
const CANNOT_WRITE = /^(53100|58|25006)/;

const LOST_CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENETRESET',
  'EADDRNOTAVAIL',
  'ENOENT',
  'EMFILE',
  'ENFILE',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** pg reports a broken or exhausted connection in words only; these are its own, from `pg` 8's client and pool. */
const LOST_WORDS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'not queryable',
];

const codeOf = (error: Error): string => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
};

/**
 * Whether a call failed because the database was away: it may work later, and nothing is known to be wrong with the
 * call.
 */
export const isDatabaseLoss = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (OWN.some((kind) => error instanceof kind)) return true;
  const code = codeOf(error);
  if (PASSING.test(code) || ANOTHER_SERVER.has(code) || LOST_CONNECTION.has(code)) return true;
  return LOST_WORDS.some((words) => error.message.includes(words));
};

/** Whether the database answered that it can't write now. */
export const isWriteLoss = (error: unknown): boolean =>
  error instanceof Error && CANNOT_WRITE.test(codeOf(error));
