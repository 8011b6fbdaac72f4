import type { Cents } from '../../ground/money/cents.ts';
import type { WagerPick } from '../../ground/pick/pick.ts';
import type { LegCorrelation } from './wager-terms.schema.ts';
import type { LegResult, Wager } from './wager.ts';

/** A leg of a wager that was placed already, as far as other legs must be compared with it. */
export interface PlacedLeg {
  pick: WagerPick;
  sportType: string;
  correlation: LegCorrelation;
  result: LegResult;
}

/** A wager of the customer's that this ticket builds on: the open parlay it fills, or the parent it rolls from. */
export interface PlacedWager {
  wager: Wager;
  legs: readonly PlacedLeg[];
  /** O open; anything else is decided. */
  status: 'O' | 'W' | 'L' | 'P' | 'X' | 'S';
  riskCents: Cents;
  toWinCents: Cents;
  /** Wagers before it in its own chain of rolling ifs. */
  chainLength: number;
  /** The legs of those; left out where there are none. */
  chainLegs?: readonly PlacedLeg[];
  /** Another wager rolls from it already. */
  hasChild: boolean;
  /** A live ticket that waits fills it or rolls from it (HR-44): nothing else may meanwhile. */
  isReserved?: boolean;
  /** One of its legs may win less than printed (HR-86). */
  mayWinLess?: boolean;
  /** Book time after which empty spots can't be filled; null while no leg was graded. */
  fillDeadlineMs: number | null;
}
