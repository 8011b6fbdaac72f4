import type { OpenBet, OpenBetsAnswer } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { describe, expect, it } from 'vitest';
import { TEST_ORIGIN } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { testEngines } from '../../../testing/servers/test-database.ts';
import { setUpPendingTickets } from '../../../testing/worlds/pending-world.ts';

describe.each(testEngines())('the money of pending tickets on $name PostgreSQL', (engine) => {
  const world = setUpPendingTickets(engine);
  const { open, seed, post, find, decide, balanceOf, live } = world;

  it('HR-44.3: the risk is held from the moment of sending, and another bet can’t take it', async () => {
    const customerId = await seed({ balanceCents: 15_000 });
    const pending = live();
    expect(await post(customerId, pending)).toMatchObject({
      state: 'pending',
      balance: { atRiskCents: 11_000, availableCents: 4_000 },
    });
    expect(world.gateway.events.at(-3)).toEqual({
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
    world.gateway.book.moveLine(1, { spreadLineStatus: 'H' });
    await decide();
    expect(await find(customerId, first)).toMatchObject({ state: 'refused', code: 'lineHeld' });
    expect(await balanceOf(customerId)).toMatchObject({ freePlayBalanceCents: 11_000 });
    world.gateway.book.moveLine(1, { spreadLineStatus: 'O' });
    expect(await post(customerId, second)).toMatchObject({ state: 'pending' });
    await decide();
    expect(await find(customerId, second)).toMatchObject({ state: 'accepted' });
    expect(await balanceOf(customerId)).toMatchObject({ freePlayBalanceCents: 0, atRiskCents: 0 });
  });

  it('ENT1-09: tells its customer alone, from the ledger, what came of it, until it was seen', async () => {
    const [customerId, other] = [await seed(), await seed()];
    const [taken, refused] = [live(), live()];
    const ask = async (as: string) => {
      const headers = { cookie: await world.gateway.cookieOf(as) };
      return (await world.gateway.app.inject({ url: '/api/notifications', headers })).json();
    };
    const see = async (entryId: number, as = customerId): Promise<void> => {
      const headers = { cookie: await world.gateway.cookieOf(as), origin: TEST_ORIGIN };
      const url = '/api/notifications/seen';
      const answer = await world.gateway.app.inject({ method: 'PUT', url, headers, payload: { entryId } });
      expect(answer.statusCode).toBe(204);
    };
    await post(customerId, taken);
    expect(await ask(customerId)).toEqual({ seenEntryId: 0, decided: [], cash: [] });
    await decide();
    await post(customerId, refused);
    world.gateway.book.moveLine(1, { spreadLineStatus: 'H' });
    await decide();
    world.gateway.book.moveLine(1, { spreadLineStatus: 'O' });
    const accepted = await find(customerId, taken);
    const { decided } = await ask(customerId);
    expect(decided).toMatchObject([
      { ticketNumber: null },
      { ticketNumber: accepted?.state === 'accepted' ? accepted.ticketNumber : 'none' },
    ]);
    expect(await ask(other)).toEqual({ seenEntryId: 0, decided: [], cash: [] });
    const { entryId } = decided[0];
    await see(entryId, other);
    await see(entryId);
    await see(entryId - 1);
    expect(await ask(customerId)).toMatchObject({ seenEntryId: entryId });
    // A page that claims to have seen everything to come has seen only what there is.
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
      const headers = { cookie: await world.gateway.cookieOf(customerId) };
      return (await world.gateway.app.inject({ url: '/api/open-bets', headers })).json();
    };
    expect(await openBets()).toMatchObject({
      open: [],
      pending: [
        {
          idempotencyKey: pending.idempotencyKey,
          decidedAtMs: world.gateway.clock.wallMs + 5_000,
          heldCents: 11_000,
          freePlayCents: 0,
          bets: [
            {
              betType: 'S',
              riskCents: 11_000,
              toWinCents: 10_000,
              // What it gets is not decided yet.
              items: [{ team2Id: 'Homers', asked: null }],
            },
          ],
        },
      ],
    });
    await decide();
    expect(await openBets()).toMatchObject({ pending: [], open: [{ riskCents: 11_000 }] });
  });

  it('HR-44.1: a bet on a game in play keeps the score as it was when it was accepted', async () => {
    const customerId = await seed();
    const placedScores = async () => {
      const headers = { cookie: await world.gateway.cookieOf(customerId) };
      const { open, pending } = (await world.gateway.app.inject({ url: '/api/open-bets', headers })).json();
      return [...pending.flatMap(({ bets }: OpenBetsAnswer['pending'][0]) => bets), ...open].map(
        ({ items }: Pick<OpenBet, 'items'>) => items.map(({ placedScore }) => placedScore),
      );
    };
    world.gateway.book.say({ gameNum: 1, phase: 'live', score1: 10, score2: 7, clock: 'Q2 5:00' });
    world.gateway.book.say({ gameNum: 2, phase: 'scheduled' });
    await post(customerId, live());
    expect(await placedScores()).toEqual([[{ score1: 10, score2: 7, clock: 'Q2 5:00' }]]);
    world.gateway.book.say({ gameNum: 1, phase: 'live', score1: 10, score2: 14, clock: 'Q2 4:12' });
    await decide();
    world.gateway.book.say({ gameNum: 1, phase: 'live', score1: 17, score2: 14, clock: 'Q2 0:30' });
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
        (at % 2 === 0 ? world.gateway : other).tickets.place(customerId, live()),
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
        (at % 2 === 0 ? world.gateway : other).tickets.place(customerId, pending),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await balanceOf(customerId)).toMatchObject({ atRiskCents: 11_000 });
  });

  it('HR-44.3: a refusal releases what was held and tells the customer’s tabs', async () => {
    const customerId = await seed();
    const pending = live();
    await post(customerId, pending);
    world.gateway.book.moveLine(1, { spreadAdj2: -125 });
    await decide();
    expect(await find(customerId, pending)).toMatchObject({ state: 'refused', code: 'priceChanged' });
    const balance = await balanceOf(customerId);
    expect(balance).toMatchObject({ atRiskCents: 0, availableCents: 100_000 });
    expect(world.gateway.events.slice(-3).map(({ event }) => event)).toEqual([
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
    const { rows } = await world.database.pool.query(
      'select kind, at_risk_cents, free_play_cents from ledger where customer_id = $1 order by entry_id',
      [customerId],
    );
    expect(rows.map((row) => [row.kind, row.at_risk_cents, row.free_play_cents])).toEqual([
      ['deposit', 0, 11_000],
      ['hold', 0, -11_000],
      ['release', 0, 11_000],
      ['wager', 0, -11_000],
    ]);
    const answer = await world.gateway.app.inject({
      url: '/api/transactions',
      headers: { cookie: await world.gateway.cookieOf(customerId) },
    });
    const kinds = answer.json().transactions.map(({ kind }: { kind: string }) => kind);
    expect(kinds).not.toContain('hold');
    expect(kinds).not.toContain('release');
  });

  it('HR-44.1: nothing of a decision remains when the gateway is cut off before its end', async () => {
    const customerId = await seed();
    const pending = live();
    await post(customerId, pending);
    // The ticket's own row is the last thing that the decision writes.
    await world.database.pool.query(`
      create function cut_off() returns trigger language plpgsql as $$
      begin if new.customer_id = '${customerId}' then perform pg_terminate_backend(pg_backend_pid()); end if; return new; end $$;
      create trigger cut_off before insert on ticket for each row execute function cut_off()`);
    world.gateway.clock.wallMs += 5_000;
    await world.gateway.tickets.decideDue().catch(() => undefined);
    await world.database.pool.query('drop function cut_off cascade');
    expect(await balanceOf(customerId)).toMatchObject({ atRiskCents: 11_000 });
    expect(await find(customerId, pending)).toMatchObject({ state: 'pending' });
    await decide();
    expect(await find(customerId, pending)).toMatchObject({ state: 'accepted' });
  });
});
