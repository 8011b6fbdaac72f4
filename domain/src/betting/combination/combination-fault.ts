import type { SaleRefusal } from '../selling/sale-refusal.ts';

/** Why legs can't be one combination, each in a word (HR-64). Pages have the sentence. */
export type CombinationFaultCode =
  /** There are too few legs, or too many. */
  | 'legCount'
  /** It is on another game than the others, or on a contest. */
  | 'otherGame'
  /** The game has begun. */
  | 'begun'
  /** The league has no model, or its model doesn't tell this period apart. */
  | 'notOffered'
  /** It is on a draw, or on a money line beside which a draw is offered. */
  | 'draw'
  /** Its stake is graded in two halves. */
  | 'quarterLine'
  /** Its number isn't the line's own. */
  | 'boughtPoints'
  /** In baseball: it stands whoever pitches. */
  | 'unlisted'
  /** The legs can't all win. */
  | 'contradictory'
  /** The first leg can't win without the second. */
  | 'implied'
  /** The book can't say how likely the leg is (HR-51). */
  | Extract<SaleRefusal, 'noLine' | 'held' | 'stale'>;

export interface CombinationFault {
  code: CombinationFaultCode;
  /** Indexes of the legs that it is about; none where it is about all of them. */
  legs: readonly number[];
}
