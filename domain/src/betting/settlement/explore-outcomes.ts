import type { JointGroup } from '../wager/joint-group.ts';
import { boundWager } from './bound-wager.ts';
import { LOST, PUSHED, WON } from '../wager/list-outcomes.ts';
import { settleWager } from './settle-wager.ts';
import type { LegResult, Wager, WagerBounds, WagerSettlement } from '../wager/wager.ts';

/** What somebody supposes of a leg; null supposes nothing. */
export type ChosenOutcome = 'W' | 'L' | 'P' | null;

export interface ExploredOutcome {
  /** null while what is supposed doesn't decide the wager. */
  settlement: WagerSettlement | null;
  /** What may still come with it. */
  bounds: WagerBounds;
}

const RESULTS = { W: WON, L: LOST, P: PUSHED } as const;

/**
 * What would come of a wager if its legs ended so.
 *
 * @param chosen one per leg, in the legs' order
 * @param results of legs that are decided already: they are kept, whatever was chosen
 * @param groups which legs of a round robin decide each other, where that is known
 */
export const exploreOutcome = (
  wager: Wager,
  chosen: readonly ChosenOutcome[],
  results: readonly LegResult[] = [],
  groups: readonly JointGroup[] = [],
): ExploredOutcome => {
  const supposed = wager.legs.map((_leg, at) => {
    const outcome = chosen[at] ?? null;
    return results[at] ?? (outcome === null ? null : RESULTS[outcome]);
  });
  return { settlement: settleWager(wager, supposed), bounds: boundWager(wager, supposed, groups) };
};
