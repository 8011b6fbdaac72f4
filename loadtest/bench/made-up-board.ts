import type { Topic } from '@lineboard/domain/book/topic';
import type { GameLine } from '@lineboard/domain/line/game-line';
import type { Game } from '@lineboard/domain/line/game';
import { BENCH_FEED } from './gateway-process.ts';

export const BENCH_STORE = 'main';
export const BENCH_SPORT = { sportType: 'Basketball', sportSubType: 'NBA' } as const;
export const BENCH_TOPIC: Topic = { kind: 'lines', store: BENCH_STORE, ...BENCH_SPORT };

/** Far enough from a benchmark's end that no cut-off passes meanwhile. */
const KICK_OFF_IN_MS = 6 * 3_600_000;
const FIRST_GAME_NUM = 100_000;
const FIRST_ROT_NUM = 1_001;

export const gameNumAt = (index: number): number => FIRST_GAME_NUM + index;

/** Games of one sub-sport in the order in which a board shows them: same kick-off, rising rotation numbers. */
export const createGame = (index: number, nowMs: number): Game => ({
  gameNum: gameNumAt(index),
  feedId: BENCH_FEED.feedId,
  ...BENCH_SPORT,
  team1Id: `Visitors ${index + 1}`,
  team2Id: `Hosts ${index + 1}`,
  team1RotNum: FIRST_ROT_NUM + 2 * index,
  team2RotNum: FIRST_ROT_NUM + 2 * index + 1,
  gameDateTimeMs: nowMs + KICK_OFF_IN_MS,
  listedPitcher1: null,
  listedPitcher2: null,
  preventPointBuyingFlag: false,
  parlayRestriction: null,
  includeTeamTotals: false,
  correlation: [],
  isTitle: false,
  isSpotlight: false,
});

/** A full-game line with spread, moneyline and total open. */
export const createLine = (index: number, nowMs: number): Omit<GameLine, 'version'> => ({
  gameNum: gameNumAt(index),
  periodNumber: 0,
  store: BENCH_STORE,
  periodWagerCutoffMs: nowMs + KICK_OFF_IN_MS,
  disabled: false,
  spread1: -3.5,
  spread2: 3.5,
  spreadAdj1: -110,
  spreadAdj2: -110,
  spreadLineStatus: 'O',
  spreadMaxWagerCents: null,
  moneyLine1: -160,
  moneyLine2: 140,
  moneyLineDraw: null,
  moneyLineStatus: 'O',
  moneyLineMaxWagerCents: null,
  totalPoints: 215.5,
  ttlPtsAdj1: -110,
  ttlPtsAdj2: -110,
  totalsStatus: 'O',
  totalsMaxWagerCents: null,
  team1TotalPoints: null,
  team1TtlPtsAdj1: null,
  team1TtlPtsAdj2: null,
  team2TotalPoints: null,
  team2TtlPtsAdj1: null,
  team2TtlPtsAdj2: null,
  teamTotalsLineStatus: 'O',
  teamTotalsMaxWagerCents: null,
});
