import type { PeriodPoints } from '../../ground/score/period-score.ts';
import { isUnderWay } from '../../ground/score/is-under-way.ts';
import { isPeriodOver, listSegments } from '../../ground/score/is-period-over.ts';
import { countRegulationSegments, selectRange } from '../../ground/score/segment-layout.ts';
import type { GameScore } from '../../ground/score/game-score.schema.ts';
import { UNTOLD } from '../../ground/score/untold.ts';
import { DEFAULT_HOUSE_RULES } from '../../ground/house-rules/default-house-rules.ts';
import { periodOfLine } from '../../ground/sport/alternate-line.ts';
import { findPeriod } from '../../ground/sport/find-period.ts';
import { isSportType } from '../../ground/sport/sports.ts';
import { type League, rulesOfLeague } from '../../ground/sport/sports.ts';
import type { GamePick } from '../../ground/pick/pick.ts';
import type { StraightResult } from '../../ground/result/straight-result.ts';
import { decideEarly } from './decide-early.ts';
import type { GameWagerToGrade } from './game-wager-to-grade.ts';
import { gradeGameWager, selectWagerPoints } from './grade-game-wager.ts';
import { calculateMargin, gradeStraight, halfOffsetOf } from './grade-straight.ts';

/** Whether an open leg is winning at a score. */
export interface LegStanding {
  /** What it would be graded if nothing more were scored (HR-33, HR-34, HR-40). */
  result: StraightResult;
  /** What counts for it so far: the points of its period. null when the score decides it without telling them. */
  points: PeriodPoints | null;
  /** Like `calculateMargin`: above 0 it covers by this many points, below 0 it is short by this many. */
  margin: number | null;
  /** Points of its own side that make it win whole; 0 when it does. null where points don't help: unders and draws. */
  pointsNeeded: number | null;
  /** Its part of the game has been played: only a correction can change it. */
  isOver: boolean;
  /** What comes can't change it any more: its part is over, or it is a total that was passed (HR-71). */
  isDecided: boolean;
}

/**
 * @param score running or final
 * @returns null before the leg's part of the game has begun, and where the score doesn't tell whether the leg is
 *  winning
 */
export const calculateLegStanding = (wager: GameWagerToGrade, score: GameScore): LegStanding | null => {
  const { sportType, sportSubType, pick, finalLine } = wager;
  if (!isSportType(sportType) || score.phase === 'scheduled') return null;
  const league = { sportType, sportSubType };
  const isRunning = isUnderWay(score.phase);
  const ended = isRunning ? endNow(league, wager, score) : score;
  if (ended === null) return null;
  const result = isRunning ? gradeNow(league, wager, ended) : (gradeGameWager(wager, ended)?.result ?? null);
  if (result === null) return null;
  const points = selectWagerPoints(league, wager, ended);
  const margin =
    points === null || !isMadeBy(wager, points, result)
      ? null
      : calculateMargin({ ...pick, finalLine, ...points });
  return {
    result,
    points,
    margin,
    pointsNeeded: margin === null ? null : countPointsNeeded(pick, finalLine, margin),
    ...judgeEnd(league, wager, score, result),
  };
};

/** Points tell nothing of a result that something else decides: holes completed, a referee, a pitcher. */
const isMadeBy = (
  { pick, finalLine, threeWay }: GameWagerToGrade,
  points: PeriodPoints,
  result: StraightResult,
): boolean => gradeStraight({ ...pick, finalLine, threeWay, ...points }).join('') === result.join('');

const judgeEnd = (
  league: League,
  wager: GameWagerToGrade,
  score: GameScore,
  result: StraightResult,
): Pick<LegStanding, 'isOver' | 'isDecided'> => {
  const { pick, finalLine } = wager;
  const isRunning = isUnderWay(score.phase);
  const isOver = !isRunning || isPeriodOver(league, pick.periodNumber, score, isRegulation(wager));
  if (isOver) return { isOver, isDecided: true };
  const early = decideEarly(league, pick, finalLine, score, DEFAULT_HOUSE_RULES);
  // A pitcher who didn't start makes it no action, whatever was passed.
  return { isOver, isDecided: early?.join('') === result.join('') };
};

const isRegulation = ({ pick: { market, periodNumber }, threeWay }: GameWagerToGrade): boolean =>
  market === 'M' && periodOfLine(periodNumber) === 0 && threeWay;

/** A match that is under way isn't over: sets and games are compared as they are. */
const gradeNow = (league: League, wager: GameWagerToGrade, ended: GameScore): StraightResult | null => {
  if (rulesOfLeague(league).scoring !== 'sets') return gradeGameWager(wager, ended)?.result ?? null;
  const points = selectWagerPoints(league, wager, ended);
  const { pick, finalLine, threeWay } = wager;
  return points === null ? null : gradeStraight({ ...pick, finalLine, threeWay, ...points });
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
  league: League,
  { pick: { market, side, periodNumber }, threeWay }: GameWagerToGrade,
  score: GameScore,
): GameScore | null => {
  const { isComparable, scoring } = rulesOfLeague(league);
  if (!isComparable) return null;
  const final = { ...score, ...UNTOLD, scheduledInnings: score.scheduledInnings, phase: 'final' } as const;
  const isFullGame = periodOfLine(periodNumber) === 0;
  // The set that is being played belongs to nobody yet; the score of a match is its sets.
  if (scoring === 'sets' && isFullGame && market === 'M') return { ...final, segments: [] };
  const segments = listSegments(league, score);
  if (segments.length === 0) return isFullGame ? final : null;
  const isWhole =
    isFullGame &&
    !threeWay &&
    side !== 'draw' &&
    scoring === 'points' &&
    rulesOfLeague(league).overtimeCounts;
  if (isWhole) return { ...final, segments: [] };
  const period = findPeriod(league.sportType, periodNumber);
  const range = period === undefined ? null : selectRange(league, score, period.segments);
  const regulation = countRegulationSegments(league, score);
  if (range === null || regulation === null || range[0] >= segments.length) return null;
  const left = Math.max(0, regulation - segments.length);
  return { ...final, segments: [...segments, ...Array.from({ length: left }, () => [0, 0] as const)] };
};
