import type { Game } from '@lineboard/domain/lines/line/game.schema';
import { figuresOf } from './figures-of.ts';
import { emptyLine } from '../timeline/empty-line.ts';
import { plainGame } from '../timeline/plain-game.ts';
import type { FeedLine, TimelineEntity } from '../timeline/timeline-entity.ts';
import type { HistoricalGame, HistoricalLine } from './historical-game.ts';
import { createLineMovement } from './line-movement.ts';
import { KEPT_AFTER_END_MS, type ReplayOptions } from './replay-options.ts';
import { createScorePath } from './score-path.ts';

/** A recorded game as it was: its lines until kick-off, then its score until the final of the file. */
export const createReplayEntity = (game: HistoricalGame, options: ReplayOptions): TimelineEntity => {
  const { gameNum, kickoffMs } = game;
  const opensMs = kickoffMs - options.leadHours * 3_600_000;
  const movement = createLineMovement(game, opensMs);
  const path = createScorePath(game);
  const record = toGame(game, options.feedId);
  return {
    id: `game.${gameNum}`,
    opensMs,
    removesMs: path.endMs + KEPT_AFTER_END_MS,
    recordsAt: (bookMs) => ({
      game: record,
      lines: [
        bookMs < kickoffMs
          ? toLine(game, options.store, movement.lineAt(bookMs))
          : emptyLine(gameNum, 0, options.store, kickoffMs, true),
      ],
      contestLines: [],
      score: path.scoreAt(bookMs),
    }),
    nextChangeMs: (bookMs) =>
      bookMs < kickoffMs ? Math.min(kickoffMs, movement.nextMoveMs(bookMs)) : path.nextScoreMs(bookMs),
  };
};

const toGame = (game: HistoricalGame, feedId: string): Game =>
  plainGame({
    gameNum: game.gameNum,
    feedId,
    sportType: game.sportType,
    sportSubType: game.sportSubType,
    team1Id: game.team1,
    team2Id: game.team2,
    team1RotNum: game.rotation1,
    team2RotNum: game.rotation1 + 1,
    gameDateTimeMs: game.kickoffMs,
  });

const toLine = ({ gameNum, kickoffMs }: HistoricalGame, store: string, line: HistoricalLine): FeedLine => ({
  ...emptyLine(gameNum, 0, store, kickoffMs, false),
  ...figuresOf(line),
});
