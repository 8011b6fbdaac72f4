import { setTimeout as sleep } from 'node:timers/promises';
import { asPage } from '../../../testing/customers/page-marks.ts';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { signIn } from '../../../testing/customers/sign-in.ts';
import { createKillableGateway, type KillableGateway } from '../../../testing/kill/killable-gateway.ts';
import { type LineMover, startLineMover } from '../../../testing/kill/line-mover.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { describeWithPostgres } from '../../../testing/servers/describe-with-postgres.ts';
import { askPostgres, startTwoPostgres, type TwoPostgres } from '../../../testing/servers/two-postgres.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connectDatabase } from './connect-database.ts';
import { createDatabase, type Database } from './create-database.ts';
import { createStatement } from './create-statement.ts';
import { inTransaction } from './in-transaction.ts';
import type { StatementRunner } from './statement-runner.ts';
import { CommitUnsure, isDatabaseLoss } from './is-database-loss.ts';

const SOON = { timeout: 15_000, interval: 20 };

const insert = createStatement<{ id: number }>('insert', 'insert into note (id) values (:id::integer)');

describeWithPostgres('a commit whose wait for the stand-by is cancelled', (binDir) => {
  let servers: TwoPostgres;
  let gateway: KillableGateway;
  let mover: LineMover;
  let database: Database;
  let cookie: string;

  beforeAll(async () => {
    servers = await startTwoPostgres(binDir);
    await askPostgres(servers.primary, 'create database book');
    gateway = await createKillableGateway({ DATABASE_URL: servers.url('book') });
    await gateway.start();
    database = await connectDatabase(servers.url('book'), 8);
    await database.pool.query('create table note (id integer primary key)');
    await seedCustomer(database, { customerId: 'ALICE', balanceCents: 10_000_000 });
    mover = startLineMover(gateway.origin, 2, 'main');
    await mover.delivered();
    cookie = await signIn(gateway.origin, 'ALICE');
  });
  afterAll(async () => {
    servers.standby.thaw();
    await mover.stop();
    await database.close();
    await gateway.stop();
    await servers.stop();
  });

  const place = async (ticket: object): Promise<{ status: number; body: unknown }> => {
    const answer = await fetch(`${gateway.origin}/api/tickets`, {
      method: 'POST',
      headers: { origin: gateway.origin, ...asPage(cookie), 'content-type': 'application/json' },
      body: JSON.stringify(ticket),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const ofWaiting = `from pg_stat_activity where wait_event = 'SyncRep' and query not like '%database_%'`;
  /** Cancels again and again: the gateway has statements of its own that wait. */
  const cancelUntil = async <T>(answer: Promise<T>): Promise<T> => {
    let isAnswered = false;
    const cancelling = (async () => {
      for (; !isAnswered; await sleep(50))
        await askPostgres(servers.primary, `select pg_cancel_backend(pid) ${ofWaiting}`);
    })();
    try {
      return await answer;
    } finally {
      isAnswered = true;
      await cancelling;
    }
  };
  const whileFrozen = async (act: () => Promise<void>): Promise<void> => {
    servers.standby.freeze();
    try {
      await act();
    } finally {
      servers.standby.thaw();
    }
  };

  it('fails on every way as one whose answer was lost, with the next statement answered by itself', async () => {
    const { pool, pipeline } = database;
    await pipeline.query(insert({ id: 0 }));
    await vi.waitFor(async () => {
      await pipeline.flushed();
      expect(database.connectionsOpened).toBeGreaterThan(2);
    }, SOON);
    await whileFrozen(async () => {
      const done = Promise.allSettled([
        pool.query(insert({ id: 1 })),
        pool.query('insert into note (id) values (2)'),
        pipeline.query(insert({ id: 3 })),
        inTransaction(pool, (client) => client.query(insert({ id: 4 }))),
      ]);
      for (const outcome of await cancelUntil(done)) {
        expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(CommitUnsure) });
        expect(isDatabaseLoss((outcome as PromiseRejectedResult).reason)).toBe(true);
      }
      const { rows } = await pool.query<{ id: number }>('select id from note order by id');
      expect(rows.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4]);
    });
    await pipeline.flushed();
    const atStandby = await askPostgres<{ id: number }>(servers.standby, 'select id from note', 'book');
    expect(atStandby).toHaveLength(5);
  });

  it('leaves a ticket unknown until the stand-by has it, and then it is accepted by its key', async () => {
    expect((await place(createTicket([createItem(1, { amountCents: 1_000 })]))).body).toMatchObject({
      state: 'accepted',
    });
    const ticket = createTicket([createItem(1, { amountCents: 1_000 })]);
    const countTickets = async (server: TwoPostgres['standby']): Promise<number> => {
      const key = `idempotency_key = '${ticket.idempotencyKey}'`;
      const sql = `select count(*)::int from ticket where ${key}`;
      return (await askPostgres<{ count: number }>(server, sql, 'book'))[0]!.count;
    };
    await whileFrozen(async () => {
      for (let time = 0; time < 2; time++) {
        expect(await cancelUntil(place(ticket))).toMatchObject({
          status: 503,
          body: { error: { code: 'unavailable' } },
        });
        expect(await countTickets(servers.primary)).toBe(1);
      }
    });
    await vi.waitFor(
      async () => expect((await place(ticket)).body).toMatchObject({ state: 'accepted' }),
      SOON,
    );
    expect([await countTickets(servers.primary), await countTickets(servers.standby)]).toEqual([1, 1]);
  });

  it('leaves no process of the server behind while the stand-by is away', async () => {
    await whileFrozen(async () => {
      const target = { ...servers.primary.connection, database: 'book', query_timeout: 500 };
      const impatient = createDatabase(target, 8);
      for (let id = 100; id < 110; id++)
        for (const runner of [impatient.pool, impatient.pipeline] as StatementRunner[])
          await runner.query(insert({ id })).catch(() => undefined);
      await impatient.close();
      await sleep(8_000);
      const [row] = await askPostgres<{ count: number }>(
        servers.primary,
        `select count(*)::int from pg_stat_activity where wait_event = 'SyncRep'`,
      );
      expect(row!.count).toBeLessThanOrEqual(2);
    });
  });
});
