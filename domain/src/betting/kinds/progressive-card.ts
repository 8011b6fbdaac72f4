import type { ProgressiveCard } from '../../ground/house-rules/house-rules.schema.ts';
import { addRational, createRational, multiplyRational, type Rational } from '../../ground/money/rational.ts';
import { type DecidedResult, statusOfResult } from '../../ground/result/straight-result.ts';
import type { LegResult, WagerLeg, WagerTerms } from '../wager/wager.ts';
import { multiplyFactors } from '../parlay/calculate-parlay-odds.ts';
import { calculateLegFactor, isLostWhole } from '../parlay/leg-factor.ts';

type Payouts = ProgressiveCard['payouts'];

const ONE = createRational(1);
const NOTHING = createRational(0);

/**
 * What a progressive parlay pays in cents, exact and not rounded yet, stake included (HR-16). It is lost as soon as so
 * many legs have lost that no number of legs called off could make it pay; otherwise it waits for every leg.
 *
 * @param results one per leg, in the legs' order
 * @returns null while it isn't decided
 */
export const calculateProgressivePayout = (
  { riskCents, payouts }: Extract<WagerTerms, { kind: 'progressiveParlay' }>,
  legs: readonly WagerLeg[],
  results: readonly LegResult[],
): Rational | null => {
  const decided = results.filter((result) => result !== null);
  const open = legs.length - decided.length;
  if (open > 0) return mayPay(decided, open, payouts) ? null : NOTHING;
  return multiplyRational(createRational(riskCents), calculateFactor(legs, decided, payouts));
};

/** Fewest and most legs that the card pays. */
export const boundsOfCard = ({ payouts }: ProgressiveCard): [fewest: number, most: number] => {
  const numbers = Object.keys(payouts).map(Number);
  return [Math.min(...numbers), Math.max(...numbers)];
};

/** What no book's card may say; null: nothing is wrong with it. */
export const findFaultOfCard = (card: ProgressiveCard): string | null => {
  const counts = Object.keys(card.payouts).map(Number);
  const [fewest, most] = boundsOfCard(card);
  if (counts.length === 0 || counts.length < most - fewest + 1)
    return 'progressiveCard leaves out a number of legs';
  const isFalling = (profits: Payouts[number]): boolean =>
    profits.every(([profit, of], lost) => {
      const [before, ofBefore] = profits[lost - 1] ?? [Infinity, 1];
      return profit * ofBefore < before * of;
    });
  return Object.values(card.payouts).every(isFalling)
    ? null
    : 'progressiveCard pays as much with more legs that don’t win';
};

/** @returns null for a number of legs that the card doesn't name */
export const selectProgressiveFactor = (
  payouts: Payouts,
  legCount: number,
  lost: number,
): Rational | null => {
  const profits = payouts[legCount];
  if (profits === undefined) return null;
  const profit = profits[lost];
  return profit === undefined ? NOTHING : addRational(ONE, createRational(...profit));
};

const isCalledOff = (result: DecidedResult): boolean => statusOfResult(result) === 'X';

/** A push counts as lost, and so does what is won by half. */
const isMissed = ([first, second]: DecidedResult): boolean => first !== 'W' || second !== 'W';

/** Legs called off leave the card at the next lower number, and under its lowest a parlay of what is left. */
const calculateFactor = (
  legs: readonly WagerLeg[],
  results: readonly DecidedResult[],
  payouts: Payouts,
): Rational => {
  const left = results.filter((result) => !isCalledOff(result));
  const byCard = selectProgressiveFactor(payouts, left.length, left.filter(isMissed).length);
  if (byCard !== null) return byCard;
  return multiplyFactors(
    legs.map(({ price, repricedFrom }, at) => calculateLegFactor(repricedFrom ?? price, results[at]!)),
  );
};

/** Some way in which the others may end makes it pay: so many of them called off, the rest won. */
const mayPay = (decided: readonly DecidedResult[], open: number, payouts: Payouts): boolean => {
  const inAction = decided.filter((result) => !isCalledOff(result));
  const missed = inAction.filter(isMissed).length;
  return Array.from({ length: open + 1 }, (_, stay) => inAction.length + stay).some((left) => {
    const byCard = selectProgressiveFactor(payouts, left, missed);
    return byCard === null ? !inAction.some(isLostWhole) : byCard.numerator > 0n;
  });
};
