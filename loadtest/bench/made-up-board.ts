import type { Topic } from '@lineboard/domain/lines/book/topic';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import { createGame, NO_TEAM_TOTALS } from '@lineboard/domain/testing/book-fixtures';
import { createFeedLine } from '@lineboard/domain/testing/feed-fixtures';
import { BENCH_FEED } from './gateway-process.ts';

export const BENCH_STORE = 'main';
export const BENCH_SPORT = { sportType: 'Basketball', sportSubType: 'NBA' } as const;
/** Leagues of a board that has several, the bench's own first. */
export const BENCH_LEAGUES = [BENCH_SPORT.sportSubType, 'WNBA', 'College', 'Euroleague', 'ACB'] as const;
export const benchTopic = (league: string): Topic => ({
  kind: 'lines',
  store: BENCH_STORE,
  sportType: BENCH_SPORT.sportType,
  sportSubType: league,
});
export const BENCH_TOPIC: Topic = benchTopic(BENCH_SPORT.sportSubType);

/** Far enough from a benchmark's end that no cut-off passes meanwhile. */
const KICK_OFF_IN_MS = 6 * 3_600_000;
const FIRST_GAME_NUM = 100_000;
const FIRST_ROT_NUM = 1_001;

export const gameNumAt = (index: number): number => FIRST_GAME_NUM + index;

/** Games of one sub-sport in the order in which a board shows them: same kick-off, rising rotation numbers. */
export const createBenchGame = (
  index: number,
  nowMs: number,
  sportSubType: string = BENCH_SPORT.sportSubType,
): Game =>
  createGame({
    gameNum: gameNumAt(index),
    feedId: BENCH_FEED.feedId,
    sportType: BENCH_SPORT.sportType,
    sportSubType,
    team1Id: `Visitors ${index + 1}`,
    team2Id: `Hosts ${index + 1}`,
    team1RotNum: FIRST_ROT_NUM + 2 * index,
    team2RotNum: FIRST_ROT_NUM + 2 * index + 1,
    gameDateTimeMs: nowMs + KICK_OFF_IN_MS,
    includeTeamTotals: false,
  });

/** A full-game line with spread, moneyline and total open. */
export const createBenchLine = (index: number, nowMs: number): ReturnType<typeof createFeedLine> =>
  createFeedLine({
    gameNum: gameNumAt(index),
    store: BENCH_STORE,
    periodWagerCutoffMs: nowMs + KICK_OFF_IN_MS,
    moneyLine1: -160,
    moneyLine2: 140,
    totalPoints: 215.5,
    ttlPtsAdj1: -110,
    ttlPtsAdj2: -110,
    ...NO_TEAM_TOTALS,
  });
