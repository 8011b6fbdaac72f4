import { TopicState } from '@lineboard/domain/lines/book/topic-state';
import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GamePhase } from '@lineboard/domain/ground/score/game-score.schema';
import { MOST_NEXT_GAMES, MOST_PROP_CONTESTANTS } from '@lineboard/domain/lines/offering/most-beside-board';
import { createContestLine, createScore } from '@lineboard/domain/testing/book-fixtures';
import { expect, it } from 'vitest';
import { sampleGame, sampleLine } from '../../../testing/samples/feed-samples.ts';
import { createOfferingView } from './create-offering-view.ts';

const game = (gameNum: number): Game => sampleGame({ gameNum });

const line = (contestNum: number, contestantNum: number, changed: Partial<ContestLine> = {}): ContestLine =>
  createContestLine({
    contestNum,
    contestantNum,
    feedId: 'demo',
    contestType: 'Basketball Props',
    contestType2: 'NBA',
    contestType3: 'Points',
    contestDesc: `Contest ${contestNum}`,
    contestantName: `Player ${contestantNum}`,
    rotNum: 9000 + contestantNum,
    wagerCutoffMs: 1,
    gameNum: 7,
    ...changed,
  });

const stateOf = (games: ReadonlyArray<{ game: Game; cutoffMs: number; phase?: GamePhase }>): TopicState => {
  const state = new TopicState();
  for (const { game: record, cutoffMs, phase } of games) {
    const { gameNum } = record;
    state.game.set(String(gameNum), record);
    state.line.set(`${gameNum}.0`, {
      ...sampleLine({ gameNum, periodWagerCutoffMs: cutoffMs }),
      version: 1,
      doubtedMarkets: '',
    });
    if (phase !== undefined) state.score.set(String(gameNum), createScore({ gameNum, phase }));
  }
  return state;
};

it('the menu counts the open games in play and names the next start', () => {
  const bookMs = 2_000;
  const state = stateOf([
    { game: sampleGame({ gameNum: 1 }), cutoffMs: 9_000, phase: 'live' },
    // In play, but betting on it has ended: not offered.
    { game: sampleGame({ gameNum: 2 }), cutoffMs: 1_500, phase: 'live' },
    { game: sampleGame({ gameNum: 3 }), cutoffMs: 9_000, phase: 'final' },
    { game: sampleGame({ gameNum: 4, gameDateTimeMs: 7_000 }), cutoffMs: 9_000 },
    { game: sampleGame({ gameNum: 5, gameDateTimeMs: 5_000 }), cutoffMs: 9_000, phase: 'scheduled' },
    { game: sampleGame({ gameNum: 6, gameDateTimeMs: 4_000 }), cutoffMs: 9_000, phase: 'postponed' },
    // Late: it should have begun.
    { game: sampleGame({ gameNum: 7, gameDateTimeMs: 1_900 }), cutoffMs: 9_000 },
  ]);
  const view = createOfferingView(
    { topics: () => new Map([['lines/main/Football/NFL', state]]), game },
    () => bookMs,
  );
  expect(view.menu('main').map(({ subSports }) => subSports)).toEqual([
    [
      {
        sportSubType: 'NFL',
        topic: 'lines/main/Football/NFL',
        count: 6,
        liveCount: 1,
        spotlightCount: 0,
        nextStartMs: 5_000,
      },
    ],
  ]);
});

it('no contest is in play', () => {
  const state = new TopicState();
  state.contestLine.set('12.1', line(12, 1));
  const topic = 'contest/main/Basketball%20Props/NBA';
  const view = createOfferingView({ topics: () => new Map([[topic, state]]), game }, () => 0);
  expect(view.menu('main')[0]?.subSports[0]).toMatchObject({
    count: 1,
    liveCount: 0,
    spotlightCount: 0,
    nextStartMs: null,
  });
});

it('ENT2-06: names the open contests that belong to a game, once each, with the topic to subscribe to', () => {
  const state = new TopicState();
  const lines = [
    line(12, 1),
    line(12, 2),
    line(11, 1),
    line(13, 1, { gameNum: 8 }),
    line(14, 1, { outcome: 'W' }),
    line(15, 1, { disabled: true }),
    // Tied to the number when it was another feed's.
    line(16, 1, { feedId: 'before' }),
  ];
  for (const record of lines) state.contestLine.set(`${record.contestNum}.${record.contestantNum}`, record);
  const topic = 'contest/main/Basketball%20Props/NBA';
  const view = createOfferingView({ topics: () => new Map([[topic, state]]), game }, () => 0);
  expect(view.contestsOf('main', 7).map((match) => [match.contestNum, match.topic])).toEqual([
    [11, topic],
    [12, topic],
  ]);
  expect(view.contestsOf('other', 7)).toEqual([]);
});

it('ENT2-06: names the contests that the game alone names, of its own feed', () => {
  const state = new TopicState();
  const lines = [
    line(12, 1, { gameNum: null }),
    line(13, 1, { gameNum: null }),
    line(14, 1, { gameNum: null, feedId: 'before' }),
    line(15, 1, { gameNum: null }),
  ];
  for (const record of lines) state.contestLine.set(`${record.contestNum}.${record.contestantNum}`, record);
  const topic = 'contest/main/Basketball%20Props/NBA';
  const correlated = (gameNum: number): Game => sampleGame({ gameNum, correlation: [12, 14, 15] });
  const view = createOfferingView({ topics: () => new Map([[topic, state]]), game: correlated }, () => 0);
  expect(view.contestsOf('main', 7).map(({ contestNum }) => contestNum)).toEqual([12, 15]);
});

it('SCR2-10: the props of a game come with both of their answers, contest by contest, and only those that are open', () => {
  const state = new TopicState();
  const lines = [
    line(13, 2, { contestantName: 'Under 235.5', rotNum: 4 }),
    line(13, 1, { contestantName: 'Over 235.5', rotNum: 3 }),
    line(12, 1),
    line(14, 1, { outcome: 'W' }),
    line(15, 1, { gameNum: 8 }),
    line(16, 1, { feedId: 'before' }),
  ];
  for (const record of lines) state.contestLine.set(`${record.contestNum}.${record.contestantNum}`, record);
  const topic = 'contest/main/Basketball%20Props/NBA';
  const view = createOfferingView({ topics: () => new Map([[topic, state]]), game }, () => 0);
  const props = view.propsOf('main', 7);
  expect(props.map(({ contestNum, contestantNum }) => [contestNum, contestantNum])).toEqual([
    [12, 1],
    [13, 1],
    [13, 2],
  ]);
  expect(props[1]).toMatchObject({ contestantName: 'Over 235.5', topic });
  expect(view.propsOf('other', 7)).toEqual([]);
});

it('however many props a game has, the answer stays within its bound', () => {
  const state = new TopicState();
  for (let contest = 1; contest <= MOST_PROP_CONTESTANTS; contest += 1)
    for (const contestant of [1, 2])
      state.contestLine.set(`${contest}.${contestant}`, line(contest, contestant));
  const topics = new Map([['contest/main/Basketball%20Props/NBA', state]]);
  const view = createOfferingView({ topics: () => topics, game }, () => 0);
  expect(view.propsOf('main', 7)).toHaveLength(MOST_PROP_CONTESTANTS);
});

it('the games that begin next are those ahead, soonest first, of one store, and no more than are read', () => {
  const at = (gameNum: number, gameDateTimeMs: number) => ({
    game: sampleGame({ gameNum, gameDateTimeMs }),
    cutoffMs: 90_000,
  });
  const soon = stateOf([at(1, 9_000), at(2, 1_000), at(3, 3_000), { ...at(4, 4_000), cutoffMs: 1_500 }]);
  const later = stateOf(
    Array.from({ length: MOST_NEXT_GAMES }, (_, number) => at(20 + number, 20_000 + number)),
  );
  const topics = new Map([
    ['lines/main/Football/NFL', later],
    ['lines/main/Basketball/NBA', soon],
    ['lines/other/Basketball/NBA', stateOf([at(9, 2_500)])],
  ]);
  const next = createOfferingView({ topics: () => topics, game }, () => 2_000).nextGames('main');
  expect(next.slice(0, 3).map(({ gameNum }) => gameNum)).toEqual([3, 1, 20]);
  expect(next).toHaveLength(MOST_NEXT_GAMES);
});

it('ST1-18: names the open games and contests that are put forward, each once', () => {
  const state = stateOf([
    { game: sampleGame({ gameNum: 1, isSpotlight: true, gameDateTimeMs: 8_000 }), cutoffMs: 9_000 },
    { game: sampleGame({ gameNum: 2 }), cutoffMs: 9_000 },
    { game: sampleGame({ gameNum: 3, isSpotlight: true }), cutoffMs: 1 },
    { game: sampleGame({ gameNum: 4, isSpotlight: true, gameDateTimeMs: 7_000 }), cutoffMs: 9_000 },
  ]);
  const contests = new TopicState();
  for (const record of [
    line(12, 1, { isSpotlight: true, wagerCutoffMs: 9_000 }),
    line(12, 2, { isSpotlight: true, wagerCutoffMs: 9_000 }),
    line(13, 1, { wagerCutoffMs: 9_000 }),
    line(14, 1, { isSpotlight: true, wagerCutoffMs: 9_000, outcome: 'W' }),
  ])
    contests.contestLine.set(`${record.contestNum}.${record.contestantNum}`, record);
  const topics = new Map([
    ['lines/main/Football/NFL', state],
    ['contest/main/Basketball%20Props/NBA', contests],
  ]);
  const view = createOfferingView({ topics: () => topics, game }, () => 2_000);
  const { games, contests: found } = view.spotlight('main');
  expect(games.map(({ gameNum, topic }) => [gameNum, topic])).toEqual([
    [4, 'lines/main/Football/NFL'],
    [1, 'lines/main/Football/NFL'],
  ]);
  expect(found.map(({ contestNum, topic }) => [contestNum, topic])).toEqual([
    [12, 'contest/main/Basketball%20Props/NBA'],
  ]);
  expect(view.spotlight('other')).toEqual({ games: [], contests: [] });
  const counts = view
    .menu('main')
    .flatMap(({ type, subSports }) => subSports.map(({ spotlightCount }) => [type, spotlightCount]));
  expect(counts).toEqual([
    ['G', 2],
    ['C', 1],
  ]);
});

it('CALL1-17: the props builder has the open games with open contests of their own', () => {
  const games = stateOf([
    { game: sampleGame({ gameNum: 7 }), cutoffMs: 9_000 },
    { game: sampleGame({ gameNum: 8 }), cutoffMs: 9_000 },
    { game: sampleGame({ gameNum: 9 }), cutoffMs: 1 },
    { game: sampleGame({ gameNum: 10 }), cutoffMs: 9_000 },
  ]);
  const contests = new TopicState();
  for (const record of [
    line(12, 1, { wagerCutoffMs: 9_000 }),
    line(13, 1, { gameNum: 8, disabled: true }),
    line(14, 1, { gameNum: 9, wagerCutoffMs: 9_000 }),
    line(15, 1, { gameNum: null, wagerCutoffMs: 9_000 }),
    line(16, 1, { gameNum: 10, feedId: 'before', wagerCutoffMs: 9_000 }),
  ])
    contests.contestLine.set(`${record.contestNum}.${record.contestantNum}`, record);
  const topics = new Map([
    ['lines/main/Basketball/NBA', games],
    ['contest/main/Basketball%20Props/NBA', contests],
  ]);
  const view = createOfferingView({ topics: () => topics, game }, () => 2_000);
  expect(view.propsGames('main')).toEqual([7]);
  expect(view.propsGames('other')).toEqual([]);
});

it('CALL1-20, ENT1-12: the menu names what is open by sport, games as G before contests as C', () => {
  const games = stateOf([{ game: sampleGame({ gameNum: 1 }), cutoffMs: 9_000 }]);
  const over = stateOf([{ game: sampleGame({ gameNum: 2 }), cutoffMs: 1 }]);
  const contests = new TopicState();
  contests.contestLine.set('12.1', line(12, 1, { wagerCutoffMs: 9_000 }));
  const topics = new Map([
    ['contest/main/Basketball%20Props/NBA', contests],
    ['lines/main/Hockey/NHL', over],
    ['lines/main/Football/NFL', games],
    ['lines/main/Football/College%20Football', games],
  ]);
  const view = createOfferingView({ topics: () => topics, game }, () => 2_000);
  const names = view
    .menu('main')
    .map(({ type, sportType, subSports }) => [type, sportType, subSports.map(({ topic }) => topic)]);
  expect(names).toEqual([
    ['G', 'Football', ['lines/main/Football/College%20Football', 'lines/main/Football/NFL']],
    ['C', 'Basketball Props', ['contest/main/Basketball%20Props/NBA']],
  ]);
});

it('CALL1-25: a search finds open games and contestants by text, each with the topic to show', () => {
  const games = stateOf([
    { game: sampleGame({ gameNum: 1, team1Id: 'Player Haters', gameDateTimeMs: 8_000 }), cutoffMs: 9_000 },
    { game: sampleGame({ gameNum: 2, team2Id: 'United Players', gameDateTimeMs: 7_000 }), cutoffMs: 9_000 },
    { game: sampleGame({ gameNum: 3, team1Id: 'Players of Old' }), cutoffMs: 1 },
    { game: sampleGame({ gameNum: 4 }), cutoffMs: 9_000 },
  ]);
  const contests = new TopicState();
  for (const record of [line(12, 2, { wagerCutoffMs: 9_000 }), line(13, 1, { wagerCutoffMs: 1 })])
    contests.contestLine.set(`${record.contestNum}.${record.contestantNum}`, record);
  const topics = new Map([
    ['lines/main/Football/NFL', games],
    ['contest/main/Basketball%20Props/NBA', contests],
  ]);
  const found = createOfferingView({ topics: () => topics, game }, () => 2_000).search('main', 'player');
  expect(found.games.map(({ gameNum, topic }) => [gameNum, topic])).toEqual([
    [2, 'lines/main/Football/NFL'],
    [1, 'lines/main/Football/NFL'],
  ]);
  expect(found.contests.map(({ contestNum, topic }) => [contestNum, topic])).toEqual([
    [12, 'contest/main/Basketball%20Props/NBA'],
  ]);
});

it('a search finds the game whose number it is, however many others begin with it', () => {
  const numbered = (gameNum: number, team1RotNum: number) =>
    sampleGame({ gameNum, team1RotNum, team2RotNum: team1RotNum + 1, gameDateTimeMs: 9_000 - 100 * gameNum });
  const games = [
    numbered(1, 107),
    ...Array.from({ length: 60 }, (_, at) => numbered(at + 2, 10_700 + 2 * at)),
  ];
  const state = stateOf(games.map((record) => ({ game: record, cutoffMs: 9_000 })));
  const topics = new Map([['lines/main/Football/NFL', state]]);
  const found = createOfferingView({ topics: () => topics, game }, () => 2_000).search('main', '107');
  expect(found.games.slice(0, 2).map(({ team1RotNum }) => team1RotNum)).toEqual([107, 10_798]);
});

it('the search knows what teams are called besides their names', () => {
  const state = stateOf([
    {
      game: sampleGame({ gameNum: 1, team1Id: 'Dallas Cowboys', team2Id: 'San Francisco 49ers' }),
      cutoffMs: 9_000,
    },
    { game: sampleGame({ gameNum: 2, team1Id: 'Chicago Bears', team2Id: 'New York Jets' }), cutoffMs: 9_000 },
  ]);
  const topics = new Map([['lines/main/Football/NFL', state]]);
  const found = createOfferingView({ topics: () => topics, game }, () => 2_000).search('main', 'niners');
  expect(found.games.map(({ gameNum }) => gameNum)).toEqual([1]);
});
