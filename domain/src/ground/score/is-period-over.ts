import { periodOfLine } from '../sport/alternate-line.ts';
import { findPeriod } from '../sport/find-period.ts';
import { isSportType, type League, rulesOfLeague } from '../sport/sports.ts';
import type { GameScore } from './game-score.schema.ts';
import { isOverPhase } from './is-over-phase.ts';
import { sumSegments } from './period-score.ts';
import { countRegulationSegments, selectRange } from './segment-layout.ts';

type RunningScore = Pick<GameScore, 'segments' | 'score1' | 'score2'>;

/** What the total has beyond the segments was scored in one that the feed hasn't listed yet. */
export const listSegments = (league: League, score: RunningScore): GameScore['segments'] => {
  const { segments, score1, score2 } = score;
  const regulation = countRegulationSegments(league, score);
  if (rulesOfLeague(league).scoring === 'sets' || segments.length === 0 || regulation === null)
    return segments;
  if (segments.length >= regulation) return segments;
  const listed = sumSegments(segments);
  const [rest1, rest2] = [score1 - listed.score1, score2 - listed.score2];
  return rest1 === 0 && rest2 === 0 ? segments : [...segments, [rest1, rest2]];
};

/**
 * Whether a later segment of a running game has begun than the last of the period. What ends with the game isn't over
 * before it.
 * @param isRegulation it is about the full game without its overtime: a money line with a draw
 */
export const isPeriodOver = (
  league: League,
  periodNumber: number,
  score: RunningScore,
  isRegulation = false,
): boolean => {
  const period = findPeriod(league.sportType, periodNumber);
  if (period === undefined || (period.overtime && !isRegulation)) return false;
  if (rulesOfLeague(league).scoring === 'sets' && periodOfLine(periodNumber) === 0) return false;
  const range = selectRange(league, score, period.segments);
  return range !== null && listSegments(league, score).length > range[1] + 1;
};

/**
 * Whether the score tells what a line is about, so that nobody may bet on it any more (HR-82): its game has its result,
 * or its period is over.
 * @param score null while there is none
 */
export const isLineOver = (
  { sportType, sportSubType }: { sportType: string; sportSubType: string },
  periodNumber: number,
  score: Pick<GameScore, 'phase' | keyof RunningScore> | null,
): boolean => {
  if (score === null || score.phase === 'scheduled') return false;
  if (isOverPhase(score.phase)) return true;
  return isSportType(sportType) && isPeriodOver({ sportType, sportSubType }, periodNumber, score);
};
