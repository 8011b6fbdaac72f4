import { periodOfLine } from '../sport/alternate-line.ts';
import { findPeriod } from '../sport/find-period.ts';
import { type League, rulesOfLeague } from '../sport/sports.ts';
import type { GameScore } from './game-score.schema.ts';
import { isOverPhase } from './is-over-phase.ts';
import { countRegulationSegments, selectRange } from './segment-layout.ts';

/** Points that count for a wager. */
export interface PeriodPoints {
  score1: number;
  score2: number;
}

type Segments = GameScore['segments'];

/**
 * Points of one period of a game that is over. Overtime counts where the period says so (HR-40, HR-74), and then it is
 * what the total has beyond the segments: feeds that list no overtime segments are read right, too.
 * @returns null while the game isn't over, or when the feed didn't tell enough to know
 */
export const calculatePeriodScore = (
  league: League,
  periodNumber: number,
  score: GameScore,
): PeriodPoints | null => {
  if (!isOverPhase(score.phase)) return null;
  const period = findPeriod(league.sportType, periodNumber);
  if (period === undefined) return null;
  const { segments } = score;
  const total = { score1: score.score1, score2: score.score2 };
  if (periodOfLine(periodNumber) === 0 && (period.overtime || !hasExtraTime(league))) return total;
  const range = selectRange(league, score, period.segments);
  if (range === null) return null;
  const [first, last] = range;
  if (period.overtime) {
    if (segments.length < first) return null;
    const before = sumSegments(segments.slice(0, first));
    return { score1: total.score1 - before.score1, score2: total.score2 - before.score2 };
  }
  return segments.length > last ? sumSegments(segments.slice(first, last + 1)) : null;
};

/** Points of the regulation game: what a money line with a draw is about. @returns null when not known */
export const calculateRegulationScore = (league: League, score: GameScore): PeriodPoints | null => {
  if (!isOverPhase(score.phase)) return null;
  if (!hasExtraTime(league)) return { score1: score.score1, score2: score.score2 };
  const count = countRegulationSegments(league, score);
  return count !== null && score.segments.length >= count
    ? sumSegments(score.segments.slice(0, count))
    : null;
};

export const sumSegments = (segments: Segments): PeriodPoints => {
  const sum = { score1: 0, score2: 0 };
  for (const [team1, team2] of segments) {
    sum.score1 += team1;
    sum.score2 += team2;
  }
  return sum;
};

/** A game may go on after regulation where points are added up; elsewhere the total is the regulation's. */
const hasExtraTime = (league: League): boolean => rulesOfLeague(league).scoring === 'points';
