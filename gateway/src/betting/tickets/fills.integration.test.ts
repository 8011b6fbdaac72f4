import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type {
  TicketRequest,
  WagerItemRequest,
  WagerRef,
} from '@lineboard/domain/betting/request/ticket-request';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCustomer, type TestCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestDatabase, testEngines } from '../../../testing/servers/test-database.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';

const FAR_TEASER = 'T tl 13/9 4 teams';
const OPEN = ['PLOPEN', 'TEOPEN'].map((code) => ({ code }));

/** Through the door that a browser has: POST /api/tickets. */
describe.each(testEngines())('filling over HTTP on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let customers = 0;
  let cookie: string;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  beforeEach(async () => {
    gateway = await createTestGateway(database);
    for (let gameNum = 1; gameNum <= 14; gameNum += 1) gateway.book.putGame({ gameNum });
    await signIn();
  });
  afterAll(async () => {
    expect(await checkBalances(database.pool)).toEqual([]);
    await drop();
  });

  const signIn = async (fields: Omit<TestCustomer, 'customerId'> = {}): Promise<string> => {
    customers += 1;
    const customerId = `FILL${customers}`;
    await seedCustomer(database, {
      customerId,
      balanceCents: 10_000_000,
      limitCents: 1_000_000,
      restrictions: OPEN,
      ...fields,
    });
    cookie = await gateway.cookieOf(customerId);
    return customerId;
  };
  const post = async (items: WagerItemRequest[], fields: Partial<TicketRequest>): Promise<TicketAnswer> => {
    const { statusCode, body } = await gateway.app.inject({
      method: 'POST',
      url: '/api/tickets',
      headers: { origin: TEST_ORIGIN, cookie, 'content-type': 'application/json' },
      payload: JSON.stringify(createTicket(items, fields)),
    });
    expect(statusCode).toBe(200);
    return JSON.parse(body) as TicketAnswer;
  };
  const open = async (items: WagerItemRequest[], fields: Partial<TicketRequest>): Promise<WagerRef> => {
    const answer = await post(items, { amountCents: 50_000, openSpots: 3, ...fields });
    if (answer.state !== 'accepted') throw new Error(`not placed: ${JSON.stringify(answer)}`);
    return { ticketNumber: answer.ticketNumber, wagerNumber: 1 };
  };
  const openParlay = (openSpots = 3) =>
    open([createItem(1), createItem(2)], { wagerType: 'parlay', openSpots });
  const openTeaser = () =>
    open([createItem(1)], { wagerType: 'teaser', teaserName: FAR_TEASER, openSpots: 3 });

  it('HR-15.3: an open parlay takes no leg at a teaser’s points', async () => {
    const filling = await openParlay();
    const fields = { wagerType: 'teaser', teaserName: FAR_TEASER, filling } as const;
    expect(await post([createItem(3)], fields)).toMatchObject({
      state: 'refused',
      code: 'openSpotsOtherKind',
    });
    expect(await post([createItem(3)], { wagerType: 'parlay', filling })).toMatchObject({
      state: 'accepted',
    });
  });

  it('HR-15.3: an open teaser takes no money line at its card’s price', async () => {
    const filling = await openTeaser();
    gateway.book.moveLine(3, { moneyLine2: -1_750 });
    const pick = { type: 'G', gameNum: 3, periodNumber: 0, market: 'M', side: 'team2' } as const;
    const heavy = createItem(3, { pick, seenPrice: -1_750, seenLine: null });
    expect(await post([heavy], { wagerType: 'parlay', filling })).toMatchObject({
      state: 'refused',
      code: 'openSpotsOtherKind',
    });
    expect(await post([heavy], { wagerType: 'teaser', teaserName: FAR_TEASER, filling })).toMatchObject({
      state: 'refused',
      items: [{ code: 'wagerTypeUnavailable' }],
    });
  });

  it('HR-15.3: no other wager type fills, and filling allows no other option', async () => {
    const filling = await openParlay();
    for (const wagerType of ['straight', 'ifWinOnly', 'ifWinOrPush', 'actionReverse'] as const)
      expect(await post([createItem(3)], { wagerType, filling }), wagerType).toMatchObject({
        state: 'refused',
        code: 'openSpotsOtherKind',
      });
    for (const option of [
      { arbc: true },
      { useFreePlay: true },
      { lessJuice: true },
      { roundRobinSizes: [2] },
      { openSpots: 1 },
      { parentRif: { ...filling, winOnly: false } },
      { teaserName: FAR_TEASER },
    ])
      expect(await post([createItem(3)], { wagerType: 'parlay', filling, ...option })).toMatchObject({
        state: 'refused',
      });
  });

  it('HR-10.4, HR-15.4: long prices in open spots stay within the largest payout', async () => {
    await signIn({ caps: { parlayMaxPayoutCents: 10_000_000 } });
    const filling = await openParlay(10);
    const pick = { type: 'G', periodNumber: 0, market: 'M', side: 'team2' } as const;
    const long = Array.from({ length: 10 }, (_, at) => {
      gateway.book.moveLine(at + 3, { moneyLine2: 2_800 });
      return createItem(at + 3, {
        pick: { ...pick, gameNum: at + 3 },
        seenPrice: 2_800,
        seenLine: null,
      });
    });
    expect(await post(long, { wagerType: 'parlay', filling })).toMatchObject({
      state: 'refused',
      code: 'payoutExceeded',
    });
  });

  it('HR-4.7, HR-15.4: a circled line takes no more in an open spot than in a new parlay', async () => {
    const filling = await openParlay();
    gateway.book.moveLine(3, { spreadLineStatus: 'I', spreadMaxWagerCents: 1_000 });
    expect(await post([createItem(3)], { wagerType: 'parlay', filling })).toMatchObject({
      state: 'refused',
      code: 'amountExceeded',
      items: [{ itemId: 'item-3', code: 'amountExceeded', params: { maxRiskCents: 1_000 } }],
    });
  });

  it('HR-15.3: nobody fills another customer’s wager', async () => {
    const filling = await openParlay();
    await signIn();
    expect(await post([createItem(3)], { wagerType: 'parlay', filling })).toMatchObject({
      state: 'refused',
      code: 'openSpotsClosed',
    });
  });

  it('HR-12.7: no other ticket has a teaser’s name', async () => {
    expect(await post([createItem(1)], { teaserName: FAR_TEASER })).toMatchObject({
      state: 'refused',
      code: 'optionUnavailable',
    });
  });

  it('HR-14.6: a round robin’s amount is no to-win', async () => {
    const items = [1, 2, 3].map((gameNum) => createItem(gameNum));
    const robin = { wagerType: 'parlay', roundRobinSizes: [2], amountCents: 100_000 } as const;
    expect(await post(items, { ...robin, amountEntered: 'toWin' })).toMatchObject({
      state: 'refused',
      code: 'roundRobinToWin',
    });
    expect(await post(items, { ...robin, amountEntered: 'risk' })).toMatchObject({ state: 'accepted' });
  });
});
