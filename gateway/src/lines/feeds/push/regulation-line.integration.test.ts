import type { TicketRequest, WagerItemRequest } from '@lineboard/domain/betting/request/ticket-request';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../../testing/customers/seed-customer.ts';
import { createPushingGateway, type PushingGateway } from '../../../../testing/gateways/pushing-gateway.ts';
import { movedLine, pushedGame, pushedScore } from '../../../../testing/samples/push-rows.ts';
import { createItem, createTicket } from '../../../../testing/samples/ticket-request.ts';
import { createTestDatabase, oneEngine } from '../../../../testing/servers/test-database.ts';
import type { Database } from '../../../ground/database/create-database.ts';

const REGULATION = 10;
const PRICES = { team1: 140, team2: 165, draw: 330 } as const;
const [PLACED, WHOLE] = [
  { moneyLine1: PRICES.team1, moneyLine2: PRICES.team2, moneyLineDraw: PRICES.draw },
  { moneyLine1: -125, moneyLine2: 105 },
];

describe.each(oneEngine())('a regulation line on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: PushingGateway;
  let num = 0;
  let customerId: string;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  beforeEach(async () => {
    num += 1;
    customerId = `R${num}`;
    await seedCustomer(database, { customerId });
    gateway = await createPushingGateway(database, ['mover']);
    const nhl = { sportType: 'Hockey', sportSubType: 'NHL' };
    await gateway.push('mover', [pushedGame(num, nhl), movedLine(num, WHOLE)], true);
  });
  afterEach(() => gateway.close());
  afterAll(() => drop());

  const regulation = (fields: object = PLACED) => movedLine(num, { periodNumber: REGULATION, ...fields });
  const itemOn = (
    side: keyof typeof PRICES,
    periodNumber = REGULATION,
    fields: Partial<WagerItemRequest> = {},
  ): WagerItemRequest =>
    createItem(num, {
      itemId: `${periodNumber}.${side}`,
      seen: gateway.book.position,
      pick: { type: 'G', gameNum: num, periodNumber, market: 'M', side },
      seenPrice: periodNumber === REGULATION ? PRICES[side] : side === 'team1' ? -125 : 105,
      seenLine: null,
      amountCents: 10_000,
      ...fields,
    });
  const place = (items: WagerItemRequest[], fields: Partial<TicketRequest> = {}) =>
    gateway.place(customerId, createTicket(items, fields));
  const placeSides = async (): Promise<void> => {
    for (const side of ['team1', 'draw', 'team2'] as const)
      expect(await place([itemOn(side)])).toMatchObject({ state: 'accepted' });
    expect(await place([itemOn('team1', 0)])).toMatchObject({ state: 'accepted' });
  };
  /** The statuses of the three sides, and of the game's own money line on the visitor. */
  const statuses = async () =>
    (
      await database.kysely
        .selectFrom('wager')
        .select('status')
        .where('customer_id', '=', customerId)
        .orderBy('ticket_number')
        .execute()
    )
      .map(({ status }) => status)
      .join('');
  const level = [
    [1, 0],
    [0, 1],
    [1, 1],
  ];

  it('HR-74.2, HR-41.1: next to the two-way line it goes to the draw when regulation ends level, and a correction grades it again', async () => {
    expect((await gateway.push('mover', [regulation()])).refused).toEqual([]);
    await placeSides();
    await gateway.push('mover', [pushedScore(num, 2, 2, { phase: 'live', segments: level })]);
    expect(await statuses()).toBe('OOOO');
    await gateway.push('mover', [pushedScore(num, 3, 2, { segments: [...level, [1, 0]] })]);
    expect(await statuses()).toBe('LWLW');
    await gateway.push('mover', [
      pushedScore(num, 3, 1, {
        segments: [
          [1, 0],
          [0, 0],
          [2, 1],
        ],
      }),
    ]);
    expect(await statuses()).toBe('WLLW');
    const items = await database.kysely
      .selectFrom('wager_item')
      .select(['period_number', 'three_way'])
      .where('customer_id', '=', customerId)
      .orderBy('ticket_number')
      .execute();
    expect(items.map((item) => [item.period_number, item.three_way])).toEqual([
      [10, true],
      [10, true],
      [10, true],
      [0, false],
    ]);
  });

  it('HR-40.4, HR-74.3: a final without period scores decides what it can, and says that regulation waits', async () => {
    await gateway.push('mover', [regulation()]);
    await placeSides();
    const bare = await gateway.push('mover', [pushedScore(num, 3, 2)]);
    expect(bare.waiting).toEqual([{ row: 0, field: 'segments', periodNumbers: [REGULATION] }]);
    expect(await statuses()).toBe('OOLW');
    const whole = await gateway.push('mover', [pushedScore(num, 3, 2, { segments: [...level, [1, 0]] })]);
    expect([whole.waiting, await statuses()]).toEqual([[], 'LWLW']);
  });

  it('HR-32.6: without its draw no side is taken, and one that comes a row later opens all three', async () => {
    const { moneyLineDraw, ...teams } = PLACED;
    await gateway.push('mover', [regulation(teams)]);
    expect(await place([itemOn('team1')])).toMatchObject({ items: [{ code: 'lineHeld' }] });
    const answer = await gateway.push('mover', [regulation({ moneyLineDraw })]);
    expect(answer.held).toEqual([]);
    await placeSides();
    // The game's own line has no draw that may come.
    const added = await gateway.push('mover', [
      movedLine(num, { moneyLine1: 115, moneyLine2: 125, moneyLineDraw: 900 }),
    ]);
    expect(added.held).toMatchObject([{ code: 'drawAdded' }]);
  });

  it('HR-11.1, HR-11.2: is in no parlay with the game’s own money line', async () => {
    await gateway.push('mover', [regulation()]);
    const legs = [itemOn('draw'), itemOn('team1', 0)];
    expect(await place(legs, { wagerType: 'parlay', amountCents: 1_000 })).toMatchObject({
      items: [{ code: 'correlatedLegs' }, { code: 'correlatedLegs' }],
    });
  });

  it('takes spread and total of it, and none of it in sports that have no such line', async () => {
    const points = { spread1: 0.5, spread2: -0.5, spreadAdj1: -150, spreadAdj2: 130 };
    const total = { totalPoints: 5.5, ttlPtsAdj1: -105, ttlPtsAdj2: -115 };
    expect((await gateway.push('mover', [regulation({ ...PLACED, ...points, ...total })])).taken).toBe(1);
    const others = ['Soccer', 'Baseball', 'Tennis'].map((sportType, at) => {
      const gameNum = 1_000 + 10 * num + at;
      const game = pushedGame(gameNum, { sportType, sportSubType: sportType, team1Id: `Away ${at}` });
      return [game, movedLine(gameNum, { periodNumber: REGULATION, ...PLACED })];
    });
    const answer = await gateway.push('mover', others.flat());
    expect(answer.refused.map(({ row, code, field }) => [row, code, field])).toEqual([
      [1, 'feedRowInvalid', 'periodNumber'],
      [3, 'feedRowInvalid', 'periodNumber'],
      [5, 'feedRowInvalid', 'periodNumber'],
    ]);
  });
});
