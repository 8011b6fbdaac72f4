import { type DeadHeat, shareOfDeadHeat } from '../../ground/result/dead-heat.ts';
import type { HalfResult, DecidedResult } from '../../ground/result/straight-result.ts';
import type { Cents } from '../../ground/money/cents.ts';
import { calculateWinOfStake } from '../../ground/money/entered-stake.ts';
import {
  addRational,
  createRational,
  multiplyRational,
  type Rational,
  roundToCents,
  subtractRational,
} from '../../ground/money/rational.ts';
import { profitOfPrice } from '../../ground/price/decimal-factor.ts';
import type { WagerLeg } from './wager.ts';

/**
 * What one leg with amounts of its own makes, in cents: a straight wager, or a leg in action of an if bet or reverse.
 * Won whole it makes its to-win as printed. A quarter line makes the mean of what its halves would make whole; that
 * isn't rounded here, the wager is (HR-1, HR-33).
 */
export const calculateLegNet = (leg: WagerLeg, [first, second, deadHeat]: DecidedResult): Rational => {
  if (deadHeat !== undefined) return calculateDeadHeatNet(leg, deadHeat);
  if (first === second && first === 'W') return createRational(calculateLegToWinCents(leg));
  return multiplyRational(addRational(calculateWholeNet(leg, first), calculateWholeNet(leg, second)), HALF);
};

const HALF = createRational(1, 2);
const ONE = createRational(1);

const calculateDeadHeatNet = (leg: WagerLeg, deadHeat: DeadHeat): Rational => {
  const share = shareOfDeadHeat(deadHeat);
  const lost = multiplyRational(createRational(leg.riskCents), subtractRational(ONE, share));
  return subtractRational(multiplyRational(calculateExactWin(leg), share), lost);
};

/** What a share of a place in a dead heat wins, without what is lost of the stake: a free play's (HR-31). */
export const calculateDeadHeatWin = (leg: WagerLeg, deadHeat: DeadHeat): Rational =>
  multiplyRational(calculateExactWin(leg), shareOfDeadHeat(deadHeat));

/** The price as printed, unless the leg was regraded at another pitcher's price (HR-34). */
export const calculateLegToWinCents = (leg: WagerLeg): Cents =>
  leg.repricedFrom === null ? leg.toWinCents : roundToCents(calculateExactWin(leg));

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

/** The win at the price that counts, from the amount that was entered (HR-3). */
const calculateExactWin = (leg: WagerLeg): Rational =>
  calculateWinOfStake(leg, profitOfPrice(leg.repricedFrom ?? leg.price), profitOfPrice(leg.price));
