import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestGateway, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { describeWithPooler } from '../../../testing/servers/describe-with-pooler.ts';
import { startPooler, type Pooler } from '../../../testing/servers/pooler.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { checkBalances } from '../ledger/check-balances.ts';
import { createDatabase, type Database } from './create-database.ts';
import { inTransaction } from './in-transaction.ts';
import { isDatabaseLoss } from './is-database-loss.ts';
import { isTransactionPooler } from './is-transaction-pooler.ts';
import { openDatabase } from './open-database.ts';

const CUSTOMERS = Array.from({ length: 20 }, (_, at) => `C${at + 1}`);
const TICKETS_EACH = 4;
const CONNECTIONS = 12;

describeWithPooler('a database behind a pooler in transaction mode', (program) => {
  const engine = oneEngine()[0]!;
  const name = `test_${randomBytes(6).toString('hex')}`;
  let server: Database;
  let pooler: Pooler;
  let databases: Database[] = [];
  let gateway: TestGateway;

  beforeAll(async () => {
    server = createDatabase(engine.connection, 1);
    await server.pool.query(`create database ${name}`);
    // In turn: the next transaction is on another server for sure.
    pooler = await startPooler(program, engine.connection, ['server_round_robin = 1']);
    // Some that start at once bring the tables up to date one after the other.
    const opened = await Promise.all(
      [1, 2, 3].map(() =>
        openDatabase(
          {
            url: pooler.url(name),
            dataDir: null,
            defaultDir: '/nowhere',
            mayBeNew: true,
            connections: CONNECTIONS,
            stopAsked: new AbortController().signal,
          },
          () => undefined,
        ),
      ),
    );
    for (const { description } of opened) expect(description).toContain('through a pooler');
    databases = opened.map(({ database }) => database);
    gateway = await createTestGateway(databases[0]!);
    gateway.book.putGame({ gameNum: 1 });
    for (const customerId of CUSTOMERS) await seedCustomer(databases[0]!, { customerId });
  });
  afterAll(async () => {
    for (const database of databases) await database.close();
    await pooler.close();
    await server.pool.query(`drop database ${name} with (force)`);
    await server.close();
  });

  it('takes many tickets at once, each one time, also when it is asked again', async () => {
    const sent = CUSTOMERS.flatMap((customerId) =>
      Array.from({ length: TICKETS_EACH }, () => ({ customerId, request: createTicket([createItem(1)]) })),
    );
    const placeAll = () =>
      Promise.all(sent.map(({ customerId, request }) => gateway.tickets.place(customerId, request)));
    const answers = await placeAll();
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['accepted']));
    expect(await placeAll()).toEqual(answers);
    const { rows } = await databases[1]!.pool.query('select 1 from ticket');
    expect(rows).toHaveLength(sent.length);
    expect(await checkBalances(databases[1]!.pool)).toEqual([]);
  });

  it('leaves no lock behind that a gateway which starts later would wait for', async () => {
    const { rows } = await databases[0]!.pool.query(
      `select 1 from pg_locks join pg_database on oid = database
       where locktype = 'advisory' and datname = current_database()`,
    );
    expect(rows).toEqual([]);
  });

  it('tells who listens once that there may be something, and leaves no listening server to others', async () => {
    const onSaid = vi.fn<() => void>();
    const listener = databases[0]!.listen('somebody', onSaid);
    await vi.waitFor(() => expect(onSaid).toHaveBeenCalledOnce());
    const { rows } = await server.pool.query(
      `select 1 from pg_stat_activity where datname = '${name}' and query ilike 'listen%'`,
    );
    expect(rows).toEqual([]);
    listener.close();
  });

  it('is told from a server that keeps sessions', async () => {
    expect(await isTransactionPooler(pooler.url(name))).toBe(true);
    const latestFirst = await startPooler(program, engine.connection);
    const session = await startPooler(program, engine.connection, ['pool_mode = session']);
    try {
      expect(await isTransactionPooler(latestFirst.url(name))).toBe(true);
      expect(await isTransactionPooler(session.url(name))).toBe(false);
    } finally {
      await latestFirst.close();
      await session.close();
    }
  });

  it('isn’t in transaction mode: one that keeps sessions is like the server itself, as its package brings it', async () => {
    const session = await startPooler(program, engine.connection, [
      'pool_mode = session',
      'default_pool_size = 20',
    ]);
    const opened = await openDatabase(
      {
        url: session.url(name),
        dataDir: null,
        defaultDir: '/nowhere',
        mayBeNew: true,
        connections: CONNECTIONS,
        stopAsked: new AbortController().signal,
      },
      () => undefined,
    );
    try {
      const { pool, pipeline, isPooled } = opened.database;
      expect(isPooled).toBe(false);
      expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '15s' }]);
      const ask = { name: 'commit', text: `select current_setting('synchronous_commit') as is`, values: [] };
      await vi.waitFor(async () => expect((await pipeline.query(ask)).rows).toEqual([{ is: 'off' }]));
    } finally {
      await opened.close();
      await session.close();
    }
  });

  it('that comes between later costs calls that may be asked again, and then none', async () => {
    const late = await startPooler(program, engine.connection, [
      'ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout,lock_timeout,options',
    ]);
    const unaware = createDatabase(late.url(name), CONNECTIONS);
    const statement = { name: 'one', text: 'select $1::int as one', values: [1] };
    const askAll = () => Promise.allSettled(Array.from({ length: 40 }, () => unaware.pool.query(statement)));
    try {
      const failed: unknown[] = [];
      for (let round = 0; round < 4; round++) {
        // Whoever holds a server makes the next one go to another.
        await inTransaction(unaware.pool, async (client) => {
          await client.query('select 1');
          for (const result of await askAll()) if (result.status === 'rejected') failed.push(result.reason);
        });
      }
      expect(failed.length).toBeGreaterThan(0);
      for (const error of failed) expect(isDatabaseLoss(error)).toBe(true);
      expect((await askAll()).filter(({ status }) => status === 'rejected')).toEqual([]);
    } finally {
      await unaware.close();
      await late.close();
    }
  });
});
