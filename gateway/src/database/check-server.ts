import type pg from 'pg';

/** Something of the server, the database or the role that a book can't work on, or is at risk on. */
export interface ServerFault {
  /** What of it, for a list. */
  part: string;
  /** A book can't work on it. Otherwise it may be meant. */
  refuses: boolean;
  found: string;
  todo: string;
}

interface ServerRow {
  version: number;
  version_name: string;
  database: string;
  encoding: string;
  is_standby: boolean;
  reads_only: string;
  schema: string | null;
  may_use: boolean;
  may_create: boolean;
  /** Of the book's tables; null: there are none yet. */
  owner: string | null;
  may_own: boolean;
  role: string;
  strings: string;
  datestyle: string;
  isolation: string;
  lock_timeout: string;
  statement_timeout: string;
  commit: string;
  has_standbys: boolean;
  fsync: string;
  full_page_writes: string;
}

const READ = `select current_setting('server_version_num')::int as version,
  current_setting('server_version') as version_name,
  current_database() as database, current_setting('server_encoding') as encoding, pg_is_in_recovery() as is_standby,
  current_setting('default_transaction_read_only') as reads_only, current_schema() as schema,
  coalesce(has_schema_privilege(current_schema(), 'usage'), false) as may_use,
  coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_create,
  (select pg_get_userbyid(relowner) from pg_class where oid = to_regclass('schema_migration')) as owner,
  coalesce((select pg_has_role(relowner, 'usage') from pg_class where oid = to_regclass('schema_migration')), true)
    as may_own,
  current_user as role, current_setting('standard_conforming_strings') as strings,
  current_setting('datestyle') as datestyle, current_setting('default_transaction_isolation') as isolation,
  current_setting('lock_timeout') as lock_timeout, current_setting('statement_timeout') as statement_timeout,
  current_setting('synchronous_commit') as commit,
  current_setting('synchronous_standby_names') <> '' as has_standbys,
  current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes`;

interface Check extends Pick<ServerFault, 'part' | 'refuses'> {
  isWrong: (row: ServerRow) => boolean;
  found: (row: ServerRow) => string;
  todo: (row: ServerRow) => string;
}

const OLDEST = 15;
const SHORTEST_STATEMENT_MS = 5_000;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A setting that sessions here can't choose for themselves, because a pooler stands between. */
const setting = (name: string, wanted: string, value: keyof ServerRow, isWrong: Check['isWrong']): Check => ({
  part: name,
  refuses: true,
  isWrong,
  found: (row) => `Sessions begin with ${name} = ${row[value]}.`,
  todo: ({ role }) =>
    `Run: alter role ${quoted(role)} set ${name} = ${wanted}; then let the pooler connect anew.`,
});

/** In the order in which an operator would mend them: the first that refuses is what a start says. */
const CHECKS: readonly Check[] = [
  {
    part: 'version',
    refuses: true,
    isWrong: ({ version }) => version < OLDEST * 10_000,
    found: ({ version_name }) => `It is PostgreSQL ${version_name}.`,
    todo: () => `Bring it to PostgreSQL ${OLDEST} or later.`,
  },
  {
    part: 'encoding',
    refuses: true,
    isWrong: ({ encoding }) => encoding !== 'UTF8',
    found: ({ database, encoding }) =>
      `Its encoding is ${encoding}, in which ${database} can’t keep every name.`,
    todo: () => `Make one with: create database lineboard encoding 'UTF8' template template0.`,
  },
  {
    part: 'stand-by',
    refuses: true,
    isWrong: ({ is_standby }) => is_standby,
    found: () => 'It is a stand-by: nothing can be written.',
    todo: () => 'Name the primary in DATABASE_URL.',
  },
  {
    part: 'reading only',
    refuses: true,
    isWrong: ({ reads_only, is_standby }) => reads_only === 'on' && !is_standby,
    found: () => 'Transactions may only read (default_transaction_read_only = on).',
    todo: ({ role, database }) =>
      `See why somebody set it, a full disk perhaps; then reset it for the role ${role}, the database ${database} or the server.`,
  },
  {
    part: 'schema',
    refuses: true,
    isWrong: ({ schema }) => schema === null,
    found: ({ role }) => `The role ${role} has no schema on its search_path.`,
    todo: ({ role, database }) =>
      `Run in ${database}: create schema ${quoted(role)} authorization ${quoted(role)}. Or reset search_path.`,
  },
  {
    part: 'rights',
    refuses: true,
    isWrong: ({ schema, may_use, may_create }) => schema !== null && !(may_use && may_create),
    found: ({ role, schema }) => `The role ${role} may not make tables in schema ${schema}.`,
    todo: ({ role, schema }) => `Run: grant create, usage on schema ${quoted(schema!)} to ${quoted(role)}.`,
  },
  {
    part: 'owner',
    refuses: true,
    isWrong: ({ may_own }) => !may_own,
    found: ({ role, owner }) => `The book’s tables belong to the role ${owner}, not to ${role}.`,
    todo: ({ role, owner }) =>
      `Take ${owner} in DATABASE_URL, or run: grant ${quoted(owner!)} to ${quoted(role)}.`,
  },
  setting('standard_conforming_strings', 'on', 'strings', ({ strings }) => strings !== 'on'),
  setting('datestyle', `'ISO'`, 'datestyle', ({ datestyle }) => !datestyle.startsWith('ISO')),
  setting(
    'default_transaction_isolation',
    `'read committed'`,
    'isolation',
    ({ isolation }) => isolation !== 'read committed',
  ),
  {
    part: 'lock_timeout',
    refuses: false,
    isWrong: ({ lock_timeout }) => lock_timeout !== '0',
    found: ({ lock_timeout }) =>
      `A statement that waits for a row ends after ${lock_timeout} (lock_timeout).`,
    todo: ({ role }) =>
      `Bets on one account wait for each other. Run: alter role ${quoted(role)} set lock_timeout = 0.`,
  },
  {
    part: 'statement_timeout',
    refuses: false,
    isWrong: (row) => millisecondsOf(row.statement_timeout) < SHORTEST_STATEMENT_MS,
    found: (row) => `Statements end after ${row.statement_timeout} (statement_timeout).`,
    todo: ({ role }) => `Run: alter role ${quoted(role)} set statement_timeout = '15s'.`,
  },
  {
    part: 'synchronous_commit',
    refuses: false,
    isWrong: ({ commit, has_standbys }) => commit === 'off' || (has_standbys && commit === 'local'),
    found: ({ commit }) =>
      `synchronous_commit = ${commit}: bets that customers were told of are gone when the server ` +
      (commit === 'off' ? 'falls over.' : 'is lost and a stand-by follows it.'),
    todo: ({ role }) => `Run: alter role ${quoted(role)} set synchronous_commit = on.`,
  },
  ...(['fsync', 'full_page_writes'] as const).map(
    (name): Check => ({
      part: name,
      refuses: false,
      isWrong: (row) => row[name] !== 'on',
      found: () => `${name} = off: a power cut may destroy the whole database.`,
      todo: () => `Set ${name} = on in postgresql.conf, and reload.`,
    }),
  ),
];

const UNIT_MS: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1_000,
  min: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** As PostgreSQL writes a time: `0` is none at all. */
const millisecondsOf = (text: string): number => {
  const [, count, unit] = /^(\d+)([a-z]+)$/.exec(text) ?? [];
  return count === undefined ? Infinity : Number(count) * (UNIT_MS[unit ?? ''] ?? 1);
};

/** What a session of this pool is given by server, database and role, so far as a book counts on it. */
export const checkServer = async (pool: Pick<pg.Pool, 'query'>): Promise<readonly ServerFault[]> => {
  const { rows } = await pool.query<ServerRow>(READ);
  const row = rows[0]!;
  return CHECKS.filter(({ isWrong }) => isWrong(row)).map(({ part, refuses, found, todo }) => ({
    part,
    refuses,
    found: found(row),
    todo: todo(row),
  }));
};
