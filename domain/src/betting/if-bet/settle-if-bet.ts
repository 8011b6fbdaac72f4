import { type DecidedResult, statusOfResult } from '../../ground/result/straight-result.ts';
import { addRational, createRational, type Rational } from '../../ground/money/rational.ts';
import { calculateLegNet } from '../wager/calculate-leg-net.ts';
import type { IfCondition, LegResult, WagerLeg } from '../wager/wager.ts';

/**
 * Whether the next leg is in action after this result (HR-20). A half won leg counts as won and a half lost one as
 * lost, as their status does; a share of a dead heat that doesn't pay more than the stake counts as lost.
 */
export const goesOn = (condition: IfCondition, result: DecidedResult): boolean => {
  const status = statusOfResult(result);
  const [, , deadHeat] = result;
  return status === 'W' || (condition === 'winOrPush' && status !== 'L' && deadHeat === undefined);
};

/** How many legs are or were in action so far: up to the first that stops the chain or isn't decided. */
export const countLegsInAction = (condition: IfCondition, results: readonly LegResult[]): number => {
  const last = results.findIndex((result) => result === null || !goesOn(condition, result));
  return last === -1 ? results.length : last + 1;
};

/**
 * What an if bet makes in cents before its one rounding (HR-20). A leg that isn't reached is no bet, whatever comes of
 * it; so the chain may be decided while later legs are not.
 *
 * @param results one per leg, in the legs' order
 * @returns null while the next leg in action isn't decided
 */
export const calculateIfBetNet = (
  condition: IfCondition,
  legs: readonly WagerLeg[],
  results: readonly LegResult[],
): Rational | null => {
  let net = createRational(0);
  for (const leg of legs.slice(0, countLegsInAction(condition, results)).entries()) {
    const result = results[leg[0]] ?? null;
    if (result === null) return null;
    net = addRational(net, calculateLegNet(leg[1], result));
  }
  return net;
};

/**
 * What a reverse makes in cents before its one rounding: every ordered pair of its legs is an if-win-or-push bet, of
 * two legs two (HR-23), of n legs n(n − 1) (HR-24).
 *
 * @param results one per leg, in the legs' order
 * @returns null while a pair isn't decided
 */
export const calculateReverseNet = (
  legs: readonly WagerLeg[],
  results: readonly LegResult[],
): Rational | null => {
  let net = createRational(0);
  for (const [at, first] of legs.entries()) {
    for (const [otherAt, second] of legs.entries()) {
      if (otherAt === at) continue;
      const pair = [results[at] ?? null, results[otherAt] ?? null];
      const ofPair = calculateIfBetNet('winOrPush', [first, second], pair);
      if (ofPair === null) return null;
      net = addRational(net, ofPair);
    }
  }
  return net;
};
