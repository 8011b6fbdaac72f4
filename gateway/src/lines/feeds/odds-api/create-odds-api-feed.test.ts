import type { FeedChange, LineChange } from '@lineboard/domain/lines/feed/feed-change';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotedFailures } from '../../../../testing/fakes/noted-failures.ts';
import {
  createFakeBudget,
  createFakeNumbers,
  createFakeOddsProvider,
  type FakeOddsProvider,
  faultOf,
} from '../../../../testing/odds-api/fake-odds-provider.ts';
import { sampleEvent, sampleId, sampleScore } from '../../../../testing/odds-api/odds-samples.ts';
import type { Feed } from '../feed.ts';
import { createOddsApiFeed } from './create-odds-api-feed.ts';
import type { NumberedEvent } from './held-event.ts';

const NOW_MS = Date.UTC(2031, 8, 7, 12);
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const STALE_MS = 10 * MINUTE_MS;
const NFL = 'americanfootball_nfl';
const NBA = 'basketball_nba';

const game = (num: number, startMs = NOW_MS + 30 * MINUTE_MS) => ({
  id: sampleId(num),
  sport: NFL,
  home: `Home ${num}`,
  away: `Away ${num}`,
  startMs,
  seenMs: Date.now(),
});

describe('the feed of the odds provider', () => {
  let provider: FakeOddsProvider;
  let budget: ReturnType<typeof createFakeBudget>;
  let known: NumberedEvent[];
  let feeds: Feed[];
  let appended: FeedChange[][];
  let noted: ReturnType<typeof createNotedFailures>;
  let told: object[];
  /** Whether the log refuses entries. */
  let isLogOut: boolean;

  beforeEach(() => {
    vi.useFakeTimers({ now: NOW_MS });
    provider = createFakeOddsProvider(Date.now);
    provider.inSeason = [NFL, NBA, 'cricket_ipl'];
    provider.answers.set(`odds ${NFL}`, [sampleEvent(game(1)), sampleEvent(game(2))]);
    budget = createFakeBudget(100_000);
    [known, feeds, appended, told, isLogOut] = [[], [], [], [], false];
    noted = createNotedFailures();
  });
  afterEach(async () => {
    await Promise.all(feeds.map((feed) => feed.stop()));
    vi.useRealTimers();
  });

  const sink = {
    append: async (changes: readonly FeedChange[]) => {
      if (isLogOut) throw new Error('the log is out');
      appended.push([...changes]);
    },
  };
  const start = async (): Promise<Feed> => {
    const settings = {
      baseUrl: '',
      apiKey: '',
      sports: [NFL, NBA],
      regions: ['us'],
      bookmakers: [],
      monthlyRequests: 0,
      staleMs: STALE_MS,
    };
    const feed = createOddsApiFeed({
      settings,
      store: 'main',
      api: provider,
      numbers: createFakeNumbers(known),
      budget,
      reporter: noted.reporter,
      tell: (detail) => void told.push(detail),
      onFailure: (error) => noted.reporter.failed('log', error),
      nowMs: Date.now,
      random: () => 1,
    });
    feeds.push(feed);
    await feed.start(sink);
    return feed;
  };
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const said = () => appended.flat();
  const kinds = () => appended.map((changes) => changes[0]?.kind);
  /** The current state of a game's line in the book. */
  const lineOf = (gameNum: number): Partial<LineChange> =>
    Object.assign(
      {},
      ...said().flatMap((change) =>
        change.kind === 'line' && change.line.gameNum === gameNum ? [change.line] : [],
      ),
    );
  const failures = () => noted.failures.map(({ kind }) => kind);
  /** The bookmakers confirm the same prices every minute. */
  const confirmFor = async (ms: number) => {
    for (let atMs = 0; atMs < ms; atMs += MINUTE_MS) {
      provider.answers.set(`odds ${NFL}`, [sampleEvent(game(1)), sampleEvent(game(2))]);
      await pass(MINUTE_MS);
    }
  };

  it('is down until the provider has answered, then begins with an image', async () => {
    await start();
    expect(said()).toEqual([{ kind: 'feedDown', reason: 'disconnected' }]);
    await pass(500);
    expect(kinds()).toEqual(['feedDown', 'imageBegin']);
    expect(lineOf(1)).toMatchObject({
      spread1: 3,
      spread2: -3,
      spreadAdj1: -110,
      moneyLine1: 140,
      moneyLine2: -160,
      moneyLineDraw: null,
      totalPoints: 44.5,
      team1TotalPoints: null,
      spreadLineStatus: 'O',
      periodWagerCutoffMs: NOW_MS + 30 * MINUTE_MS,
      disabled: false,
    });
    const games = said().flatMap((change) => (change.kind === 'game' ? [change.game] : []));
    expect(games).toMatchObject([
      { gameNum: 1, team1Id: 'Away 1', team2Id: 'Home 1', sportType: 'Football', sportSubType: 'NFL' },
      { gameNum: 2 },
    ]);
    expect(games[0]!.team1RotNum % 2).not.toBe(games[0]!.team2RotNum % 2);
    expect(told).toEqual([{ count: 1, sports: ['cricket_ipl'] }]);
  });

  it('sends signs of life while nothing moves', async () => {
    await start();
    await pass(5_000);
    expect(kinds().slice(2)).toEqual(Array.from({ length: 9 }, () => 'beat'));
  });

  it('sends only the price that moved', async () => {
    await start();
    await pass(1_000);
    appended.length = 0;
    const [moved, same] = [sampleEvent(game(1)), sampleEvent(game(2))];
    moved.bookmakers[0]!.markets[1]!.outcomes[1]!.price = -115;
    provider.answers.set(`odds ${NFL}`, [moved, same]);
    await pass(MINUTE_MS + 500);
    expect(said().filter(({ kind }) => kind !== 'beat')).toEqual([
      { kind: 'line', line: { gameNum: 1, periodNumber: 0, store: 'main', spreadAdj1: -115 } },
    ]);
  });

  it('holds a line that no bookmaker confirms, although the provider keeps answering', async () => {
    await start();
    await pass(STALE_MS - 1_000);
    expect(lineOf(1).spreadLineStatus).toBe('O');
    await pass(1_500);
    expect(lineOf(1)).toMatchObject({ spreadLineStatus: 'H', moneyLineStatus: 'H', totalsStatus: 'H' });
    expect(kinds().filter((kind) => kind === 'feedDown')).toHaveLength(1);
    provider.answers.set(`odds ${NFL}`, [sampleEvent(game(1))]);
    await pass(MINUTE_MS + 500);
    expect(lineOf(1).spreadLineStatus).toBe('O');
  });

  it('is down when the provider has been unreachable for too long, and opens with a new image when it is back', async () => {
    await start();
    await pass(1_000);
    provider.fault = faultOf('unanswered');
    await pass(STALE_MS);
    expect(kinds().filter((kind) => kind === 'feedDown')).toHaveLength(2);
    expect(failures()).toContain('unanswered');
    const before = appended.length;
    provider.fault = null;
    provider.answers.set(`odds ${NFL}`, [sampleEvent(game(1)), sampleEvent(game(2))]);
    await pass(11 * MINUTE_MS);
    expect(kinds().slice(before)).toContain('imageBegin');
  });

  it('HR-32.5: asks for the other sports while one isn’t answered, only holds that one’s lines, and reports when it is over', async () => {
    provider.answers.set(`odds ${NBA}`, [sampleEvent({ ...game(3), sport: NBA })]);
    await start();
    await pass(MINUTE_MS);
    provider.faults.set(`odds ${NFL}`, faultOf('unanswered'));
    for (let atMs = 0; atMs < STALE_MS + 2 * MINUTE_MS; atMs += MINUTE_MS) {
      provider.answers.set(`odds ${NBA}`, [sampleEvent({ ...game(3), sport: NBA })]);
      await pass(MINUTE_MS);
    }
    const numberOf = (away: string) =>
      said().find((change) => change.kind === 'game' && change.game.team1Id === away);
    const nba = numberOf('Away 3');
    expect(nba?.kind === 'game' ? lineOf(nba.game.gameNum).spreadLineStatus : null).toBe('O');
    expect(lineOf(1).spreadLineStatus).toBe('H');
    expect(kinds().filter((kind) => kind === 'feedDown')).toHaveLength(1);
    provider.faults.clear();
    provider.answers.set(`odds ${NFL}`, [sampleEvent(game(1)), sampleEvent(game(2))]);
    await pass(11 * MINUTE_MS);
    expect(told).toContainEqual(expect.objectContaining({ call: `odds ${NFL}` }));
  });

  it('keeps and holds a board when an answer is empty, and believes it only when it is repeated for long', async () => {
    const games = [1, 2, 3, 4, 5].map((at) => sampleEvent(game(at)));
    provider.answers.set(`odds ${NFL}`, games);
    await start();
    await pass(MINUTE_MS + 500);
    provider.answers.set(`odds ${NFL}`, []);
    await pass(STALE_MS + 2 * MINUTE_MS);
    expect(lineOf(5)).toMatchObject({ spreadLineStatus: 'H' });
    expect(lineOf(5).spreadAdj1).not.toBeNull();
    expect(failures()).toContain('boardEmptied');
    await pass(40 * MINUTE_MS);
    expect(lineOf(5).spreadAdj1).toBeNull();
  });

  it('waits longer after each failure, at most ten minutes', async () => {
    provider.fault = faultOf('tooFast');
    await start();
    await pass(HOUR_MS);
    const gaps = provider.calls.slice(1).map(({ atMs }, at) => (atMs - provider.calls[at]!.atMs) / 1_000);
    expect(gaps.slice(0, 9)).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600]);
    expect(new Set(failures())).toEqual(new Set(['unanswered']));
  });

  it('waits as long as the provider asks for', async () => {
    provider.fault = faultOf('tooFast', { retryAfterMs: 90_000 });
    await start();
    await pass(91_000);
    expect(provider.calls.map(({ atMs }) => atMs - NOW_MS)).toEqual([0, 90_000]);
  });

  it('stops asking when the provider refuses the key, reports it, and is down', async () => {
    await start();
    await confirmFor(2 * MINUTE_MS);
    provider.fault = faultOf('keyRefused');
    await pass(2 * MINUTE_MS);
    expect(failures()).toEqual(['keyRefused']);
    expect(kinds().filter((kind) => kind === 'feedDown')).toHaveLength(2);
    const calls = provider.calls.length;
    provider.fault = null;
    await pass(2 * HOUR_MS);
    expect(provider.calls).toHaveLength(calls);
  });

  it('asks again after an hour when the key has no requests left', async () => {
    provider.fault = faultOf('creditsSpent');
    await start();
    await pass(HOUR_MS + 1_000);
    expect(provider.calls.map(({ atMs }) => atMs - NOW_MS)).toEqual([0, HOUR_MS]);
  });

  it('continues with the other sports when a call for one is refused', async () => {
    await start();
    await pass(1_000);
    const nfl = provider.calls.length;
    const { odds } = provider;
    provider.odds = (sportKey, markets, signal) =>
      sportKey === NBA ? Promise.resolve(faultOf('requestRefused')) : odds(sportKey, markets, signal);
    await pass(30 * MINUTE_MS);
    expect(failures().filter((kind) => kind === 'requestRefused')).toHaveLength(1);
    expect(provider.calls.slice(nfl).map(({ call }) => call)).toContain(`odds ${NFL}`);
  });

  it('doesn’t ask sooner after an answer that makes no sense', async () => {
    await start();
    await pass(1_000);
    provider.answers.set(`odds ${NFL}`, { message: 'no list' });
    await pass(3 * MINUTE_MS);
    expect(new Set(failures())).toEqual(new Set(['answerUnfit']));
    expect(provider.calls.filter(({ call }) => call === `odds ${NFL}`)).toHaveLength(4);
    expect(lineOf(1).spreadLineStatus).toBe('O');
    await pass(STALE_MS);
    expect(lineOf(1).spreadLineStatus).toBe('H');
  });

  it('never spends more than the budget, and reports when it is spent', async () => {
    budget = createFakeBudget(7);
    await start();
    await pass(3 * HOUR_MS);
    for (const spent of budget.spent.values()) expect(spent).toBe(6);
    expect(provider.calls.filter(({ call }) => call !== 'sports')).toHaveLength(2);
    expect(failures()).toContain('budgetSpent');
  });

  it('never spends what the key doesn’t have', async () => {
    provider.remaining = 2;
    await start();
    await pass(10 * MINUTE_MS);
    expect(provider.calls.map(({ call }) => call)).toEqual(['sports']);
    expect(failures()).toContain('budgetSpent');
    provider.remaining = 500;
    await pass(HOUR_MS);
    expect(provider.calls.map(({ call }) => call)).toContain(`odds ${NFL}`);
  });

  it('refunds the cost of a call that never arrived, and of no other', async () => {
    await start();
    await pass(1_000);
    const spent = () => [...budget.spent.values()][0];
    const before = spent()!;
    provider.fault = faultOf('unanswered');
    await pass(MINUTE_MS);
    expect(spent()).toBe(before);
    provider.fault = faultOf('unanswered', { mayCost: true });
    await pass(10 * MINUTE_MS);
    expect(spent()).toBeGreaterThan(before);
  });

  it('closes a line at its game’s start, and when the score says that it has begun', async () => {
    await start();
    await pass(1_000);
    expect(lineOf(1).disabled).toBe(false);
    await confirmFor(30 * MINUTE_MS);
    expect(lineOf(1)).toMatchObject({ disabled: true, spread1: null, moneyLine1: null });
  });

  it('removes the prices of a game that is no longer offered, and keeps the game for its result', async () => {
    await start();
    await pass(1_000);
    provider.answers.set(`odds ${NFL}`, [sampleEvent(game(1))]);
    await pass(MINUTE_MS + 500);
    expect(lineOf(2)).toMatchObject({
      spread1: null,
      spreadLineStatus: 'H',
      moneyLine1: null,
      disabled: false,
    });
    expect(said().some(({ kind }) => kind === 'removeGame')).toBe(false);
    vi.setSystemTime(NOW_MS + 4 * 24 * HOUR_MS);
    await pass(2 * MINUTE_MS);
    vi.setSystemTime(NOW_MS + 8 * 24 * HOUR_MS);
    await pass(2 * MINUTE_MS);
    expect(said()).toContainEqual({ kind: 'removeGame', gameNum: 2 });
    expect(noted.failures).toContainEqual(
      expect.objectContaining({ kind: 'unsettled', about: { count: 2, gameNums: [1, 2] } }),
    );
  });

  it('holds a game whose teams have changed', async () => {
    await start();
    await pass(1_000);
    provider.answers.set(`odds ${NFL}`, [
      sampleEvent({ ...game(1), home: 'Away 1', away: 'Home 1' }),
      sampleEvent({ ...game(2), home: 'Another' }),
    ]);
    await pass(MINUTE_MS + 500);
    expect([lineOf(1).spread1, lineOf(2).spread1]).toEqual([null, null]);
    expect(noted.failures).toContainEqual(
      expect.objectContaining({ kind: 'leftOut', about: { reasons: 'namesChanged: 2' } }),
    );
  });

  it('moves the cut-off with the start', async () => {
    await start();
    await pass(1_000);
    provider.answers.set(`odds ${NFL}`, [sampleEvent(game(1, NOW_MS + 2 * HOUR_MS)), sampleEvent(game(2))]);
    await pass(MINUTE_MS + 500);
    expect(lineOf(1).periodWagerCutoffMs).toBe(NOW_MS + 2 * HOUR_MS);
    expect(known[0]).toMatchObject({ gameNum: 1, commenceMs: NOW_MS + 2 * HOUR_MS });
  });

  it('reports the course and the end of a game, and a corrected end', async () => {
    await start();
    await confirmFor(31 * MINUTE_MS);
    const scores = () => said().flatMap((change) => (change.kind === 'score' ? [change.score] : []));
    provider.answers.set(`odds ${NFL}`, []);
    provider.answers.set(`scores ${NFL}`, [sampleScore(game(1), [7, 3], false)]);
    await pass(2 * MINUTE_MS);
    expect(scores()).toMatchObject([{ gameNum: 1, phase: 'live', score1: 3, score2: 7 }]);
    provider.answers.set(`scores ${NFL}`, [sampleScore(game(1), [27, 24], true)]);
    await pass(2 * MINUTE_MS);
    expect(scores().at(-1)).toMatchObject({ phase: 'final', score1: 24, score2: 27 });
    provider.answers.set(`scores ${NFL}`, [sampleScore(game(1), [27, 23], true)]);
    await pass(10 * MINUTE_MS);
    expect(scores()).toHaveLength(3);
    expect(scores().at(-1)).toMatchObject({ phase: 'final', score1: 23 });
  });

  it('skips a score whose names don’t match, and reports it', async () => {
    await start();
    await confirmFor(31 * MINUTE_MS);
    const score = sampleScore(game(1), [27, 24], true);
    score.scores![0]!.name = 'Home One';
    provider.answers.set(`scores ${NFL}`, [score]);
    await pass(2 * MINUTE_MS);
    expect(said().some(({ kind }) => kind === 'score')).toBe(false);
    expect(noted.failures).toContainEqual(
      expect.objectContaining({ kind: 'scoresLeft', about: { reasons: 'namesDiffer: 1' } }),
    );
  });

  it('continues with the same numbers after a restart, even for games that have begun', async () => {
    const first = await start();
    await pass(1_000);
    await first.stop();
    await pass(40 * MINUTE_MS);
    appended.length = 0;
    provider.answers.set(`odds ${NFL}`, [sampleEvent(game(3, Date.now() + HOUR_MS))]);
    provider.answers.set(`scores ${NFL}`, [sampleScore(game(2), [3, 0], false)]);
    await start();
    await pass(2_000);
    const games = said().flatMap((change) => (change.kind === 'game' ? [change.game] : []));
    expect(games.map(({ gameNum, team2Id }) => [gameNum, team2Id])).toEqual([
      [1, 'Home 1'],
      [2, 'Home 2'],
      [3, 'Home 3'],
    ]);
    expect(said()).toContainEqual({ kind: 'score', score: expect.objectContaining({ gameNum: 2 }) });
  });

  it('begins with an image again after the log has refused something', async () => {
    await start();
    await pass(1_000);
    isLogOut = true;
    await pass(2_000);
    isLogOut = false;
    appended.length = 0;
    await pass(2_000);
    expect(kinds()[0]).toBe('imageBegin');
    expect(failures()).toContain('log');
  });

  it('sends one request at a time, and can be stopped in the middle of it', async () => {
    let underWay = 0;
    let most = 0;
    provider.odds = (_key, _markets, signal) => {
      underWay += 1;
      most = Math.max(most, underWay);
      return new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          signal.removeEventListener('abort', end);
          underWay -= 1;
          resolve(faultOf('unanswered'));
        };
        const timer = setTimeout(end, 15_000);
        signal.addEventListener('abort', end);
      });
    };
    const feed = await start();
    await pass(5 * MINUTE_MS);
    await feed.stop();
    expect([most, underWay]).toEqual([1, 0]);
    const calls = provider.calls.length;
    await pass(HOUR_MS);
    expect(provider.calls).toHaveLength(calls);
  });
});
