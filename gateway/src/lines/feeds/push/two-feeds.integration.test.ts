import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  pushedContestLine,
  pushedGame,
  pushedLine,
  pushedScore,
} from '../../../../testing/samples/push-rows.ts';
import { createPushingGateway, type PushingGateway } from '../../../../testing/gateways/pushing-gateway.ts';
import { seedCustomer } from '../../../../testing/customers/seed-customer.ts';
import { createTestDatabase, oneEngine } from '../../../../testing/servers/test-database.ts';
import { createItem, createTicket } from '../../../../testing/samples/ticket-request.ts';
import type { Database } from '../../../ground/database/create-database.ts';

describe.each(oneEngine())('two push feeds on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: PushingGateway;
  let tests = 0;
  let num: number;
  let customerId: string;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  beforeEach(async () => {
    tests += 1;
    num = tests;
    customerId = `F${tests}`;
    await seedCustomer(database, { customerId });
    gateway = await createPushingGateway(database, ['owner', 'thief']);
    await gateway.push('owner', [pushedGame(num), pushedLine(num), pushedContestLine(num)], true);
    await gateway.push('thief', [], true);
  });
  afterEach(() => gateway.close());
  afterAll(() => drop());

  const place = async (): Promise<void> => {
    const seen = gateway.book.position;
    const tickets: TicketRequest[] = [
      createTicket([createItem(num, { seen })]),
      createTicket([
        createItem(num, {
          seen,
          pick: { type: 'C', contestNum: num, contestantNum: 1 },
          seenPrice: 500,
          seenLine: null,
          amountCents: 1_000,
        }),
      ]),
    ];
    for (const ticket of tickets)
      expect(await gateway.place(customerId, ticket)).toMatchObject({ state: 'accepted' });
  };
  const statuses = async () =>
    (
      await database.kysely
        .selectFrom('wager')
        .select('status')
        .where('customer_id', '=', customerId)
        .orderBy('ticket_number')
        .execute()
    ).map(({ status }) => status);

  it('HR-77.5: refuses what is said of another game of the same name, and a bet on the first waits for its own row', async () => {
    await place();
    const { contestantName } = pushedContestLine(num);
    const other = pushedContestLine(num, { contestantNum: 2, contestantName, outcome: 'W' });
    const renamed = { ...pushedContestLine(num, { contestantNum: 3, contestantName: 'Another' }) };
    for (const row of [other, { ...renamed, contestantName, outcome: 'W' as const }]) {
      await gateway.push('owner', [renamed]);
      expect((await gateway.push('owner', [row])).refused).toMatchObject([{ field: 'contestantName' }]);
    }
    await gateway.push('owner', [
      pushedContestLine(num, { contestantNum: 3, contestantName: 'Another', outcome: 'L' }),
    ]);
    expect(await statuses()).toEqual(['O', 'O']);
    await gateway.push('owner', [pushedContestLine(num, { outcome: 'W' })]);
    expect(await statuses()).toEqual(['O', 'W']);
  });

  it('HR-85.4: contests of which the feed says that one makes the other likelier are refused together, and left out of a round robin', async () => {
    const wins = 500 + num;
    expect(await gateway.push('owner', [pushedContestLine(wins, { related: [num] })])).toMatchObject({
      taken: 1,
    });
    const [stolen] = (await gateway.push('thief', [pushedContestLine(800 + num, { related: [num] })]))
      .refused;
    expect(stolen).toMatchObject({ code: 'feedNumberTaken', field: 'related' });
    const seen = gateway.book.position;
    const legs = [num, wins].map((contestNum) =>
      createItem(contestNum, {
        seen,
        pick: { type: 'C', contestNum, contestantNum: 1 },
        seenPrice: 500,
        seenLine: null,
      }),
    );
    const parlay = createTicket(legs, { wagerType: 'parlay', amountCents: 1_000 });
    const code = 'correlatedLegs';
    expect(await gateway.place(customerId, parlay)).toMatchObject({
      state: 'refused',
      items: [{ code }, { code }],
    });
    const robin = createTicket([...legs, createItem(num, { itemId: 'side', seen })], {
      wagerType: 'parlay',
      amountCents: 1_000,
      roundRobinSizes: [2],
    });
    expect(await gateway.place(customerId, robin)).toMatchObject({
      state: 'accepted',
      totalRiskCents: 2_000,
    });
  });

  it('HR-40.7: an outcome of the contest under another store decides nothing', async () => {
    await place();
    await gateway.push('thief', [pushedContestLine(num, { store: 'north', outcome: 'W' })]);
    expect(await statuses()).toEqual(['O', 'O']);
    expect(gateway.book.contest(num)).toMatchObject([{ feedId: 'owner', outcome: null }]);
    await gateway.push('owner', [pushedContestLine(num, { store: 'north', outcome: 'L' })]);
    expect(await statuses()).toEqual(['O', 'L']);
  });

  it('a final that a killed gateway took with it is graded from the next image', async () => {
    await place();
    // Its log is gone with it: what it answered last is nowhere.
    await gateway.close();
    gateway = await createPushingGateway(database, ['owner', 'thief']);
    const won = pushedContestLine(num, { outcome: 'W' });
    await gateway.push('owner', [pushedGame(num), pushedScore(num, 60, 0), won], true);
    const graded = await statuses();
    expect(graded).not.toContain('O');
    expect(graded[1]).toBe('W');
  });

  it('HR-40.7: a number that its owner no longer names is nobody else’s to decide', async () => {
    await place();
    await gateway.push('owner', [], true);
    const stolen = [pushedGame(num), pushedScore(num, 0, 60), pushedContestLine(num, { outcome: 'W' })];
    await gateway.push('thief', stolen);
    await gateway.push('thief', stolen, true);
    expect(await statuses()).toEqual(['O', 'O']);
    await gateway.push('thief', [], true);
    await gateway.push('owner', [
      pushedGame(num),
      pushedScore(num, 20, 17),
      pushedContestLine(num, { outcome: 'L' }),
    ]);
    expect(await statuses()).toEqual(['L', 'L']);
    await gateway.push('owner', [], true);
    await gateway.push('thief', stolen, true);
    expect(await statuses()).toEqual(['L', 'L']);
  });

  it('HR-40.7: a gateway that restarts, with an empty log, still knows whose bets they are', async () => {
    await place();
    await gateway.close();
    gateway = await createPushingGateway(database, ['owner', 'thief']);
    const stolen = [pushedGame(num), pushedScore(num, 0, 60), pushedContestLine(num, { outcome: 'W' })];
    await gateway.push('thief', stolen, true);
    expect(await statuses()).toEqual(['O', 'O']);
  });

  it('answers rows about what another feed owns as refused, counts them and tells the operator once', async () => {
    const rows = [
      pushedGame(num),
      pushedLine(num),
      pushedContestLine(num, { store: 'north' }),
      pushedGame(900, { correlation: [num] }),
    ];
    for (const again of [false, true]) {
      const { taken, refused } = await gateway.push('thief', rows, again);
      expect([taken, ...refused.map(({ row, code, field, reason }) => [row, code, field, reason])]).toEqual([
        0,
        [0, 'feedNumberTaken', 'gameNum', 'is a game of the feed owner'],
        [1, 'feedGameUnknown', 'gameNum', 'no such game of this feed'],
        [2, 'feedNumberTaken', 'contestNum', 'is a contest of the feed owner'],
        [3, 'feedNumberTaken', 'correlation', 'is a contest of the feed owner'],
      ]);
    }
    expect(await gateway.metrics()).toContain(
      'lineboard_feed_rows_refused_total{feed="thief",code="feedNumberTaken"} 6',
    );
    expect(gateway.messages).toEqual([
      'thief gameNum feedNumberTaken: gameNum is a game of the feed owner',
      'thief contestNum feedNumberTaken: contestNum is a contest of the feed owner',
      'thief correlation feedNumberTaken: correlation is a contest of the feed owner',
    ]);
  });

  it('gives a number that both name at once to one of them, and tells the other', async () => {
    const answers = await Promise.all([
      gateway.push('owner', [pushedGame(800 + num), pushedContestLine(800 + num)]),
      gateway.push('thief', [pushedGame(800 + num), pushedContestLine(800 + num)]),
    ]);
    expect(new Set(answers.map(({ taken }) => taken))).toEqual(new Set([0, 2]));
    const loser = answers.find(({ taken }) => taken === 0);
    expect(loser?.refused.map(({ code }) => code)).toEqual(['feedNumberTaken', 'feedNumberTaken']);
  });

  it('keeps a number with the feed that wagers were taken from, whatever the book has forgotten', async () => {
    await place();
    await gateway.push('owner', [], true);
    const { refused } = await gateway.push('thief', [pushedGame(num), pushedContestLine(num)]);
    expect(refused.map(({ reason }) => reason)).toEqual([
      'has wagers or a result of the feed owner, which keeps it',
      'has wagers or a result of the feed owner, which keeps it',
    ]);
    const free = await gateway.push('thief', [pushedGame(700 + num)]);
    await gateway.push('thief', [], true);
    expect([free.taken, (await gateway.push('owner', [pushedGame(700 + num)])).taken]).toEqual([1, 1]);
  });

  it('gives each feed the numbers that the operator gave it, however early another names them', async () => {
    await gateway.close();
    const ranges = [
      { feedId: 'owner', from: 1, to: 999 },
      { feedId: 'props', from: 1_000, to: 1_999 },
    ];
    gateway = await createPushingGateway(database, ['owner', 'props', 'thief'], ranges);
    const rows = [500, 1_500, 2_500].map((gameNum) => pushedGame(gameNum));
    const thief = await gateway.push('thief', rows, true);
    expect(thief.refused.map(({ row, reason }) => [row, reason])).toEqual([
      [0, 'is among the numbers of the feed owner'],
      [1, 'is among the numbers of the feed props'],
    ]);
    const owner = await gateway.push('owner', rows, true);
    expect(owner.refused.map(({ row, reason }) => [row, reason])).toEqual([
      [1, 'is among the numbers of the feed props'],
      [2, 'is not among the numbers of this feed'],
    ]);
    expect(gateway.book.game(500)?.feedId).toBe('owner');
  });

  it('HR-40.7: takes the final of a game that its feed removed as long as there are wagers on it', async () => {
    await place();
    await gateway.push('owner', [{ kind: 'removeGame', gameNum: num }]);
    const stolen = await gateway.push('thief', [pushedScore(num, 0, 60)]);
    expect(stolen.refused).toMatchObject([{ code: 'feedGameUnknown' }]);
    const free = await gateway.push('owner', [pushedScore(600 + num, 20, 27)]);
    expect(free.refused).toMatchObject([{ code: 'feedGameUnknown' }]);
    expect(await statuses()).toEqual(['O', 'O']);
    expect((await gateway.push('owner', [pushedScore(num, 20, 27)])).taken).toBe(1);
    expect(await statuses()).toEqual(['W', 'O']);
    expect(gateway.book.game(num)).toBeNull();
    await gateway.push('owner', [pushedScore(num, 20, 21)], true);
    expect(await statuses()).toEqual(['L', 'O']);
  });

  it('HR-40.4: says which periods wagers wait for when a final tells no points of them', async () => {
    const half = 100_000 + num;
    await gateway.push('owner', [
      pushedGame(half, { sportType: 'Hockey', sportSubType: 'NHL' }),
      pushedLine(half, { periodNumber: 1, spread1: 0.5, spread2: -0.5 }),
    ]);
    const item = createItem(half, {
      seen: gateway.book.position,
      pick: { type: 'G', gameNum: half, periodNumber: 1, market: 'S', side: 'team2' },
      seenLine: -0.5,
    });
    expect(await gateway.place(customerId, createTicket([item]))).toMatchObject({ state: 'accepted' });
    const bare = await gateway.push('owner', [
      pushedGame(num),
      pushedScore(num, 3, 2),
      pushedScore(half, 3, 4),
    ]);
    expect(bare).toMatchObject({
      taken: 3,
      waiting: [{ row: 2, field: 'segments', periodNumbers: [1] }],
      waitingCount: 1,
    });
    const segments = [
      [1, 2],
      [1, 1],
      [1, 1],
    ];
    const whole = await gateway.push('owner', [pushedScore(half, 3, 4, { segments })]);
    expect([whole.waiting, await statuses()]).toEqual([[], ['W']]);
  });

  it('wagers from before feeds were noted are decided by the feed that tells the result first', async () => {
    await place();
    await database.kysely
      .updateTable('wager_item')
      .set({ feed_id: null })
      .where('customer_id', '=', customerId)
      .execute();
    await gateway.push('owner', [pushedScore(num, 20, 27), pushedContestLine(num, { outcome: 'W' })]);
    expect(await statuses()).toEqual(['W', 'W']);
    await gateway.push('owner', [], true);
    await gateway.push('thief', [pushedGame(num), pushedScore(num, 20, 17)], true);
    expect(await statuses()).toEqual(['W', 'W']);
  });
});
