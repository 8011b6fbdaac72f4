import type { GameOverride } from '@lineboard/domain/lines/feed/game-override';
import { markLine } from '@lineboard/domain/lines/feed/mark-line';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';

/** What the operator says of a game, and the entry in which its score was said first. */
export interface StoredOverride extends GameOverride {
  scoreClk: number;
}

type Owner = { feedId: string } | undefined;

/** The operator's words by game. They concern the game of the feed that they were said of, and no other. */
export class Overrides {
  readonly #byGame = new Map<number, StoredOverride>();

  get(gameNum: number): StoredOverride | undefined {
    return this.#byGame.get(gameNum);
  }

  set(override: StoredOverride): void {
    this.#byGame.set(override.gameNum, override);
  }

  delete(gameNum: number): void {
    this.#byGame.delete(gameNum);
  }

  list(): StoredOverride[] {
    return [...this.#byGame.values()];
  }

  /** @returns the line itself where nothing is said of it */
  showLine(line: GameLine, game: Owner): GameLine {
    const override = this.#of(line.gameNum, game);
    return override === undefined ? line : markLine(line, override.marks);
  }

  /** @returns null where the feed's score applies */
  scoreOf(gameNum: number, game: Owner): GameScore | null {
    const override = this.#of(gameNum, game);
    if (override === undefined || override.score === null) return null;
    return { ...override.score, version: override.scoreClk };
  }

  #of(gameNum: number, game: Owner): StoredOverride | undefined {
    const override = this.#byGame.get(gameNum);
    return override !== undefined && override.feedId === game?.feedId ? override : undefined;
  }
}
