import type { TFunction } from 'i18next';
import { describePick } from '../../bets/describe-pick.ts';
import { describePoints } from '../../bets/describe-points.ts';
import type { Formats } from '../../../ground/formats/use-formats.ts';
import type { SlipItem } from '../state/slip-item.ts';
import { isApart } from '../state/slip-options.ts';
import type { SlipState } from '../state/slip-state.ts';
import { selectCard } from '../state/slip-view.ts';

/**
 * What the second press would bet: a name, which may be cut, and points, price and risk, which may not; for several
 * straights those of each, in the order of the slip.
 */
export interface ArmedBet {
  name: string;
  offer: string;
}

/** More offers than this don't fit the button, which would grow under the finger; each is on its card. */
const MOST_OFFERS = 3;

type ArmedFormats = Pick<Formats, 'price' | 'amount'>;

/** @returns null where no offers describe the bet: for reverses, if bets and round robins, and for many straights */
export const describeArmed = (t: TFunction, formats: ArmedFormats, state: SlipState): ArmedBet | null => {
  const { price, amount } = formats;
  const { items, options, evaluation } = state;
  const { combinedPrice, totalRiskCents } = evaluation;
  const risk = t('placing:armedRisk', { risk: amount(totalRiskCents) });
  if (combinedPrice !== null)
    return { name: t(`wager:type.${options.wagerType}`), offer: `${price(combinedPrice)}, ${risk}` };
  const most = isApart(options) ? MOST_OFFERS : 1;
  if (items.length === 0 || items.length > most) return null;
  const bets = items.map((item) => describeItem(t, formats, state, item));
  if (bets.some((bet) => bet === null)) return null;
  const known = bets.filter((bet) => bet !== null);
  return {
    name: known.map(({ name }) => name).join(', '),
    offer: `${known.map(({ offer }) => offer).join(' · ')}, ${risk}`,
  };
};

const describeItem = (
  t: TFunction,
  { price }: ArmedFormats,
  state: SlipState,
  item: SlipItem,
): ArmedBet | null => {
  const { subject, figures } = selectCard(state, item);
  if (subject === null || figures === null) return null;
  const { finalLine, finalPrice } = figures;
  const points = finalLine === null ? '' : `${describePoints(item.pick, finalLine)} `;
  return {
    name: describePick(t, item.pick, subject, null).bet.trim(),
    offer: `${points}${price(finalPrice)}`,
  };
};
