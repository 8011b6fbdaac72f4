import { calculateRiskAtProfit, calculateToWinAtProfit } from '../../ground/money/amounts-at-profit.ts';
import { calculateWinOfStake } from '../../ground/money/entered-stake.ts';
import { addRational, createRational, type Rational, subtractRational } from '../../ground/money/rational.ts';
import { readRational } from '../../ground/money/rational-text.ts';
import { nearestAmericanPrice } from '../../ground/price/convert.ts';
import { factorOfPrice } from '../../ground/price/decimal-factor.ts';
import { settleCombination } from '../joint-price/settle-combination.ts';
import { multiplyFactors } from '../parlay/calculate-parlay-odds.ts';
import { calculateLegFactor } from '../parlay/leg-factor.ts';
import type { AcceptedCombination, LegResult, WagerLeg } from '../wager/wager.ts';
import type { AccumulatorOdds, AccumulatorSale } from './accumulator-odds.ts';
import { boundOneStake } from './bound-one-stake.ts';
import type { AccumulatorRules } from './kind-rules.ts';
import { netOfPayout } from './net-of-payout.ts';
import { USUAL_RULES } from './usual-rules.ts';
import { createWholeOdds } from './whole-odds.ts';

const ONE = createRational(1);
const NOTHING = createRational(0);

type Combinations = readonly AcceptedCombination[];

/** The legs that pay their own price, by their indexes. */
const listSingleLegs = (combinations: Combinations, legs: readonly WagerLeg[]): number[] => {
  const combined = new Set(combinations.flatMap((each) => each.legs));
  return [...legs.keys()].filter((at) => !combined.has(at));
};

const soldPriceOf = ({ price, repricedFrom }: WagerLeg) => repricedFrom ?? price;

/** What it was sold at when all legs win, stake included. */
const calculateSoldFactor = (combinations: Combinations, legs: readonly WagerLeg[]): Rational =>
  multiplyFactors([
    ...listSingleLegs(combinations, legs).map((at) => factorOfPrice(soldPriceOf(legs[at]!))),
    ...combinations.map(({ factor }) => readRational(factor)),
  ]);

const settleOne = (
  { legs: indexes, factor, probabilities, ...pricedBy }: AcceptedCombination,
  legs: readonly WagerLeg[],
  results: readonly LegResult[],
): Rational | null =>
  settleCombination(
    {
      ...pricedBy,
      legs: indexes.map((at, nth) => ({ price: legs[at]!.price, probability: probabilities[nth]! })),
    },
    indexes.map((at) => results[at] ?? null),
    readRational(factor),
  );

/**
 * What its legs come to for a unit staked, stake included.
 * @returns null while it isn't decided; a leg lost whole loses it at once
 */
const settleFactor = (
  combinations: Combinations,
  legs: readonly WagerLeg[],
  results: readonly LegResult[],
): Rational | null => {
  const factors = [
    ...listSingleLegs(combinations, legs).map((at) => {
      const result = results[at] ?? null;
      return result === null ? null : calculateLegFactor(legs[at]!.price, result);
    }),
    ...combinations.map((each) => settleOne(each, legs, results)),
  ];
  if (factors.some((factor) => factor?.numerator === 0n)) return NOTHING;
  const decided = factors.filter((factor) => factor !== null);
  return decided.length < factors.length ? null : multiplyFactors(decided);
};

/** What is won follows from the amount that was entered (HR-3). */
const calculateNet: AccumulatorRules<'combination'>['calculateNet'] = (terms, legs, results) => {
  const { combinations, riskCents } = terms;
  const factor = settleFactor(combinations, legs, results);
  if (factor === null) return null;
  if (factor.numerator === 0n) return netOfPayout(NOTHING, riskCents);
  const sold = subtractRational(calculateSoldFactor(combinations, legs), ONE);
  const win = calculateWinOfStake(terms, sold, subtractRational(factor, ONE));
  return netOfPayout(addRational(createRational(riskCents), win), riskCents);
};

const createOdds = ({ legs, combinations }: AccumulatorSale): AccumulatorOdds | null => {
  if (combinations.length === 0) return null;
  const factor = calculateSoldFactor(combinations, legs);
  const profit = subtractRational(factor, ONE);
  return {
    ...createWholeOdds(factor, {
      toWinCents: (riskCents) => calculateToWinAtProfit(riskCents, profit),
      riskCents: (toWinCents) => calculateRiskAtProfit(toWinCents, profit),
    }),
    isSoldWhole: false,
    terms: (stake) => ({ kind: 'combination', ...stake, combinations: [...combinations] }),
  };
};

/**
 * HR-64 to HR-69: one stake on all legs, of which those of one game count as one at a price of their own.
 *
 * Its best leaves aside that legs may be called off or push: where a leg hardly says more than the others, the rest of
 * a combination may be worth a trace more without it. It is never worth more than was accepted.
 */
export const COMBINATION_RULES: AccumulatorRules<'combination'> = {
  ...USUAL_RULES,
  calculateNet,
  bound: (terms, legs, known) => boundOneStake((results) => calculateNet(terms, legs, results), known),
  combinePrices: ({ combinations }, legs) => nearestAmericanPrice(calculateSoldFactor(combinations, legs)),
  createOdds,
};
