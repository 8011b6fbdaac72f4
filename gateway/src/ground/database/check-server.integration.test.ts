import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithPostgres } from '../../../testing/servers/describe-with-postgres.ts';
import { type OwnPostgres, startOwnPostgres } from '../../../testing/servers/own-postgres.ts';
import { typeLine } from '../../../testing/servers/type-line.ts';
import { createDatabase, type Database } from './create-database.ts';
import { createStatement } from './create-statement.ts';
import { openDatabase } from './open-database.ts';

/** What a DBA did, in the database `book` and for its role, and the lines that come of it. */
const REFUSED: ReadonlyArray<[what: string, done: (role: string, book: string) => string[], line: RegExp]> = [
  [
    'a role that may not make tables',
    (role, book) => [
      `alter database ${book} owner to lineboard`,
      `grant connect on database ${book} to ${role}`,
    ],
    /^Role (\w+) may not create tables in schema public\. Say `grant create, usage on schema "public" to "\1"`\.$/,
  ],
  [
    'a role that may use no schema',
    (role) => [`alter role ${role} set search_path = nowhere`],
    /^Role \w+ may use no schema of its search_path \(nowhere\)/,
  ],
  [
    'a database in LATIN1',
    (role, book) => [
      `drop database ${book}`,
      `create database ${book} owner ${role} encoding 'LATIN1' template template0`,
    ],
    /^The database is encoded as LATIN1: .*encoding 'UTF8' template template0`\.$/,
  ],
  [
    'a database in SQL_ASCII',
    (role, book) => [
      `drop database ${book}`,
      `create database ${book} owner ${role} encoding 'SQL_ASCII' template template0`,
    ],
    /^The database is encoded as SQL_ASCII: /,
  ],
  [
    'transactions that can’t write',
    (_, book) => [`alter database ${book} set default_transaction_read_only = on`],
    /^Nothing can be written: default_transaction_read_only is on for role \w+ in database \w+\. Reset it/,
  ],
];

/** Those that only endanger the book, or would disturb a session of ours and don't. */
const WARNED: ReadonlyArray<[setting: string, line: RegExp]> = [
  ['synchronous_commit = off', /^synchronous_commit is off: tickets that were just accepted are lost/],
];

const readSettings = createStatement<{ names: string[] }>(
  'read-settings',
  `select json_object_agg(lower(name), setting) as found from pg_settings
   where lower(name) = any (:names::text[])`,
);

const HELD = [
  'standard_conforming_strings = off',
  `default_transaction_isolation = 'serializable'`,
  `statement_timeout = '60ms'`,
  `lock_timeout = '60ms'`,
  `idle_in_transaction_session_timeout = '60ms'`,
  `idle_session_timeout = '400ms'`,
  `datestyle = 'German, DMY'`,
  `intervalstyle = 'sql_standard'`,
  `timezone = 'Asia/Kathmandu'`,
  'extra_float_digits = -5',
  'array_nulls = off',
  `bytea_output = 'escape'`,
  'max_parallel_workers_per_gather = 4',
];

describeWithPostgres('a server that is set up otherwise', (binDir) => {
  let postgres: OwnPostgres;
  let dba: Database;

  beforeAll(async () => {
    postgres = await startOwnPostgres(binDir);
    dba = createDatabase(postgres.connection, 2);
  });
  afterAll(async () => {
    await dba.close();
    await postgres.stop();
  });

  const sql = (statement: string) => dba.pool.query(statement);
  const urlOf = (role: string, book: string): string =>
    postgres.url(book).replace('//lineboard@', `//${role}@`);
  /** A role with a database of its own. */
  const createBook = async () => {
    const name = `b${randomBytes(4).toString('hex')}`;
    await sql(`create role ${name} login`);
    await sql(`create database ${name} owner ${name}`);
    return { role: name, book: name };
  };
  /** The lines of a start there, with the warnings; none: it is opened and closed again. */
  const open = async (url: string): Promise<{ refused: string[]; warned: string[] }> => {
    const warned: string[] = [];
    try {
      const opened = await openDatabase(
        {
          url,
          dataDir: null,
          defaultDir: '/nowhere',
          mayBeNew: true,
          connections: 4,
          stopAsked: new AbortController().signal,
        },
        (_, detail) => void warned.push(detail),
      );
      await opened.database.pipeline.query({ name: 'one', text: 'select 1', values: [] });
      await opened.close();
      return { refused: [], warned };
    } catch (error) {
      const { name, message } = error as Error;
      expect(name).toBe('StartRefused');
      return { refused: message.split('\n'), warned };
    }
  };
  const examine = async (url: string): Promise<string[]> => {
    const { out } = await typeLine({ DATABASE_URL: url }, ['doctor', '--json']);
    const { findings } = JSON.parse(out) as { findings: Array<Record<string, string>> };
    return findings
      .filter(({ part, state }) => part === 'server' && state !== 'ok')
      .map(({ found, todo }) => `${found} ${todo}`);
  };

  it.each(REFUSED)('isn’t started on with %s, in one line that doctor says, too', async (_, done, line) => {
    const { role, book } = await createBook();
    for (const statement of done(role, book)) await sql(statement);
    const { refused } = await open(urlOf(role, book));
    expect(refused).toEqual([expect.stringMatching(line)]);
    expect(await examine(urlOf(role, book))).toEqual(refused);
  });

  it('isn’t started on as another role than the one that made its tables, unless that is one of its own', async () => {
    const { role, book } = await createBook();
    expect(await open(urlOf(role, book))).toEqual({ refused: [], warned: [] });
    await sql('create role other login');
    const inBook = createDatabase({ ...postgres.connection, database: book }, 1);
    await inBook.pool.query('grant all on schema public to other');
    await inBook.pool.query('grant all on all tables in schema public to other');
    await inBook.close();
    const { refused } = await open(urlOf('other', book));
    expect(refused).toEqual([
      `The book’s tables belong to role ${role}, and other can’t change them as a new version may have to. ` +
        `Name ${role} in DATABASE_URL, or say \`grant "${role}" to "other"\` and let other inherit.`,
    ]);
    expect(await examine(urlOf('other', book))).toEqual(refused);
    await sql(`grant "${role}" to "other"`);
    expect(await open(urlOf('other', book))).toEqual({ refused: [], warned: [] });
  });

  it('isn’t started on next to the tables of the book, which a search_path hides', async () => {
    const { role, book } = await createBook();
    await open(urlOf(role, book));
    const inBook = createDatabase({ ...postgres.connection, database: book }, 1);
    await inBook.pool.query(`create schema ${role} authorization ${role}`);
    await inBook.close();
    const { refused } = await open(urlOf(role, book));
    expect(refused).toEqual([
      `The book’s tables are in schema public, and search_path leads to ${role} first. ` +
        `Say \`alter role "${role}" set search_path = "public"\`.`,
    ]);
    await sql(`alter role "${role}" set search_path = "public"`);
    expect(await open(urlOf(role, book))).toEqual({ refused: [], warned: [] });
  });

  it.each(WARNED)('with %s is started on, with a warning that doctor has, too', async (setting, line) => {
    const { role, book } = await createBook();
    await sql(`alter role ${role} set ${setting}`);
    const { refused, warned } = await open(urlOf(role, book));
    expect({ refused, warned }).toEqual({ refused: [], warned: [expect.stringMatching(line)] });
    expect(await examine(urlOf(role, book))).toEqual(warned);
  });

  it('doesn’t set a session of ours, whatever its role and database have', async () => {
    const { role, book } = await createBook();
    for (const [at, setting] of HELD.entries())
      await sql(`alter ${at % 2 === 0 ? `role ${role}` : `database ${book}`} set ${setting}`);
    expect(await open(urlOf(role, book))).toEqual({ refused: [], warned: [] });
    const database = createDatabase(urlOf(role, book), 4);
    const names = HELD.map((setting) => setting.split(' ')[0]!);
    await database.pool.query('select pg_sleep(0.5)');
    await sleep(500);
    const held = {
      standard_conforming_strings: 'on',
      default_transaction_isolation: 'read committed',
      statement_timeout: '15000',
      lock_timeout: '0',
      idle_in_transaction_session_timeout: '15000',
      idle_session_timeout: '0',
      datestyle: 'ISO, MDY',
      intervalstyle: 'postgres',
      timezone: 'UTC',
      extra_float_digits: '1',
      array_nulls: 'on',
      bytea_output: 'hex',
      max_parallel_workers_per_gather: '0',
    };
    const { rows } = await database.pool.query(readSettings({ names }));
    expect(rows[0].found).toEqual(held);
    // It shares its connection, so it gives way to a lock much sooner.
    const readShared = async () => (await database.pipeline.query(readSettings({ names }))).rows[0]!.found;
    // The pool takes statements until it is open.
    await expect.poll(readShared).toEqual({ ...held, lock_timeout: '50' });
    await database.close();
  });

  it('sets what the address sets, and isn’t started on with what no book can go by', async () => {
    const { role, book } = await createBook();
    const withOptions = (options: string): string =>
      `${urlOf(role, book)}&options=${encodeURIComponent(options)}`;
    const meant = createDatabase(withOptions('-c statement_timeout=7000'), 4);
    const { rows } = await meant.pool.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '7s' }]);
    await meant.close();
    expect(await open(withOptions('-c lock_timeout=900'))).toEqual({
      refused: [],
      warned: [
        'lock_timeout is 900 ms: calls that wait for their turn are cut off. Make it 5 s or more, or 0.',
      ],
    });
    const given = '-c standard_conforming_strings=off -c default_transaction_isolation=serializable';
    expect(await open(withOptions(given))).toMatchObject({
      refused: [
        expect.stringMatching(/^standard_conforming_strings is off: .* Leave it out of DATABASE_URL/),
        expect.stringMatching(/^Transactions are isolated as serializable: /),
      ],
    });
  });

  it('isn’t started on when it is a stand-by', async () => {
    const standby = await startOwnPostgres(binDir);
    process.kill(standby.pid(), 'SIGINT');
    writeFileSync(join(standby.connection.host, 'data', 'standby.signal'), '');
    await standby.start();
    const refused = ['The server is a stand-by: nothing can be written. Name the primary in DATABASE_URL.'];
    expect(await open(standby.url('postgres'))).toMatchObject({ refused });
    expect(await examine(standby.url('postgres'))).toEqual(refused);
    await standby.stop();
  });
});
