import type { PeriodPoints } from '../score/period-score.ts';
import { sumSegments } from '../score/period-score.ts';
import type { GameScore } from '../score/game-score.ts';
import { periodOfLine } from '../sport/alternate-line.ts';
import { findPeriod } from '../sport/find-period.ts';
import { SPORT_PERIODS } from '../sport/period.ts';
import { isSportType, type SportType } from '../sport/sport.ts';
import type { GamePick } from '../pick/pick.ts';
import type { StraightResult } from '../result/straight-result.ts';
import { type GameWagerToGrade, gradeGameWager, selectWagerPoints } from './grade-game-wager.ts';
import { calculateMargin, halfOffsetOf } from './grade-straight.ts';

/** How an open leg stands against a score. */
export interface LegStanding {
  /** What it would be graded if nothing more were scored (HR-33, HR-34, HR-40). */
  result: StraightResult;
  /** What counts for it so far: the points of its period. null when the score decides it without telling them. */
  points: PeriodPoints | null;
  /** As `calculateMargin`: covering by so many points when above 0, short by so many below. */
  margin: number | null;
  /** Points of its own side that make it win whole; 0 when it does. null where points don't help: unders and draws. */
  pointsNeeded: number | null;
  /** Its part of the game has been played: only a correction can change it. */
  isOver: boolean;
}

/** Sports whose running score says who is ahead: in golf players stand at different holes, in a fight it is 0 : 0. */
const COMPARABLE: readonly SportType[] = ['Football', 'Basketball', 'Baseball', 'Hockey', 'Soccer', 'Tennis'];

/**
 * @param score running or final
 * @returns null before the leg's part of the game has begun, and where the score doesn't tell how the leg stands
 */
export const calculateLegStanding = (wager: GameWagerToGrade, score: GameScore): LegStanding | null => {
  const { sportType, pick, finalLine } = wager;
  if (!isSportType(sportType) || score.phase === 'scheduled') return null;
  const ended = score.phase === 'live' ? endNow(sportType, wager, score) : score;
  if (ended === null) return null;
  const grade = gradeGameWager(wager, ended);
  if (grade === null) return null;
  const points = selectWagerPoints(sportType, wager, ended);
  const isPlayed = grade.result[0] !== 'X';
  const margin = points === null || !isPlayed ? null : calculateMargin({ ...pick, finalLine, ...points });
  return {
    result: grade.result,
    points,
    margin,
    pointsNeeded: margin === null ? null : countPointsNeeded(pick, finalLine, margin),
    isOver: score.phase !== 'live' || isPeriodOver(sportType, wager, score),
  };
};

const countPointsNeeded = (
  { market, side }: GamePick,
  finalLine: number | null,
  margin: number,
): number | null => {
  if (side === 'draw' || /under$/i.test(side)) return null;
  // The worse half of a quarter line must win, too.
  const worse = market === 'M' ? margin : margin - halfOffsetOf(finalLine);
  return Math.max(0, Math.floor(-worse) + 1);
};

/**
 * The running score as the final that it would be if nothing more were scored: what is left of the regulation is played
 * scoreless.
 */
const endNow = (
  sportType: SportType,
  { pick: { market, periodNumber }, threeWay }: GameWagerToGrade,
  score: GameScore,
): GameScore | null => {
  if (!COMPARABLE.includes(sportType)) return null;
  const final = { ...score, phase: 'final' } as const;
  const isFullGame = periodOfLine(periodNumber) === 0;
  // The set that is being played belongs to nobody yet; the score of a match is its sets.
  if (sportType === 'Tennis' && isFullGame && market === 'M') return { ...final, segments: [] };
  const segments = listSegments(sportType, score);
  if (segments.length === 0) return isFullGame ? final : null;
  const period = findPeriod(sportType, periodNumber);
  if (period === undefined || period.segments[0] >= segments.length) return null;
  const isWhole = isFullGame && !threeWay;
  if (sportType === 'Basketball' && !isWhole && mayBeHalves(periodNumber, segments)) return null;
  const { regulationSegments } = SPORT_PERIODS[sportType];
  const left = Math.max(0, regulationSegments - segments.length);
  return { ...final, segments: [...segments, ...Array.from({ length: left }, () => [0, 0] as const)] };
};

/** Two or three segments are quarters, or halves and overtime; a game whose quarters are bet on is told in quarters. */
const mayBeHalves = (periodNumber: number, { length }: GameScore['segments']): boolean =>
  (length === 2 || length === 3) && periodOfLine(periodNumber) < 3;

/** What the total has beyond the segments was scored in one that the feed hasn't listed yet. */
const listSegments = (
  sportType: SportType,
  { segments, score1, score2 }: GameScore,
): GameScore['segments'] => {
  const { regulationSegments } = SPORT_PERIODS[sportType];
  if (sportType === 'Tennis' || segments.length === 0 || segments.length >= regulationSegments)
    return segments;
  const listed = sumSegments(segments);
  const [rest1, rest2] = [score1 - listed.score1, score2 - listed.score2];
  return rest1 === 0 && rest2 === 0 ? segments : [...segments, [rest1, rest2]];
};

const isPeriodOver = (
  sportType: SportType,
  { pick: { market, periodNumber }, threeWay }: GameWagerToGrade,
  score: GameScore,
): boolean => {
  const period = findPeriod(sportType, periodNumber);
  const isRegulation = market === 'M' && periodOfLine(periodNumber) === 0 && threeWay;
  if (period === undefined || (period.overtime && !isRegulation)) return false;
  if (sportType === 'Tennis' && periodOfLine(periodNumber) === 0) return false;
  return listSegments(sportType, score).length > period.segments[1] + 1;
};
