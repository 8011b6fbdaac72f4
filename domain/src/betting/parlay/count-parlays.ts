import type { LegResult } from '../wager/wager.ts';
import { type ExcludedPairs, foldCombinations } from './fold-combinations.ts';
import { isLostWhole } from './leg-factor.ts';

/** Counts the parlays of a round robin by their result. */
export interface ParlayCounts {
  /** A leg lost: nothing can change that but a correction. */
  lost: number;
  /** None lost, and not all are decided. */
  open: number;
  /** All are decided and something comes back: winnings, or the stake alone. */
  paid: number;
}

/** Each parlay of a round robin by what its legs came to so far (HR-14). @param results one per leg */
export const countParlays = (
  results: readonly LegResult[],
  sizes: readonly number[],
  excluded: ExcludedPairs,
): ParlayCounts => {
  const counts: ParlayCounts = { lost: 0, open: 0, paid: 0 };
  foldCombinations<LegResult, keyof ParlayCounts>({
    legs: [...results.entries()],
    sizes,
    excluded,
    start: 'paid',
    extend: (parlay, result) => {
      if (parlay === 'lost' || isLostWhole(result)) return 'lost';
      return parlay === 'open' || result === null ? 'open' : 'paid';
    },
    take: (parlay) => {
      counts[parlay] += 1;
    },
  });
  return counts;
};
