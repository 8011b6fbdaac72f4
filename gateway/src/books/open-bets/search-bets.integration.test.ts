import {
  type FoundBets,
  MOST_FOUND,
  TICKETS_LOOKED_AT,
} from '@lineboard/domain/books/open-bets/found-bets.schema';
import { findAnswerFault } from '@lineboard/domain/doors/contract/find-answer-fault';
import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestGateway, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { SELECT_LOOKED_AT } from './search-bets.ts';

/** Every ticket of a customer once more, as often as is asked for, each a millisecond before the one it is of. */
const MULTIPLY = `
with copies as (
  select t.ticket_number as of, n, nextval('ticket_number_seq') as ticket_number
  from ticket t, generate_series(1, $2) n where t.customer_id = $1
), ticket_row as (
  insert into ticket select (json_populate_record(t, json_build_object(
    'ticket_number', c.ticket_number, 'accepted_book_ms', t.accepted_book_ms - c.n, 'idempotency_key', null))).*
  from copies c join ticket t on t.ticket_number = c.of
), wager_row as (
  insert into wager select (json_populate_record(w, json_build_object('ticket_number', c.ticket_number))).*
  from copies c join wager w on w.ticket_number = c.of
)
insert into wager_item select (json_populate_record(i, json_build_object('ticket_number', c.ticket_number))).*
from copies c join wager_item i on i.ticket_number = c.of`;

describe.each(oneEngine())('a search of my bets on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);
  const { place, placeParlay, say } = games;

  const ask = async (query: Record<string, string | number>, customerId = games.customerId) =>
    games.gateway.app.inject({
      url: `/api/bets/search?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`,
      headers: { cookie: await games.gateway.cookieOf(customerId) },
    });
  const search = async (query: Record<string, string | number>, customerId?: string): Promise<FoundBets> => {
    const answer = await ask(query, customerId);
    expect(answer.statusCode, answer.body).toBe(200);
    const found = answer.json<FoundBets>();
    expect(findAnswerFault('searchBets', 200, found)).toBeNull();
    return found;
  };
  const find = async (query: Record<string, string | number>, customerId?: string) =>
    (await search(query, customerId)).bets.map(({ ticketNumber }) => ticketNumber);

  it('finds open and settled bets by team, kind, amount, result, event and outcome, the latest first', async () => {
    const { book } = games.gateway;
    book.putGame({ gameNum: games.gameNum(1), team1Id: 'Łódź', team2Id: 'Boston Celtics' });
    book.putGame({ gameNum: games.gameNum(2), team1RotNum: 977 });
    const { ticketNumber: first } = await place([1], {}, { amountCents: 5_500 });
    const { ticketNumber: second } = await place([2], {});
    const { ticketNumber: parlay } = await placeParlay([1, 3]);
    await say(2, 'W');
    expect(await find({})).toEqual([parlay, second, first]);
    expect(await find({ text: 'lodz' })).toEqual([parlay, first]);
    expect(await find({ text: 'celtics lodz' })).toEqual([parlay, first]);
    expect(await find({ text: 'celts' })).toEqual([parlay, first]);
    expect(await find({ text: String(second) })).toEqual([second]);
    expect(await find({ text: '977' })).toEqual([second]);
    expect(await find({ text: 'nfl lodz' })).toEqual([parlay, first]);
    expect(await find({ text: 'nobody' })).toEqual([]);
    expect(await find({ kind: 'P' })).toEqual([parlay]);
    expect(await find({ result: 'W' })).toEqual([second]);
    expect(await find({ result: 'O', kind: 'S' })).toEqual([first]);
    expect(await find({ leastCents: 10_001 })).toEqual([second]);
    expect(await find({ leastCents: 5_500, mostCents: 10_000 })).toEqual([parlay, first]);
    expect(await find({ gameNum: games.gameNum(1) })).toEqual([parlay, first]);
    const side = {
      type: 'G',
      gameNum: games.gameNum(1),
      periodNumber: 0,
      market: 'S',
      side: 'team2',
    } as const;
    expect(await find({ outcome: keyOfPick(side) })).toEqual([parlay, first]);
    expect(await find({ outcome: keyOfPick({ ...side, side: 'team1' }) })).toEqual([]);
    const [won] = (await search({ result: 'W' })).bets;
    expect(won).toMatchObject({ netCents: 10_000, wagerStatus: 'W', items: [{ score1: 20, score2: 27 }] });
  });

  it('finds by the days of acceptance, both included', async () => {
    const { ticketNumber } = await place([1], {});
    const [bet] = (await search({})).bets;
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(bet?.acceptedAtMs);
    expect(await find({ start: day, end: day })).toEqual([ticketNumber]);
    expect(await find({ start: day })).toEqual([ticketNumber]);
    expect(await find({ end: '2001-01-01' })).toEqual([]);
    expect(await find({ start: '2199-01-01' })).toEqual([]);
  });

  it('finds nothing of another customer’s', async () => {
    const { ticketNumber } = await place([1], {});
    const other = `OTHER${ticketNumber}`;
    await seedCustomer(games.database, { customerId: other });
    expect(await find({ text: String(ticketNumber) }, other)).toEqual([]);
    expect(await find({ gameNum: games.gameNum(1) }, other)).toEqual([]);
    expect((await games.gateway.app.inject({ url: '/api/bets/search' })).statusCode).toBe(401);
  });

  it('refuses what is no search', async () => {
    for (const query of [
      { text: 'x'.repeat(61) },
      { kind: '__proto__' },
      { result: 'W,L' },
      { start: '2026-02-30' },
      { end: 'today' },
      { start: '2026-02-02', end: '2026-02-01' },
      { leastCents: -1 },
      { leastCents: 2, mostCents: 1 },
      { mostCents: 1e20 },
      { gameNum: 2_147_483_648 },
      { outcome: "G.1.0.S.team1' or true" },
      { after: '1' },
      { after: '9999999999999999-1' },
      { unknown: 1 },
    ])
      expect((await ask(query)).statusCode, JSON.stringify(query)).toBe(400);
    expect(await find({ text: '%' })).toEqual([]);
    expect(await find({ text: '\u0000\ud800' })).toEqual([]);
    expect(await find({ after: '999999999999999-1' })).toEqual([]);
  });
});

describe.each(oneEngine())('a search of thousands of bets on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    await seedCustomer(database, { customerId: 'MANY', balanceCents: 10_000_000 });
    gateway = await createTestGateway(database);
    gateway.book.putGame({ gameNum: 1 });
    gateway.book.putGame({ gameNum: 2 });
  });
  afterAll(() => drop());

  const search = async (query: Record<string, string>): Promise<FoundBets> => {
    const answer = await gateway.app.inject({
      url: `/api/bets/search?${new URLSearchParams(query)}`,
      headers: { cookie: await gateway.cookieOf('MANY') },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<FoundBets>();
  };

  it('looks through a thousand tickets a call by their index, and says how far it came; each bet is told once', async () => {
    const placed = [
      await gateway.tickets.place('MANY', createTicket([createItem(1), createItem(2)])),
      await gateway.tickets.place('MANY', createTicket([createItem(2)])),
    ];
    expect(placed.map(({ state }) => state)).toEqual(['accepted', 'accepted']);
    await database.pool.query(MULTIPLY, ['MANY', 1_100]);
    const seen: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const found: FoundBets = await search(after === '' ? {} : { after });
      expect(found.bets.length).toBeLessThanOrEqual(MOST_FOUND + 1);
      seen.push(...found.bets.map(({ ticketNumber, wagerNumber }) => `${ticketNumber}-${wagerNumber}`));
      after = found.next;
    }
    expect([new Set(seen).size, seen.length]).toEqual([3_303, 3_303]);
    // What isn't found is looked for in bounded steps, too.
    let steps = 0;
    for (let after: string | null = ''; after !== null; steps += 1) {
      const found: FoundBets = await search({ text: 'nobody at all', ...(after === '' ? {} : { after }) });
      expect(found.bets).toEqual([]);
      expect(found.lookedBackToMs === null).toBe(found.next === null);
      after = found.next;
    }
    expect(steps).toBe(3);
  });

  it('reads no more rows than it looks at, however many there are', async () => {
    await database.pool.query('analyze ticket, wager, wager_item');
    const values = ['MANY', 0, Number.MAX_SAFE_INTEGER, 0, true, ...Array.from({ length: 6 }, () => null)];
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, timing off) ${SELECT_LOOKED_AT}`,
      values,
    );
    const plan = rows.map((row) => row['QUERY PLAN']);
    expect(plan.join('\n')).toMatch(/ticket_customer/);
    const read = plan.flatMap((line) =>
      [...line.matchAll(/actual rows=([\d.]+)/g)].map(([, n]) => Number(n)),
    );
    expect(read.length).toBeGreaterThan(3);
    expect(Math.max(...read)).toBeLessThanOrEqual(2 * TICKETS_LOOKED_AT);
  });
});
