import type { FeedChange } from '@lineboard/domain/feed/feed-change';
import type { ContestLine } from '@lineboard/domain/line/contest-line';
import type { Game } from '@lineboard/domain/line/game';
import type { GameLine } from '@lineboard/domain/line/game-line';
import type { GameScore } from '@lineboard/domain/score/game-score';

type Sample<T> = (fields?: Partial<T>) => T;

export const sampleGame: Sample<Game> = (fields) => ({
  gameNum: 1,
  feedId: 'demo',
  sportType: 'Football',
  sportSubType: 'NFL',
  team1Id: 'Bears',
  team2Id: 'Lions',
  team1RotNum: 101,
  team2RotNum: 102,
  gameDateTimeMs: 1_800_000_000_000,
  listedPitcher1: null,
  listedPitcher2: null,
  preventPointBuyingFlag: false,
  parlayRestriction: null,
  includeTeamTotals: false,
  correlation: [],
  isTitle: false,
  isSpotlight: false,
  ...fields,
});

export const sampleLine: Sample<Omit<GameLine, 'version'>> = (fields) => ({
  gameNum: 1,
  periodNumber: 0,
  store: 'main',
  periodWagerCutoffMs: 1_800_000_000_000,
  disabled: false,
  spread1: 3.5,
  spread2: -3.5,
  spreadAdj1: -110,
  spreadAdj2: -110,
  spreadLineStatus: 'O',
  spreadMaxWagerCents: null,
  moneyLine1: 150,
  moneyLine2: -170,
  moneyLineDraw: null,
  moneyLineStatus: 'O',
  moneyLineMaxWagerCents: null,
  totalPoints: 44.5,
  ttlPtsAdj1: -110,
  ttlPtsAdj2: -110,
  totalsStatus: 'I',
  totalsMaxWagerCents: 50_000,
  team1TotalPoints: null,
  team1TtlPtsAdj1: null,
  team1TtlPtsAdj2: null,
  team2TotalPoints: null,
  team2TtlPtsAdj1: null,
  team2TtlPtsAdj2: null,
  teamTotalsLineStatus: 'O',
  teamTotalsMaxWagerCents: null,
  ...fields,
});

const sampleContestLine: Sample<Omit<ContestLine, 'version' | 'feedId'>> = (fields) => ({
  contestNum: 9,
  contestantNum: 1,
  store: 'main',
  contestType: 'Golf',
  contestType2: 'The Open',
  contestType3: 'Winner',
  contestDesc: 'To win',
  contestantName: 'A. Player',
  rotNum: 9001,
  moneyLine: 1200,
  status: 'O',
  maxWagerCents: null,
  wagerCutoffMs: 1_800_000_000_000,
  disabled: false,
  gameNum: null,
  outcome: null,
  tied: null,
  places: null,
  isSpotlight: false,
  ...fields,
});

export const sampleScore: Sample<Omit<GameScore, 'version'>> = (fields) => ({
  gameNum: 1,
  phase: 'live',
  clock: '1st 10:00',
  score1: 0,
  score2: 0,
  segments: [],
  startingPitcher1: null,
  startingPitcher2: null,
  ...fields,
});

export const game = (fields?: Partial<Game>): FeedChange => ({ kind: 'game', game: sampleGame(fields) });
export const line = (fields?: Partial<GameLine>): FeedChange => ({ kind: 'line', line: sampleLine(fields) });
export const contestLine = (fields?: Partial<ContestLine>): FeedChange => ({
  kind: 'contestLine',
  line: sampleContestLine(fields),
});
export const score = (fields?: Partial<GameScore>): FeedChange => ({
  kind: 'score',
  score: sampleScore(fields),
});
/** Part of a line, as a feed says what moved. */
export const move = (fields: Partial<GameLine>): FeedChange => ({
  kind: 'line',
  line: { gameNum: 1, periodNumber: 0, store: 'main', ...fields },
});

/** A whole image of a feed: what is not named in it is gone. */
export const image = (...changes: FeedChange[]): FeedChange[] => [
  { kind: 'imageBegin' },
  ...changes,
  { kind: 'imageEnd' },
];
