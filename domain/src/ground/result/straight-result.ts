import type { DeadHeat } from './dead-heat.ts';

/** W won, L lost, P push, X no action. */
export type HalfResult = 'W' | 'L' | 'P' | 'X';

/**
 * Every straight wager is graded as two halves of its stake; they differ only on quarter lines (HR-33): first the half
 * at the neighbouring line that is the worse one for the customer, then the other, which never ends worse.
 */
export type StraightResult = readonly [HalfResult, HalfResult];

/**
 * What became of a leg. A place that was shared in a dead heat (HR-40) says so behind its letters, which then tell what
 * that makes of the stake: W more, L less, P the same.
 */
export type DecidedResult = readonly [HalfResult, HalfResult, DeadHeat?];

export const NO_ACTION: StraightResult = ['X', 'X'];

/** The one letter that open bets and reports show: a half won wager is W, a half lost one L. */
export const statusOfResult = ([first, second]: DecidedResult): HalfResult => {
  if (first === second) return first;
  if (first === 'W' || second === 'W') return 'W';
  return first === 'L' || second === 'L' ? 'L' : 'P';
};
