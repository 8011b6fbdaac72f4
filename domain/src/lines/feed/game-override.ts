import type { Market } from '../../ground/pick/pick.ts';
import type { GameScore } from '../../ground/score/game-score.schema.ts';

/** Speaks for the operator: what it says lies over what the feeds say, and it has no games of its own. */
export const OPERATOR_FEED = 'operator';

export const MARK_KINDS = ['hold', 'circle', 'takeDown'] as const;

/** What an operator put on lines of a game. Marks only ever close: none opens what a feed holds. */
export interface LineMark {
  kind: (typeof MARK_KINDS)[number];
  /** null: every period. 0 is the full game with its alternate lines. */
  periodNumber: number | null;
  /** null: every market. */
  market: Market | null;
  /** The most that a circle takes; null for all else. */
  maxWagerCents: number | null;
}

/** All that an operator says of a game. */
export interface GameOverride {
  gameNum: number;
  /** The feed of the game then: a game of another feed that comes by the same number is another game. */
  feedId: string;
  marks: readonly LineMark[];
  /** Replaces what the feed says; null: the feed's value applies. */
  score: Omit<GameScore, 'version'> | null;
}
