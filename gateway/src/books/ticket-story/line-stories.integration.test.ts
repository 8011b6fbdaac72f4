import { LINE_STORY_MS, MOST_LINE_MOVES } from '@lineboard/domain/books/ticket-story/story-bounds';
import type { StoryLeg } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import { findAnswerFault } from '@lineboard/domain/doors/contract/find-answer-fault';
import type { WagerItemRequest } from '@lineboard/domain/betting/request/ticket-request';
import type { Insertable } from 'kysely';
import { describe, expect, it } from 'vitest';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';
import type { Tables } from '../../ground/database/tables.ts';
import { SELECT_OF_GAMES } from './read-line-stories.ts';
import { readTicketStory } from './read-ticket-story.ts';

type Move = Insertable<Tables['line_move']>;

describe.each(oneEngine())('how lines moved before a ticket on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);
  const { place, placeParlay, gameNum } = games;
  const bookMs = (): number => games.gateway.clock.wallMs;
  /** The beginning of a second, so many before now. */
  const second = (before: number): number => (Math.floor(bookMs() / 1_000) - before) * 1_000;

  const put = (at: number, moves: ReadonlyArray<Partial<Move> & { at_ms: number }>) =>
    games.database.kysely
      .insertInto('line_move')
      .values(
        moves.map((move) => ({
          game_num: gameNum(at),
          period_number: 0,
          market: 'S' as const,
          store: 'main',
          points: 3,
          points2: -3,
          price1: -110,
          price2: -110,
          price_draw: null,
          open_before: true,
          begins_ms: 4_000_000_000_000,
          pitcher1: null,
          pitcher2: null,
          over_ms: 4_000_000_000_000,
          ...move,
        })),
      )
      .execute();
  const legsOf = async (ticketNumber: number): Promise<readonly StoryLeg[]> => {
    const story = await readTicketStory(games.gateway.grading, games.customerId, ticketNumber);
    expect(findAnswerFault('readTicketStory', 200, story)).toBeNull();
    return story?.legs ?? [];
  };
  const placeItem = async (fields: Partial<WagerItemRequest>) => {
    const ticket = createTicket([createItem(gameNum(1), fields)]);
    const answer = await games.gateway.tickets.place(games.customerId, ticket);
    if (answer.state !== 'accepted') throw new Error(JSON.stringify(answer));
    return answer.ticketNumber;
  };

  it('has the moves of the leg’s own side between its pick and its acceptance, and what stood before', async () => {
    await put(1, [
      { at_ms: second(40), price2: -105 },
      { at_ms: second(20), price2: -107 },
      // The other side’s alone.
      { at_ms: second(15), price2: -107, price1: -115 },
      { at_ms: second(10), points: 2.5, points2: -2.5, price2: -125, open_before: false },
      { at_ms: second(5) },
    ]);
    await put(1, [{ at_ms: second(12), market: 'L', points: 44, points2: null }]);
    await put(1, [{ at_ms: second(12), store: 'other', price2: -150 }]);
    await put(2, [{ at_ms: second(12), price2: -150 }]);
    const pickedAtMs = second(30) + 250;
    const [leg] = await legsOf(await placeItem({ pickedAtMs, pickedPrice: -105, pickedLine: -3 }));
    expect(leg).toMatchObject({ pickedAtMs, acceptedAtMs: Math.round(bookMs()) });
    expect(leg?.line).toEqual({
      sinceMs: pickedAtMs,
      stood: { price: -105, points: -3, isOpen: true },
      moves: [
        { atMs: second(20), price: -107, points: -3, isOpen: true },
        { atMs: second(10), price: -125, points: -2.5, isOpen: false },
        { atMs: second(5), price: -110, points: -3, isOpen: true },
      ],
      earlier: 0,
    });
  });

  it.each([
    ['L', 'over', 44, { points: 44, points2: null }, -111, 44],
    ['L', 'under', 44, { points: 44, points2: null }, -112, 44],
    ['E', 'team2Under', 23.5, { market: 'E2', points: 23.5, points2: null }, -112, 23.5],
    ['M', 'team1', null, { points: null, points2: null }, -111, null],
  ] as const)('reads %s %s from its own columns', async (market, side, seenLine, row, price, points) => {
    await put(1, [
      { market: market === 'E' ? 'E2' : market, at_ms: second(900), price1: -111, price2: -112, ...row },
    ]);
    const [leg] = await legsOf(
      (
        await place(
          [1],
          { priceAcceptance: 'better' },
          {
            pick: { type: 'G', gameNum: gameNum(1), periodNumber: 0, market, side },
            seenLine,
            seenPrice: market === 'M' ? 130 : -120,
          },
        )
      ).ticketNumber,
    );
    expect(leg?.line).toMatchObject({ stood: { price, points }, moves: [] });
  });

  it('of a pick on a contest has its contestant’s', async () => {
    games.gateway.book.putContest({ contestNum: gameNum(1), contestantNum: 2, moneyLine: 1200 });
    const row = {
      contest_num: gameNum(1),
      store: 'main',
      feed_id: 'fake',
      contestant_name: 'Golfer 2',
      begins_ms: 4_000_000_000_000,
      over_ms: 4_000_000_000_000,
    };
    await games.database.kysely
      .insertInto('contest_move')
      .values([
        { ...row, contestant_num: 2, at_ms: second(900), price: 1400 },
        { ...row, contestant_num: 2, at_ms: second(30), price: null },
        { ...row, contestant_num: 2, at_ms: second(20), price: 1200 },
        { ...row, contestant_num: 1, at_ms: second(25), price: 900 },
      ])
      .execute();
    const [leg] = await legsOf(
      await placeItem({
        pick: { type: 'C', contestNum: gameNum(1), contestantNum: 2 },
        seenLine: null,
        seenPrice: 1200,
        amountCents: 1_000,
      }),
    );
    expect(leg?.line).toMatchObject({
      stood: { price: 1400, points: null },
      moves: [
        { price: null, isOpen: false },
        { price: 1200, isOpen: true },
      ],
    });
  });

  it('knows nothing of alternate lines, nor of what isn’t kept any more', async () => {
    await put(1, [{ at_ms: second(900) }, { at_ms: second(900), period_number: 20 }]);
    const [alternate] = await legsOf(
      await placeItem({
        pick: { type: 'G', gameNum: gameNum(1), periodNumber: 20, market: 'S', side: 'team2' },
      }),
    );
    expect(alternate?.line).toBeNull();
    const { ticketNumber } = await place([2], {});
    expect((await legsOf(ticketNumber))[0]).toMatchObject({ line: null, pickedAtMs: null });
  });

  it('tells of a leg in an open spot until it came in, and of the others until the ticket did', async () => {
    for (const at of [1, 2, 3]) await put(at, [{ at_ms: second(900) }]);
    const { ticketNumber } = await placeParlay([1, 2], { openSpots: 1 });
    const acceptedAtMs = Math.round(bookMs());
    games.gateway.clock.wallMs += 60_000;
    const between = second(30);
    for (const at of [1, 3]) await put(at, [{ at_ms: between, price2: -150 }]);
    await put(3, [{ at_ms: second(10) }]);
    await place([3], {
      wagerType: 'parlay',
      filling: { ticketNumber, wagerNumber: 1 },
      amountCents: 0,
    });
    const legs = await legsOf(ticketNumber);
    expect(legs.map((leg) => [leg.acceptedAtMs === acceptedAtMs, leg.line?.moves.length])).toEqual([
      [true, 0],
      [true, 0],
      [false, 2],
    ]);
  });

  it('a round robin of twelve has the moves of each leg', async () => {
    const twelve = Array.from({ length: 12 }, (_, at) => at + 1);
    for (const at of twelve) {
      games.gateway.book.putGame({ gameNum: gameNum(at) });
      await put(at, [{ at_ms: second(900) }, { at_ms: second(30), price2: -120 }, { at_ms: second(20) }]);
    }
    const { ticketNumber } = await placeParlay(twelve, { roundRobinSizes: [2], amountCents: 100 });
    const legs = await legsOf(ticketNumber);
    expect(legs.map(({ line }) => line?.moves.length)).toEqual(twelve.map(() => 2));
  });

  it('reads some minutes of a market by its key, however long its history is', async () => {
    const seconds = LINE_STORY_MS / 1_000;
    await games.database.pool.query(
      `insert into line_move (game_num, period_number, market, store, at_ms, points, points2, price1, price2,
         open_before, begins_ms, over_ms)
       select $1, 0, 'S', 'main', $2::bigint - n * 1000, 3, -3, -110, -110 - n % 2, true, 4e12, 4e12
       from generate_series(-60000, 60000) n`,
      [gameNum(1), second(0)],
    );
    await games.database.pool.query('analyze line_move');
    const { ticketNumber } = await place([1], {}, { pickedAtMs: 0 });
    const [leg] = await legsOf(ticketNumber);
    expect(leg?.line?.moves).toHaveLength(MOST_LINE_MOVES);
    expect(leg?.line?.earlier).toBe(seconds + 1 - MOST_LINE_MOVES);
    const asked = {
      nth: 0,
      game_num: gameNum(1),
      period_number: 0,
      market: 'S',
      side: 'team2',
      was_live: false,
      store: 'main',
      since_ms: second(seconds),
      until_ms: second(0),
    };
    const { rows } = await games.database.pool.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, timing off) ${SELECT_OF_GAMES}`,
      [JSON.stringify([asked])],
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('line_move_pkey');
    expect(plan).not.toContain('Seq Scan on line_move');
    const read = [...plan.matchAll(/actual rows=([\d.]+)/g)].map(([, count]) => Number(count));
    expect(read.length).toBeGreaterThan(3);
    expect(Math.max(...read)).toBeLessThanOrEqual(seconds + 2);
    expect(plan).not.toMatch(/Rows Removed by Filter: \d{4,}/);
  });
});
