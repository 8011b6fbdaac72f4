import { isFuture } from '@lineboard/domain/open-bets/is-future';
import type { OpenBetsAnswer } from '@lineboard/domain/open-bets/open-bets-answer';
import type { GamePick, GameWagerType, Side } from '@lineboard/domain/pick/pick';
import type { TicketRequest, WagerItemRequest } from '@lineboard/domain/request/ticket-request';
import type { TransactionsAnswer } from '@lineboard/domain/transactions/transaction';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../testing/customers/seed-customer.ts';
import { createTestDatabase, testEngines } from '../../testing/servers/test-database.ts';
import { createTestGateway, type TestGateway } from '../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../testing/samples/ticket-request.ts';
import type { Database } from '../database/create-database.ts';
import { startGrading } from '../grading/start-grading.ts';

/** An item of game 1 on another market than its spread. */
const onMarket = (wagerType: GameWagerType, side: Side, seenPrice: number, seenLine: number | null) =>
  createItem(1, {
    pick: { type: 'G', gameNum: 1, periodNumber: 0, wagerType, side } satisfies GamePick,
    seenPrice,
    seenLine,
  });

const CONTEST = createItem(1, {
  pick: { type: 'C', contestNum: 7, contestantNum: 3 },
  seenPrice: 1_200,
  seenLine: null,
  amountCents: 1_000,
});
const PAIR = [createItem(1), createItem(2)];
const AMOUNT = { amountCents: 1_000 };

describe.each(testEngines())('open bets on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let customerId: string;
  let customers = 0;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  afterAll(() => drop());
  beforeEach(async () => {
    customers += 1;
    customerId = `C${customers}`;
    await seedCustomer(database, {
      customerId,
      balanceCents: 1_000_000,
      freePlayCents: 50_000,
      enableRifFlag: true,
      restrictions: [{ code: 'PLOPEN' }],
    });
    gateway = await createTestGateway(database);
    for (const gameNum of [1, 2, 3]) gateway.book.putGame({ gameNum });
    gateway.book.putContest({ contestNum: 7, contestantNum: 3 });
  });

  const place = async (items: WagerItemRequest[], options: Partial<TicketRequest> = {}): Promise<number> => {
    const answer = await gateway.tickets.place(customerId, createTicket(items, options));
    if (answer.state !== 'accepted') throw new Error(JSON.stringify(answer));
    return answer.ticketNumber;
  };
  const ask = async <T>(url: string, of = customerId): Promise<T> =>
    (await gateway.app.inject({ url, headers: { cookie: await gateway.cookieOf(of) } })).json<T>();
  const readBets = (of?: string) => ask<OpenBetsAnswer>('/api/open-bets', of);
  /** Oldest first, as they were placed. */
  const readOpen = async () => (await readBets()).open.toSorted((a, b) => a.ticketNumber - b.ticketNumber);
  const grade = async (): Promise<void> => {
    const grading = startGrading(gateway.grading, {
      onError: (error) => {
        throw error;
      },
    });
    gateway.book.say({ gameNum: 1, score1: 10, score2: 20 });
    gateway.book.say({ gameNum: 2, score1: 20, score2: 10 });
    await grading.settled();
    await grading.stop();
  };

  it('ENT1-58, ENT2-11: the codes are S, M, L, E, C of a straight, P, T and I of wagers with more items', async () => {
    await place([createItem(1)]);
    await place([onMarket('M', 'team1', 140, null)]);
    await place([onMarket('L', 'over', -110, 44)]);
    await place([onMarket('E', 'team1Over', -115, 20.5)]);
    await place([CONTEST]);
    await place(PAIR, { wagerType: 'parlay', ...AMOUNT });
    await place([...PAIR, createItem(3)], { wagerType: 'parlay', roundRobinSizes: [2], ...AMOUNT });
    await place(PAIR, { wagerType: 'teaser', teaserName: 'T tp 6/4', ...AMOUNT });
    await place(PAIR, { wagerType: 'ifWinOnly' });
    await place(PAIR, { wagerType: 'actionReverse', ...AMOUNT });
    const codes = (await readOpen()).map(({ wagerType }) => wagerType);
    expect(codes.join()).toBe('S,M,L,E,C,P,P,T,I,I');
  });

  it('ENT1-52, ENT1-53: an item says spread, money line, total or team total, and of a total over or under', async () => {
    await place([
      createItem(2),
      onMarket('M', 'team1', 140, null),
      { ...onMarket('L', 'over', -110, 44), itemId: 'over' },
      { ...onMarket('L', 'under', -110, 44), itemId: 'under' },
      { ...onMarket('E', 'team1Under', -105, 20.5), itemId: 'team' },
    ]);
    const items = (await readOpen()).flatMap((bet) => bet.items);
    expect(items.map(({ pick }) => pick.type === 'G' && [pick.wagerType, pick.side])).toEqual([
      ['S', 'team2'],
      ['M', 'team1'],
      ['L', 'over'],
      ['L', 'under'],
      ['E', 'team1Under'],
    ]);
  });

  it('CALL1-37: the totals know the futures: contests, and what hangs on a whole season', async () => {
    gateway.book.putGame({ gameNum: 9, sportSubType: 'NFL Regular Season Wins' });
    await place([createItem(1)]);
    await place([CONTEST]);
    await place([createItem(9)]);
    const { open, totals, futures } = await readBets();
    expect([totals.count, futures.count]).toEqual([3, 2]);
    const season = open.filter(isFuture);
    expect(futures.riskCents).toBe(season.reduce((sum, { riskCents }) => sum + riskCents, 0));
  });

  it('ENT1-46: a bet carries every field of the specification', async () => {
    const parent = await place([createItem(1)]);
    const rif = { ticketNumber: parent, wagerNumber: 1, winOnly: true };
    const child = await place([createItem(2)], { parentRif: rif });
    await place([createItem(3)], { useFreePlay: true });
    await place(PAIR, { wagerType: 'parlay', openSpots: 2, ...AMOUNT });
    const open = await readOpen();
    expect(open[0]).toMatchObject({
      ticketNumber: parent,
      wagerNumber: 1,
      wagerStatus: 'O',
      wagerType: 'S',
      acceptedAtMs: gateway.clock.wallMs,
      riskCents: 11_000,
      toWinCents: 10_000,
      freePlayFlag: false,
      items: [{ sportSubType: 'NFL' }],
      rifParent: null,
      rifChildTicketNumber: child,
    });
    expect(open[1]?.rifParent).toEqual(rif);
    expect(open[2]?.freePlayFlag).toBe(true);
    // Four picks, of which two are still empty.
    expect(open[3]).toMatchObject({ items: [{}, {}], terms: { openSpots: 2 } });
  });

  it('ENT1-47, CALL1-37: status O is open; a bet that is decided is no longer among them, and nobody sees another’s', async () => {
    const [won, lost] = [await place([createItem(1)]), await place([createItem(2)])];
    await place([createItem(3)]);
    expect((await readOpen()).map(({ wagerStatus }) => wagerStatus)).toEqual(['O', 'O', 'O']);
    await grade();
    const { open, graded } = await readBets();
    expect(open.map(({ wagerStatus }) => wagerStatus)).toEqual(['O']);
    const statuses = Object.fromEntries(graded.map((bet) => [bet.ticketNumber, bet.wagerStatus]));
    expect(statuses).toEqual({ [won]: 'W', [lost]: 'L' });
    await seedCustomer(database, { customerId: `${customerId}X` });
    expect(await readBets(`${customerId}X`)).toMatchObject({ pending: [], open: [], next: null, graded: [] });
  });

  it('ENT1-43, ENT1-44: a transaction’s wager type P is parlay and T is teaser, its outcome W or L', async () => {
    await place([createItem(1)]);
    await place(PAIR, { wagerType: 'parlay', ...AMOUNT });
    await place([createItem(1), { ...onMarket('L', 'under', -110, 44), itemId: 'under' }], {
      wagerType: 'teaser',
      teaserName: 'T tp 6/4',
      ...AMOUNT,
    });
    await grade();
    const { transactions, bets } = await ask<TransactionsAnswer>('/api/transactions');
    expect(transactions.filter(({ kind }) => kind === 'grade')).toHaveLength(3);
    const outcomes = Object.fromEntries(bets.map((bet) => [bet.wagerType, bet.wagerStatus]));
    expect(outcomes).toEqual({ S: 'W', P: 'L', T: 'W' });
  });
});
