import { isFuture } from '@lineboard/domain/books/open-bets/is-future';
import type { Bet, OpenBetsAnswer } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { GamePick, Market, Side } from '@lineboard/domain/ground/pick/pick';
import type { TicketRequest, WagerItemRequest } from '@lineboard/domain/betting/request/ticket-request';
import type { TransactionsAnswer } from '@lineboard/domain/books/transactions/transaction.schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createTestGateway, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { startGrading } from '../../betting/grading/start-grading.ts';

/** An item of game 1 on another market than its spread. */
const onMarket = (market: Market, side: Side, seenPrice: number, seenLine: number | null) =>
  createItem(1, {
    pick: { type: 'G', gameNum: 1, periodNumber: 0, market, side } satisfies GamePick,
    seenPrice,
    seenLine,
  });

const CONTEST = createItem(1, {
  pick: { type: 'C', contestNum: 7, contestantNum: 3 },
  seenPrice: 1_200,
  seenLine: null,
  amountCents: 1_000,
});
const START_MS = 4_100_000_000_000;
const PAIR = [createItem(1), createItem(2)];
const AMOUNT = { amountCents: 1_000 };

describe.each(oneEngine())('open bets on $name PostgreSQL', (engine) => {
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
    const codes = (await readOpen()).map(({ betType }) => betType);
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
    expect(items.map(({ pick }) => pick.type === 'G' && [pick.market, pick.side])).toEqual([
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

  it('ENT1-46.10: a bet says what it rolls from and what rolls from it', async () => {
    const parent = await place([createItem(1)]);
    const rif = { ticketNumber: parent, wagerNumber: 1, winOnly: true };
    const child = await place([createItem(2)], { parentRif: rif });
    const open = await readOpen();
    expect(open[0]).toMatchObject({ rifParent: null, rifChildTicketNumber: child });
    expect(open[1]).toMatchObject({ rifParent: rif, rifChildTicketNumber: null });
  });

  it('CALL1-38: every link of a chain answers the whole chain, to its own customer alone', async () => {
    const alone = await place([createItem(1)]);
    const first = await place([createItem(1)]);
    const rollFrom = (ticketNumber: number, winOnly: boolean) => ({
      parentRif: { ticketNumber, wagerNumber: 1, winOnly },
    });
    const second = await place([createItem(2)], rollFrom(first, true));
    const third = await place([createItem(3)], rollFrom(second, false));
    const ask = async (ticketNumber: number, of = customerId) => {
      const answer = await gateway.app.inject({
        url: `/api/bets/${ticketNumber}-1/hook-ups`,
        headers: { cookie: await gateway.cookieOf(of) },
      });
      return answer.statusCode === 200
        ? answer.json<{ bets: Bet[] }>().bets.map((bet) => [bet.ticketNumber, bet.rifParent?.winOnly])
        : answer.json<unknown>();
    };
    for (const link of [first, second, third])
      expect(await ask(link)).toEqual([
        [first, undefined],
        [second, true],
        [third, false],
      ]);
    expect(await ask(alone)).toEqual([[alone, undefined]]);
    const notFound = { error: { code: 'notFound' } };
    expect(await ask(third + 1)).toEqual(notFound);
    await seedCustomer(database, { customerId: `${customerId}-OTHER` });
    expect(await ask(first, `${customerId}-OTHER`)).toEqual(notFound);
  });

  it('ENT1-49: a bet says whether it is free play', async () => {
    await place([createItem(1)]);
    await place([createItem(3)], { useFreePlay: true });
    expect((await readOpen()).map(({ freePlayFlag }) => freePlayFlag)).toEqual([false, true]);
  });

  it('ENT1-46.7: two of four picks are still empty', async () => {
    await place(PAIR, { wagerType: 'parlay', openSpots: 2, ...AMOUNT });
    expect((await readOpen())[0]).toMatchObject({ items: [{}, {}], terms: { openSpots: 2 } });
  });

  it.each([
    ['ENT1-46.1', (ticketNumber: number) => ({ ticketNumber, wagerNumber: 1 })],
    ['ENT1-46.2', () => ({ betType: 'S' })],
    ['ENT1-46.3', () => ({ items: [{ sportSubType: 'NFL' }] })],
    ['ENT1-46.4', () => ({ acceptedAtMs: gateway.clock.wallMs })],
    ['ENT1-46.5', () => ({ riskCents: 11_000, toWinCents: 10_000 })],
  ])('%s: a bet carries what the specification names', async (_id, expected) => {
    const ticketNumber = await place([createItem(1)]);
    expect((await readOpen())[0]).toMatchObject(expected(ticketNumber));
  });

  /** The home team at −3 and −110 with half a point bought: −2½ at −135. */
  it.each([
    ['ENT1-50.3', { pick: { periodNumber: 0 } }],
    ['ENT1-50.5', { linePoints: -3 }],
    ['ENT1-50.6', { finalLine: -2.5 }],
    ['ENT1-50.7', { pick: { side: 'team2' } }],
    ['ENT1-50.9', { finalPrice: -135 }],
    ['ENT1-50.13', { sportType: 'Football' }],
    ['ENT1-50.14', { team1Id: 'Visitors', team2Id: 'Homers' }],
    ['ENT1-50.15', { team1RotNum: 101, team2RotNum: 102 }],
    ['ENT1-50.20', { gameDateTimeMs: START_MS }],
    ['ENT1-50.21', { listedPitcher1: 'Webb', listedPitcher2: 'Skenes' }],
    ['ENT1-57', { pitcher1ReqFlag: true, pitcher2ReqFlag: false }],
    ['ENT1-50.23', { pick: { gameNum: 1 } }],
    ['ENT1-50.24', { correlation: { linkedContests: [12] } }],
  ])('%s: an item of a bet carries %o', async (_id, expected) => {
    gateway.book.putGame({
      gameNum: 1,
      gameDateTimeMs: START_MS,
      listedPitcher1: 'Webb',
      listedPitcher2: 'Skenes',
      correlation: [12],
    });
    await place([createItem(1, { pointsBought: 1, pitcher1ReqFlag: true })]);
    expect((await readOpen())[0]?.items[0]).toMatchObject(expected);
  });

  it('ENT1-50.8: an item of a teaser carries the points that it was moved by', async () => {
    await place([createItem(1), createItem(2)], { wagerType: 'teaser', teaserName: 'T tp 6/4', ...AMOUNT });
    expect((await readOpen())[0]?.items[0]).toMatchObject({ teaserPoints: 6, linePoints: -3, finalLine: 3 });
  });

  it('ENT1-50.16, ENT1-50.18: an item carries its score and result as soon as it has them', async () => {
    await place([createItem(1), createItem(3)], { wagerType: 'parlay', ...AMOUNT });
    await grade();
    const [won, open] = (await readOpen())[0]?.items ?? [];
    expect(won).toMatchObject({ score1: 10, score2: 20, result: ['W', 'W'] });
    expect(open).toMatchObject({ score1: null, score2: null, result: null });
  });

  it('ST1-44, CALL1-37: status O is open; a bet that is decided is no longer among them, and nobody sees another’s', async () => {
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
    const outcomes = Object.fromEntries(bets.map((bet) => [bet.betType, bet.wagerStatus]));
    expect(outcomes).toEqual({ S: 'W', P: 'L', T: 'W' });
  });
});
