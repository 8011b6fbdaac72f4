import type { ContestLine } from '../../lines/line/contest-line.schema.ts';
import { compareRational, createRational, multiplyRational } from '../../ground/money/rational.ts';
import type { AmericanPrice } from '../../ground/price/american-price.ts';
import { factorOfPrice } from '../../ground/price/decimal-factor.ts';
import type { Market, Side } from '../../ground/pick/pick.ts';
import { shareOfDeadHeat } from '../../ground/result/dead-heat.ts';
import {
  type HalfResult,
  NO_ACTION,
  type StraightResult,
  type DecidedResult,
} from '../../ground/result/straight-result.ts';

export interface SideToGrade {
  market: Market;
  side: Side;
  /** The points of the wager; null for money lines. */
  finalLine: number | null;
  /** The draw was offered next to the money line: a tie loses for both teams. */
  threeWay: boolean;
  /** The score that counts for the wager's period. */
  score1: number;
  score2: number;
}

/**
 * The number of points by which a side beats its line: above 0 it wins, below 0 it loses, and at 0 it is exactly on the
 * line.
 * @returns null for a pick that the market doesn't have, or when the points are missing
 */
export const calculateMargin = (wager: Omit<SideToGrade, 'threeWay'>): number | null => {
  const { market, side, finalLine, score1, score2 } = wager;
  const lead = side === 'team1' ? score1 - score2 : side === 'team2' ? score2 - score1 : null;
  if (market === 'M') return side === 'draw' ? 0 - Math.abs(score1 - score2) : lead;
  if (finalLine === null) return null;
  if (market === 'S') return lead === null ? null : lead + finalLine;
  const points = pointsOfTotal(market, side, score1, score2);
  if (points === null) return null;
  return isOver(side) ? points - finalLine : finalLine - points;
};

/** The distance of a quarter line's two halves from it, one on each side (HR-33). */
export const halfOffsetOf = (finalLine: number | null): number =>
  finalLine === null || Number.isInteger(finalLine * 2) ? 0 : 0.25;

/**
 * The result of one side at a score (HR-33, HR-40). A pick that the market doesn't have, or whose points are missing,
 * is no action. Points are multiples of ¼ and scores are whole, so these sums are exact.
 */
export const gradeStraight = (wager: SideToGrade): StraightResult => {
  const { market, side, finalLine, threeWay } = wager;
  const margin = calculateMargin(wager);
  if (margin === null) return NO_ACTION;
  // Where a draw is offered, a tie loses for both teams.
  if (market === 'M' && margin === 0) return both(side === 'draw' ? 'W' : threeWay ? 'L' : 'P');
  const offset = market === 'M' ? 0 : halfOffsetOf(finalLine);
  return [gradeHalf(margin - offset), gradeHalf(margin + offset)];
};

/** The final report of a feed on a contestant. */
export type ContestOutcome = Pick<ContestLine, 'tied' | 'places'> & {
  outcome: NonNullable<ContestLine['outcome']>;
};

/**
 * The half result that a quarter line can have besides whole results (HR-22): the half on a whole number pushes, and
 * the other half wins or loses. −0.75 and +0.25 may end half won, +0.75 and −0.25 half lost; an over's points count
 * against it.
 *
 * @returns null for a line that isn't a quarter line
 */
export const selectQuarterHalf = (side: Side, finalLine: number | null): 'W' | 'L' | null => {
  if (finalLine === null || halfOffsetOf(finalLine) === 0) return null;
  const line = isOver(side) ? -finalLine : finalLine;
  return Number.isInteger(line - 0.25) ? 'W' : 'L';
};

/**
 * The feed decides contests contestant by contestant; a push of a contest returns the risk.
 * @param price the price that an unshared place pays
 */
export const gradeContest = (
  { outcome, tied, places }: ContestOutcome,
  price: AmericanPrice,
): DecidedResult => {
  if (outcome !== 'W' || tied === null || places === null || places >= tied) return both(outcome);
  const deadHeat = { tied, places };
  const payout = multiplyRational(shareOfDeadHeat(deadHeat), factorOfPrice(price));
  const letter = (['L', 'P', 'W'] as const)[compareRational(payout, createRational(1)) + 1]!;
  return [letter, letter, deadHeat];
};

const isOver = (side: Side): boolean => side === 'over' || side === 'team1Over' || side === 'team2Over';

const pointsOfTotal = (market: 'L' | 'E', side: Side, score1: number, score2: number): number | null => {
  if (market === 'L') return side === 'over' || side === 'under' ? score1 + score2 : null;
  if (side === 'team1Over' || side === 'team1Under') return score1;
  return side === 'team2Over' || side === 'team2Under' ? score2 : null;
};

const gradeHalf = (margin: number): HalfResult => (margin > 0 ? 'W' : margin < 0 ? 'L' : 'P');

const both = (result: HalfResult): StraightResult => [result, result];
