import { WAGER_KINDS } from '../../ground/wager-kind/wager-kinds.ts';
import type { Cents } from '../../ground/money/cents.ts';
import { createRational, roundToCents } from '../../ground/money/rational.ts';
import { rulesOfTerms } from '../kinds/rules-of-kind.ts';
import type { LegResult, Wager, WagerSettlement } from '../wager/wager.ts';

/**
 * How much of a free play's stake goes back to the free-play balance (HR-31): all of it when the wager is a push or no
 * action, of a round robin that of each parlay which is one, and of a straight on a quarter line the half that pushed
 * (HR-33), rounded once.
 *
 * @param riskCents as it was taken from the free-play balance
 */
export const calculateFreePlayBack = (
  { freePlay, terms, legs }: Wager,
  results: readonly LegResult[],
  { status }: Pick<WagerSettlement, 'status'>,
  riskCents: Cents,
): Cents => {
  const parts = freePlay ? rulesOfTerms(terms).settleFreeParts(terms, legs, results) : null;
  if (parts !== null) return parts.backCents;
  // A share of a place pays the share that won, also where it makes as much as was staked.
  if (!freePlay || results.some((result) => result?.[2] !== undefined)) return 0;
  if (status === 'P' || status === 'X') return riskCents;
  const isHalfBack = WAGER_KINDS[terms.kind].isSingle && results[0]?.includes('P') === true;
  return isHalfBack ? roundToCents(createRational(riskCents, 2)) : 0;
};
