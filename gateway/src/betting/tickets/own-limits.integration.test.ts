import type { OwnLimitName } from '@lineboard/domain/account/own-limits/change-own-limit';
import { addDays, dayOf, startOfDayMs } from '@lineboard/domain/ground/calendar/book-day';
import type { TicketRequest, WagerItemRequest } from '@lineboard/domain/betting/request/ticket-request';
import { describe, expect, it } from 'vitest';
import { createTestGateway, TEST_ORIGIN } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';
import { acceptPlay } from '../../casino/play/accept-play.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';

const DAY_MS = 86_400_000;

describe.each(oneEngine())('own limits on $name PostgreSQL', (engine) => {
  const world = setUpGradedGames(engine);

  const call = async (method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const answer = await world.gateway.app.inject({
      method,
      url: `/api/customer/${path}`,
      headers: { origin: TEST_ORIGIN, cookie: await world.gateway.cookieOf(world.customerId) },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const limit = async (kind: OwnLimitName['kind'], period: OwnLimitName['period'], amount: number | null) => {
    const { status, body } = await call('PUT', `own-limits/${kind}/${period}`, { amount });
    expect(status).toBe(200);
    return body;
  };
  const take = async (length: string) => (await call('PUT', 'time-out', { length })).body;
  /** Reads the time-out that every page of the customer gets. */
  const timeOutOfSession = async () => {
    const headers = { cookie: await world.gateway.cookieOf(world.customerId) };
    return (await world.gateway.app.inject({ url: '/api/session', headers })).json().customer.timeOut;
  };
  const send = async (
    riskCents: number,
    at = 1,
    fields: Partial<TicketRequest> = {},
    gateway = world.gateway,
  ) => {
    const item: Partial<WagerItemRequest> = { amountEntered: 'risk', amountCents: riskCents };
    const ticket = createTicket([createItem(world.gameNum(at), item)], fields);
    return { ticket, answer: await gateway.tickets.place(world.customerId, ticket) };
  };
  const place = async (...args: Parameters<typeof send>): Promise<string> => {
    const { answer } = await send(...args);
    return answer.state === 'refused' ? answer.code : answer.state;
  };
  const usedOf = async () => (await world.gateway.tickets.account(world.customerId))?.own?.limits[0]?.used;

  it('OWN-1, OWN-8: the customer’s other pages are told of each limit and time-out, and of none that was refused', async () => {
    const { customerId, gateway } = world;
    const told = () =>
      gateway.events.filter((one) => one.customerId === customerId).map(({ event }) => event);
    const before = told().length;
    const news = () => told().slice(before);
    await limit('stake', 'day', 20_000);
    const settings = { kind: 'settings' };
    const balance = { kind: 'balance', balance: expect.objectContaining({ availableCents: 100_000 }) };
    expect(news()).toEqual([balance, settings]);
    await take('week');
    expect(news()).toEqual([balance, settings, balance, settings]);
    await call('PUT', 'time-out', { length: 'day' });
    expect(news()).toHaveLength(4);
  });

  it('OWN-4: stakes of a day are taken up to the limit, to the cent', async () => {
    await limit('stake', 'day', 20_000);
    expect(await place(11_000)).toBe('accepted');
    expect((await send(9_001)).answer).toMatchObject({
      code: 'ownStakeLimit',
      params: { period: 'day', limitCents: 20_000, leftCents: 9_000 },
    });
    expect(await place(9_000)).toBe('accepted');
    expect(await place(100)).toBe('ownStakeLimit');
  });

  it('OWN-4: a push stays counted, no action is given back, free play never counts', async () => {
    await limit('stake', 'day', 20_000);
    expect(await place(10_000, 1)).toBe('accepted');
    expect(await place(10_000, 2)).toBe('accepted');
    expect(await place(10_000, 3, { useFreePlay: true })).toBe('accepted');
    await world.say(1, 'P');
    expect(await usedOf()).toBe(20_000);
    world.gateway.book.say({ gameNum: world.gameNum(2), phase: 'cancelled' });
    await world.settled();
    expect(await usedOf()).toBe(10_000);
    expect(await place(10_000, 3)).toBe('accepted');
  });

  it('OWN-5: open bets count as lost, what wins makes room, what loses stays', async () => {
    await limit('loss', 'day', 12_000);
    expect(await place(11_000, 1)).toBe('accepted');
    expect(await place(1_001, 2)).toBe('ownLossLimit');
    await world.say(1, 'W');
    expect(await usedOf()).toBe(-10_000);
    expect(await place(22_000, 2)).toBe('accepted');
    await world.say(2, 'L');
    expect(await usedOf()).toBe(12_000);
    expect(await place(100, 3)).toBe('ownLossLimit');
    // Corrected, it is another story: the ledger's rows of today say so.
    await world.say(2, 'P');
    expect(await usedOf()).toBe(-10_000);
  });

  it('OWN-3: with midnight in New York a new day begins, and no new week', async () => {
    const { clock } = world.gateway;
    const midnightMs = startOfDayMs(addDays(dayOf(clock.wallMs), 1));
    clock.wallMs = midnightMs - 1;
    await limit('stake', 'day', 10_000);
    await limit('stake', 'week', 15_000);
    expect([await place(10_000), await place(100)]).toEqual(['accepted', 'ownStakeLimit']);
    clock.wallMs = midnightMs;
    expect((await send(5_001)).answer).toMatchObject({ code: 'ownStakeLimit', params: { period: 'week' } });
    expect(await place(5_000)).toBe('accepted');
  });

  it('OWN-2: a tighter limit holds for the next ticket, a looser one after a day, by itself', async () => {
    expect(await place(11_000)).toBe('accepted');
    await limit('stake', 'month', 12_000);
    expect(await place(1_001)).toBe('ownStakeLimit');
    const { limits } = await limit('stake', 'month', 50_000);
    const atMs = world.gateway.clock.wallMs + DAY_MS;
    expect(limits).toMatchObject([{ amount: 12_000, used: 11_000, next: { amount: 50_000, atMs } }]);
    world.gateway.clock.wallMs = atMs - 1;
    expect(await place(1_001)).toBe('ownStakeLimit');
    world.gateway.clock.wallMs = atMs;
    expect(await place(1_001)).toBe('accepted');
    await limit('stake', 'month', null);
    expect(await place(49_000)).toBe('ownStakeLimit');
    world.gateway.clock.wallMs += DAY_MS;
    expect(await place(49_000)).toBe('accepted');
  });

  it('OWN-1: tickets at once on two gateways never pass a limit together', async () => {
    await limit('stake', 'day', 25_000);
    await limit('loss', 'week', 30_000);
    const other = await createTestGateway(world.database);
    for (const at of [1, 2, 3]) other.book.putGame({ gameNum: world.gameNum(at) });
    const sent = Array.from({ length: 24 }, (_, at) =>
      place(4_000, 1 + (at % 3), {}, at % 2 === 0 ? world.gateway : other),
    );
    const states = await Promise.all(sent);
    expect(states.filter((state) => state === 'accepted')).toHaveLength(6);
    expect(states.filter((state) => state === 'ownStakeLimit')).toHaveLength(18);
    expect(await world.balance()).toEqual([100_000, 24_000]);
    await other.close();
  });

  it('OWN-6: neither a tighter limit nor a time-out calls off a live bet that was sent', async () => {
    const live = await createTestGateway(world.database, { LIVE_DELAY_MS: '5000' });
    live.book.putGame({ gameNum: world.gameNum(1) });
    live.book.say({ gameNum: world.gameNum(1), phase: 'live' });
    await limit('stake', 'day', 10_000);
    const { ticket, answer } = await send(10_000, 1, {}, live);
    expect(answer.state).toBe('pending');
    expect(await place(100, 2)).toBe('ownStakeLimit');
    await limit('stake', 'day', 0);
    await take('week');
    live.clock.wallMs += 5_000;
    while ((await live.tickets.decideDue()) > 0);
    const decided = await live.tickets.find(world.customerId, ticket.idempotencyKey);
    expect(decided).toMatchObject({ state: 'accepted' });
    await live.close();
  });

  it('OWN-8: in a time-out nothing is bet, what is open is graded, and nothing shortens it', async () => {
    expect(await place(11_000, 1)).toBe('accepted');
    const { timeOut } = await take('week');
    expect(timeOut.endsAtMs).toBe(world.gateway.clock.wallMs + 7 * DAY_MS);
    expect(await timeOutOfSession()).toEqual(timeOut);
    expect(await place(100, 2)).toBe('inTimeOut');
    expect(await place(100, 2, { useFreePlay: true })).toBe('inTimeOut');
    await world.say(1, 'W');
    expect(await world.balance()).toEqual([110_000, 0]);
    expect((await call('PUT', 'time-out', { length: 'day' })).body.error.code).toBe('timeOutShorter');
    expect((await call('DELETE', 'time-out')).body.error.code).toBe('timeOutStands');
    world.gateway.clock.wallMs += 7 * DAY_MS - 1;
    expect(await place(100, 2)).toBe('inTimeOut');
    world.gateway.clock.wallMs += 1;
    expect(await place(100, 2)).toBe('accepted');
    expect(await timeOutOfSession()).toBeNull();
  });

  it('OWN-8: one until asked ends a day after it was asked to, in six months at the earliest', async () => {
    await take('untilAsked');
    world.gateway.clock.wallMs += 183 * DAY_MS - 1;
    expect((await call('DELETE', 'time-out')).status).toBe(422);
    world.gateway.clock.wallMs += 1;
    expect((await call('DELETE', 'time-out')).body.timeOut.endsAtMs).toBe(
      world.gateway.clock.wallMs + DAY_MS,
    );
    expect(await place(100)).toBe('inTimeOut');
    world.gateway.clock.wallMs += DAY_MS;
    expect(await place(100)).toBe('accepted');
  });

  it('OWN-5, OWN-8: plays of other games lose of the same limit, and stop with the same time-out', async () => {
    const play = (round: string, stakeCents: number) => {
      const { wallMs } = world.gateway.clock;
      const one = {
        customerId: world.customerId,
        system: 'Casino',
        round: `${world.customerId}-${round}`,
        stakeCents,
      };
      return inTransaction(world.database.pool, (client) =>
        acceptPlay(client, one, { wallMs, bookMs: wallMs }),
      );
    };
    await limit('loss', 'day', 10_000);
    expect(await place(6_000)).toBe('accepted');
    expect([await play('a', 4_001), await play('b', 4_000)]).toEqual(['ownLossLimit', 'accepted']);
    expect(await place(100)).toBe('ownLossLimit');
    await limit('loss', 'day', null);
    world.gateway.clock.wallMs += DAY_MS;
    expect(await play('c', 100)).toBe('accepted');
    await take('day');
    expect(await play('d', 100)).toBe('inTimeOut');
  });

  it('refuses amounts, periods and lengths that there are not, and takes no customer id', async () => {
    const wrong: Array<[path: string, payload: object]> = [
      ['own-limits/stake/day', { amount: -1 }],
      ['own-limits/stake/day', { amount: 10_000_000_001 }],
      ['own-limits/stake/day', { amount: 0.5 }],
      ['own-limits/stake/day', { amount: '100' }],
      ['own-limits/time/week', { amount: 60 }],
      ['own-limits/time/day', { amount: 14 }],
      ['own-limits/wins/day', { amount: 1 }],
      ['own-limits/stake/year', { amount: 1 }],
      ['own-limits/stake/day', { amount: 1, customerId: 'OTHER' }],
      ['time-out', { length: 'hour' }],
      ['reality-check', { minutes: 7 }],
    ];
    for (const [path, payload] of wrong) {
      const { status } = await call('PUT', path, payload);
      expect(status, `${path} ${JSON.stringify(payload)}`).toBe(400);
    }
    expect((await call('GET', 'own-limits')).body.limits).toEqual([]);
  });

  it('is the own customer’s: nobody else’s, no visitor’s, and no other site’s to set', async () => {
    await limit('stake', 'day', 1_000);
    const { app } = world.gateway;
    const url = '/api/customer/own-limits/stake/day';
    const send = async (headers: Record<string, string>) =>
      (await app.inject({ method: 'PUT', url, headers, payload: { amount: 0 } })).statusCode;
    expect(await send({ origin: TEST_ORIGIN })).toBe(401);
    const cookie = await world.gateway.cookieOf(world.customerId);
    expect(await send({ origin: 'https://elsewhere.example', cookie })).toBe(403);
    const first = `M1`;
    const others = await app.inject({
      url: '/api/customer/own-limits',
      headers: { cookie: await world.gateway.cookieOf(first) },
    });
    expect(others.json().limits).not.toContainEqual(expect.objectContaining({ amount: 1_000 }));
    expect((await call('GET', 'own-limits')).body.limits).toMatchObject([{ amount: 1_000 }]);
  });
});
