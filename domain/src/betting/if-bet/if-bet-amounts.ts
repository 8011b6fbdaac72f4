import type { Cents } from '../../ground/money/cents.ts';
import { addRational, compareRational, createRational, type Rational } from '../../ground/money/rational.ts';
import { calculateLegNet } from '../wager/calculate-leg-net.ts';
import { listOutcomes } from '../wager/list-outcomes.ts';
import type { IfCondition, LegResult, NetBounds, WagerLeg } from '../wager/wager.ts';
import { goesOn } from './settle-if-bet.ts';

/**
 * Most that a leg of a post-up customer's if bet may risk: what the leg before it is sure to bring when the chain goes
 * on (HR-21), which of one that may win less than printed is its risk alone (HR-86). @param before the leg before it
 */
export const calculateIfBetCapCents = (
  condition: IfCondition,
  before: Pick<WagerLeg, 'riskCents' | 'toWinCents' | 'mayWinLess'>,
): Cents => before.riskCents + (condition === 'winOnly' && !before.mayWinLess ? before.toWinCents : 0);

const NOTHING = createRational(0);

/**
 * Exact worst and best of an if bet over everything that may still come of its legs. From the last leg to the first:
 * what follows a leg depends on nothing but whether the chain goes on, so each leg is looked at once.
 *
 * With no leg decided and no quarter line it is HR-22: win or push, the largest risk of a leg; win only, the largest
 * risk of a leg less the to-win of those before it. A half won leg before a lost one makes the win only's worst larger
 * than that formula says, and so does one that may win less than printed (HR-86).
 */
export const boundIfBet = (
  condition: IfCondition,
  legs: readonly WagerLeg[],
  results: readonly LegResult[],
): NetBounds =>
  legs.reduceRight<NetBounds>(
    (following, leg, at) => {
      const result = results[at] ?? null;
      const outcomes = listOutcomes(leg, result).map((outcome) => {
        const net = calculateLegNet(leg, outcome);
        if (!goesOn(condition, outcome)) return { worst: net, best: net };
        return { worst: addRational(net, following.worst), best: addRational(net, following.best) };
      });
      // HR-86: it goes on, and brings nothing.
      if (result === null && leg.mayWinLess) outcomes.push(following);
      return {
        worst: selectExtreme(
          outcomes.map(({ worst }) => worst),
          -1,
        ),
        best: selectExtreme(
          outcomes.map(({ best }) => best),
          1,
        ),
      };
    },
    { worst: NOTHING, best: NOTHING },
  );

/** @param values at least one @param sign 1 for the largest, −1 for the smallest */
export const selectExtreme = (values: readonly Rational[], sign: 1 | -1): Rational =>
  values.reduce((extreme, value) => (compareRational(value, extreme) === sign ? value : extreme));
