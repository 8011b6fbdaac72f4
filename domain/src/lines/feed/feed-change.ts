import type { ContestLine } from '../line/contest-line.schema.ts';
import type { GameLine } from '../line/game-line.schema.ts';
import type { Game } from '../line/game.schema.ts';
import type { GameScore } from '../../ground/score/game-score.schema.ts';
import type { GameOverride } from './game-override.ts';

/**
 * What a feed may say. Every source (simulator, replay, push) speaks these and nothing else; the ordered
 * line log carries them to every gateway. `version` fields are set by the log, never by the feed.
 */
export type FeedChange =
  | { kind: 'game'; game: Game }
  | { kind: 'line'; line: LineChange }
  | { kind: 'contestLine'; line: ContestLineChange }
  | { kind: 'score'; score: Omit<GameScore, 'version'> }
  | { kind: 'removeGame'; gameNum: number }
  | { kind: 'removeContest'; contestNum: number; store: string }
  /** A sign of life. A feed that says nothing else says this every second. */
  | { kind: 'beat' }
  /** Everything the feed knows is between begin and end; what is not named there is gone. */
  | { kind: 'imageBegin' }
  | { kind: 'imageEnd' }
  /** The feed is out: its lines are held until its next whole image (written by gateways, too). */
  | { kind: 'feedDown'; reason: 'silent' | 'disconnected' | 'closed' }
  /**
   * The book goes on with what earlier entries of the feed left to do; no sign of life (written by gateways). The word
   * is in stored logs, and gateways of other versions read it: it has nothing to do with settling a wager.
   */
  | { kind: 'settle' }
  /** What the operator says of a game, in place of what was said before. From the operator's feed alone. */
  | { kind: 'override'; override: GameOverride }
  /** The operator says nothing of the game any more. From the operator's feed alone. */
  | { kind: 'release'; gameNum: number };

/** A new line must name every field; a known line only what changed. */
export type LineChange = Pick<GameLine, 'gameNum' | 'periodNumber' | 'store'> &
  Partial<Omit<GameLine, 'version'>>;

export type ContestLineChange = Pick<ContestLine, 'contestNum' | 'contestantNum' | 'store'> &
  Partial<Omit<ContestLine, 'version' | 'feedId'>>;

/** One atomic step of the ordered log. */
export interface LogEntry {
  clk: number;
  /** When the log took it, wall clock, epoch milliseconds. */
  atMs: number;
  feedId: string;
  changes: readonly FeedChange[];
  /** The trace of the line mover that wrote it, if it traces what it does: W3C Trace Context. */
  trace?: string;
}

/** A place in one run of the log. Positions of different epochs can't be compared. */
export interface LogPosition {
  epoch: string;
  clk: number;
}
