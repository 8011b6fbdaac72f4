import type { GamePick } from '../../ground/pick/pick.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';

/** A leg of a combination as it was accepted. */
export interface KeptLeg {
  pick: GamePick;
  /** The number that it is graded at; null for a money line. */
  points: number | null;
  /** Its own price, which it pays when nothing else is left of the combination. */
  price: AmericanPrice;
  /** Its fair probability (HR-51), above 0 and below 1. */
  probability: number;
}

/** All that a price follows from. Numbers go through JSON unchanged. */
export interface PricedBy {
  legs: ReadonlyArray<Pick<KeptLeg, 'price' | 'probability'>>;
  /** A row for each leg: how it goes with every other one, in the order of the legs. */
  correlations: ReadonlyArray<readonly number[]>;
  /** Per cent, as in `CombinationFigures`. */
  marginPercent: number;
  legPercent: number;
  mostOfProductPercent: number;
}

/**
 * All that a combination was priced by, kept with its ticket: what is left of it is priced by the same figures (HR-68),
 * whatever was fitted since.
 */
export interface KeptCombination extends PricedBy {
  /** Sorted by their picks, so that their order on the slip doesn't matter. */
  legs: readonly KeptLeg[];
}
