import type { StraightResult } from '../../ground/result/straight-result.ts';

/** Legs that hang on one event, by their indexes, and every way in which they can end together. */
export interface JointGroup {
  legs: readonly number[];
  outcomes: ReadonlyArray<readonly StraightResult[]>;
  /** Of the contestants of a contest one is listed as its winner; of a top five several may be, in the end (HR-40). */
  isOfContest?: true;
}
