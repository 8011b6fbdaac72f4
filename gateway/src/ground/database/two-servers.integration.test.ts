import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openAllConnections } from '../../../testing/servers/open-all-connections.ts';
import { describeWithPostgres } from '../../../testing/servers/describe-with-postgres.ts';
import { signalTree } from '../../../testing/servers/process-tree.ts';
import {
  askPostgres,
  startTwoPostgres,
  type TwoPostgres,
  untilFollowed,
} from '../../../testing/servers/two-postgres.ts';
import { type DatabaseHealth, watchDatabase } from '../../desk/operations/database-health.ts';
import { connectDatabase } from './connect-database.ts';
import type { Database } from './create-database.ts';
import { createStatement } from './create-statement.ts';
import type { HostEvent } from './hosts/writer-hosts.ts';
import type { StatementRunner } from './statement-runner.ts';

const CONNECTIONS = 8;
const SOON = { timeout: 15_000, interval: 20 };

const insert = createStatement<{ id: number }>('insert', 'insert into note (id) values (:id::integer)');

describeWithPostgres('a PostgreSQL with a stand-by that is in step', (binDir) => {
  let servers: TwoPostgres;
  let database: Database;
  let health: DatabaseHealth;
  let events: HostEvent[];
  let answered: number[];
  let sent: number;
  let isOver: boolean;
  let writers: Array<Promise<void>>;

  beforeEach(async () => {
    servers = await startTwoPostgres(binDir);
    events = [];
    database = await connectDatabase(servers.url('postgres'), CONNECTIONS, (event) => events.push(event));
    await database.pool.query('create table note (id integer primary key)');
    await database.pool.query('create table database_beat as select 0 as beats');
    await database.pool.query('create table database_room (filler text)');
    await openAllConnections(database, CONNECTIONS);
    health = watchDatabase(database);
    await health.begin();
    [answered, sent, isOver, writers] = [[], 0, false, []];
  });
  afterEach(async () => {
    isOver = true;
    for (const server of [servers.primary, servers.standby]) server.thaw();
    await health.stop();
    await database.close();
    await servers.stop();
  });

  /** Half of them share connections, as tickets do. */
  const keepInserting = async (by: 'pool' | 'pipeline'): Promise<void> => {
    const runner: StatementRunner = by === 'pool' ? database.pool : database.pipeline;
    while (!isOver) {
      const id = (sent += 1);
      try {
        await runner.query(insert({ id }));
        answered.push(id);
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  };
  const begin = (): void => {
    for (let at = 0; at < 6; at++) writers.push(keepInserting(at % 2 === 0 ? 'pool' : 'pipeline'));
  };
  const untilMore = async (count: number): Promise<void> => {
    const from = answered.length;
    await vi.waitFor(() => expect(answered.length).toBeGreaterThan(from + count), SOON);
  };
  const end = async (): Promise<void> => {
    isOver = true;
    await Promise.all(writers);
  };
  const missingAt = async (server: TwoPostgres['standby']): Promise<number[]> => {
    const ids = new Set(
      (await askPostgres<{ id: number }>(server, 'select id from note')).map(({ id }) => id),
    );
    return answered.filter((id) => !ids.has(id));
  };

  it('goes on with the one that is promoted when the other is killed, and misses nothing that was answered', async () => {
    expect(health.up).toBe(true);
    begin();
    await untilMore(200);
    const opened = database.connectionsOpened;
    signalTree(servers.primary.pid(), 'SIGKILL');
    await servers.standby.promote();
    await untilMore(200);
    await end();
    expect(await missingAt(servers.standby)).toEqual([]);
    expect(events).toMatchObject([{ event: 'promoted', timeline: 2 }]);
    expect(database.connectionsOpened).toBeGreaterThan(opened);
    await vi.waitFor(() => expect(health.up).toBe(true), SOON);
  });

  it('asks nothing more of one that was frozen and promoted over when it wakes', async () => {
    begin();
    await untilMore(200);
    servers.primary.freeze();
    await servers.standby.promote();
    await untilMore(200);
    servers.primary.thaw();
    await vi.waitFor(() => expect(events.map(({ event }) => event)).toContain('promotedOver'), SOON);
    const countAtOld = async (): Promise<number> => {
      const [row] = await askPostgres<{ count: number }>(servers.primary, 'select count(*)::int from note');
      return row!.count;
    };
    // It writes down what it was sent before it stood still.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const before = await countAtOld();
    servers.standby.freeze();
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    servers.standby.thaw();
    await untilMore(200);
    await end();
    expect(await missingAt(servers.standby)).toEqual([]);
    expect(await countAtOld()).toBe(before);
    expect(events.map(({ event }) => event)).toEqual(['promoted', 'promotedOver']);
  });

  it('goes on by itself when a lost stand-by is back', async () => {
    begin();
    await untilMore(100);
    signalTree(servers.standby.pid(), 'SIGKILL');
    // What was under way may still be answered.
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { length } = answered;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(answered).toHaveLength(length);
    await servers.standby.start();
    await untilFollowed(servers.primary);
    await untilMore(100);
    await end();
    expect(await missingAt(servers.standby)).toEqual([]);
    await vi.waitFor(() => expect(health.up).toBe(true), SOON);
  });
});
