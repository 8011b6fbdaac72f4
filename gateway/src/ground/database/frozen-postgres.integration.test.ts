import { asPage } from '../../../testing/customers/page-marks.ts';
import { signIn } from '../../../testing/customers/sign-in.ts';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createKillableGateway, type KillableGateway } from '../../../testing/kill/killable-gateway.ts';
import { startLineMover, type LineMover } from '../../../testing/kill/line-mover.ts';
import { type OwnPostgres, startOwnPostgres } from '../../../testing/servers/own-postgres.ts';
import { describeWithPostgres } from '../../../testing/servers/describe-with-postgres.ts';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { createDatabase, type Database } from './create-database.ts';

/** It takes less than a second; waiting for the connection's own time-out took 15 to 20. */
const EARLY_MS = 5_000;

describeWithPostgres('a gateway whose PostgreSQL is frozen', (binDir) => {
  let postgres: OwnPostgres;
  let gateway: KillableGateway;
  let mover: LineMover;
  let database: Database;
  let cookie: string;

  beforeAll(async () => {
    postgres = await startOwnPostgres(binDir);
    const server = createDatabase(postgres.connection, 1);
    await server.pool.query('create database book');
    await server.close();
    gateway = await createKillableGateway({ DATABASE_URL: postgres.url('book') });
    await gateway.start();
    database = createDatabase({ ...postgres.connection, database: 'book' }, 2);
    await seedCustomer(database, { customerId: 'ALICE', balanceCents: 10_000_000 });
    mover = startLineMover(gateway.origin, 2, 'main');
    await mover.delivered();
    cookie = await signIn(gateway.origin, 'ALICE');
  });
  afterAll(async () => {
    postgres.thaw();
    await mover.stop();
    await database.close();
    await gateway.stop();
    await postgres.stop();
  });

  const post = (path: string, body: object): Promise<Response> =>
    fetch(`${gateway.origin}${path}`, {
      method: 'POST',
      headers: { origin: gateway.origin, ...asPage(cookie), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const place = async (ticket: object): Promise<{ status: number; ms: number; body: unknown }> => {
    const sentMs = performance.now();
    const answer = await post('/api/tickets', ticket);
    return { status: answer.status, ms: performance.now() - sentMs, body: await answer.json() };
  };

  it('refuses tickets early, those sent before it knows included, and says so in two lines', async () => {
    const newTicket = () => createTicket([createItem(1, { amountCents: 1_000 })]);
    expect((await place(newTicket())).body).toMatchObject({ state: 'accepted' });

    const early = newTicket();
    postgres.freeze();
    const [first, ...others] = await Promise.all([early, newTicket(), newTicket()].map(place));
    for (const answer of [first, ...others])
      expect(answer).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    expect(first!.ms).toBeLessThan(EARLY_MS);
    for (let call = 0; call < 20; call++) {
      const answer = await place(newTicket());
      expect([answer.status, answer.ms < EARLY_MS]).toEqual([503, true]);
    }

    postgres.thaw();
    await vi.waitFor(async () => expect((await place(early)).body).toMatchObject({ state: 'accepted' }), {
      timeout: 20_000,
    });
    // What became of it was unknown; with its key it is one ticket.
    const { rows } = await database.pool.query<{ answer: TicketAnswer }>(
      'select answer from ticket_key where idempotency_key = $1',
      [early.idempotencyKey],
    );
    expect(rows).toHaveLength(1);
    const lines = gateway.said().split('\n');
    expect(lines.filter((line) => line.includes('can not be written'))).toHaveLength(1);
    await vi.waitFor(() => expect(gateway.said()).toContain('can be written again'));
    expect(gateway.said()).not.toContain('"stack"');
  });
});
