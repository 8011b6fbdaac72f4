import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTcpProxy, type TcpProxy } from '../../../testing/disconnect-fuzz/tcp-proxy.ts';
import { createTestGateway, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { openAllConnections } from '../../../testing/servers/open-all-connections.ts';
import { createTestDatabase, testEngines } from '../../../testing/servers/test-database.ts';
import { createDatabase, type Database } from '../../ground/database/create-database.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { isDatabaseLoss } from '../../ground/database/is-database-loss.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';

/** One of them takes several tickets, one flushes for it. */
const CONNECTIONS = 5;
const CUSTOMERS = Array.from({ length: 12 }, (_, at) => `C${at + 1}`);
const FIRST = 'C1';

/** Far more than a ticket waits for a lock before it goes to the pool, far less than `HELD_MS`. */
const SOON_MS = 400;
const HELD_MS = 1_000;

interface SentTicket {
  customerId: string;
  request: TicketRequest;
}

describe.each(testEngines())('tickets that share a connection, on $name PostgreSQL', (engine) => {
  /** The gateway's, over a network that breaks. */
  let database: Database;
  let proxy: TcpProxy;
  /** Ours. */
  let aside: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;

  beforeEach(async () => {
    // However busy the machine is: the connection takes all of them.
    vi.useFakeTimers({ toFake: ['performance'] });
    const { host, port } = engine.connection;
    proxy = await createTcpProxy([{ path: `${host}/.s.PGSQL.${port}` }]);
    const test = await createTestDatabase(engine, 3);
    ({ database: aside, drop } = test);
    database = createDatabase(
      { ...engine.connection, database: test.name, host: '127.0.0.1', port: proxy.port },
      CONNECTIONS,
    );
    await openAllConnections(database, CONNECTIONS);
    gateway = await createTestGateway(database);
    gateway.book.putGame({ gameNum: 1 });
    for (const customerId of CUSTOMERS) {
      await seedCustomer(aside, { customerId });
      // Known from now on: the next one is a single statement.
      await place({ customerId, request: createTicket([createItem(1)]) });
    }
  });
  afterEach(async () => {
    vi.useRealTimers();
    await database.close();
    await proxy.close();
    expect(await checkBalances(aside.pool)).toEqual([]);
    await drop();
  });

  const createTickets = (): SentTicket[] =>
    CUSTOMERS.map((customerId) => ({ customerId, request: createTicket([createItem(1)]) }));
  const place = ({ customerId, request }: SentTicket): Promise<TicketAnswer> =>
    gateway.tickets.place(customerId, request);
  /** Sends all tickets, and returns the state of each answer, or `unknown`. */
  const placeAll = (sent: SentTicket[]): Promise<Array<TicketAnswer['state'] | 'unknown'>> =>
    Promise.all(
      sent.map((ticket) =>
        place(ticket).then(
          ({ state }) => state,
          (error: unknown) => {
            if (!isDatabaseLoss(error)) throw error;
            return 'unknown' as const;
          },
        ),
      ),
    );
  /** Beside the first one of each. */
  const countTickets = async (): Promise<number> =>
    (await aside.pool.query('select 1 from ticket')).rows.length - CUSTOMERS.length;
  const expectOneEach = async (sent: SentTicket[]): Promise<void> => {
    for (const ticket of sent) {
      const answer = await place(ticket);
      expect(answer).toMatchObject({ state: 'accepted' });
      expect(await gateway.tickets.find(ticket.customerId, ticket.request.idempotencyKey)).toEqual(answer);
    }
    expect(await countTickets()).toBe(sent.length);
  };

  it('are one each, with their keys, when they were placed and the connection broke before any answer', async () => {
    const sent = createTickets();
    proxy.holdUp(60_000);
    const answers = placeAll(sent);
    await expect.poll(countTickets).toBe(sent.length);
    proxy.cut();
    expect(new Set(await answers)).toEqual(new Set(['unknown']));
    await expectOneEach(sent);
  });

  it('are one each, with their keys, when the connection broke before they were placed', async () => {
    const sent = createTickets();
    const pid = { name: 'pid', text: 'select pg_backend_pid() as pid', values: [] };
    const { rows } = await database.pipeline.query<{ pid: number }>(pid);
    const answers = await inTransaction(aside.pool, async (client) => {
      await client.query('select 1 from account for update');
      const placing = placeAll(sent);
      await aside.pool.query('select pg_terminate_backend($1::integer)', [rows[0]?.pid]);
      expect(await countTickets()).toBe(0);
      return { placing };
    });
    const states = await answers.placing;
    expect(states.filter((state) => state === 'unknown').length).toBeGreaterThan(1);
    await expectOneEach(sent);
  });

  it('are told of by their keys when they are on disk', async () => {
    const [ticket] = createTickets();
    const placed = await place(ticket!);
    const disk = Promise.withResolvers<void>();
    const flushed = vi.spyOn(database.pipeline, 'flushed').mockReturnValue(disk.promise);
    const told: TicketAnswer[] = [];
    const tell = (answer: TicketAnswer | null): void => void told.push(answer!);
    const asked = [
      place(ticket!).then(tell),
      gateway.tickets.find(FIRST, ticket!.request.idempotencyKey).then(tell),
    ];
    await expect.poll(() => flushed.mock.calls.length).toBe(2);
    await sleep(50);
    expect(told).toEqual([]);
    disk.resolve();
    await Promise.all(asked);
    flushed.mockRestore();
    expect(told).toEqual([placed, placed]);
  });

  it('wait for no customer whose account somebody holds; his is placed when it is let go', async () => {
    const [first, ...others] = createTickets();
    let isHeld = true;
    const { placed } = await inTransaction(aside.pool, async (client) => {
      await client.query('select 1 from account where customer_id = $1 for update', [FIRST]);
      const sentMs = Date.now();
      const placed = place(first!).then(({ state }) => ({ state, isHeld }));
      expect(new Set(await placeAll(others))).toEqual(new Set(['accepted']));
      expect(Date.now() - sentMs).toBeLessThan(SOON_MS);
      await sleep(HELD_MS);
      expect(await countTickets()).toBe(others.length);
      isHeld = false;
      return { placed };
    });
    expect(await placed).toEqual({ state: 'accepted', isHeld: false });
  });
});
