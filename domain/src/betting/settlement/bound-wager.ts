import { rulesOfTerms } from '../kinds/rules-of-kind.ts';
import type { JointGroup } from '../wager/joint-group.ts';
import type { LegResult, Wager, WagerBounds } from '../wager/wager.ts';
import { payOutNet, roundNetToCents } from './round-net.ts';

/**
 * Exact worst and best of a wager over all outcomes of the legs that aren't decided (HR-22 to HR-24): each leg may end
 * won, lost or pushed, a quarter line also half won and half lost, whatever the others do. That legs of one game can't
 * all end so is left aside, so the worst is never worse in truth; of a round robin the best minds it (HR-14). Spots
 * still open count as if they stayed empty; what may yet be won with them isn't known before they have a price.
 *
 * @param results one per leg in the legs' order; without them nothing is decided
 * @param groups which legs of a round robin decide each other (`groupJointLegs`), where that is known
 */
export const boundWager = (
  wager: Wager,
  results: readonly LegResult[] = [],
  groups: readonly JointGroup[] = [],
): WagerBounds => {
  const known = wager.legs.map((_leg, at) => results[at] ?? null);
  const { terms, legs, freePlay } = wager;
  const { worst, best } = rulesOfTerms(terms).bound(terms, legs, known, groups, freePlay);
  return {
    worstNetCents: payOutNet(wager, roundNetToCents(worst)),
    bestNetCents: payOutNet(wager, roundNetToCents(best)),
  };
};
