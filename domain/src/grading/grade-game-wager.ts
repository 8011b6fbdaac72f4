import type { GameScore } from '../score/game-score.ts';
import { calculatePeriodScore, calculateRegulationScore, type PeriodPoints } from '../score/period-score.ts';
import { periodOfLine } from '../sport/alternate-line.ts';
import { isSportType, type SportType } from '../sport/sport.ts';
import type { GamePick } from '../pick/pick.ts';
import { gradeStraight } from './grade-straight.ts';
import { judgeOfficial } from './official.ts';
import { judgePitchers, type PitchersToJudge } from './pitchers.ts';
import { NO_ACTION, type StraightResult } from '../result/straight-result.ts';
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
  /** The to-win must be worked out again at the new pitcher's price before settling (HR-34). */
  reprice: boolean;
}

/** The whole of straight grading on games. @returns null while it can't be decided from this score */
export const gradeGameWager = (wager: GameWagerToGrade, score: GameScore): GameWagerGrade | null => {
  const { sportType, pick } = wager;
  if (!isSportType(sportType)) return null;
  const officialness = judgeOfficial(sportType, pick.market, pick.periodNumber, score);
  if (officialness === 'undecided') return null;
  if (officialness === 'noAction') return { result: NO_ACTION, reprice: false };
  const pitchers = judgePitchers({
    ...wager,
    ...score,
    market: pick.market,
    periodNumber: pick.periodNumber,
  });
  if (pitchers === 'noAction') return { result: NO_ACTION, reprice: false };
  const points = selectWagerPoints(sportType, wager, score);
  const { market, side } = pick;
  const { finalLine, threeWay } = wager;
  const results = (points === null ? listPossiblePoints(sportType, wager, score) : [points]).map((possible) =>
    gradeStraight({ market, side, finalLine, threeWay, ...possible }),
  );
  const [result] = results;
  const isDecided = results.every((other) => other.join('') === result?.join(''));
  return result === undefined || !isDecided ? null : { result, reprice: pitchers === 'standsRepriced' };
};

/** Points that a wager is graded by. @returns null while the score doesn't tell them */
export const selectWagerPoints = (
  sportType: SportType,
  { pick, threeWay }: Pick<GameWagerToGrade, 'pick' | 'threeWay'>,
  score: GameScore,
): PeriodPoints | null => {
  const { market, periodNumber } = pick;
  const isFullGame = periodOfLine(periodNumber) === 0;
  if (sportType === 'Tennis' && isFullGame)
    return market === 'M' ? calculateSetsWon(score) : calculateGamesWon(score);
  // A draw can only be bet on where overtime doesn't break it.
  const regulation = market === 'M' && isFullGame && (threeWay || pick.side === 'draw');
  const points = regulation
    ? calculateRegulationScore(sportType, score)
    : calculatePeriodScore(sportType, periodNumber, score);
  // Strokes: the lower score is the better one.
  if (points !== null && sportType === 'Golf' && (market === 'M' || market === 'S'))
    return { score1: points.score2, score2: points.score1 };
  return points;
};

/** Sports in which points are only ever added up, so that no part of the game has more than the whole. */
const ADDED_UP: readonly SportType[] = ['Football', 'Basketball', 'Baseball', 'Hockey', 'Soccer'];

/**
 * The extremes of what a final without period scores leaves possible (HR-40): what comes out the same at all of them is
 * decided by the final alone. A game that went on after regulation was drawn there; a shorter period had anything from
 * nothing to everything.
 */
const listPossiblePoints = (
  sportType: SportType,
  { pick }: GameWagerToGrade,
  { segments, score1, score2 }: GameScore,
): PeriodPoints[] => {
  if (segments.length > 0 || !ADDED_UP.includes(sportType)) return [];
  const drawn = Math.min(score1, score2);
  return periodOfLine(pick.periodNumber) === 0
    ? [
        { score1, score2 },
        { score1: 0, score2: 0 },
        { score1: drawn, score2: drawn },
      ]
    : [0, score1].flatMap((points1) => [0, score2].map((points2) => ({ score1: points1, score2: points2 })));
};
