import { calculateRiskAtProfit, calculateToWinAtProfit } from '../money/amounts-at-profit.ts';
import type { Cents } from '../money/cents.ts';
import type { EnteredAmount } from '../money/entered-stake.ts';
import type { Static } from 'typebox';
import type { AmericanPrice } from './american-price.ts';
import type { AmountEnteredSchema } from './price.schema.ts';
import { profitOfPrice } from './decimal-factor.ts';

/** Which amount the customer typed (HR-3); the other one follows from it. */
export type AmountEntered = Static<typeof AmountEnteredSchema>;

export interface StraightAmounts {
  riskCents: Cents;
  toWinCents: Cents;
  /** The to-win of a favourite, the risk of an underdog (HR-3). */
  baseCents: Cents;
  /** Which of the first two is exact to the cent, the base amount being one of them. */
  entered: EnteredAmount;
}

/** What a risk wins at a price, rounded once (HR-1). */
export const calculateToWinCents = (riskCents: Cents, price: AmericanPrice): Cents =>
  calculateToWinAtProfit(riskCents, profitOfPrice(price));

/** What must be risked at a price to win an amount, rounded once (HR-1). */
export const calculateRiskCents = (toWinCents: Cents, price: AmericanPrice): Cents =>
  calculateRiskAtProfit(toWinCents, profitOfPrice(price));

/** The amount that was entered is kept to the cent; the other one follows from it (HR-1, HR-3). */
export const calculateStraightAmounts = (
  amountEntered: AmountEntered,
  amountCents: Cents,
  price: AmericanPrice,
): StraightAmounts => {
  const isToWin = amountEntered === 'toWin' || (amountEntered === 'base' && price < 0);
  const riskCents = isToWin ? calculateRiskCents(amountCents, price) : amountCents;
  const toWinCents = isToWin ? amountCents : calculateToWinCents(amountCents, price);
  return {
    riskCents,
    toWinCents,
    baseCents: price < 0 ? toWinCents : riskCents,
    entered: isToWin ? 'toWin' : 'risk',
  };
};
