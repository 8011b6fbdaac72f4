import { isSameWager } from '@lineboard/domain/books/open-bets/placed-wager-of-bet';
import { keyOfPick, type PickKey } from '@lineboard/domain/ground/pick/pick';
import type { PlacedLeg } from '@lineboard/domain/betting/wager/placed-wager';
import { useTranslation } from 'react-i18next';
import { useFilledBet } from '../../bets/filled-bet-store.ts';
import { describePick } from '../../bets/describe-pick.ts';
import { useSlip } from '../state/slip-store.ts';

export interface NamedLeg {
  pickKey: PickKey;
  result: PlacedLeg['result'];
  /** The bet in one line; only its number until the bet is loaded. */
  name: string;
  /** The same, with its place. */
  place: string;
}

const NO_LEGS: readonly PlacedLeg[] = [];

/** The legs of the open play that is being filled, as the bet names them; empty when nothing is filled. */
export const usePlacedLegs = (): NamedLeg[] => {
  const { t } = useTranslation();
  const filling = useSlip(({ options }) => options.filling);
  const legs = useSlip(({ filled }) => filled?.legs ?? NO_LEGS);
  const bet = useFilledBet((state) => state.bet);
  const items = filling !== null && bet !== null && isSameWager(bet, filling) ? bet.items : undefined;
  return legs.map(({ pick, result }, at) => {
    const pickKey = keyOfPick(pick);
    const item = items?.find((known) => keyOfPick(known.pick) === pickKey);
    const number = t('wager:placedLeg', { number: at + 1 });
    if (item === undefined) return { pickKey, result, name: number, place: number };
    const name = describePick(t, pick, item, item.finalLine).bet;
    return { pickKey, result, name, place: t('wager:placedLegNamed', { name, number: at + 1 }) };
  });
};
