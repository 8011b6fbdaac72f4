import { NO_ACTION, type DecidedResult } from '../../ground/result/straight-result.ts';
import type { ParlayCard } from '../../ground/house-rules/house-rules.schema.ts';
import { calculateWinOfStake } from '../../ground/money/entered-stake.ts';
import {
  addRational,
  compareRational,
  createRational,
  type Rational,
  subtractRational,
} from '../../ground/money/rational.ts';
import type { LegResult, WagerLeg, WagerTerms } from '../wager/wager.ts';
import { calculateParlayFactor, isCardLeg, multiplyFactors } from './calculate-parlay-odds.ts';
import { calculateLegFactor, isLostWhole, isPaidByCard, shareOfLeg } from './leg-factor.ts';

const ONE = createRational(1);

/**
 * What a parlay pays in cents, exact and not rounded yet, stake included (HR-10). A leg lost whole loses it at once,
 * whatever is still open; otherwise it waits for every leg and every open spot (HR-15). What is won follows from the
 * amount that was entered (HR-3).
 *
 * @param results one per leg, in the legs' order
 * @returns null while it isn't decided
 */
export const calculateParlayPayout = (
  terms: Extract<WagerTerms, { kind: 'parlay' }>,
  legs: readonly WagerLeg[],
  results: readonly LegResult[],
): Rational | null => {
  if (results.some(isLostWhole)) return createRational(0);
  const decided = results.filter((result) => result !== null);
  if (terms.openSpots > 0 || decided.length < legs.length) return null;

  const { card } = terms;
  const profit = subtractRational(calculateSettledFactor(legs, decided, card), ONE);
  return addRational(
    createRational(terms.riskCents),
    calculateWin(terms, calculateSoldProfit(legs, card), profit),
  );
};

/**
 * What a sale left of it pays its to-win when it is won whole: both amounts were rounded by themselves, so that its
 * risk alone may win some cents more or less (HR-54).
 */
const calculateWin = (
  terms: Extract<WagerTerms, { kind: 'parlay' }>,
  sold: Rational,
  profit: Rational,
): Rational =>
  terms.isRest === true && compareRational(profit, sold) === 0
    ? createRational(terms.toWinCents)
    : calculateWinOfStake(terms, sold, profit);

/**
 * Pushes and no action leave a card at its price for the number of legs that won, and one left is a straight. A shared
 * place pays its share of the card's price, as it does of any other. The card holds for the legs as they were sold: a
 * push of a longer price doesn't bring it in.
 */
const calculateSettledFactor = (
  legs: readonly WagerLeg[],
  results: readonly DecidedResult[],
  card: ParlayCard | null,
): Rational => {
  if (card === null || !legs.every(isSoldByCard))
    return multiplyFactors(legs.map(({ price }, at) => calculateLegFactor(price, results[at] ?? NO_ACTION)));
  const paid = legs.filter((_leg, at) => isPaidByCard(results[at] ?? null));
  return multiplyFactors([calculateParlayFactor(paid, card), ...results.map(shareOfLeg)]);
};

/** What the legs would make at the prices they were sold at. */
const calculateSoldProfit = (legs: readonly WagerLeg[], card: ParlayCard | null): Rational =>
  subtractRational(
    calculateParlayFactor(
      legs.map((leg) => ({ ...leg, price: leg.repricedFrom ?? leg.price })),
      card,
    ),
    ONE,
  );

/** A new pitcher's price was never the card's. */
export const isSoldByCard = (leg: WagerLeg): boolean => isCardLeg(leg) && leg.repricedFrom === null;
