import { UNTOLD } from '../src/ground/score/untold.ts';
import type { ContestLine } from '../src/lines/line/contest-line.schema.ts';
import type { Game } from '../src/lines/line/game.schema.ts';
import type { GameLine } from '../src/lines/line/game-line.schema.ts';
import type { GameScore } from '../src/ground/score/game-score.schema.ts';

/** Sunday 2026-11-22, 13:00 in New York. */
export const KICK_OFF_MS = Date.UTC(2026, 10, 22, 18);

export const createGame = (fields: Partial<Game> = {}): Game => ({
  gameNum: 1,
  feedId: 'sim',
  sportType: 'Football',
  sportSubType: 'NFL',
  team1Id: 'Green Bay Packers',
  team2Id: 'Chicago Bears',
  team1RotNum: 451,
  team2RotNum: 452,
  gameDateTimeMs: KICK_OFF_MS,
  listedPitcher1: null,
  listedPitcher2: null,
  preventPointBuyingFlag: false,
  parlayRestriction: null,
  includeTeamTotals: true,
  correlation: [],
  isTitle: false,
  isSpotlight: false,
  ...fields,
});

export const createLine = (fields: Partial<GameLine> = {}): GameLine => ({
  gameNum: 1,
  periodNumber: 0,
  store: 'main',
  periodWagerCutoffMs: KICK_OFF_MS,
  disabled: false,
  spread1: -3.5,
  spread2: 3.5,
  spreadAdj1: -110,
  spreadAdj2: -110,
  spreadLineStatus: 'O',
  spreadMaxWagerCents: null,
  moneyLine1: -180,
  moneyLine2: 155,
  moneyLineDraw: null,
  moneyLineStatus: 'O',
  moneyLineMaxWagerCents: null,
  totalPoints: 44.5,
  ttlPtsAdj1: -105,
  ttlPtsAdj2: -115,
  totalsStatus: 'O',
  totalsMaxWagerCents: null,
  team1TotalPoints: 24,
  team1TtlPtsAdj1: -120,
  team1TtlPtsAdj2: 100,
  team2TotalPoints: 20.5,
  team2TtlPtsAdj1: 105,
  team2TtlPtsAdj2: -125,
  teamTotalsLineStatus: 'O',
  teamTotalsMaxWagerCents: null,
  version: 7,
  doubtedMarkets: '',
  ...fields,
});

/** A line on which nobody bets what one team scores. */
export const NO_TEAM_TOTALS = {
  team1TotalPoints: null,
  team1TtlPtsAdj1: null,
  team1TtlPtsAdj2: null,
  team2TotalPoints: null,
  team2TtlPtsAdj1: null,
  team2TtlPtsAdj2: null,
} as const satisfies Partial<GameLine>;

export const createContestLine = (fields: Partial<ContestLine> = {}): ContestLine => ({
  contestNum: 9,
  contestantNum: 2,
  feedId: 'sim',
  store: 'main',
  contestType: 'Golf',
  contestType2: 'The Open',
  contestType3: 'Winner',
  contestDesc: 'To win outright',
  contestantName: 'Ludvig Åberg',
  rotNum: 8_102,
  moneyLine: 1_400,
  status: 'O',
  maxWagerCents: null,
  wagerCutoffMs: KICK_OFF_MS,
  disabled: false,
  gameNum: null,
  outcome: null,
  tied: null,
  places: null,
  isSpotlight: false,
  related: [],
  version: 7,
  doubted: false,
  ...fields,
});

export const createScore = (fields: Partial<GameScore> = {}): GameScore => ({
  gameNum: 1,
  phase: 'final',
  clock: '',
  score1: 0,
  score2: 0,
  segments: [],
  startingPitcher1: null,
  startingPitcher2: null,
  ...UNTOLD,
  situation: null,
  version: 1,
  ...fields,
});
