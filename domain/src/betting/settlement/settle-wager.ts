import type { TeaserCard } from '../../ground/house-rules/house-rules.schema.ts';
import { calculateIfBetNet, calculateReverseNet, countLegsInAction } from '../if-bet/settle-if-bet.ts';
import { statusOfResult } from '../../ground/result/straight-result.ts';
import type { Cents } from '../../ground/money/cents.ts';
import {
  createRational,
  type Rational,
  roundToCents,
  subtractRational,
} from '../../ground/money/rational.ts';
import { calculateRoundRobinPayoutCents, countCombinations } from '../parlay/round-robin.ts';
import { calculateProgressivePayout } from '../parlay/settle-progressive.ts';
import { calculateParlayPayout } from '../parlay/settle-parlay.ts';
import { calculateTeaserPayout } from '../teaser/settle-teaser.ts';
import { WAGER_KINDS } from '../../ground/wager-kind/wager-kinds.ts';
import { calculateDeadHeatWin } from '../wager/calculate-leg-net.ts';
import { payOutNet, roundNetToCents } from './round-net.ts';
import type { LegResult, Wager, WagerSettlement } from '../wager/wager.ts';

/**
 * What becomes of a wager: the one place where money is made of results. It depends on nothing but the results, so
 * grading leg by leg, in any order, and grading again after a correction all end the same (HR-41).
 *
 * @param results one per leg, in the legs' order
 * @returns null while they don't decide the wager; results still to come can't change what is returned
 */
export const settleWager = (wager: Wager, results: readonly LegResult[]): WagerSettlement | null => {
  const netCents = calculateCashNetCents(wager, results);
  if (netCents === null) return null;
  const deadHeat = WAGER_KINDS[wager.terms.kind].isSingle ? results[0]?.[2] : undefined;
  const [leg] = wager.legs;
  return {
    status: judgeStatus(wager, results, netCents),
    netCents:
      wager.freePlay && leg !== undefined && deadHeat !== undefined
        ? roundToCents(calculateDeadHeatWin(leg, deadHeat))
        : payOutNet(wager, netCents),
  };
};

/** What the wager makes if it was paid for in cash, rounded once; of a round robin once for each parlay (HR-1). */
export const calculateCashNetCents = (
  wager: Pick<Wager, 'terms' | 'legs'>,
  results: readonly LegResult[],
): Cents | null => {
  if (!('sizes' in wager.terms)) {
    const net = calculateExactNet(wager.terms, wager.legs, results);
    return net === null ? null : roundNetToCents(net);
  }
  const { riskCents, sizes, excluded } = wager.terms;
  const payoutCents = calculateRoundRobinPayoutCents(wager.terms, wager.legs, results);
  return payoutCents === null
    ? null
    : payoutCents - riskCents * countCombinations(wager.legs.length, sizes, excluded);
};

type TermsRoundedOnce = Exclude<Wager['terms'], { sizes: unknown }>;

const calculateExactNet = (
  terms: TermsRoundedOnce,
  legs: Wager['legs'],
  results: readonly LegResult[],
): Rational | null => {
  switch (terms.kind) {
    case 'straight':
      // A chain of one leg.
      return calculateIfBetNet('winOnly', legs, results);
    case 'parlay':
      return takeStake(calculateParlayPayout(terms, legs, results), terms.riskCents);
    case 'teaser':
      return takeStake(calculateTeaserPayout(terms, legs, results), terms.riskCents);
    case 'progressiveParlay':
      return takeStake(calculateProgressivePayout(terms, legs, results), terms.riskCents);
    case 'ifBet':
      return calculateIfBetNet(terms.condition, legs, results);
    case 'reverse':
      return calculateReverseNet(legs, results);
  }
};

const takeStake = (payout: Rational | null, riskCents: Cents): Rational | null =>
  payout === null ? null : subtractRational(payout, createRational(riskCents));

/**
 * A straight has its result's letter; the others go by the sign of what they made. A teaser that comes back although a
 * leg won had fewer teams left than its card pays: no action (HR-12).
 */
const judgeStatus = (
  { terms }: Wager,
  results: readonly LegResult[],
  netCents: Cents,
): WagerSettlement['status'] => {
  const [only] = results;
  if (WAGER_KINDS[terms.kind].isSingle && only) return statusOfResult(only);
  if (netCents !== 0) return netCents > 0 ? 'W' : 'L';
  if ('teaser' in terms && hasWinner(terms.teaser, results)) return 'X';
  const inAction =
    'condition' in terms ? results.slice(0, countLegsInAction(terms.condition, results)) : results;
  return inAction.every((result) => result !== null && statusOfResult(result) === 'X') ? 'X' : 'P';
};

/** A tie wins where the card says so. */
const hasWinner = ({ tieRule }: TeaserCard, results: readonly LegResult[]): boolean =>
  results.some(
    (result) => result?.includes('W') === true || (tieRule === 'tw' && result?.includes('P') === true),
  );
