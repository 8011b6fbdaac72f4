import type { DecidedResult, StraightResult } from '../../ground/result/straight-result.ts';
import type { LegResult, WagerLeg } from './wager.ts';

export const WON: StraightResult = ['W', 'W'];
export const LOST: StraightResult = ['L', 'L'];
export const PUSHED: StraightResult = ['P', 'P'];
const HALF_WON: StraightResult = ['P', 'W'];
const HALF_LOST: StraightResult = ['L', 'P'];

const OF_WHOLE = [WON, LOST, PUSHED];
const OF_QUARTER = {
  W: [...OF_WHOLE, HALF_WON],
  L: [...OF_WHOLE, HALF_LOST],
  either: [...OF_WHOLE, HALF_WON, HALF_LOST],
};

/**
 * What may still come of a leg: the result it has, or every one it can have. No action is left out: it makes what a
 * push makes, and where it doesn't, in teasers whose ties lose or win, it makes no more than a win and no less than a
 * loss.
 */
export const listOutcomes = (
  { isQuarter, quarterHalf }: Pick<WagerLeg, 'isQuarter' | 'quarterHalf'>,
  result: LegResult,
): readonly DecidedResult[] =>
  result !== null ? [result] : isQuarter ? OF_QUARTER[quarterHalf ?? 'either'] : OF_WHOLE;
