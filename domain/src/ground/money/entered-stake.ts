import type { Static } from 'typebox';
import type { EnteredAmountSchema } from './cents.schema.ts';
import { calculateWinOfRisk } from './amounts-at-profit.ts';
import { type Cents, MAX_TO_WIN_CENTS } from './cents.ts';
import {
  compareRational,
  createRational,
  divideRational,
  multiplyRational,
  type Rational,
} from './rational.ts';

/** Which of a stake's two amounts was entered and is exact; the other one was rounded from it (HR-3). */
export type EnteredAmount = Static<typeof EnteredAmountSchema>;

/** Two amounts as they were printed together. */
export interface EnteredStake {
  riskCents: Cents;
  toWinCents: Cents;
  entered: EnteredAmount;
}

const MOST = createRational(MAX_TO_WIN_CENTS);
const NOTHING = createRational(0);

/**
 * What a stake wins in cents before rounding, at the profit it was sold at or at any other: worked out from the amount
 * that was entered (HR-3). A loss is of the risk as it was taken.
 *
 * @param sold profit per unit that the two amounts belong to, above zero
 * @param profit profit per unit that counts now; negative when part of the stake is lost
 */
export const calculateWinOfStake = (
  { riskCents, toWinCents, entered }: EnteredStake,
  sold: Rational,
  profit: Rational,
): Rational => {
  if (entered === 'risk' || compareRational(profit, NOTHING) < 0)
    return calculateWinOfRisk(riskCents, profit);
  const win = multiplyRational(createRational(toWinCents), divideRational(profit, sold));
  return compareRational(win, MOST) > 0 ? MOST : win;
};
