import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { TimelineEntity } from '../timeline/timeline-entity.ts';
import { expectationOf } from './expectation.ts';
import type { GameCourse } from './game-course.ts';
import { closingsMs, gameLinesAt, heldUntilMs, type LineContext, uncircledMs } from './game-lines.ts';
import { nextMoveMs } from './markets/market-pace.ts';
import { gamePace } from './markets/game-pace.ts';
import { unit } from './random.ts';
import type { ScheduledGame } from './schedule/scheduled-game.ts';
import type { SimulatorOptions } from './simulator-options.ts';

/** Share of games that the book puts forward. */
const SPOTLIGHT_SHARE = 0.01;

export interface GameEntityOptions extends SimulatorOptions {
  burstsPerMs: number;
  /** Contests that belong to this game. */
  correlation: readonly number[];
}

/** A game of the simulated world: its record, its lines and its score at any moment. */
export const createGameEntity = (
  game: ScheduledGame,
  course: GameCourse,
  options: GameEntityOptions,
): TimelineEntity => {
  const { kickoffMs, gameNum, key } = game;
  const expected = expectationOf(options.seed, game);
  const pace = gamePace(game, options.burstsPerMs);
  const context: LineContext = { game, expected, course, pace, store: options.store };
  let record: Game | null = null;
  return {
    id: `game.${gameNum}`,
    opensMs: game.opensMs,
    removesMs: game.removesMs,
    recordsAt: (bookMs) => ({
      game: (record ??= toGame(game, course.listedPitchers(), options)),
      lines: gameLinesAt(context, bookMs),
      contestLines: [],
      score: course.scoreAt(bookMs),
    }),
    nextChangeMs: (bookMs) => {
      if (bookMs < kickoffMs) {
        const uncircled = uncircledMs(game);
        return Math.min(nextMoveMs(key, pace, bookMs), kickoffMs, uncircled > bookMs ? uncircled : Infinity);
      }
      const scoreMs = course.nextScoreMs(bookMs);
      if (bookMs >= course.endMs) return scoreMs;
      const pricesMs = [nextMoveMs(key, pace, bookMs), heldUntilMs(context, bookMs), ...closingsMs(context)];
      return Math.min(scoreMs, course.endMs, ...pricesMs.filter((ms) => ms > bookMs));
    },
  };
};

const toGame = (
  game: ScheduledGame,
  pitchers: readonly [string, string] | null,
  { feedId, correlation }: GameEntityOptions,
): Game => {
  const { league } = game;
  return {
    gameNum: game.gameNum,
    feedId,
    sportType: league.sportType,
    sportSubType: league.sportSubType,
    team1Id: league.names[game.teamIndex1]!,
    team2Id: league.names[game.teamIndex2]!,
    team1RotNum: game.rotation1,
    team2RotNum: game.rotation1 + 1,
    gameDateTimeMs: game.kickoffMs,
    listedPitcher1: pitchers?.[0] ?? null,
    listedPitcher2: pitchers?.[1] ?? null,
    preventPointBuyingFlag: league.preventPointBuying,
    parlayRestriction: unit(game.key, 48) < 0.02 ? 'D' : null,
    includeTeamTotals: league.teamTotals,
    correlation,
    isTitle: false,
    isSpotlight: unit(game.key, 49) < SPOTLIGHT_SHARE,
  };
};
