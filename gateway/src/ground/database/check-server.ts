import type pg from 'pg';
import { readServerFacts, type ServerFacts } from './server-facts.ts';

/** A fault of a server for a book. */
export interface ServerMistake {
  /** A start goes on with what is only a risk. */
  isRefused: boolean;
  found: string;
  todo: string;
}

interface ServerCheck {
  isRefused: boolean;
  isWrong(facts: ServerFacts): boolean;
  found(facts: ServerFacts): string;
  todo(facts: ServerFacts): string;
}

/** Below it a statement of ours may be cut that only waits for its turn. */
const SHORT_MS = 5_000;

const shortTimeouts = ({ timeouts }: ServerFacts): Array<[name: string, ms: number]> =>
  Object.entries(timeouts).filter(([, ms]) => ms > 0 && ms < SHORT_MS);

/** A session of ours sets these itself, unless the address does, or the next transaction is another session's. */
const inAddressOr = (statement: string): string =>
  `Leave it out of DATABASE_URL; behind a pooler say \`${statement}\`.`;

/** In the order in which they are told. docs/operations/databases.md has them for people. */
const CHECKS: readonly ServerCheck[] = [
  {
    isRefused: true,
    isWrong: ({ version }) => version < 150_000,
    found: ({ version }) => `The database is PostgreSQL ${Math.floor(version / 10_000)}, older than 15.`,
    todo: () => 'Bring it to PostgreSQL 15 or later.',
  },
  {
    isRefused: true,
    isWrong: ({ in_recovery }) => in_recovery,
    found: () => 'The server is a stand-by: nothing can be written.',
    todo: () => 'Name the primary in DATABASE_URL.',
  },
  {
    isRefused: true,
    isWrong: ({ in_recovery, read_only }) => !in_recovery && read_only === 'on',
    found: ({ role, database }) =>
      `Nothing can be written: default_transaction_read_only is on for role ${role} in database ${database}.`,
    todo: () => 'Reset it where it was set: for the role, the database or the server.',
  },
  {
    isRefused: true,
    isWrong: ({ encoding }) => encoding !== 'UTF8',
    found: ({ encoding }) => `The database is encoded as ${encoding}: names of all languages don’t fit in.`,
    todo: () => `Make one with \`create database … encoding 'UTF8' template template0\`.`,
  },
  {
    isRefused: true,
    isWrong: ({ schema }) => schema === null,
    found: ({ role, search_path }) =>
      `Role ${role} may use no schema of its search_path (${search_path}), so there is no place for tables.`,
    todo: ({ role }) => `Say \`grant create, usage on schema public to "${role}"\`, or correct search_path.`,
  },
  {
    isRefused: true,
    isWrong: ({ schema, book_in }) => schema !== null && book_in.length > 0 && !book_in.includes(schema),
    found: ({ schema, book_in }) =>
      `The book’s tables are in schema ${book_in.join(', ')}, and search_path leads to ${schema} first.`,
    todo: ({ role, book_in }) => `Say \`alter role "${role}" set search_path = "${book_in[0]}"\`.`,
  },
  {
    isRefused: true,
    isWrong: ({ schema, may_create }) => schema !== null && !may_create,
    found: ({ role, schema }) => `Role ${role} may not create tables in schema ${schema}.`,
    todo: ({ role, schema }) => `Say \`grant create, usage on schema "${schema}" to "${role}"\`.`,
  },
  {
    isRefused: true,
    isWrong: ({ owner }) => owner !== null,
    found: ({ role, owner }) =>
      `The book’s tables belong to role ${owner}, and ${role} can’t change them as a new version may have to.`,
    todo: ({ role, owner }) =>
      `Name ${owner} in DATABASE_URL, or say \`grant "${owner}" to "${role}"\` and let ${role} inherit.`,
  },
  {
    isRefused: true,
    isWrong: ({ strings }) => strings !== 'on',
    found: () => 'standard_conforming_strings is off: statements are read otherwise than they are meant.',
    todo: ({ role }) => inAddressOr(`alter role "${role}" set standard_conforming_strings = on`),
  },
  {
    isRefused: true,
    isWrong: ({ isolation }) => isolation !== 'read committed',
    found: ({ isolation }) =>
      `Transactions are isolated as ${isolation}: bets at once would fail each other.`,
    todo: ({ role }) =>
      inAddressOr(`alter role "${role}" set default_transaction_isolation = 'read committed'`),
  },
  {
    isRefused: false,
    isWrong: ({ commit, standbys }) => commit === 'off' || (commit === 'local' && standbys !== ''),
    found: ({ commit }) =>
      commit === 'off'
        ? 'synchronous_commit is off: tickets that were just accepted are lost when the server goes down.'
        : 'synchronous_commit is local: tickets that were just accepted are lost when the server is lost and a stand-by follows it.',
    todo: ({ role }) => `Say \`alter role "${role}" set synchronous_commit = on\`.`,
  },
  {
    isRefused: false,
    isWrong: ({ standbys, followers }) => standbys === '' && followers > 0,
    found: () =>
      'A stand-by follows, and synchronous_standby_names is empty: tickets that were just accepted are lost when the server is lost and the stand-by is promoted.',
    todo: () => 'Name the stand-by there, as its primary_conninfo does in application_name.',
  },
  {
    isRefused: false,
    isWrong: ({ commit, standbys, followers, in_step }) =>
      standbys !== '' && !['off', 'local'].includes(commit) && (followers === 0 || in_step === 0),
    found: ({ standbys }) =>
      `No stand-by of synchronous_standby_names (${standbys}) is connected: every ticket waits for one.`,
    todo: () => 'Start it, or see that it is named there as its primary_conninfo does in application_name.',
  },
  {
    isRefused: false,
    isWrong: ({ fsync, full_page_writes }) => fsync === 'off' || full_page_writes === 'off',
    found: ({ fsync }) =>
      `${fsync === 'off' ? 'fsync' : 'full_page_writes'} is off: the book may be destroyed when the machine goes down.`,
    todo: () => 'Switch fsync and full_page_writes on in the server’s settings.',
  },
  {
    isRefused: false,
    isWrong: (facts) => shortTimeouts(facts).length > 0,
    found: (facts) =>
      `${shortTimeouts(facts)
        .map(([name, ms]) => `${name} is ${ms} ms`)
        .join(', ')}: calls that wait for their turn are cut off.`,
    todo: () => `Make it ${SHORT_MS / 1_000} s or more, or 0.`,
  },
];

/** Asks one question, as one of our sessions finds the server. */
export const findServerMistakes = async (client: Pick<pg.ClientBase, 'query'>): Promise<ServerMistake[]> => {
  const facts = await readServerFacts(client);
  return CHECKS.filter(({ isWrong }) => isWrong(facts)).map(({ isRefused, found, todo }) => ({
    isRefused,
    found: found(facts),
    todo: todo(facts),
  }));
};

export const tellMistake = ({ found, todo }: ServerMistake): string => `${found} ${todo}`;
