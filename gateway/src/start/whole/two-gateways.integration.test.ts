import { asPage } from '../../../testing/customers/page-marks.ts';
import { signIn } from '../../../testing/customers/sign-in.ts';
import type { SportMenuItem } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { formatTopic } from '@lineboard/domain/lines/book/topic';
import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeWithRedis } from '../../../testing/servers/describe-with-redis.ts';
import type { KillableGateway } from '../../../testing/kill/killable-gateway.ts';
import { KILL_FEED } from '../../../testing/kill/killable-gateway.ts';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { postBatch, startBalancedMover } from '../../../testing/two-gateways/balanced-mover.ts';
import type { BalancedMover } from '../../../testing/two-gateways/balanced-mover.ts';
import { addToken } from '../../../testing/operators/add-token.ts';
import { callCommand } from '../../../testing/operators/call-command.ts';
import { compareBooks } from '../../../testing/two-gateways/compare-books.ts';
import { LivePage } from '../../../testing/two-gateways/live-page.ts';
import { PUSHED_LEAGUE, pushedGame, pushedScore } from '../../../testing/two-gateways/pushed-games.ts';
import { startTwoGateways } from '../../../testing/two-gateways/start-two-gateways.ts';
import type { TwoGateways } from '../../../testing/two-gateways/start-two-gateways.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';

const [FIRST, SECOND, LIVE, LATE, HELD] = [900_001, 900_002, 900_003, 900_004, 900_005] as const;
const BALANCE_CENTS = 1_000_000;
const STAKE_CENTS = 11_000;

const within = { timeout: 12_000, interval: 50 };

describeWithRedis('two gateways on one PostgreSQL and one Redis', (program) => {
  let house: TwoGateways;
  let mover: BalancedMover;
  /** Runs the feeds; from the kill on, the other way round. */
  let leader: KillableGateway;
  let other: KillableGateway;
  let cookie: string;
  const pages: LivePage[] = [];

  const openPage = async (gateway: KillableGateway, options?: ConstructorParameters<typeof LivePage>[0]) => {
    const page = new LivePage(options);
    pages.push(page);
    await page.connect(gateway.origin);
    return page;
  };
  const call = (gateway: KillableGateway, path: string, body?: object): Promise<Response> =>
    fetch(`${gateway.origin}${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { origin: gateway.origin, ...asPage(cookie), 'content-type': 'application/json' },
    });
  const place = async (gateway: KillableGateway, request: TicketRequest): Promise<TicketAnswer> =>
    (await call(gateway, '/api/tickets', request)).json() as Promise<TicketAnswer>;
  const ticketOn = (gameNum: number): TicketRequest =>
    createTicket([createItem(gameNum, { amountCents: STAKE_CENTS })]);
  const allTopics = async (gateway: KillableGateway): Promise<TopicName[]> => {
    const menu = (await (await call(gateway, '/api/offering/sports')).json()) as SportMenuItem[];
    const lines = menu.flatMap(({ subSports }) => subSports.map(({ topic }) => topic));
    const sports = new Set(menu.filter(({ type }) => type === 'G').map(({ sportType }) => sportType));
    return [...lines, ...[...sports].map((sportType) => formatTopic({ kind: 'scores', sportType }))];
  };
  const expectHeld = (gateway: KillableGateway) =>
    vi.waitFor(
      async () =>
        expect(await place(gateway, ticketOn(HELD))).toMatchObject({
          state: 'refused',
          items: [{ code: 'lineHeld' }],
        }),
      within,
    );
  const feedStates = (page: LivePage) =>
    Object.fromEntries((page.pulse?.feeds ?? []).map(({ feedId, state }) => [feedId, state]));
  const EVERY_FEED_UP = { simulator: 'up', [KILL_FEED.feedId]: 'up' };

  beforeAll(async () => {
    house = await startTwoGateways(program, {
      FEED: 'simulator?games=20&rate=40',
      FEED_SILENCE_MS: '2000',
      // On a busy machine a gateway that leads may not get its turn for a second.
      FEED_LEASE_MS: '3000',
      PULSE_MS: '200',
    });
    await seedCustomer(house.database, { customerId: 'ALICE', balanceCents: BALANCE_CENTS });
    const [one, two] = house.gateways;
    mover = startBalancedMover([one.origin, two.origin]);
    await mover.put({
      ...pushedGame(FIRST),
      ...pushedGame(SECOND),
      ...pushedGame(LIVE),
      ...pushedGame(LATE),
      ...pushedGame(HELD),
      ...pushedScore(LIVE, 'live', 0, 0),
    });
    // A batch that repeats a sequence changes nothing; only the gateway that runs the feed knows that it does.
    const repeated = { batchId: 'repeated', sequence: 1, rows: [] };
    const answers = await Promise.all([one, two].map(({ origin }) => postBatch(origin, repeated)));
    [leader, other] = answers[0]?.status === 422 ? [one, two] : [two, one];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422, 503]));
    cookie = await signIn(one.origin, 'ALICE');
  });
  afterAll(async () => {
    for (const page of pages) page.close();
    await mover.stop();
    await house.close();
  });

  it('a ticket that one gateway took is told to the tab on the other', async () => {
    const [here, there] = [await openPage(leader, { cookie }), await openPage(other, { cookie })];
    const request = ticketOn(FIRST);
    const answer = await place(leader, request);
    expect(answer).toMatchObject({ state: 'accepted' });
    const balance = 'balance' in answer ? answer.balance : null;
    const told = [
      { kind: 'balance', balance },
      { kind: 'ticket', idempotencyKey: request.idempotencyKey },
      { kind: 'wagers' },
    ];
    await vi.waitFor(() => expect([here.events, there.events]).toEqual([told, told]), within);
    expect(await (await call(other, `/api/tickets/${request.idempotencyKey}`)).json()).toEqual(answer);
  });

  it('the same key sent to both at once is one ticket', async () => {
    const request = ticketOn(SECOND);
    const sent = [leader, other, leader, other].map((gateway) => place(gateway, request));
    const answers = await Promise.all(sent);
    expect(answers[0]).toMatchObject({ state: 'accepted' });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { rows } = await house.database.pool.query('select 1 from wager_item where game_num = $1', [
      SECOND,
    ]);
    expect(rows).toHaveLength(1);
  });

  it('both hold the same of every topic at the same position', async () => {
    const books = compareBooks();
    const topics = await allTopics(leader);
    expect(topics).toContain(formatTopic({ kind: 'lines', store: 'main', ...PUSHED_LEAGUE }));
    for (const [name, gateway] of [
      ['here', leader],
      ['there', other],
    ] as const) {
      (await openPage(gateway, { onReading: books.note(name) })).subscribe(topics);
    }
    await vi.waitFor(() => expect([...books.agreed].toSorted()).toEqual(topics.toSorted()), within);
    await vi.waitFor(() => expect(books.compared).toBeGreaterThan(60), within);
    expect(books.differences).toEqual([]);
  });

  it('HR-32.1: a line that an operator holds by way of the other is held on both', async () => {
    const token = await addToken(house.database, 'lines', ['lines.write']);
    expect(await callCommand(other.origin, token, 'lines hold', { gameNum: HELD })).toMatchObject({
      status: 200,
    });
    for (const gateway of [other, leader]) await expectHeld(gateway);
  });

  it('a pushed batch is refused where the feed does not run, and a mover that tries the next one gets through', async () => {
    const answer = await postBatch(other.origin, { batchId: 'astray', sequence: 1, image: true, rows: [] });
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('connection')]).toEqual([
      503,
      '1',
      'close',
    ]);
    expect(await answer.json()).toEqual({
      error: { code: 'unavailable', params: { reason: 'notRunningHere' } },
    });
    await mover.put(pushedScore(LIVE, 'live', 7, 0));
    expect(mover.elsewhere).toBeGreaterThan(0);
    expect(mover.imagesAsked).toBe(0);
  });

  it('when the one that runs the feeds is killed the other goes on: feeds, sockets, waiting tickets, grades', async () => {
    const books = compareBooks();
    const topics = await allTopics(other);
    const [moved, stayed] = [
      await openPage(leader, { onReading: books.note('moved') }),
      await openPage(other, { cookie, onReading: books.note('stayed') }),
    ];
    moved.subscribe(topics);
    await vi.waitFor(() => {
      for (const reader of moved.readers.values()) expect(reader.position).not.toBeNull();
    }, within);
    const positions = new Map([...moved.readers].map(([topic, reader]) => [topic, reader.position]));
    const request = ticketOn(LIVE);
    expect(await place(leader, request)).toMatchObject({ state: 'pending' });

    mover.pause();
    await leader.kill();
    [leader, other] = [other, leader];
    const killedAt = Date.now();
    stayed.pulses.length = 0;
    moved.counts.snapshots = 0;
    moved.counts.deltas = 0;
    books.forget();

    // Held from the kill until the mover's image, whenever that comes.
    await vi.waitFor(
      () => expect(feedStates(stayed)).toEqual({ ...EVERY_FEED_UP, [KILL_FEED.feedId]: 'down' }),
      within,
    );
    expect(await place(leader, ticketOn(LATE))).toMatchObject({
      state: 'refused',
      items: [{ code: 'feedStale' }],
    });
    const heldAfterMs = Date.now() - killedAt;
    const final = mover.put({
      ...pushedScore(FIRST, 'final', 10, 20),
      ...pushedScore(SECOND, 'final', 20, 10),
    });
    mover.resume();
    await vi.waitFor(() => expect(feedStates(stayed)).toEqual(EVERY_FEED_UP), within);
    expect(heldAfterMs).toBeLessThan(5_000);
    await final;
    await expectHeld(leader);
    // It comes only now: the survivor has to say what moved meanwhile.
    await moved.connect(leader.origin);

    // The same epoch, so that nobody had to begin from nothing, and exactly the survivor's book.
    expect(stayed.pulse?.epoch).toBe(positions.values().next().value?.epoch);
    stayed.subscribe(topics);
    await vi.waitFor(() => expect([...books.agreed].toSorted()).toEqual(topics.toSorted()), within);
    expect(moved.counts.deltas).toBeGreaterThan(0);
    expect(moved.counts.snapshots).toBeLessThan(topics.length);
    expect(books.differences).toEqual([]);

    const { pool } = house.database;
    await vi.waitFor(async () => {
      const { rows } = await pool.query(
        `select i.game_num, w.status, count(l.*)::int as grades from wager w
           join wager_item i using (ticket_number, wager_number)
           left join ledger l on l.ticket_number = w.ticket_number and l.kind = 'grade'
         where i.game_num = any($1) group by 1, 2 order by 1`,
        [[FIRST, SECOND]],
      );
      expect(rows).toEqual([
        { game_num: FIRST, status: 'W', grades: 1 },
        { game_num: SECOND, status: 'L', grades: 1 },
      ]);
    }, within);
    const askWhatBecame = () => call(leader, `/api/tickets/${request.idempotencyKey}`);
    await vi.waitFor(async () => {
      expect(await (await askWhatBecame()).json()).toMatchObject({ state: 'accepted' });
    }, within);
    await vi.waitFor(() => {
      expect(stayed.events).toContainEqual({ kind: 'ticket', idempotencyKey: request.idempotencyKey });
    }, within);
    expect(await checkBalances(pool)).toEqual([]);
  });

  it('while Redis is away nothing is accepted; when it is back, empty, both go on by themselves with one book', async () => {
    // Dead already, unless the test before failed.
    await other.kill();
    await other.start();
    const books = compareBooks();
    const [here, there] = [
      await openPage(leader, { cookie, onReading: books.note('here') }),
      await openPage(other, { cookie, onReading: books.note('there') }),
    ];
    for (const page of [here, there]) {
      await vi.waitFor(() => expect(feedStates(page)).toEqual(EVERY_FEED_UP), within);
      page.subscribe(await allTopics(leader));
    }
    const epoch = here.pulse?.epoch;

    await house.redis.kill();
    await vi.waitFor(
      () => expect([here, there].map((page) => page.pulse?.accepting)).toEqual([false, false]),
      within,
    );
    for (const gateway of [leader, other]) {
      expect(await place(gateway, ticketOn(LATE))).toMatchObject({ state: 'refused', code: 'unavailable' });
    }

    books.forget();
    await house.redis.start();
    for (const page of [here, there]) {
      await vi.waitFor(() => {
        expect([page.pulse?.accepting, feedStates(page)]).toEqual([true, EVERY_FEED_UP]);
        expect(page.pulse?.epoch).not.toBe(epoch);
      }, within);
    }
    const topics = await allTopics(leader);
    await vi.waitFor(() => expect([...books.agreed].toSorted()).toEqual(topics.toSorted()), within);
    expect(books.differences).toEqual([]);

    for (const gateway of [leader, other]) await expectHeld(gateway);
    here.events.length = 0;
    const request = ticketOn(LATE);
    expect(await place(other, request)).toMatchObject({ state: 'accepted' });
    await vi.waitFor(() => {
      expect(here.events).toContainEqual({ kind: 'ticket', idempotencyKey: request.idempotencyKey });
    }, within);
    expect(await checkBalances(house.database.pool)).toEqual([]);
  });
});
