import { keyOfPick, type WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { SeenLine } from '../../betting/slip/state/slip-item.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { describeFoundPick } from '../search/found-cells.ts';
import type { Command } from './read-command.ts';

/** Why the slip doesn't take a bet that is complete. */
export type SlipFault = 'slipInUse' | 'slipRolls' | 'notTaken';

export interface SeenPick {
  pick: WagerPick;
  seen: SeenLine;
}

/**
 * Puts a typed bet onto the slip, whose own presses place it. Other picks on the slip would be placed with it, so a
 * slip that holds any is left alone; the same picks are replaced at the prices seen now.
 * @returns null when it stands on the slip
 */
export const putOnSlip = (
  wagerType: Command['wagerType'],
  teaserName: string | null,
  amount: NonNullable<Command['amount']>,
  picks: readonly SeenPick[],
): SlipFault | null => {
  const slip = useSlip.getState();
  const keys = new Set(picks.map(({ pick }) => keyOfPick(pick)));
  const isOwn = slip.items.every(({ itemId }) => keys.has(itemId));
  if (slip.options.filling !== null || !isOwn) return 'slipInUse';
  // A customer who types a bet means that bet, not one that hangs on another.
  if (slip.options.parentRif !== null) return 'slipRolls';
  if (slip.items.length > 0) slip.clear();
  slip.chooseWagerType(wagerType);
  if (teaserName !== null) slip.chooseTeaser(teaserName);
  for (const { pick, seen } of picks)
    if (!useSlip.getState().togglePick(pick, seen, describeFoundPick(pick))) return 'notTaken';
  slip.enterAmountForAll(amount.entered, amount.cents);
  return null;
};
