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
  /** Points of the wager; null for money lines. */
  finalLine: number | null;
  /** The draw was offered next to the money line: a tie loses for both teams. */
  threeWay: boolean;
  /** Score that counts for the wager's period. */
  score1: number;
  score2: number;
}

/**
 * The number of points by which a side is beyond its number: above 0 it wins, below it loses, at 0 it is on the number.
 * @returns null for a pick that the market doesn't have, or without its points
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

/** The two halves of a quarter line lie this far to either side of it (HR-33). */
export const halfOffsetOf = (finalLine: number | null): number =>
  finalLine === null || Number.isInteger(finalLine * 2) ? 0 : 0.25;

/**
 * Result of one side at a score (HR-33, HR-40). A pick that the market doesn't have, or without its points, is no
 * action. Points are multiples of ¼ and scores are whole, so these sums are exact.
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

/** What a feed says of a contestant in the end. */
export type ContestOutcome = Pick<ContestLine, 'tied' | 'places'> & {
  outcome: NonNullable<ContestLine['outcome']>;
};

/**
 * What a quarter line can come to besides whole results (HR-22): the half that pushes has a whole number, the
 * other one is won or lost with it. −0.75 and +0.25 may end half won, +0.75 and −0.25 half lost; an over's points count
 * against it.
 *
 * @returns null for a line that is no quarter
 */
export const selectQuarterHalf = (side: Side, finalLine: number | null): 'W' | 'L' | null => {
  if (finalLine === null || halfOffsetOf(finalLine) === 0) return null;
  const line = isOver(side) ? -finalLine : finalLine;
  return Number.isInteger(line - 0.25) ? 'W' : 'L';
};

/**
 * The feed decides contests contestant by contestant; a push of a contest returns the risk.
 * @param price that the place pays in full
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
