import type { HouseRules } from '../../ground/house-rules/house-rules.schema.ts';
import type { GamePick } from '../../ground/pick/pick.ts';
import type { StraightResult } from '../../ground/result/straight-result.ts';
import type { GameScore } from '../../ground/score/game-score.schema.ts';
import { type PeriodPoints, sumSegments } from '../../ground/score/period-score.ts';
import { countRegulationSegments, selectRange } from '../../ground/score/segment-layout.ts';
import { periodOfLine } from '../../ground/sport/alternate-line.ts';
import { findPeriod } from '../../ground/sport/find-period.ts';
import { type League, rulesOfLeague } from '../../ground/sport/sports.ts';
import { gradeStraight } from './grade-straight.ts';

export type DecidedRules = Pick<HouseRules, 'decidedStands'>;

/**
 * A total that was passed before the game stopped (HR-71): the over won, the under lost, whatever had come of the rest.
 * Nothing else is decided before its end.
 *
 * @returns null when it isn't decided
 */
export const decideEarly = (
  league: League,
  pick: GamePick,
  finalLine: number | null,
  score: GameScore,
  { decidedStands }: DecidedRules,
): StraightResult | null => {
  const { market, side, periodNumber } = pick;
  const isFullGame = periodOfLine(periodNumber) === 0;
  if ((market !== 'L' && market !== 'E') || (isFullGame && !decidedStands)) return null;
  const points = isFullGame ? countSoFar(league, score) : countOfPeriod(league, periodNumber, score);
  if (points === null) return null;
  const result = gradeStraight({ market, side, finalLine, threeWay: false, ...points });
  const isPassed = /over$/i.test(side) ? result.join('') === 'WW' : result.join('') === 'LL';
  return isPassed ? result : null;
};

const countSoFar = (league: League, score: GameScore): PeriodPoints | null => {
  const { scoring, overtimeCounts, minutes } = rulesOfLeague(league);
  const { segments, playedMinutes, score1, score2 } = score;
  // Sets are counted in addition to their games.
  if (scoring === 'sets') return segments.length === 0 ? null : sumSegments(segments);
  if (scoring !== 'points') return null;
  if (overtimeCounts) return { score1, score2 };
  const regulation = countRegulationSegments(league, score);
  if (segments.length > 0 && regulation !== null) return sumSegments(segments.slice(0, regulation));
  return playedMinutes !== null && minutes !== null && playedMinutes <= minutes.regulation
    ? { score1, score2 }
    : null;
};

const countOfPeriod = (league: League, periodNumber: number, score: GameScore): PeriodPoints | null => {
  const period = findPeriod(league.sportType, periodNumber);
  const range = period === undefined ? null : selectRange(league, score, period.segments);
  return range === null || range[0] >= score.segments.length
    ? null
    : sumSegments(score.segments.slice(range[0], range[1] + 1));
};
