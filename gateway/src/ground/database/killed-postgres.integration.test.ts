import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAllConnections } from '../../../testing/servers/open-all-connections.ts';
import { type OwnPostgres, startOwnPostgres } from '../../../testing/servers/own-postgres.ts';
import { signalTree } from '../../../testing/servers/process-tree.ts';
import { describeWithPostgres } from '../../../testing/servers/describe-with-postgres.ts';
import { createDatabase, type Database } from './create-database.ts';
import { createStatement } from './create-statement.ts';

/** What isn't asked for reaches no disk while a test runs. */
const LAZY = ['wal_writer_delay=10s', 'wal_writer_flush_after=0', 'autovacuum=off'];

const CONNECTIONS = 8;

const insert = createStatement<{ id: number }>('insert', 'insert into note (id) values (:id::integer)');

describeWithPostgres('a PostgreSQL that is killed', (binDir) => {
  let postgres: OwnPostgres;
  let database: Database;

  beforeEach(async () => {
    postgres = await startOwnPostgres(binDir, { settings: LAZY });
    database = createDatabase(postgres.connection, CONNECTIONS);
    await database.pool.query('create table note (id integer primary key)');
    await openAllConnections(database, CONNECTIONS);
  });
  afterEach(async () => {
    await database.close();
    await postgres.stop();
  });

  const kill = async (): Promise<void> => {
    signalTree(postgres.pid(), 'SIGKILL');
    await postgres.start();
  };
  const readIds = async (): Promise<number[]> =>
    (await database.pool.query<{ id: number }>('select id from note')).rows.map(({ id }) => id);
  /** Inserts as a gateway does that also shares connections and hasn't answered yet. */
  const insertElsewhere = async (id: number): Promise<void> => {
    const client = await database.pool.connect();
    await client.query('set synchronous_commit = off');
    await client.query(insert({ id }));
    client.release(true);
  };

  it('has all that was answered on shared connections', async () => {
    const answered: number[] = [];
    let sent = 0;
    const keepInserting = async (): Promise<void> => {
      for (;;) {
        const id = (sent += 1);
        try {
          await database.pipeline.query(insert({ id }));
        } catch {
          return;
        }
        answered.push(id);
        if (answered.length === 200) signalTree(postgres.pid(), 'SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: 24 }, keepInserting));
    await postgres.start();
    const ids = new Set(await readIds());
    expect(answered.length).toBeGreaterThanOrEqual(200);
    expect(answered.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('has what others had committed before a flush, and may have lost what nobody waited for', async () => {
    await insertElsewhere(1);
    await database.pipeline.flushed();
    await insertElsewhere(2);
    await kill();
    expect(await readIds()).toEqual([1]);
  });

  it('has it, too, where no connection is shared', async () => {
    const few = createDatabase(postgres.connection, 2);
    await insertElsewhere(1);
    await few.pipeline.flushed();
    await few.close();
    await kill();
    expect(await readIds()).toEqual([1]);
  });
});
