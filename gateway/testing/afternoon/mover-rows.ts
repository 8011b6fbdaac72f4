import { createGameRow } from '@lineboard/domain/testing/feed-fixtures';
import type { TrueGame } from './true-game.ts';

export type Row = Readonly<Record<string, unknown>>;

const LEAGUES = {
  Football: 'National Football',
  Basketball: 'National Basketball',
  Baseball: 'Major Baseball',
  Hockey: 'National Hockey',
  Soccer: 'Premier League',
} as const;

/** Long after any afternoon: lines of games in play say when they close. */
export const CLOSES_MS = 4_000_000_000_000;

export const gameRow = (game: TrueGame, fields: Row = {}): Row => ({
  ...createGameRow({
    gameNum: game.gameNum,
    sportType: game.sportType,
    sportSubType: LEAGUES[game.sportType],
    team1Id: game.team1Id,
    team2Id: game.team2Id,
    team1RotNum: 2 * game.gameNum - 1,
    team2RotNum: 2 * game.gameNum,
    gameDateTimeMs: game.startMs,
    includeTeamTotals: false,
  }),
  ...fields,
});

export const lineRow = (game: TrueGame, fields: Row = {}): Row => ({
  kind: 'line',
  gameNum: game.gameNum,
  periodNumber: 0,
  store: 'main',
  ...game.figures(),
  ...fields,
});

export const scoreRow = (game: TrueGame, fields: Row = {}): Row => ({
  kind: 'score',
  gameNum: game.gameNum,
  phase: 'live',
  score1: game.score[0],
  score2: game.score[1],
  ...fields,
});

export const contestRow = (
  contestNum: number,
  contestantNum: number,
  moneyLine: number,
  fields: Row = {},
): Row => ({
  kind: 'contestLine',
  contestNum,
  contestantNum,
  store: 'main',
  contestType: 'Golf',
  contestType2: 'Tour',
  contestType3: 'Winner',
  contestDesc: `Open ${contestNum} – Winner`,
  contestantName: `Player ${contestantNum}`,
  wagerCutoffMs: CLOSES_MS,
  moneyLine,
  ...fields,
});
