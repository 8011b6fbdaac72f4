import type { GameScore } from '../../ground/score/game-score.schema.ts';
import { DEFAULT_HOUSE_RULES } from '../../ground/house-rules/default-house-rules.ts';
import { setBackCalledGame } from '../../ground/score/called-score.ts';
import {
  calculatePeriodScore,
  calculateRegulationScore,
  type PeriodPoints,
} from '../../ground/score/period-score.ts';
import { periodOfLine } from '../../ground/sport/alternate-line.ts';
import { isOfRegulation } from '../../ground/sport/find-period.ts';
import { isSportType } from '../../ground/sport/sports.ts';
import { type League, rulesOfLeague } from '../../ground/sport/sports.ts';
import { decideEarly, type DecidedRules } from './decide-early.ts';
import { gradeStraight } from './grade-straight.ts';
import { gradeFight } from './grade-fight.ts';
import { gradeGolf } from './grade-golf.ts';
import { gradeSets } from './grade-sets.ts';
import { judgeOfficial } from './official.ts';
import type { GameWagerToGrade } from './game-wager-to-grade.ts';
import { judgePitchers } from './pitchers.ts';
import { NO_ACTION, type StraightResult } from '../../ground/result/straight-result.ts';
import { calculateSetPoints, calculateSetsWon } from './set-score.ts';

export interface GameWagerGrade {
  result: StraightResult;
  /** The to-win must be worked out again at the new pitcher's price before settling (HR-34). */
  reprice: boolean;
}

/** The whole of straight grading on games. @returns null while it can't be decided from this score */
export const gradeGameWager = (
  wager: GameWagerToGrade,
  score: GameScore,
  rules: DecidedRules = DEFAULT_HOUSE_RULES,
): GameWagerGrade | null => {
  const { sportType, sportSubType, pick } = wager;
  if (!isSportType(sportType)) return null;
  const league = { sportType, sportSubType };
  const row = rulesOfLeague(league);
  const pitchers = judgePitchers({
    ...wager,
    ...score,
    market: pick.market,
    periodNumber: pick.periodNumber,
  });
  const officialness = judgeOfficial(league, pick.market, pick.periodNumber, score);
  if (officialness === 'undecided') return null;
  if (pitchers === 'noAction') return { result: NO_ACTION, reprice: false };
  const reprice = pitchers === 'standsRepriced';
  if (row.sets !== null) {
    const result = gradeSets(league, row.sets, wager, score, rules);
    return result === null ? null : { result, reprice };
  }
  if (officialness === 'untold') return null;
  if (officialness === 'short') {
    const result = decideEarly(league, pick, wager.finalLine, score, rules);
    return { result: result ?? NO_ACTION, reprice: false };
  }
  const isFullGame = periodOfLine(pick.periodNumber) === 0;
  if (isFullGame && row.scoring === 'decision') {
    const result = gradeFight(league, wager, score);
    return result === null ? null : { result, reprice };
  }
  if (isFullGame && row.scoring === 'strokes') return { result: gradeGolf(league, wager, score), reprice };
  const result = gradeOfficial(league, wager, isFullGame ? setBackCalledGame(row, score) : score);
  return result === null ? null : { result, reprice };
};

const gradeOfficial = (league: League, wager: GameWagerToGrade, score: GameScore): StraightResult | null => {
  const { market, side } = wager.pick;
  const { finalLine, threeWay } = wager;
  const points = selectWagerPoints(league, wager, score);
  const results = (points === null ? listPossiblePoints(league, wager, score) : [points]).map((possible) =>
    gradeStraight({ market, side, finalLine, threeWay, ...possible }),
  );
  const [result] = results;
  const isDecided = results.every((other) => other.join('') === result?.join(''));
  return result === undefined || !isDecided ? null : result;
};

/** Points that a wager is graded by. @returns null while the score doesn't tell them */
export const selectWagerPoints = (
  league: League,
  { pick, threeWay }: Pick<GameWagerToGrade, 'pick' | 'threeWay'>,
  score: GameScore,
): PeriodPoints | null => {
  const { market, periodNumber } = pick;
  const { scoring, sets } = rulesOfLeague(league);
  const isFullGame = periodOfLine(periodNumber) === 0;
  if (sets !== null && isFullGame)
    return market === 'M' ? calculateSetsWon(sets, score) : calculateSetPoints(sets, score);
  // A draw can only be bet on where overtime doesn't break it.
  const regulation = market === 'M' && isFullGame && (threeWay || pick.side === 'draw');
  const points = regulation
    ? calculateRegulationScore(league, score)
    : calculatePeriodScore(league, periodNumber, score);
  // Strokes: the lower score is the better one.
  if (points !== null && scoring === 'strokes' && (market === 'M' || market === 'S'))
    return { score1: points.score2, score2: points.score1 };
  return points;
};

/**
 * The extremes of what a final without period scores leaves possible (HR-40): what comes out the same at all of them is
 * decided by the final alone. A shorter period had anything from nothing to everything, and so had regulation where
 * ties of two games go on after any score (HR-74). Elsewhere a game that went on was drawn there, whether its own
 * three-way line or the line of its regulation asks.
 */
const listPossiblePoints = (
  league: League,
  { pick }: GameWagerToGrade,
  { segments, score1, score2 }: GameScore,
): PeriodPoints[] => {
  const { scoring, mayTie } = rulesOfLeague(league);
  if (segments.length > 0 || scoring !== 'points') return [];
  if (isOfRegulation(league.sportType, pick.periodNumber) && !mayTie) {
    const drawn = Math.min(score1, score2);
    return [
      { score1, score2 },
      { score1: 0, score2: 0 },
      { score1: drawn, score2: drawn },
    ];
  }
  return [0, score1].flatMap((points1) =>
    [0, score2].map((points2) => ({ score1: points1, score2: points2 })),
  );
};
