import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import type { ToldScore } from './told-score.ts';

/** Why the book took no notice of something a feed said. */
export type IgnoredReason = 'foreignGame' | 'foreignContest' | 'gameUnknown' | 'incomplete' | 'imageNotBegun';

/** Hears of every record as it is shown, before and after; null is "not there". */
export interface RecordListener {
  game(before: Game | null, after: Game | null): void;
  line(before: GameLine | null, after: GameLine | null): void;
  contestLine(before: ContestLine | null, after: ContestLine | null): void;
  /** Also when a feed repeats a score word for word: `before` is then `after`. */
  score(before: GameScore | null, after: GameScore | null): void;
  /** A result of a game that is not in the book any more; said once. */
  lateResult(result: ToldScore): void;
  ignored(reason: IgnoredReason): void;
}
