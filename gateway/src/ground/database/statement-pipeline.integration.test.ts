import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAllConnections } from '../../../testing/servers/open-all-connections.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import type { Database } from './create-database.ts';
import { createStatement } from './create-statement.ts';
import { inTransaction } from './in-transaction.ts';
import { DatabaseAway, isDatabaseLoss } from './is-database-loss.ts';
import { StatementPipeline } from './statement-pipeline.ts';

/** One connection takes several statements, one flushes for it, and the other three are the pool. */
const CONNECTIONS = 5;
/** The number of connections that statements can run on. */
const TAKING = CONNECTIONS - 1;

/** Much longer than the wait for a lock, and much shorter than `HELD_MS`. */
const SOON_MS = 400;
const HELD_MS = 1_000;

const backend = createStatement<{ seconds: number }>(
  'backend',
  'select pg_backend_pid() as pid, pg_sleep(:seconds::float8)',
);
const divide = createStatement<{ by: number }>('divide', 'select 12 / :by::integer as quotient');
const insert = createStatement<{ id: number }>(
  'insert',
  'insert into note (id) values (:id::integer) returning id',
);
const raise = createStatement<{ id: number }>(
  'raise',
  'update note set times = times + 1 where id = :id::integer returning id',
);

describe.each(oneEngine())('statements that share a connection', (engine) => {
  let database: Database;
  let name: string;
  let drop: () => Promise<void>;

  beforeEach(async () => {
    // The number of statements under way depends on how fast a connection answers: instantly, unless a test moves the
    // clock.
    vi.useFakeTimers({ toFake: ['performance'] });
    ({ database, name, drop } = await createTestDatabase(engine, CONNECTIONS));
    await database.pool.query('create table note (id integer primary key, times integer not null default 0)');
    await openAllConnections(database, CONNECTIONS);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await drop();
  });

  const pidOf = async (seconds = 0): Promise<number> =>
    (await database.pipeline.query<{ pid: number }>(backend({ seconds }))).rows[0]!.pid;
  const ids = async (): Promise<number[]> =>
    (await database.pool.query<{ id: number }>('select id from note order by id')).rows.map(({ id }) => id);
  const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
  const countConnections = async (to: string): Promise<number> =>
    (await database.pool.query('select 1 from pg_stat_activity where datname = $1', [to])).rows.length;
  /** Counts the server processes that answer several simultaneous statements. */
  const countPids = async (): Promise<number> => new Set(await Promise.all(upTo(4).map(() => pidOf()))).size;

  it('run together on it, each with its own answer', async () => {
    const pid = await pidOf();
    const answers = await Promise.all([
      pidOf(),
      ...[1, 2, 3, 4, 6].map((by) => database.pipeline.query(divide({ by })).then(({ rows }) => rows)),
      pidOf(),
    ]);
    expect(answers).toEqual([pid, ...[12, 6, 4, 3, 2].map((quotient) => [{ quotient }]), pid]);
  });

  it('go out in one write when they are sent in one turn, and wake the server once', async () => {
    await database.pipeline.query(divide({ by: 1 }));
    // The socket's methods for one piece and for several at once.
    const socket = Socket.prototype as unknown as { _write: () => void; _writev: () => void };
    const single = vi.spyOn(socket, '_write');
    const several = vi.spyOn(socket, '_writev');
    await Promise.all(upTo(4).map((by) => database.pipeline.query(divide({ by }))));
    const counted = { single: single.mock.calls.length, sockets: [...several.mock.contexts] };
    vi.restoreAllMocks();
    expect(counted.single).toBe(0);
    const [shared] = counted.sockets;
    expect(counted.sockets.filter((to) => to === shared).length).toBe(1);
    // The flushes go over their own connection: one for all, or more when answers come in several turns.
    expect(new Set(counted.sockets).size).toBe(2);
    // A statement of a later turn doesn't wait for anything.
    expect((await database.pipeline.query(divide({ by: 6 }))).rows).toEqual([{ quotient: 2 }]);
  });

  it('go to one that is awake, and to the next when that is busy', async () => {
    const wider = await createTestDatabase(engine, 9);
    await openAllConnections(wider.database, 9);
    const pids = async (count: number): Promise<number> => {
      const answers = upTo(count).map(() =>
        wider.database.pipeline.query<{ pid: number }>(backend({ seconds: 0 })),
      );
      return new Set((await Promise.all(answers)).map(({ rows }) => rows[0]!.pid)).size;
    };
    expect([await pids(4), await pids(5), await pids(16)]).toEqual([1, 2, 2]);
    await wider.drop();
  });

  it('fail alone, and are transactions of their own', async () => {
    await database.pipeline.query(insert({ id: 3 }));
    const answers = await Promise.allSettled([
      ...upTo(5).map((id) => database.pipeline.query(insert({ id }))),
      database.pipeline.query(divide({ by: 0 })),
      database.pipeline.query(insert({ id: 6 })),
    ]);
    expect(answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : 'done'))).toEqual([
      'done',
      'done',
      '23505',
      'done',
      'done',
      '22012',
      'done',
    ]);
    expect(await ids()).toEqual(upTo(6));
  });

  it('don’t wait for a locked row: those behind it are answered soon, and this one when the lock is released', async () => {
    await Promise.all(upTo(5).map((id) => database.pipeline.query(insert({ id }))));
    await database.pipeline.query(raise({ id: 5 }));
    const tookMs = await inTransaction(database.pool, async (client) => {
      await client.query('select 1 from note where id = 1 for update');
      const sentMs = Date.now();
      const held = database.pipeline.query(raise({ id: 1 }));
      await Promise.all([2, 3, 4].map((id) => database.pipeline.query(raise({ id }))));
      const behindMs = Date.now() - sentMs;
      await sleep(HELD_MS - behindMs);
      return { behindMs, held: held.then(() => Date.now() - sentMs) };
    });
    expect(tookMs.behindMs).toBeLessThan(SOON_MS);
    expect(await tookMs.held).toBeGreaterThanOrEqual(HELD_MS - 10);
    const { rows } = await database.pool.query('select 1 from note where times = 1');
    expect(rows).toHaveLength(5);
  });

  it('all run once when the one that should prepare them failed, and when two have to prepare again', async () => {
    const sent: Array<Promise<unknown>> = [];
    const send = (id: number): void => void sent.push(database.pipeline.query(insert({ id })));
    await inTransaction(database.pool, async (client) => {
      await client.query('lock table note in access exclusive mode');
      // The first can't be prepared, and the second finds that out a moment later.
      send(1);
      sent.push(pidOf(0.3));
      send(2);
      await sleep(150);
    });
    // Because the first failed, this one has to be prepared; because the second failed too, so does the next one.
    sent.push(pidOf(0.3));
    send(3);
    await sleep(300);
    send(4);
    await Promise.all(sent);
    await Promise.all([5, 6, 7].map((id) => database.pipeline.query(insert({ id }))));
    expect(await ids()).toEqual(upTo(7));
  });

  it('go to the pool where answers take long, and each waits for its own', async () => {
    const askInTurn = async (takesMs: number): Promise<void> => {
      for (let asked = 0; asked < 20; asked += 1) {
        const answer = pidOf();
        vi.advanceTimersByTime(takesMs);
        await answer;
      }
    };
    await askInTurn(10);
    expect(await countPids()).toBe(TAKING);
    await askInTurn(0);
    expect(await countPids()).toBe(1);
  });

  it('go to the pool when the allowed number is under way, and no more connections are opened', async () => {
    const pids = await Promise.all(upTo(40).map(() => pidOf(0.02)));
    const counts = [...new Set(pids)].map((pid) => pids.filter((other) => other === pid).length);
    expect(counts).toHaveLength(TAKING);
    expect(counts).toContain(16);
    expect(await countConnections(name)).toBe(CONNECTIONS);
  });

  it('are all lost with it, and the next ones have another', async () => {
    const pid = await pidOf();
    const lost = [pidOf(5), pidOf(), pidOf(), pidOf()].map((asked) =>
      asked.then(
        () => 'answered',
        (error: unknown) => isDatabaseLoss(error),
      ),
    );
    await database.pool.query('select pg_terminate_backend($1::integer)', [pid]);
    expect(await Promise.all(lost)).toEqual([true, true, true, true]);
    const opened = database.connectionsOpened;
    expect(await pidOf()).not.toBe(pid);
    await expect.poll(() => database.connectionsOpened).toBe(opened + 1);
    expect(await countPids()).toBe(1);
  });

  it('are all lost when one is not answered for too long, and the next ones have another connection', async () => {
    let opened = 0;
    const pipeline = new StatementPipeline({
      mayOpen: () => true,
      client: { ...engine.connection, database: name, query_timeout: 300 },
      connections: 1,
      pool: database.pool,
      onOpened: () => {
        opened += 1;
      },
    });
    await pipeline.query(divide({ by: 1 }));
    await expect.poll(() => opened).toBe(2);
    const lost = [pipeline.query(backend({ seconds: 5 })), pipeline.query(divide({ by: 2 }))];
    for (const asked of lost) await expect(asked).rejects.toSatisfy(isDatabaseLoss);
    const countOpened = (): Promise<number> =>
      pipeline.query(divide({ by: 3 })).then(
        () => opened,
        () => 0,
      );
    await expect.poll(countOpened).toBe(3);
    await pipeline.close();
  });

  it('all go to the pool when the role may not flush', async () => {
    const { rows } = await database.pool.query(
      "select oid::regprocedure as name from pg_proc where proname = 'pg_logical_emit_message'",
    );
    const role = `kept_${process.pid}`;
    for (const { name: called } of rows)
      await database.pool.query(`revoke execute on function ${called} from public`);
    await database.pool.query(`create role ${role} login`);
    const pipeline = new StatementPipeline({
      mayOpen: () => true,
      client: { ...engine.connection, database: name, user: role },
      connections: 1,
      pool: database.pool,
      onOpened: () => {},
    });
    const users = new Set<string>();
    const user = { name: 'user', text: 'select current_user as name, pg_sleep(0.02)', values: [] };
    for (let asked = 0; asked < 20; asked += 1)
      users.add((await pipeline.query<{ name: string }>(user)).rows[0]!.name);
    expect([...users]).toEqual([engine.connection.user]);
    await pipeline.close();
    await expect
      .poll(() => database.pool.query(`drop role ${role}`).then(() => 'dropped', String))
      .toBe('dropped');
  });

  it('are lost at once when the database is cut off, and none is accepted before it is back', async () => {
    const sentMs = Date.now();
    const lost = [pidOf(5), pidOf(), pidOf()];
    database.cut();
    for (const asked of lost) await expect(asked).rejects.toSatisfy(isDatabaseLoss);
    await expect(pidOf()).rejects.toBeInstanceOf(DatabaseAway);
    expect(Date.now() - sentMs).toBeLessThan(SOON_MS);
    const opened = database.connectionsOpened;
    database.restore();
    await expect.poll(() => countPids().catch(() => 0)).toBe(1);
    expect(database.connectionsOpened).toBeGreaterThan(opened);
  });

  it('are answered before the database is closed, and then nothing stays open', async () => {
    const asked = [pidOf(0.2), pidOf(), pidOf()];
    await database.close();
    expect(new Set(await Promise.all(asked)).size).toBe(1);
    const closed = name;
    ({ database, name, drop } = await createTestDatabase(engine, CONNECTIONS));
    await expect.poll(() => countConnections(closed)).toBe(0);
  });
});
