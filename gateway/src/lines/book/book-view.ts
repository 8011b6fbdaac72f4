import type { LogPosition } from '@lineboard/domain/lines/feed/feed-change';
import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { Quote } from '@lineboard/domain/betting/quote/quote';
import type { FeedState } from '@lineboard/domain/doors/wire/live-messages.schema';
import type { Observable } from 'rxjs';
import type { GameInsight } from './game-insight.ts';
import type { ToldScore } from './told-score.ts';

/** The part of the in-memory book that tickets and grading use. */
export interface BookView {
  readonly position: LogPosition;
  /** false while the log can't be read: nothing may be placed. */
  readonly accepting: boolean;
  /** How long ago the book was last known to hold all that the log holds, monotonic ms; Infinity before that. */
  readonly confirmedAgoMs: number;
  /** @returns null when the book doesn't have the line */
  quote(pick: WagerPick, store: string): Quote | null;
  game(gameNum: number): Game | null;
  score(gameNum: number): GameScore | null;
  /** The game by its feed and by the operator, and the game as it is shown. */
  inspect(gameNum: number): GameInsight;
  /** Every contestant of a contest in any one store that carries it; empty when unknown. */
  contest(contestNum: number): readonly ContestLine[];
  feeds(): ReadonlyArray<{ feedId: string; state: FeedState; sinceMs: number }>;
  /**
   * Every score applied, images included, after the book holds it; and the results of games that their feed had taken
   * out of the book before.
   */
  readonly scores$: Observable<ToldScore>;
  /** Every contestant whose outcome was set or corrected. */
  readonly outcomes$: Observable<ContestLine>;
}
