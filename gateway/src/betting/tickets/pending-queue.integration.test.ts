import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { describe, expect, it, vi } from 'vitest';
import { createTestGateway } from '../../../testing/gateways/test-gateway.ts';
import { testEngines } from '../../../testing/servers/test-database.ts';
import { setUpPendingTickets } from '../../../testing/worlds/pending-world.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { readDuePending } from './pending-queue.ts';

describe.each(testEngines())('the queue of pending tickets on $name PostgreSQL', (engine) => {
  const world = setUpPendingTickets(engine);
  const { open, seed, post, find, decide, balanceOf, live } = world;

  /** Makes a ticket undecidable for every gateway, in one of several ways. */
  const poison = async (kind: 'nothing' | 'oldShape' | 'judging' | 'writing', customerId: string) => {
    const ticket = live();
    await post(customerId, ticket);
    const set = (request: unknown) =>
      world.database.pool.query(
        'update pending_ticket set request = $3 where customer_id = $1 and idempotency_key = $2',
        [customerId, ticket.idempotencyKey, JSON.stringify(request)],
      );
    if (kind === 'nothing') await set(null);
    if (kind === 'oldShape')
      await set({ ...ticket, items: ticket.items.map(({ pick: _pick, ...item }) => item) });
    // A limit beyond exact integers breaks every read of the account.
    if (kind === 'judging')
      await world.database.pool.query(
        'update customer set minimum_wager_cents = 9e18 where customer_id = $1',
        [customerId],
      );
    if (kind === 'writing')
      await world.database.pool.query(`
        create table if not exists poisoned (customer_id text);
        insert into poisoned values ('${customerId}');
        create or replace function refuse_writing() returns trigger language plpgsql as $$
        begin if exists (select 1 from poisoned where customer_id = new.customer_id) then raise exception 'poison'; end if; return new; end $$;
        create or replace trigger poison before insert on ticket for each row execute function refuse_writing()`);
    return ticket;
  };

  it.each(['nothing', 'oldShape', 'judging', 'writing'] as const)(
    'HR-44.1: heads that fail by themselves (%s) are refused after a few tries, and those behind them are decided in time',
    async (kind) => {
      const poisoned: Array<{ customerId: string; ticket: TicketRequest }> = [];
      for (let count = 0; count < 3; count += 1) {
        const customerId = await seed();
        poisoned.push({ customerId, ticket: await poison(kind, customerId) });
      }
      world.gateway.clock.wallMs += 1;
      const customerId = await seed();
      const good = live();
      await post(customerId, good);
      const other = await open();
      world.gateway.clock.wallMs += 5_000;
      other.clock.wallMs = world.gateway.clock.wallMs;
      await Promise.all([world.gateway.tickets.decideDue(), other.tickets.decideDue()]);
      expect(await find(customerId, good)).toMatchObject({ state: 'accepted' });
      for (let round = 0; round < 5; round += 1) {
        world.gateway.clock.wallMs += 11_000;
        other.clock.wallMs = world.gateway.clock.wallMs;
        await Promise.all([world.gateway.tickets.decideDue(), other.tickets.decideDue()]);
      }
      for (const { customerId: id, ticket } of poisoned)
        expect(await find(id, ticket)).toMatchObject({ state: 'refused', code: 'internal' });
      // Three tries each; both gateways may have found one of them in the same moment.
      const failures = world.gateway.failures.length + other.failures.length;
      expect([failures >= 9, failures <= 18]).toEqual([true, true]);
      await world.database.pool.query('drop trigger if exists poison on ticket');
      await world.database.pool.query('update customer set minimum_wager_cents = 100');
      for (const { customerId: id } of poisoned)
        expect(await balanceOf(id)).toMatchObject({ atRiskCents: 0 });
    },
  );

  it('HR-44.3: an account that somebody holds makes nobody else wait, and is refused nothing for it', async () => {
    const customerId = await seed();
    const held = live();
    await post(customerId, held);
    world.gateway.clock.wallMs += 1;
    const next = await seed();
    const good = live();
    await post(next, good);
    world.gateway.clock.wallMs += 5_000;
    await inTransaction(world.database.pool, async (client) => {
      await client.query('select 1 from account where customer_id = $1 for update', [customerId]);
      for (let round = 0; round < 6; round += 1) {
        await world.gateway.tickets.decideDue();
        world.gateway.clock.wallMs += 11_000;
      }
      expect(await find(next, good)).toMatchObject({ state: 'accepted' });
    });
    expect(await find(customerId, held)).toMatchObject({ state: 'pending' });
    await decide();
    expect(await find(customerId, held)).toMatchObject({ state: 'accepted' });
  });

  it('HR-44.1: while the database is away nothing is counted against a ticket', async () => {
    const customerId = await seed();
    const pending = live();
    await post(customerId, pending);
    world.gateway.clock.wallMs += 5_000;
    for (let round = 0; round < 5; round += 1) {
      await world.database.pool.query(`
        create or replace function go_away() returns trigger language plpgsql as $$
        begin raise exception 'away' using errcode = '57P01'; end $$;
        create or replace trigger away before insert on ticket for each row execute function go_away()`);
      await world.gateway.tickets.decideDue();
      await world.database.pool.query('drop trigger away on ticket');
      world.gateway.clock.wallMs += 11_000;
    }
    expect(world.gateway.failures).toHaveLength(5);
    expect(await find(customerId, pending)).toMatchObject({ state: 'pending' });
    await decide();
    expect(await find(customerId, pending)).toMatchObject({ state: 'accepted' });
  });

  it('HR-44.1: everybody’s first ticket is decided before anybody’s second', async () => {
    const many = await seed({ balanceCents: 10_000_000 });
    const first = Array.from({ length: 15 }, () => live());
    for (const ticket of first) await post(many, ticket);
    world.gateway.clock.wallMs += 10;
    const others = await Promise.all(Array.from({ length: 3 }, () => seed()));
    const theirs = others.map(() => live());
    for (const [at, customerId] of others.entries()) await post(customerId, theirs[at]!);
    const before = world.gateway.events.length;
    const question = { nowMs: world.gateway.clock.wallMs + 60_000, overdueMs: 0, most: 100 };
    const due = (await readDuePending(world.database.pool, question)).map(({ customerId }) => customerId);
    expect(due).toHaveLength(18);
    expect(new Set(due.slice(0, 4))).toEqual(new Set([many, ...others]));
    await decide();
    const decided = world.gateway.events
      .slice(before)
      .filter(({ event }) => event.kind === 'ticket')
      .map(({ customerId }) => customerId);
    expect(decided.toSorted()).toEqual(due.toSorted());
  });

  it('HR-44.1: a customer has so many tickets waiting and no more', async () => {
    const customerId = await seed({ balanceCents: 10_000_000 });
    for (let count = 0; count < 20; count += 1)
      expect(await post(customerId, live())).toMatchObject({ state: 'pending' });
    expect(await post(customerId, live())).toMatchObject({
      state: 'refused',
      code: 'tooManyPending',
      params: { most: 20 },
    });
    await decide();
    expect(await post(customerId, live())).toMatchObject({ state: 'pending' });
  });

  it('HR-44.1: a backlog of an outage is decided in rounds, each ticket once', async () => {
    const ids = await Promise.all(Array.from({ length: 15 }, () => seed({ balanceCents: 10_000_000 })));
    for (const customerId of ids)
      for (let count = 0; count < 15; count += 1) await world.gateway.tickets.place(customerId, live());
    world.gateway.clock.wallMs += 60_000;
    const other = await open();
    other.clock.wallMs = world.gateway.clock.wallMs;
    const counts: number[] = [];
    for (let found = 1; found > 0; ) {
      const [one, two] = await Promise.all([world.gateway.tickets.decideDue(), other.tickets.decideDue()]);
      found = one + two;
      counts.push(one, two);
    }
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(225);
    expect(Math.max(...counts)).toBeLessThanOrEqual(100);
  });

  it('HR-44.1: the delay runs by the database’s clock, however far off a gateway’s own is', async () => {
    const own = await createTestGateway(
      world.database,
      { LIVE_DELAY_MS: '300' },
      { pendingNowMs: () => null },
    );
    own.book.putGame({ gameNum: 1 });
    own.book.say({ gameNum: 1, phase: 'live' });
    const customerId = await seed();
    const pending = live();
    expect(await own.tickets.place(customerId, pending)).toMatchObject({ state: 'pending' });
    own.clock.wallMs += 3_600_000;
    expect(await own.tickets.decideDue()).toBe(0);
    own.clock.wallMs -= 7_200_000;
    await vi.waitFor(async () => expect(await own.tickets.decideDue()).toBe(1));
    expect(await own.tickets.find(customerId, pending.idempotencyKey)).toMatchObject({ state: 'accepted' });
  });
});
