import type { TFunction } from 'i18next';
import { describePick } from '../../bets/describe-pick.ts';
import { describePoints } from '../../bets/describe-points.ts';
import type { Formats } from '../../formats/use-formats.ts';
import type { SlipState } from '../state/slip-state.ts';
import { selectCard } from '../state/slip-view.ts';

/** What the second press would bet: a name, which may be cut, and points, price and risk, which may not. */
export interface ArmedBet {
  name: string;
  offer: string;
}

/** @returns null where no one offer says what is bet: of several wagers, and of reverses, if bets and round robins */
export const describeArmed = (
  t: TFunction,
  { price, amount }: Pick<Formats, 'price' | 'amount'>,
  state: SlipState,
): ArmedBet | null => {
  const { items, options, evaluation } = state;
  const { combinedPrice, totalRiskCents } = evaluation;
  const risk = t('slip:armedRisk', { risk: amount(totalRiskCents) });
  if (combinedPrice !== null)
    return { name: t(`wager:type.${options.wagerType}`), offer: `${price(combinedPrice)}, ${risk}` };
  const [item, ...others] = items;
  if (item === undefined || others.length > 0) return null;
  const { subject, figures } = selectCard(state, item);
  if (subject === null || figures === null) return null;
  const { finalLine, finalPrice } = figures;
  const points = finalLine === null ? '' : `${describePoints(item.pick, finalLine)} `;
  return {
    name: describePick(t, item.pick, subject, null).bet.trim(),
    offer: `${points}${price(finalPrice)}, ${risk}`,
  };
};
