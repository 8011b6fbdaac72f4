import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import type { StoredOverride } from './overrides.ts';
import type { Records } from './records.ts';

/** What the book has of a game, as it was said and as it is shown. */
export interface GameInsight {
  /** null when the book doesn't have the game. */
  game: Game | null;
  /** The lines of every period and store. */
  lines: ReadonlyArray<{
    said: GameLine;
    shown: GameLine;
    /** It is shown as one of a feed that is out. */
    isHeld: boolean;
  }>;
  saidScore: GameScore | null;
  shownScore: GameScore | null;
  override: StoredOverride | null;
}

export const inspectGame = (records: Records, gameNum: number): GameInsight => ({
  game: records.games.get(gameNum) ?? null,
  lines: [...(records.lines.get(gameNum)?.values() ?? [])].map(({ kept, shown, isHeld }) => ({
    said: kept,
    shown,
    isHeld,
  })),
  saidScore: records.saidScores.get(gameNum) ?? null,
  shownScore: records.scores.get(gameNum) ?? null,
  override: records.overrides.get(gameNum) ?? null,
});
