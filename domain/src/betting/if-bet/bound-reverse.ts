import {
  addRational,
  compareRational,
  createRational,
  multiplyRational,
  type Rational,
  subtractRational,
} from '../../ground/money/rational.ts';
import { calculateLegNet } from '../wager/calculate-leg-net.ts';
import { listOutcomes } from '../wager/list-outcomes.ts';
import type { LegResult, NetBounds, WagerLeg } from '../wager/wager.ts';
import { selectExtreme } from './if-bet-amounts.ts';
import { goesOn } from './settle-if-bet.ts';

/** A leg's extreme net among the outcomes that stop a pair and among those that go on; null where it has none such. */
interface LegExtremes {
  stopping: Rational | null;
  goingOn: Rational | null;
}

/**
 * Exact worst and best of a reverse (HR-23, HR-24) without a look at all 3ⁿ to 5ⁿ outcomes. A leg is first in n − 1
 * pairs, and second in action in as many as there are other legs that go on. So when m of the n legs go on, a leg that
 * does makes its net n − 2 + m times and one that doesn't n − 1 + m times, whichever the others are. For each m the
 * extreme is then a matter of which m legs go on, and those are the ones to whom it makes the most difference.
 * Two undecided legs: twice the larger risk.
 *
 * @param legs at least two
 */
export const boundReverse = (legs: readonly WagerLeg[], results: readonly LegResult[]): NetBounds => ({
  worst: calculateExtreme(legs, results, -1),
  best: calculateExtreme(legs, results, 1),
});

const calculateExtreme = (
  legs: readonly WagerLeg[],
  results: readonly LegResult[],
  sign: 1 | -1,
): Rational => {
  const extremes = legs.map((leg, at) => selectLegExtremes(leg, results[at] ?? null, sign));
  const sums = Array.from({ length: legs.length + 1 }, (_, count) => sumExtremes(extremes, count, sign));
  return selectExtreme(
    sums.filter((sum) => sum !== null),
    sign,
  );
};

const selectLegExtremes = (leg: WagerLeg, result: LegResult, sign: 1 | -1): LegExtremes => {
  const outcomes = listOutcomes(leg, result);
  const select = (going: boolean): Rational | null => {
    const nets = outcomes
      .filter((outcome) => goesOn('winOrPush', outcome) === going)
      .map((outcome) => calculateLegNet(leg, outcome));
    return nets.length === 0 ? null : selectExtreme(nets, sign);
  };
  return { stopping: select(false), goingOn: select(true) };
};

/** @param count how many legs go on. @returns null when what is known of the legs doesn't allow that many */
const sumExtremes = (extremes: readonly LegExtremes[], count: number, sign: 1 | -1): Rational | null => {
  const whenStopping = createRational(extremes.length - 1 + count);
  const whenGoingOn = createRational(extremes.length - 2 + count);
  let sum = createRational(0);
  let mustGoOn = 0;
  /** What is gained, towards the extreme, by each free leg's going on. */
  const gains: Rational[] = [];
  for (const { stopping, goingOn } of extremes) {
    const stopped = stopping === null ? null : multiplyRational(stopping, whenStopping);
    const gone = goingOn === null ? null : multiplyRational(goingOn, whenGoingOn);
    if (stopped === null) mustGoOn++;
    if (stopped !== null && gone !== null) gains.push(subtractRational(gone, stopped));
    sum = addRational(sum, stopped ?? gone ?? NOTHING);
  }
  const free = count - mustGoOn;
  if (free < 0 || free > gains.length) return null;
  gains.sort((a, b) => sign * compareRational(b, a));
  return gains.slice(0, free).reduce(addRational, sum);
};

const NOTHING = createRational(0);
