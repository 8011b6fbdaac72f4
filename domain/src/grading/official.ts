import type { GameScore } from '../score/game-score.ts';
import { periodOfLine } from '../sport/alternate-line.ts';
import { findPeriod } from '../sport/find-period.ts';
import type { SportType } from '../sport/sport.ts';
import type { Market } from '../pick/pick.ts';

/** Whether a wager on a period may be graded from a score (HR-40). */
export type Officialness = 'official' | 'noAction' | 'undecided';

/**
 * Baseball's money line is official after 5 innings; run lines and totals need all 9, of which the home team
 * may leave out the last half when it leads. These are the usual figures of published house rules.
 */
const BASEBALL_MONEY_LINE_INNINGS = 5;

/**
 * Postponed and cancelled games are no action. So is a final that ended before the period was played to its end; a
 * final without any segments is taken at the feed's word.
 */
export const judgeOfficial = (
  sportType: SportType,
  market: Market,
  periodNumber: number,
  { phase, segments }: GameScore,
): Officialness => {
  if (phase === 'postponed' || phase === 'cancelled') return 'noAction';
  if (phase !== 'final') return 'undecided';
  if (segments.length === 0) return 'official';
  return segments.length >= neededSegments(sportType, market, periodNumber) ? 'official' : 'noAction';
};

const neededSegments = (sportType: SportType, market: Market, periodNumber: number): number => {
  const period = findPeriod(sportType, periodNumber);
  const isFullGame = periodOfLine(periodNumber) === 0;
  if (period === undefined) return 0;
  if (sportType === 'Baseball' && isFullGame && market === 'M') return BASEBALL_MONEY_LINE_INNINGS;
  // Sets, rounds and a tournament's days end when they are decided, not at a number; college halves are two.
  if (isFullGame && ['Tennis', 'Fighting', 'Golf', 'Basketball'].includes(sportType)) return 1;
  if (sportType === 'Basketball') return 1;
  return period.segments[1] + 1;
};
