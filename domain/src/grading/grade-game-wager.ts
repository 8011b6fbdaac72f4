import type { GameScore } from '../score/game-score.ts';
import { calculatePeriodScore, calculateRegulationScore, type PeriodPoints } from '../score/period-score.ts';
import { periodOfLine } from '../sport/alternate-line.ts';
import { isSportType, type SportType } from '../sport/sport.ts';
import type { GamePick } from '../ticket/pick.ts';
import { gradeStraight } from './grade-straight.ts';
import { judgeOfficial } from './official.ts';
import { judgePitchers, type PitchersToJudge } from './pitchers.ts';
import { NO_ACTION, type StraightResult } from './straight-result.ts';
import { calculateGamesWon, calculateSetsWon } from './tennis-score.ts';

/** A straight wager on a game as it was accepted. */
export interface GameWagerToGrade
  extends Pick<PitchersToJudge, 'pitcher1ReqFlag' | 'pitcher2ReqFlag' | 'listedPitcher1' | 'listedPitcher2'> {
  sportType: string;
  pick: GamePick;
  finalLine: number | null;
  /** The draw was offered beside the money line (`isThreeWay` of the line at acceptance). */
  threeWay: boolean;
}

export interface GameWagerGrade {
  result: StraightResult;
  /** The to-win must be worked out anew at the new pitcher's price before settling (HR-34). */
  reprice: boolean;
}

/** The whole of straight grading on games. @returns null while it can't be decided from this score */
export const gradeGameWager = (wager: GameWagerToGrade, score: GameScore): GameWagerGrade | null => {
  const { sportType, pick } = wager;
  if (!isSportType(sportType)) return null;
  const officialness = judgeOfficial(sportType, pick.wagerType, pick.periodNumber, score);
  if (officialness === 'undecided') return null;
  if (officialness === 'noAction') return { result: NO_ACTION, reprice: false };
  const pitchers = judgePitchers({
    ...wager,
    ...score,
    wagerType: pick.wagerType,
    periodNumber: pick.periodNumber,
  });
  if (pitchers === 'noAction') return { result: NO_ACTION, reprice: false };
  const points = selectPoints(sportType, wager, score);
  if (points === null) return null;
  const { wagerType, side } = pick;
  const { finalLine, threeWay } = wager;
  const result = gradeStraight({ wagerType, side, finalLine, threeWay, ...points });
  return { result, reprice: pitchers === 'standsRepriced' };
};

const selectPoints = (
  sportType: SportType,
  { pick, threeWay }: GameWagerToGrade,
  score: GameScore,
): PeriodPoints | null => {
  const { wagerType, periodNumber } = pick;
  const isFullGame = periodOfLine(periodNumber) === 0;
  if (sportType === 'Tennis' && isFullGame)
    return wagerType === 'M' ? calculateSetsWon(score) : calculateGamesWon(score);
  // A draw can only be bet on where overtime doesn't break it.
  const regulation = wagerType === 'M' && isFullGame && (threeWay || pick.side === 'draw');
  const points = regulation
    ? calculateRegulationScore(sportType, score)
    : calculatePeriodScore(sportType, periodNumber, score);
  // Strokes: the lower score is the better one.
  if (points !== null && sportType === 'Golf' && (wagerType === 'M' || wagerType === 'S'))
    return { score1: points.score2, score2: points.score1 };
  return points;
};
