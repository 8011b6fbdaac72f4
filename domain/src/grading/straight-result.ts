/** W won, L lost, P push, X no action. */
export type HalfResult = 'W' | 'L' | 'P' | 'X';

/** Every straight wager is graded as two halves of its stake; they differ only on quarter lines (HR-33). */
export type StraightResult = readonly [HalfResult, HalfResult];

export const NO_ACTION: StraightResult = ['X', 'X'];

/** The one letter that open bets and reports show: a half won wager is W, a half lost one L. */
export const statusOfResult = ([first, second]: StraightResult): HalfResult => {
  if (first === second) return first;
  if (first === 'W' || second === 'W') return 'W';
  return first === 'L' || second === 'L' ? 'L' : 'P';
};
