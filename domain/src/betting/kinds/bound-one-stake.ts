import type { Rational } from '../../ground/money/rational.ts';
import type { StraightResult } from '../../ground/result/straight-result.ts';
import { LOST, WON } from '../wager/list-outcomes.ts';
import type { LegResult, NetBounds } from '../wager/wager.ts';

/**
 * Worst and best where one stake is on all legs: better results never make less there, so they are all lost and all
 * won.
 *
 * @param settle what results make that decide every leg
 * @param known one per leg, null where it isn't decided
 */
export const boundOneStake = (
  settle: (results: readonly LegResult[]) => Rational | null,
  known: readonly LegResult[],
): NetBounds => ({ worst: settleOpenAs(LOST, settle, known), best: settleOpenAs(WON, settle, known) });

/** What it makes when each leg that isn't decided ends like this. */
export const settleOpenAs = (
  result: StraightResult,
  settle: (results: readonly LegResult[]) => Rational | null,
  known: readonly LegResult[],
): Rational => {
  const net = settle(known.map((each) => each ?? result));
  if (net === null) throw new Error('a wager whose legs are all decided is decided');
  return net;
};
