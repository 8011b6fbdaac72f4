import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { describeWithPostgres } from '../../testing/servers/describe-with-postgres.ts';
import { type OwnPostgres, startOwnPostgres } from '../../testing/servers/own-postgres.ts';
import { watchDatabase, type DatabaseEvent } from '../operations/database-health.ts';
import { StartRefused } from '../report/start-refused.ts';
import { checkServer } from './check-server.ts';
import { createDatabase, type Database } from './create-database.ts';
import { openDatabase } from './open-database.ts';

const CONNECTIONS = 8;

describeWithPostgres('a PostgreSQL that somebody else set up', (binDir) => {
  let server: OwnPostgres;
  let administrator: pg.Client;
  let made = 0;

  beforeAll(async () => {
    server = await startOwnPostgres(binDir);
    administrator = new pg.Client(server.connection);
    await administrator.connect();
    await administrator.query('create role book login');
  });
  afterEach(async () => {
    await administrator.query('alter role book connection limit -1');
    await administrator.query('alter role book reset all');
  });
  afterAll(async () => {
    await administrator.end();
    await server.stop();
  });

  const urlOf = (database: string, role: string): string =>
    server.url(database).replace('//lineboard@', `//${role}@`);

  /** A new database. @param how what stands behind `create database NAME` */
  const make = async (how = 'owner book'): Promise<string> => {
    const name = `made_${++made}`;
    await administrator.query(`create database ${name} ${how}`);
    return name;
  };

  /** The line that refuses the start; null: it starts. */
  const start = async (database: string, role = 'book'): Promise<string | null> => {
    try {
      const opened = await openDatabase(
        {
          url: urlOf(database, role),
          dataDir: null,
          defaultDir: '/nowhere',
          connections: CONNECTIONS,
          mayBeNew: true,
          answerWithinMs: 1_000,
          stopAsked: new AbortController().signal,
        },
        () => undefined,
      );
      await opened.close();
      return null;
    } catch (error) {
      expect(error).toBeInstanceOf(StartRefused);
      const { message } = error as Error;
      expect(message).not.toContain('\n');
      return message;
    }
  };

  const inDatabase = async (database: string, ...statements: string[]): Promise<void> => {
    const client = new pg.Client({ ...server.connection, database });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };

  it.each(['LATIN1', 'SQL_ASCII'])('is refused in %s, with how to make one in UTF8', async (encoding) => {
    const name = await make(`owner book encoding '${encoding}' template template0`);
    const line = await start(name);
    expect(line).toContain(`Its encoding is ${encoding}`);
    expect(line).toContain(`encoding 'UTF8' template template0`);
  });

  it('is refused to a role that may make no tables, until it may', async () => {
    const name = await make('');
    expect(await start(name)).toContain('grant create, usage on schema "public" to "book"');
    await inDatabase(name, 'grant create, usage on schema "public" to "book"');
    expect(await start(name)).toBeNull();
  });

  it('is refused to a role whose search_path leads nowhere', async () => {
    const name = await make();
    await administrator.query('alter role book set search_path = nowhere');
    expect(await start(name)).toContain('has no schema on its search_path');
  });

  it('is refused to a role that does not own the tables, until it is a member of who does', async () => {
    const name = await make();
    expect(await start(name)).toBeNull();
    await administrator.query('create role stranger login');
    await inDatabase(name, 'grant create, usage on schema public to stranger');
    expect(await start(name, 'stranger')).toContain(
      'belong to the role book, not to stranger. Take book in DATABASE_URL, or run: grant "book" to "stranger".',
    );
    await administrator.query('grant book to stranger');
    expect(await start(name, 'stranger')).toBeNull();
  });

  it('is refused while sessions may only read', async () => {
    const name = await make();
    await administrator.query(`alter database ${name} set default_transaction_read_only = on`);
    expect(await start(name)).toContain('default_transaction_read_only = on');
  });

  it('works whatever a role’s sessions begin with, and a pooler’s sessions are looked at', async () => {
    const name = await make();
    const settings = [
      `datestyle = 'German'`,
      'standard_conforming_strings = off',
      `default_transaction_isolation = 'serializable'`,
      `intervalstyle = 'sql_standard'`,
      `lock_timeout = '1ms'`,
    ];
    for (const each of settings) await administrator.query(`alter role book set ${each}`);
    expect(await start(name)).toBeNull();
    // Through a pooler nothing can be set for a session.
    const pooled = createDatabase(urlOf(name, 'book'), 1, { isPooled: true });
    const faults = await checkServer(pooled.pool);
    await pooled.close();
    expect(faults.map(({ part, refuses }) => [part, refuses])).toEqual([
      ['standard_conforming_strings', true],
      ['datestyle', true],
      ['default_transaction_isolation', true],
      ['lock_timeout', false],
    ]);
  });

  it('is a risk that is told where it acknowledges what it has not written', async () => {
    const name = await make();
    await administrator.query('alter role book set synchronous_commit = off');
    const database = createDatabase(urlOf(name, 'book'), 1);
    const faults = await checkServer(database.pool);
    await database.close();
    expect(faults).toMatchObject([{ part: 'synchronous_commit', refuses: false }]);
  });

  it('is refused with the number of connections when it grants too few for a start', async () => {
    const name = await make();
    await administrator.query('alter role book connection limit 1');
    expect(await start(name)).toMatch(/too many connections for role "book".*up to 11: raise the limit/);
  });

  /** As many calls at once as the pool has connections, and how many of them failed. */
  const callAtOnce = async ({ pool }: Database): Promise<number> => {
    const calls = Array.from({ length: CONNECTIONS }, () => pool.query('select pg_sleep(0.05)'));
    return (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected').length;
  };

  it('shares the connections that it granted, is away when it granted none, and comes back', async () => {
    const name = await make();
    const database = createDatabase(urlOf(name, 'book'), CONNECTIONS);
    const events: DatabaseEvent['event'][] = [];
    const health = watchDatabase(database, ({ event }) => events.push(event));
    try {
      await database.pool.query('create table database_beat (beats int)');
      await database.pool.query('create table database_room (room text)');
      await health.begin();
      // One of the pool stands, and both of those that look after it.
      await administrator.query('alter role book connection limit 4');
      expect(await callAtOnce(database)).toBe(0);
      expect(await health.check()).toBe(true);
      expect(events).toEqual(['narrow']);

      await administrator.query('alter role book connection limit 2');
      await administrator.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = $1 and query not in ('select 1', 'update database_beat set beats = beats + 1')`,
        [name],
      );
      await expect.poll(() => callAtOnce(database)).toBe(CONNECTIONS);
      await expect.poll(() => health.check()).toBe(false);

      await administrator.query('alter role book connection limit -1');
      await expect.poll(() => health.check(), { timeout: 10_000 }).toBe(true);
      await expect.poll(() => callAtOnce(database), { timeout: 15_000, interval: 1_000 }).toBe(0);
    } finally {
      await health.stop();
      await database.close();
    }
  }, 60_000);
});
