import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { KillableGateway } from '../../../testing/kill/killable-gateway.ts';
import { sampleEvent, sampleId } from '../../../testing/odds-api/odds-samples.ts';
import {
  type OddsStandIn,
  startOddsStandIn,
  standInVariables,
} from '../../../testing/odds-api/odds-stand-in.ts';
import { describeWithRedis } from '../../../testing/servers/describe-with-redis.ts';
import { LivePage } from '../../../testing/two-gateways/live-page.ts';
import { startTwoGateways, type TwoGateways } from '../../../testing/two-gateways/start-two-gateways.ts';

const NFL = 'americanfootball_nfl';
const LINES = 'lines/main/Football/NFL';
const within = { timeout: 30_000, interval: 50 };

const game = {
  id: sampleId(1),
  sport: NFL,
  home: 'Detroit Lions',
  away: 'Chicago Bears',
  startMs: Date.now() + 3_600_000,
};

describeWithRedis('two gateways with real lines on one PostgreSQL and one Redis', (program) => {
  let standIn: OddsStandIn;
  let house: TwoGateways;
  const pages: LivePage[] = [];

  beforeAll(async () => {
    standIn = await startOddsStandIn();
    standIn.sports = [NFL];
    offer(-110);
    house = await startTwoGateways(program, {
      ...standInVariables(standIn, NFL),
      FEED_LEASE_MS: '3000',
    });
  });
  afterAll(async () => {
    for (const page of pages) page.close();
    await house.close();
    await standIn.close();
  });

  const offer = (price: number): void => {
    const event = sampleEvent({ ...game, seenMs: Date.now() });
    event.bookmakers[0]!.markets[1]!.outcomes[0]!.price = price;
    standIn.odds.set(NFL, [event]);
  };
  const openPage = async ({ origin }: KillableGateway): Promise<LivePage> => {
    const page = new LivePage();
    pages.push(page);
    await page.connect(origin);
    page.subscribe([LINES]);
    return page;
  };
  const linesOf = (page: LivePage) => [...(page.readers.get(LINES)?.state.line.values() ?? [])];
  const runsFeeds = (gateway: KillableGateway): boolean => gateway.said().includes('"running the feeds"');
  const countOdds = () => standIn.calls.filter((call) => call.includes('/odds?')).length;

  it('are polled by one of them, both serve the same lines, and the other goes on with the same numbers', async () => {
    const [one, two] = house.gateways;
    const [here, there] = [await openPage(one), await openPage(two)];
    await vi.waitFor(() => {
      expect(linesOf(here)).toMatchObject([{ spread2: -3, spreadAdj2: -110, spreadLineStatus: 'O' }]);
      expect(isDeepStrictEqual(linesOf(here), linesOf(there))).toBe(true);
    }, within);
    const { gameNum } = linesOf(here)[0]!;
    // One start of one gateway asks for what is in season once; a second one that polled would ask again.
    expect(standIn.calls.filter((call) => call === '/v4/sports')).toHaveLength(1);
    expect(countOdds()).toBe(1);
    expect([one, two].filter(runsFeeds)).toHaveLength(1);

    const [leader, follower] = runsFeeds(one) ? [one, two] : [two, one];
    const asked = countOdds();
    offer(-125);
    await leader.kill();
    const left = leader === one ? there : here;
    await vi.waitFor(() => expect(linesOf(left)).toMatchObject([{ gameNum, spreadAdj2: -125 }]), within);
    expect(runsFeeds(follower)).toBe(true);
    expect(countOdds()).toBe(asked + 1);
    const { rows } = await house.database.pool.query('select game_num from odds_api_event');
    expect(rows).toEqual([{ game_num: gameNum }]);
  });
});
