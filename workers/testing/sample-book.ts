import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import {
  createContestLine,
  createGame,
  createLine,
  createScore,
} from '@lineboard/domain/testing/book-fixtures';

/** Friday 2026-01-09, 18:00 in New York. */
export const SAMPLE_NOW_MS = Date.UTC(2026, 0, 9, 23, 0, 0);
export const HOUR_MS = 3_600_000;

export const LINES_TOPIC = 'lines/main/Basketball/NBA';
export const SOCCER_TOPIC = 'lines/main/Soccer/Premier%20League';
export const CONTEST_TOPIC = 'contest/main/Golf/The%20Open';

export const sampleGame = (gameNum: number, changed: Partial<Game> = {}): Game =>
  createGame({
    gameNum,
    feedId: 'simulator',
    sportType: 'Basketball',
    sportSubType: 'NBA',
    team1Id: `Visitors ${gameNum}`,
    team2Id: `Hosts ${gameNum}`,
    team1RotNum: 500 + gameNum * 2 + 1,
    team2RotNum: 500 + gameNum * 2 + 2,
    gameDateTimeMs: SAMPLE_NOW_MS + gameNum * HOUR_MS,
    ...changed,
  });

export const sampleLine = (gameNum: number, periodNumber = 0, changed: Partial<GameLine> = {}): GameLine =>
  createLine({
    gameNum,
    periodNumber,
    periodWagerCutoffMs: SAMPLE_NOW_MS + gameNum * HOUR_MS,
    moneyLine1: -160,
    moneyLine2: 140,
    totalPoints: 221.5,
    ttlPtsAdj1: -108,
    ttlPtsAdj2: -112,
    team1TotalPoints: 112.5,
    team1TtlPtsAdj1: -115,
    team1TtlPtsAdj2: -105,
    team2TotalPoints: 109,
    team2TtlPtsAdj1: -110,
    team2TtlPtsAdj2: -110,
    version: 1,
    ...changed,
  });

export const sampleContestLine = (
  contestNum: number,
  contestantNum: number,
  changed: Partial<ContestLine> = {},
): ContestLine =>
  createContestLine({
    contestNum,
    contestantNum,
    feedId: 'simulator',
    contestDesc: 'The Open: winner',
    contestantName: `Player ${contestantNum}`,
    rotNum: 9000 + contestantNum,
    moneyLine: 1200,
    wagerCutoffMs: SAMPLE_NOW_MS + 48 * HOUR_MS,
    version: 1,
    ...changed,
  });

export const sampleScore = (gameNum: number, changed: Partial<GameScore> = {}): GameScore =>
  createScore({ gameNum, phase: 'live', clock: '3rd 04:12', score1: 61, score2: 58, ...changed });
