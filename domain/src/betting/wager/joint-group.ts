import type { StraightResult } from '../../ground/result/straight-result.ts';

/** Legs that hang on one event, by their indexes, and every way in which they can end together. */
export interface JointGroup {
  legs: readonly number[];
  outcomes: ReadonlyArray<readonly StraightResult[]>;
  /** The legs are contestants of a contest: each outcome lists one winner, and a top five may have several (HR-40). */
  isOfContest?: true;
}
