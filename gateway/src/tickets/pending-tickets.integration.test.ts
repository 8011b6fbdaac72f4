import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedCustomer, type TestCustomer } from '../../testing/customers/seed-customer.ts';
import { createTestDatabase, testEngines } from '../../testing/servers/test-database.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../testing/gateways/test-gateway.ts';
import { createFill, createOpenParlay, wagerOf } from '../../testing/samples/open-parlay.ts';
import { createItem, createTicket } from '../../testing/samples/ticket-request.ts';
import type { OpenBet } from '@lineboard/domain/open-bets/open-bet';
import type { OpenBetsAnswer } from '@lineboard/domain/open-bets/open-bets-answer';
import type { TicketRequest } from '@lineboard/domain/request/ticket-request';
import { inTransaction } from '../database/in-transaction.ts';
import type { Database } from '../database/create-database.ts';
import { switchRestriction } from '../account/switch-restriction.ts';
import { checkBalances } from '../ledger/check-balances.ts';
import { readDuePending } from './pending-queue.ts';

/** Game 1 is live, game 2 is not. */
describe.each(testEngines())('pending tickets on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let customers = 0;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine, 24));
  });
  beforeEach(async () => {
    gateway = await open();
  });
  afterEach(async () => {
    expect(await checkBalances(database.pool)).toEqual([]);
    await database.pool.query('update pending_ticket set try_at_ms = 9e15');
  });
  afterAll(() => drop());

  const open = async (): Promise<TestGateway> => {
    const opened = await createTestGateway(database, { LIVE_DELAY_MS: '5000' });
    for (const gameNum of [1, 2]) opened.book.putGame({ gameNum });
    opened.book.say({ gameNum: 1, phase: 'live' });
    return opened;
  };
  const seed = async (fields: Omit<TestCustomer, 'customerId'> = {}): Promise<string> => {
    customers += 1;
    const customerId = `P${customers}`;
    await seedCustomer(database, { customerId, ...fields });
    return customerId;
  };
  const post = async (customerId: string, payload: TicketRequest) => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/api/tickets',
      headers: { origin: TEST_ORIGIN, cookie: await gateway.cookieOf(customerId) },
      payload,
    });
    return answer.json();
  };
  const find = (customerId: string, { idempotencyKey }: TicketRequest) =>
    gateway.tickets.find(customerId, idempotencyKey);
  const decide = async (): Promise<void> => {
    gateway.clock.wallMs += 5_000;
    while ((await gateway.tickets.decideDue()) > 0);
  };
  const balanceOf = async (customerId: string) => (await gateway.tickets.account(customerId))?.balance;
  const live = (fields: Parameters<typeof createTicket>[1] = {}) => createTicket([createItem(1)], fields);

  describe('the money', () => {
    it('HR-44.3: the risk is held from the moment of sending, and another bet can’t take it', async () => {
      const customerId = await seed({ balanceCents: 15_000 });
      const pending = live();
      expect(await post(customerId, pending)).toMatchObject({
        state: 'pending',
        balance: { atRiskCents: 11_000, availableCents: 4_000 },
      });
      expect(gateway.events.at(-3)).toEqual({
        customerId,
        event: { kind: 'balance', balance: await balanceOf(customerId) },
      });
      const other = createTicket([createItem(2)]);
      expect(await post(customerId, other)).toMatchObject({ code: 'insufficientAvailable' });
      await decide();
      expect(await find(customerId, pending)).toMatchObject({
        state: 'accepted',
        balance: { atRiskCents: 11_000, availableCents: 4_000 },
      });
    });

    it('HR-44.3, HR-31.3: free play is held, too, and comes back when the ticket is refused', async () => {
      const customerId = await seed({ freePlayCents: 11_000 });
      const [first, second] = [live({ useFreePlay: true }), live({ useFreePlay: true })];
      expect(await post(customerId, first)).toMatchObject({
        state: 'pending',
        balance: { freePlayBalanceCents: 0, atRiskCents: 0 },
      });
      expect(await post(customerId, second)).toMatchObject({ code: 'freePlayInsufficient' });
      gateway.book.moveLine(1, { spreadLineStatus: 'H' });
      await decide();
      expect(await find(customerId, first)).toMatchObject({ state: 'refused', code: 'lineHeld' });
      expect(await balanceOf(customerId)).toMatchObject({ freePlayBalanceCents: 11_000 });
      gateway.book.moveLine(1, { spreadLineStatus: 'O' });
      expect(await post(customerId, second)).toMatchObject({ state: 'pending' });
      await decide();
      expect(await find(customerId, second)).toMatchObject({ state: 'accepted' });
      expect(await balanceOf(customerId)).toMatchObject({ freePlayBalanceCents: 0, atRiskCents: 0 });
    });

    it('ENT1-09: what came of it is told from the ledger, to its customer alone, until it was seen', async () => {
      const [customerId, other] = [await seed(), await seed()];
      const [taken, refused] = [live(), live()];
      const ask = async (as: string) => {
        const headers = { cookie: await gateway.cookieOf(as) };
        return (await gateway.app.inject({ url: '/api/notifications', headers })).json();
      };
      const see = async (entryId: number, as = customerId): Promise<void> => {
        const headers = { cookie: await gateway.cookieOf(as), origin: TEST_ORIGIN };
        const url = '/api/notifications/seen';
        const answer = await gateway.app.inject({ method: 'PUT', url, headers, payload: { entryId } });
        expect(answer.statusCode).toBe(204);
      };
      await post(customerId, taken);
      expect(await ask(customerId)).toEqual({ seenEntryId: 0, decided: [] });
      await decide();
      await post(customerId, refused);
      gateway.book.moveLine(1, { spreadLineStatus: 'H' });
      await decide();
      gateway.book.moveLine(1, { spreadLineStatus: 'O' });
      const accepted = await find(customerId, taken);
      const { decided } = await ask(customerId);
      expect(decided).toMatchObject([
        { ticketNumber: null },
        { ticketNumber: accepted?.state === 'accepted' ? accepted.ticketNumber : 'none' },
      ]);
      expect(await ask(other)).toEqual({ seenEntryId: 0, decided: [] });
      const { entryId } = decided[0];
      await see(entryId, other);
      await see(entryId);
      await see(entryId - 1);
      expect(await ask(customerId)).toMatchObject({ seenEntryId: entryId });
      // Who says that all is seen that will ever be has seen what there is.
      await see(9_000_000_000);
      const { seenEntryId } = await ask(customerId);
      expect(seenEntryId).toBeLessThan(entryId + 10);
      expect(await ask(other)).toMatchObject({ seenEntryId: expect.any(Number) });
    });

    it('HR-44.2: the open bets show the ticket with what is held for it, until it is decided', async () => {
      const customerId = await seed();
      const pending = live();
      await post(customerId, pending);
      const openBets = async () => {
        const headers = { cookie: await gateway.cookieOf(customerId) };
        return (await gateway.app.inject({ url: '/api/open-bets', headers })).json();
      };
      expect(await openBets()).toMatchObject({
        open: [],
        pending: [
          {
            idempotencyKey: pending.idempotencyKey,
            decidedAtMs: gateway.clock.wallMs + 5_000,
            heldCents: 11_000,
            freePlayCents: 0,
            bets: [{ betType: 'S', riskCents: 11_000, toWinCents: 10_000, items: [{ team2Id: 'Homers' }] }],
          },
        ],
      });
      await decide();
      expect(await openBets()).toMatchObject({ pending: [], open: [{ riskCents: 11_000 }] });
    });

    it('HR-44.1: a bet on a game in play keeps the score as it was when it was accepted', async () => {
      const customerId = await seed();
      const placedScores = async () => {
        const headers = { cookie: await gateway.cookieOf(customerId) };
        const { open, pending } = (await gateway.app.inject({ url: '/api/open-bets', headers })).json();
        return [...pending.flatMap(({ bets }: OpenBetsAnswer['pending'][0]) => bets), ...open].map(
          ({ items }: Pick<OpenBet, 'items'>) => items.map(({ placedScore }) => placedScore),
        );
      };
      gateway.book.say({ gameNum: 1, phase: 'live', score1: 10, score2: 7, clock: 'Q2 5:00' });
      gateway.book.say({ gameNum: 2, phase: 'scheduled' });
      await post(customerId, live());
      expect(await placedScores()).toEqual([[{ score1: 10, score2: 7, clock: 'Q2 5:00' }]]);
      gateway.book.say({ gameNum: 1, phase: 'live', score1: 10, score2: 14, clock: 'Q2 4:12' });
      await decide();
      gateway.book.say({ gameNum: 1, phase: 'live', score1: 17, score2: 14, clock: 'Q2 0:30' });
      const parlay = createTicket([createItem(1), createItem(2)], {
        wagerType: 'parlay',
        amountCents: 10_000,
      });
      expect(await post(customerId, parlay)).toMatchObject({ state: 'pending' });
      await decide();
      expect(await placedScores()).toEqual([
        [{ score1: 17, score2: 14, clock: 'Q2 0:30' }, null],
        [{ score1: 10, score2: 14, clock: 'Q2 4:12' }],
      ]);
    });

    it('HR-44.3: two sent at once never hold the same money', async () => {
      const customerId = await seed({ balanceCents: 20_000 });
      const other = await open();
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, at) =>
          (at % 2 === 0 ? gateway : other).tickets.place(customerId, live()),
        ),
      );
      expect(answers.map(({ state }) => state).sort()).toEqual(['pending', ...Array(5).fill('refused')]);
      expect(await balanceOf(customerId)).toMatchObject({ atRiskCents: 11_000 });
    });

    it('HR-44.3: one key sent at once on two gateways holds once', async () => {
      const customerId = await seed();
      const other = await open();
      const pending = live();
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          (at % 2 === 0 ? gateway : other).tickets.place(customerId, pending),
        ),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await balanceOf(customerId)).toMatchObject({ atRiskCents: 11_000 });
    });

    it('HR-44.3: a refusal releases what was held and tells the customer’s tabs', async () => {
      const customerId = await seed();
      const pending = live();
      await post(customerId, pending);
      gateway.book.moveLine(1, { spreadAdj2: -125 });
      await decide();
      expect(await find(customerId, pending)).toMatchObject({ state: 'refused', code: 'priceChanged' });
      const balance = await balanceOf(customerId);
      expect(balance).toMatchObject({ atRiskCents: 0, availableCents: 100_000 });
      expect(gateway.events.slice(-3).map(({ event }) => event)).toEqual([
        { kind: 'balance', balance },
        { kind: 'ticket', idempotencyKey: pending.idempotencyKey },
        { kind: 'wagers' },
      ]);
    });

    it('HR-41.3: hold and release are rows of the ledger, and no transactions', async () => {
      const customerId = await seed({ freePlayCents: 11_000 });
      const pending = live({ useFreePlay: true });
      await post(customerId, pending);
      await decide();
      const { rows } = await database.pool.query(
        'select kind, at_risk_cents, free_play_cents from ledger where customer_id = $1 order by entry_id',
        [customerId],
      );
      expect(rows.map((row) => [row.kind, row.at_risk_cents, row.free_play_cents])).toEqual([
        ['deposit', 0, 11_000],
        ['hold', 0, -11_000],
        ['release', 0, 11_000],
        ['wager', 0, -11_000],
      ]);
      const answer = await gateway.app.inject({
        url: '/api/transactions',
        headers: { cookie: await gateway.cookieOf(customerId) },
      });
      const kinds = answer.json().transactions.map(({ kind }: { kind: string }) => kind);
      expect(kinds).not.toContain('hold');
      expect(kinds).not.toContain('release');
    });

    it('HR-44.1: nothing of a decision stands when the gateway is cut off before its end', async () => {
      const customerId = await seed();
      const pending = live();
      await post(customerId, pending);
      // The ticket's own row is the last thing that the decision writes.
      await database.pool.query(`
        create function cut_off() returns trigger language plpgsql as $$
        begin if new.customer_id = '${customerId}' then perform pg_terminate_backend(pg_backend_pid()); end if; return new; end $$;
        create trigger cut_off before insert on ticket for each row execute function cut_off()`);
      gateway.clock.wallMs += 5_000;
      await gateway.tickets.decideDue().catch(() => undefined);
      await database.pool.query('drop function cut_off cascade');
      expect(await balanceOf(customerId)).toMatchObject({ atRiskCents: 11_000 });
      expect(await find(customerId, pending)).toMatchObject({ state: 'pending' });
      await decide();
      expect(await find(customerId, pending)).toMatchObject({ state: 'accepted' });
    });
  });

  describe('what the customer does meanwhile', () => {
    it('HR-4.6, HR-44.1: the pending picks count towards the limit, and not against themselves', async () => {
      const customerId = await seed({ limitCents: 15_000 });
      const pending = live();
      await post(customerId, pending);
      expect((await gateway.tickets.account(customerId))?.exposureCents).toEqual({ 'G.1.0.S.team2': 10_000 });
      expect(await post(customerId, live())).toMatchObject({ code: 'amountExceeded' });
      await decide();
      expect(await find(customerId, pending)).toMatchObject({ state: 'accepted' });
    });

    it('HR-44.4: signing out calls nothing off', async () => {
      const customerId = await seed();
      const pending = live();
      await post(customerId, pending);
      const cookie = await gateway.cookieOf(customerId);
      await gateway.app.inject({
        method: 'DELETE',
        url: '/api/session',
        headers: { origin: TEST_ORIGIN, cookie },
      });
      await decide();
      expect(await find(customerId, pending)).toMatchObject({ state: 'accepted' });
    });

    it('HR-44.4: closing the key calls nothing off', async () => {
      const customerId = await seed();
      const pending = live();
      await post(customerId, pending);
      expect(await gateway.tickets.close(customerId, pending.idempotencyKey)).toMatchObject({
        state: 'pending',
      });
      await decide();
      expect(await find(customerId, pending)).toMatchObject({ state: 'accepted' });
    });

    it('HR-44.4: giving up sports betting calls nothing off, and an operator who says the same after that does', async () => {
      const [quits, stopped] = [await seed(), await seed()];
      const tickets = [live(), live()] as const;
      await post(quits, tickets[0]);
      await post(stopped, tickets[1]);
      for (const customerId of [quits, stopped])
        await switchRestriction(database, customerId, 'NOSPTWAGER', true);
      await database.kysely
        .updateTable('customer_restriction')
        .set({ params: '{}' })
        .where('customer_id', '=', stopped)
        .execute();
      await decide();
      expect(await find(quits, tickets[0])).toMatchObject({ state: 'accepted' });
      expect(await find(stopped, tickets[1])).toMatchObject({ state: 'refused', code: 'wageringDisabled' });
    });

    it('HR-44.4: who took any price when the bet was sent takes it, whatever is switched meanwhile', async () => {
      const customerId = await seed();
      const pending = live({ priceAcceptance: 'any' });
      await post(customerId, pending);
      await switchRestriction(database, customerId, 'AUTOLINECH', true);
      gateway.book.moveLine(1, { spreadAdj2: -130 });
      await decide();
      expect(await find(customerId, pending)).toMatchObject({ state: 'accepted' });
    });

    it.each(['none', 'better', 'close', 'any'] as const)(
      'HR-44.1: a bet that takes prices of kind "%s" waits and is accepted',
      async (priceAcceptance) => {
        const customerId = await seed();
        const pending = live({ priceAcceptance });
        expect(await post(customerId, pending)).toMatchObject({ state: 'pending' });
        await decide();
        expect(await find(customerId, pending)).toMatchObject({ state: 'accepted' });
      },
    );

    it('HR-44.4: who took none but better prices isn’t made to take a worse one', async () => {
      const customerId = await seed({ restrictions: [{ code: 'AUTOLINECH' }] });
      const pending = live({ priceAcceptance: 'any' });
      await post(customerId, pending);
      gateway.book.moveLine(1, { spreadAdj2: -130 });
      await decide();
      expect(await find(customerId, pending)).toMatchObject({ state: 'refused', code: 'priceChanged' });
    });

    it('ROLE1-11, HR-44.3: a customer whom the operator stops meanwhile is refused, and gets the hold back', async () => {
      const customerId = await seed();
      const pending = live();
      await post(customerId, pending);
      await database.kysely
        .insertInto('customer_restriction')
        .values({ customer_id: customerId, code: 'NOWAGERING', params: '{}' })
        .execute();
      await decide();
      expect(await find(customerId, pending)).toMatchObject({ state: 'refused', code: 'wageringDisabled' });
      expect(await balanceOf(customerId)).toMatchObject({ atRiskCents: 0 });
    });

    const placeOpenParlay = async (customerId: string) => {
      gateway.book.putGame({ gameNum: 4 });
      return wagerOf(await post(customerId, createOpenParlay([2, 4], 1_000, 2)));
    };

    it('HR-15.3, HR-44.1: a pending filling reserves the wager: another filling is refused, not the pending one', async () => {
      gateway.book.putGame({ gameNum: 3 });
      const customerId = await seed({ restrictions: [{ code: 'PLOPEN' }] });
      const filling = await placeOpenParlay(customerId);
      const pending = createFill(filling, 1);
      expect(await post(customerId, pending)).toMatchObject({ state: 'pending' });
      const meanwhile = createFill(filling, 3);
      expect(await post(customerId, meanwhile)).toMatchObject({ state: 'refused', code: 'wagerReserved' });
      await decide();
      expect(await find(customerId, pending)).toMatchObject({ state: 'accepted' });
      expect(await post(customerId, { ...meanwhile })).toMatchObject({ state: 'accepted' });
    });

    it('HR-15.3, HR-44.1: of fillings sent at once, live and not, one has the wager', async () => {
      gateway.book.putGame({ gameNum: 3 });
      const other = await open();
      other.book.putGame({ gameNum: 3 });
      const customerId = await seed({ restrictions: [{ code: 'PLOPEN' }] });
      const filling = await placeOpenParlay(customerId);
      const answers = await Promise.all([
        gateway.tickets.place(customerId, createFill(filling, 1)),
        other.tickets.place(customerId, createFill(filling, 1)),
      ]);
      expect(answers.map(({ state }) => state).sort()).toEqual(['pending', 'refused']);
    });

    it('HR-25.9, HR-44.1: a pending rolling if reserves its parent', async () => {
      gateway.book.putGame({ gameNum: 3 });
      const customerId = await seed({ enableRifFlag: true });
      const { ticketNumber } = await post(customerId, createTicket([createItem(2)]));
      const parentRif = { ticketNumber, wagerNumber: 1, winOnly: true };
      const pending = live({ parentRif });
      expect(await post(customerId, pending)).toMatchObject({ state: 'pending' });
      const meanwhile = createTicket([createItem(3)], { parentRif });
      expect(await post(customerId, meanwhile)).toMatchObject({ state: 'refused', code: 'wagerReserved' });
      await decide();
      expect(await find(customerId, pending)).toMatchObject({ state: 'accepted' });
    });
  });

  describe('the queue', () => {
    /** What no gateway can decide, in the ways in which that may be. */
    const poison = async (kind: 'nothing' | 'oldShape' | 'judging' | 'writing', customerId: string) => {
      const ticket = live();
      await post(customerId, ticket);
      const set = (request: unknown) =>
        database.pool.query(
          'update pending_ticket set request = $3 where customer_id = $1 and idempotency_key = $2',
          [customerId, ticket.idempotencyKey, JSON.stringify(request)],
        );
      if (kind === 'nothing') await set(null);
      if (kind === 'oldShape')
        await set({ ...ticket, items: ticket.items.map(({ pick: _pick, ...item }) => item) });
      // A limit beyond what is exact breaks whoever reads the account.
      if (kind === 'judging')
        await database.pool.query('update customer set minimum_wager_cents = 9e18 where customer_id = $1', [
          customerId,
        ]);
      if (kind === 'writing')
        await database.pool.query(`
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
        gateway.clock.wallMs += 1;
        const customerId = await seed();
        const good = live();
        await post(customerId, good);
        const other = await open();
        gateway.clock.wallMs += 5_000;
        other.clock.wallMs = gateway.clock.wallMs;
        await Promise.all([gateway.tickets.decideDue(), other.tickets.decideDue()]);
        expect(await find(customerId, good)).toMatchObject({ state: 'accepted' });
        for (let round = 0; round < 5; round += 1) {
          gateway.clock.wallMs += 11_000;
          other.clock.wallMs = gateway.clock.wallMs;
          await Promise.all([gateway.tickets.decideDue(), other.tickets.decideDue()]);
        }
        for (const { customerId: id, ticket } of poisoned)
          expect(await find(id, ticket)).toMatchObject({ state: 'refused', code: 'internal' });
        // Three tries each; both gateways may have found one of them in the same moment.
        const failures = gateway.failures.length + other.failures.length;
        expect([failures >= 9, failures <= 18]).toEqual([true, true]);
        await database.pool.query('drop trigger if exists poison on ticket');
        await database.pool.query('update customer set minimum_wager_cents = 100');
        for (const { customerId: id } of poisoned)
          expect(await balanceOf(id)).toMatchObject({ atRiskCents: 0 });
      },
    );

    it('HR-44.3: an account that somebody holds makes nobody else wait, and is refused nothing for it', async () => {
      const customerId = await seed();
      const held = live();
      await post(customerId, held);
      gateway.clock.wallMs += 1;
      const next = await seed();
      const good = live();
      await post(next, good);
      gateway.clock.wallMs += 5_000;
      await inTransaction(database.pool, async (client) => {
        await client.query('select 1 from account where customer_id = $1 for update', [customerId]);
        for (let round = 0; round < 6; round += 1) {
          await gateway.tickets.decideDue();
          gateway.clock.wallMs += 11_000;
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
      gateway.clock.wallMs += 5_000;
      for (let round = 0; round < 5; round += 1) {
        await database.pool.query(`
          create or replace function go_away() returns trigger language plpgsql as $$
          begin raise exception 'away' using errcode = '57P01'; end $$;
          create or replace trigger away before insert on ticket for each row execute function go_away()`);
        await gateway.tickets.decideDue();
        await database.pool.query('drop trigger away on ticket');
        gateway.clock.wallMs += 11_000;
      }
      expect(gateway.failures).toHaveLength(5);
      expect(await find(customerId, pending)).toMatchObject({ state: 'pending' });
      await decide();
      expect(await find(customerId, pending)).toMatchObject({ state: 'accepted' });
    });

    it('HR-44.1: everybody’s first ticket is decided before anybody’s second', async () => {
      const many = await seed({ balanceCents: 10_000_000 });
      const first = Array.from({ length: 15 }, () => live());
      for (const ticket of first) await post(many, ticket);
      gateway.clock.wallMs += 10;
      const others = await Promise.all(Array.from({ length: 3 }, () => seed()));
      const theirs = others.map(() => live());
      for (const [at, customerId] of others.entries()) await post(customerId, theirs[at]!);
      const before = gateway.events.length;
      const question = { nowMs: gateway.clock.wallMs + 60_000, overdueMs: 0, most: 100 };
      const due = (await readDuePending(database.pool, question)).map(({ customerId }) => customerId);
      expect(due).toHaveLength(18);
      expect(new Set(due.slice(0, 4))).toEqual(new Set([many, ...others]));
      await decide();
      const decided = gateway.events
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
        for (let count = 0; count < 15; count += 1) await gateway.tickets.place(customerId, live());
      gateway.clock.wallMs += 60_000;
      const other = await open();
      other.clock.wallMs = gateway.clock.wallMs;
      const counts: number[] = [];
      for (let found = 1; found > 0; ) {
        const [one, two] = await Promise.all([gateway.tickets.decideDue(), other.tickets.decideDue()]);
        found = one + two;
        counts.push(one, two);
      }
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(225);
      expect(Math.max(...counts)).toBeLessThanOrEqual(100);
    });

    it('HR-44.1: the delay runs by the database’s clock, however far off a gateway’s own is', async () => {
      const own = await createTestGateway(database, { LIVE_DELAY_MS: '300' }, { pendingNowMs: () => null });
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
});
