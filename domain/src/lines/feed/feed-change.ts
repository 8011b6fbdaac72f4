import type { ContestLine } from '../line/contest-line.schema.ts';
import type { GameLine } from '../line/game-line.schema.ts';
import type { Game } from '../line/game.schema.ts';
import type { GameScore } from '../../ground/score/game-score.schema.ts';
import type { GameOverride } from './game-override.ts';

/**
 * The messages of a feed. Every source (simulator, replay, push) sends only these; the ordered line log carries them to
 * every gateway. `version` fields are set by the log, never by the feed.
 */
export type FeedChange =
  | { kind: 'game'; game: Game }
  | { kind: 'line'; line: LineChange }
  | { kind: 'contestLine'; line: ContestLineChange }
  | { kind: 'score'; score: Omit<GameScore, 'version'> }
  | { kind: 'removeGame'; gameNum: number }
  | { kind: 'removeContest'; contestNum: number; store: string }
  /** A sign of life. A feed that sends nothing else sends this every second. */
  | { kind: 'beat' }
  /** Everything that the feed knows comes between begin and end; anything that isn't named there is gone. */
  | { kind: 'imageBegin' }
  | { kind: 'imageEnd' }
  /** The feed is down: its lines are held until its next whole image (gateways write this too). */
  | { kind: 'feedDown'; reason: 'silent' | 'disconnected' | 'closed' }
  /**
   * The book continues with work that earlier entries of the feed left; this is no sign of life (written by gateways).
   * The word has nothing to do with settling a wager, but it is in stored logs and gateways of other versions read it.
   */
  | { kind: 'settle' }
  /** The operator's override of a game; it replaces the previous one. Only the operator's feed sends it. */
  | { kind: 'override'; override: GameOverride }
  /** The operator's override of the game ends. Only the operator's feed sends it. */
  | { kind: 'release'; gameNum: number };

/** A new line must name every field, a known line only those that changed. */
export type LineChange = Pick<GameLine, 'gameNum' | 'periodNumber' | 'store'> &
  Partial<Omit<GameLine, 'version'>>;

export type ContestLineChange = Pick<ContestLine, 'contestNum' | 'contestantNum' | 'store'> &
  Partial<Omit<ContestLine, 'version' | 'feedId'>>;

/** One atomic step of the ordered log. */
export interface LogEntry {
  clk: number;
  /** The time at which the log accepted it: wall clock, epoch milliseconds. */
  atMs: number;
  feedId: string;
  changes: readonly FeedChange[];
  /** The trace of the line mover that wrote it, if it sends traces: W3C Trace Context. */
  trace?: string;
}

/** A place in one run of the log. Positions of different epochs can't be compared. */
export interface LogPosition {
  epoch: string;
  clk: number;
}
