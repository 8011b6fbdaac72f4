import type { RefusedPick } from '@lineboard/workers/combining/combination-question';
import type { TFunction } from 'i18next';
import { describePick } from '../../bets/describe-pick.ts';
import type { SlipState } from '../state/slip-state.ts';
import { selectCard } from '../state/slip-view.ts';
import { describeItem } from './describe-item.ts';

/** A team alone may be its money line or its spread, of any period. */
const nameLeg = (t: TFunction, state: SlipState, itemId: string): string => {
  const bet = describeItem(t, state, itemId);
  const item = state.items.find((each) => each.itemId === itemId);
  const subject = item && selectCard(state, item).subject;
  if (item?.pick.type !== 'G' || subject == null) return bet;
  const { market, periodNumber } = item.pick;
  return market === 'M' || periodNumber !== 0
    ? `${bet} (${describePick(t, item.pick, subject, null).market})`
    : bet;
};

/** Why a pick can't join those that are combined, with the legs that it can't stand beside. Words: `combination`. */
export const describeRefusal = (t: TFunction, state: SlipState, { code, others }: RefusedPick): string =>
  t(`combination:reason.${code}`, { bets: others.map((itemId) => nameLeg(t, state, itemId)).join(', ') });
