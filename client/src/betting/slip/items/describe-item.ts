import type { TFunction } from 'i18next';
import { describePick } from '../../bets/describe-pick.ts';
import type { SlipState } from '../state/slip-state.ts';
import { selectCard } from '../state/slip-view.ts';

/** An item's bet in one line, at the points it would be placed at. */
export const describeItem = (t: TFunction, state: SlipState, itemId: string): string => {
  const item = state.items.find((known) => known.itemId === itemId);
  const card = item && selectCard(state, item);
  if (item === undefined || card === undefined) return t('slip:unnamedPick');
  if (card.subject === null) return t(card.isUnknown ? 'slip:unnamedPick' : 'slip:pickComing');
  const points = card.changed?.newLine ?? card.figures?.finalLine ?? item.seen.line;
  return describePick(t, item.pick, card.subject, points).bet;
};
