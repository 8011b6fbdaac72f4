import type { Cents } from '../../ground/money/cents.ts';
import { roundToCents } from '../../ground/money/rational.ts';
import { statusOfResult } from '../../ground/result/straight-result.ts';
import { WAGER_KINDS } from '../../ground/wager-kind/wager-kinds.ts';
import { rulesOfTerms } from '../kinds/rules-of-kind.ts';
import { calculateDeadHeatWin } from '../wager/calculate-leg-net.ts';
import type { LegResult, Wager, WagerSettlement } from '../wager/wager.ts';
import { payOutNet, roundNetToCents } from './round-net.ts';

/**
 * What becomes of a wager: the one place where money is made of results. It depends on nothing but the results, so
 * grading leg by leg, in any order, and grading again after a correction all end the same (HR-41).
 *
 * @param results one per leg, in the legs' order
 * @returns null while they don't decide the wager; results still to come can't change what is returned
 */
export const settleWager = (wager: Wager, results: readonly LegResult[]): WagerSettlement | null => {
  const { terms, legs, freePlay } = wager;
  const netCents = calculateCashNetCents(wager, results);
  if (netCents === null) return null;
  const parts = freePlay ? rulesOfTerms(terms).settleFreeParts(terms, legs, results) : null;
  // A part that won makes a win of it, whatever cash would have lost with the others.
  if (parts !== null)
    return { status: judgeStatus(wager, results, parts.winCents || netCents), netCents: parts.winCents };
  const deadHeat = WAGER_KINDS[terms.kind].isSingle ? results[0]?.[2] : undefined;
  const [leg] = legs;
  return {
    status: judgeStatus(wager, results, netCents),
    netCents:
      freePlay && leg !== undefined && deadHeat !== undefined
        ? roundToCents(calculateDeadHeatWin(leg, deadHeat))
        : payOutNet(wager, netCents),
  };
};

/** What the wager makes if it was paid for in cash, rounded once; of a round robin once for each parlay (HR-1). */
const calculateCashNetCents = (
  { terms, legs }: Pick<Wager, 'terms' | 'legs'>,
  results: readonly LegResult[],
): Cents | null => {
  const net = rulesOfTerms(terms).calculateNet(terms, legs, results);
  return net === null ? null : roundNetToCents(net);
};

/** A straight has its result's letter; the others go by the sign of what they made. */
const judgeStatus = (
  { terms }: Wager,
  results: readonly LegResult[],
  netCents: Cents,
): WagerSettlement['status'] => {
  const [only] = results;
  if (WAGER_KINDS[terms.kind].isSingle && only) return statusOfResult(only);
  if (netCents !== 0) return netCents > 0 ? 'W' : 'L';
  return rulesOfTerms(terms).judgeEven(terms, results);
};
