import { asPage } from '../../../testing/customers/page-marks.ts';
import { signIn } from '../../../testing/customers/sign-in.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatTopic } from '@lineboard/domain/lines/book/topic';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { describeWithRedis } from '../../../testing/servers/describe-with-redis.ts';
import type { KillableGateway } from '../../../testing/kill/killable-gateway.ts';
import { KILL_FEED } from '../../../testing/kill/killable-gateway.ts';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import {
  type BalancedMover,
  postBatch,
  startBalancedMover,
} from '../../../testing/two-gateways/balanced-mover.ts';
import { LivePage } from '../../../testing/two-gateways/live-page.ts';
import { PUSHED_LEAGUE, pushedGame, pushedScore } from '../../../testing/two-gateways/pushed-games.ts';
import { startTwoGateways, type TwoGateways } from '../../../testing/two-gateways/start-two-gateways.ts';

const GAME = 900_001;
const TOPIC = formatTopic({ kind: 'lines', store: 'main', ...PUSHED_LEAGUE });
const within = { timeout: 20_000, interval: 20 };
/** A leader without followers would hold the lines only after this; so nothing seen here is due to silence. */
const SILENCE_MS = '60000';

describeWithRedis('two gateways of which one leads', (program) => {
  let house: TwoGateways;
  let mover: BalancedMover;
  let leader: KillableGateway;
  let other: KillableGateway;
  let page: LivePage;
  let points = 0;

  /** A batch out of order changes nothing, and only who runs the feed knows that it is. */
  const runsFeeds = async ({ origin }: KillableGateway): Promise<boolean> => {
    const answer = await postBatch(origin, { batchId: 'probe', sequence: 1, rows: [] }).catch(() => null);
    return answer?.status === 422;
  };
  const feedsOf = (from: number): Array<Record<string, string>> =>
    page.pulses
      .slice(from)
      .map(({ feeds }) => Object.fromEntries(feeds.map(({ feedId, state }) => [feedId, state])));
  const scoreSeen = (): unknown => page.readers.get(TOPIC)?.state.score.get(String(GAME));
  const putScore = async (): Promise<number> => {
    await mover.put(pushedScore(GAME, 'live', ++points, 0));
    return points;
  };

  beforeAll(async () => {
    house = await startTwoGateways(program, {
      FEED: 'simulator?games=20&rate=40',
      FEED_SILENCE_MS: SILENCE_MS,
      // On a busy machine a gateway that leads may not get its turn for a second.
      FEED_LEASE_MS: '4000',
      PULSE_MS: '100',
      LOG_LEVEL: 'info',
      LIVE_DELAY_MS: '0',
    });
    await seedCustomer(house.database, { customerId: 'ALICE', balanceCents: 10_000_000 });
    mover = startBalancedMover(house.gateways.map(({ origin }) => origin));
    await mover.put({ ...pushedGame(GAME), ...pushedScore(GAME, 'live', 0, 0) });
  });
  beforeEach(async () => {
    const [one, two] = house.gateways;
    // One of them was stopped by the test before.
    await Promise.all(
      [one, two].map(async (gateway) => {
        const answers = await fetch(`${gateway.origin}/healthz`).then(
          () => true,
          () => false,
        );
        if (!answers) await gateway.start();
      }),
    );
    await vi.waitFor(async () => {
      const [first, second] = await Promise.all([runsFeeds(one), runsFeeds(two)]);
      expect(first).not.toBe(second);
      [leader, other] = first ? [one, two] : [two, one];
    }, within);
    page = new LivePage();
    await page.connect(other.origin);
    page.subscribe([TOPIC]);
    await vi.waitFor(() => expect(page.readers.get(TOPIC)?.state.line.size).toBeGreaterThan(0), within);
    await vi.waitFor(() => {
      expect(feedsOf(0).at(-1)).toEqual({ simulator: 'up', [KILL_FEED.feedId]: 'up' });
    }, within);
  });
  afterEach(() => page.close());
  afterAll(async () => {
    await mover.stop();
    await house.close();
  });

  it('HR-32.5: one that is told to stop hands the feeds over, and no feed is down and no ticket stale for it', async () => {
    const cookie = await signIn(other.origin, 'ALICE');
    const answers: TicketAnswer[] = [];
    let isOver = false;
    const placing = (async () => {
      for (; !isOver; await sleep(20)) {
        const ticket = createTicket([createItem(GAME, { amountCents: 1_000 })], {
          priceAcceptance: 'close20',
        });
        const answer = await fetch(`${other.origin}/api/tickets`, {
          method: 'POST',
          headers: { origin: other.origin, ...asPage(cookie), 'content-type': 'application/json' },
          body: JSON.stringify(ticket),
        });
        answers.push((await answer.json()) as TicketAnswer);
      }
    })();
    const from = page.pulses.length;
    const exit = leader.stop();
    await vi.waitFor(async () => expect(await runsFeeds(other)).toBe(true), within);
    const seen = await putScore();
    await vi.waitFor(() => expect(scoreSeen()).toMatchObject({ score1: seen }), within);
    expect(await exit).toBe(0);
    isOver = true;
    await placing;
    const down = feedsOf(from).filter((feeds) => Object.values(feeds).some((state) => state !== 'up'));
    expect(down).toEqual([]);
    const states = new Set(answers.map((answer) => ('code' in answer ? answer.code : answer.state)));
    expect([...states].filter((state) => state === 'feedStale' || state === 'lineHeld')).toEqual([]);
    expect(states).toContain('accepted');
  });

  it('another gateway takes over from one that is frozen, which writes nothing when it wakes', async () => {
    leader.freeze();
    await vi.waitFor(async () => expect(await runsFeeds(other)).toBe(true), within);
    const seen = await putScore();
    await vi.waitFor(() => expect(scoreSeen()).toMatchObject({ score1: seen }), within);
    leader.thaw();
    await vi.waitFor(() => expect(leader.said()).toContain('"leads":false'), within);
    const after = await putScore();
    await vi.waitFor(() => expect(scoreSeen()).toMatchObject({ score1: after }), within);
    expect(await Promise.all([runsFeeds(leader), runsFeeds(other)])).toEqual([false, true]);
  });
});
