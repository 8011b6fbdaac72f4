import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';

/** That it is doubted is what its guard says of it. */
export type FeedLine = Omit<GameLine, 'version' | 'doubtedMarkets'>;
export type FeedContestLine = Omit<ContestLine, 'version' | 'feedId' | 'doubted'>;
export type FeedScore = Omit<GameScore, 'version'>;

/** Everything the book holds of one entity at one moment. Lines are never taken back, only disabled. */
export interface EntityRecords {
  game: Game | null;
  lines: readonly FeedLine[];
  contestLines: readonly FeedContestLine[];
  score: FeedScore | null;
}

/**
 * A game or a contest whose whole life is a pure function of book time. That is what lets a feed that restarts
 * continue as if it had never been away. It is in the book from `opensMs` until just before `removesMs`.
 */
export interface TimelineEntity {
  readonly id: string;
  readonly opensMs: number;
  readonly removesMs: number;
  recordsAt(bookMs: number): EntityRecords;
  /** The next moment after `bookMs` at which `recordsAt` may answer something else; Infinity for never. */
  nextChangeMs(bookMs: number): number;
}

export interface TimelineWorld {
  /** Every entity that is in the book at some moment of [fromMs, toMs); may name some outside of it. */
  entitiesIn(fromMs: number, toMs: number): Iterable<TimelineEntity>;
}
