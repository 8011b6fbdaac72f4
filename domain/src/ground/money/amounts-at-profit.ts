import { type Cents, MAX_TO_WIN_CENTS } from './cents.ts';
import {
  compareRational,
  createRational,
  divideRational,
  multiplyRational,
  type Rational,
  roundToCents,
} from './rational.ts';

const MOST = createRational(MAX_TO_WIN_CENTS);

/**
 * What a risk wins in cents before rounding, at most `MAX_TO_WIN_CENTS`.
 * @param profit per unit staked; negative when part of it is lost
 */
export const calculateWinOfRisk = (riskCents: Cents, profit: Rational): Rational => {
  const win = multiplyRational(createRational(riskCents), profit);
  return compareRational(win, MOST) > 0 ? MOST : win;
};

/** What a risk wins, rounded once (HR-1); at most `MAX_TO_WIN_CENTS`. */
export const calculateToWinAtProfit = (riskCents: Cents, profit: Rational): Cents =>
  roundToCents(calculateWinOfRisk(riskCents, profit));

/** What must be risked to win an amount, rounded once (HR-1). @param profit per unit staked, above zero */
export const calculateRiskAtProfit = (toWinCents: Cents, profit: Rational): Cents =>
  roundToCents(divideRational(createRational(toWinCents), profit));
