import type { RifRefusal } from './rif-refusals.ts';
import type { HouseRules } from '../../ground/house-rules/house-rules.schema.ts';
import type { Cents } from '../../ground/money/cents.ts';
import { findLegConflicts, type LegToCompare } from '../correlation/find-leg-conflicts.ts';
import type { PlacedLeg, PlacedWager } from '../wager/placed-wager.ts';
import { WAGER_KINDS } from '../../ground/wager-kind/wager-kinds.ts';
import type { WagerTerms } from '../wager/wager.ts';

/**
 * Most that a wager may risk that rolls from this one (HR-25). What a parent pays that may win less than printed isn't
 * known: there only the risk is carried (HR-86).
 */
export const calculateRifMaxRiskCents = (
  parent: Pick<PlacedWager, 'riskCents' | 'toWinCents' | 'mayWinLess'>,
  winOnly: boolean,
): Cents => parent.riskCents + (winOnly && parent.mayWinLess !== true ? parent.toWinCents : 0);

/**
 * Whether a wager may be the parent of a rolling if (HR-25): open, paid for, with neither a child nor empty spots, and
 * no chain of its own kind.
 *
 * @param parent null when the customer has no such wager
 * @returns null when it may
 */
export const judgeRifParent = (
  parent: PlacedWager | null,
  rules: Pick<HouseRules, 'rifMaxChain'>,
): Exclude<RifRefusal, 'rifCorrelated'> | null => {
  if (parent === null || parent.status !== 'O') return 'rifParentInvalid';
  if (parent.isReserved === true) return 'wagerReserved';
  if (parent.wager.freePlay) return 'rifFreePlayParent';
  if (parent.hasChild || !isWholeWager(parent.wager.terms)) return 'rifParentInvalid';
  // The chain is those before the parent, the parent and the child.
  return parent.chainLength + 2 > rules.rifMaxChain ? 'rifChainTooLong' : null;
};

const isWholeWager = (terms: WagerTerms): boolean =>
  WAGER_KINDS[terms.kind].mayRoll && !('openSpots' in terms && terms.openSpots > 0);

/**
 * Whether a child is refused because of the legs of its parent, or of a wager that this one rolls from (HR-25): it is
 * in action only when all of them deliver. That is any leg of the same game, also a side and a total that a parlay
 * might combine, and whatever a parlay refuses as correlated (HR-11).
 */
export const isRifCorrelated = (
  { legs, chainLegs = [] }: Pick<PlacedWager, 'legs' | 'chainLegs'>,
  childLegs: readonly LegToCompare[],
): boolean => {
  const before = [...legs, ...chainLegs];
  return childLegs.some(
    (child) =>
      before.some(({ pick }) => isSameGame(pick, child.pick)) ||
      findLegConflicts([child], before).errors.some(({ code }) => code !== 'parlayRestricted'),
  );
};

const isSameGame = (a: PlacedLeg['pick'], b: PlacedLeg['pick']): boolean =>
  a.type === 'G' && b.type === 'G' && a.gameNum === b.gameNum;

/**
 * Whether the parent's result puts its child in action (HR-25); when not, the child is no action.
 * @returns null while the parent is open
 */
export const rifDelivers = (parentStatus: PlacedWager['status'], winOnly: boolean): boolean | null => {
  switch (parentStatus) {
    case 'O':
      return null;
    case 'W':
      return true;
    case 'P':
    case 'X':
      return !winOnly;
    // One that was sold is no longer there to roll from, and one that is rolled from isn't sold (HR-50).
    case 'S':
    case 'L':
      return false;
  }
};
