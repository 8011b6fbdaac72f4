import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import { isRifCorrelated, judgeRifParent } from '@lineboard/domain/betting/rolling-if/judge-rif';
import type { PlacedWager } from '@lineboard/domain/betting/wager/placed-wager';
import type { SlipState } from '../../betting/slip/state/slip-state.ts';

/**
 * Whether the slip may roll from this bet (HR-25, VAL1-39, VAL1-40). The gateway checks the same again when the ticket
 * is posted.
 *
 * @returns null when it may
 */
export const judgeRifSelection = (
  parent: PlacedWager,
  slip: Pick<SlipState, 'items' | 'quotes' | 'lastKnown' | 'rules' | 'evaluation'>,
): ErrorCode | null => {
  const refused = judgeRifParent(parent, slip.rules) ?? slip.evaluation.choices.rif;
  if (refused !== null) return refused;
  const legs = slip.items.map(({ itemId, pick }) => ({
    itemId,
    pick,
    quote: slip.quotes.get(itemId) ?? slip.lastKnown.get(itemId) ?? null,
  }));
  return isRifCorrelated(parent, legs) ? 'rifCorrelated' : null;
};
