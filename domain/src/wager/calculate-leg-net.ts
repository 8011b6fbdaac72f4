import type { HalfResult, StraightResult } from '../grading/straight-result.ts';
import { calculateWinOfRisk } from '../money/amounts-at-profit.ts';
import type { Cents } from '../money/cents.ts';
import {
  addRational,
  createRational,
  multiplyRational,
  type Rational,
  roundRational,
} from '../money/rational.ts';
import { profitOfPrice } from '../price/decimal-factor.ts';
import { calculateToWinCents } from '../ticket/straight-amounts.ts';
import type { WagerLeg } from './wager.ts';

/**
 * What one leg with amounts of its own makes, in cents: a straight wager, or a leg in action of an if bet or reverse.
 * Won whole it makes its to-win as printed. A quarter line makes the mean of what its halves would make whole; that
 * isn't rounded here, the wager is (HR-1, HR-33).
 */
export const calculateLegNet = (leg: WagerLeg, [first, second]: StraightResult): Rational => {
  if (first === second && first === 'W') return createRational(calculateLegToWinCents(leg));
  return multiplyRational(addRational(calculateWholeNet(leg, first), calculateWholeNet(leg, second)), HALF);
};

const HALF = createRational(1, 2);

/** As printed, unless the leg was regraded at another pitcher's price on its original risk (HR-34). */
export const calculateLegToWinCents = ({ riskCents, toWinCents, price, repriced }: WagerLeg): Cents =>
  repriced ? calculateToWinCents(riskCents, price) : toWinCents;

const calculateWholeNet = (leg: WagerLeg, result: HalfResult): Rational => {
  switch (result) {
    case 'W':
      return calculateExactWin(leg);
    case 'L':
      return createRational(-leg.riskCents);
    case 'P':
    case 'X':
      return createRational(0);
  }
};

/**
 * The risk's winnings at the price, unless the to-win was what the customer entered: then the ticket's figure is
 * the exact one and the risk was rounded from it.
 */
const calculateExactWin = (leg: WagerLeg): Rational => {
  const ofRisk = calculateWinOfRisk(leg.riskCents, profitOfPrice(leg.price));
  const toWinCents = calculateLegToWinCents(leg);
  return roundRational(ofRisk) === BigInt(toWinCents) ? ofRisk : createRational(toWinCents);
};
