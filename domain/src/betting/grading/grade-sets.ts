import { NO_ACTION, type StraightResult } from '../../ground/result/straight-result.ts';
import type { GameScore } from '../../ground/score/game-score.schema.ts';
import { periodOfLine } from '../../ground/sport/alternate-line.ts';
import type { SetRules } from '../../ground/sport/sport-row.ts';
import type { League } from '../../ground/sport/sports.ts';
import { decideEarly, type DecidedRules } from './decide-early.ts';
import type { GameWagerToGrade } from './game-wager-to-grade.ts';
import { gradeStraight } from './grade-straight.ts';
import { calculateSetPoints, calculateSetsWon, isMatchComplete, isSetComplete } from './set-score.ts';

/** A wager on a match that goes by sets (HR-78). @returns null while the score doesn't decide it */
export const gradeSets = (
  league: League,
  sets: SetRules,
  wager: GameWagerToGrade,
  score: GameScore,
  rules: DecidedRules,
): StraightResult | null => {
  const { pick, finalLine } = wager;
  const early = (): StraightResult => decideEarly(league, pick, finalLine, score, rules) ?? NO_ACTION;
  if (periodOfLine(pick.periodNumber) !== 0) return gradeSet(sets, wager, score, early);
  if (pick.market === 'M') return gradeWinner(sets, wager, score);
  if (score.phase !== 'final' || !isMatchComplete(sets, score))
    return score.phase === 'final' && score.segments.length === 0 ? null : early();
  const points = calculateSetPoints(sets, score);
  return points === null ? null : gradeStraight({ ...pick, finalLine, threeWay: false, ...points });
};

/** It has action once a set is complete, and goes to the player who advances. */
const gradeWinner = (
  sets: SetRules,
  { pick, finalLine }: GameWagerToGrade,
  score: GameScore,
): StraightResult | null => {
  const won = calculateSetsWon(sets, score);
  if (score.phase !== 'final' || won.score1 + won.score2 === 0) return NO_ACTION;
  const told = score.winner ?? (isMatchComplete(sets, score) ? (won.score1 > won.score2 ? 1 : 2) : null);
  if (told === null) return null;
  const points = { score1: Number(told === 1), score2: Number(told === 2) };
  return gradeStraight({ ...pick, finalLine, threeWay: false, ...points });
};

/** A set's wagers stand when that set was completed. */
const gradeSet = (
  sets: SetRules,
  { pick, finalLine }: GameWagerToGrade,
  score: GameScore,
  early: () => StraightResult,
): StraightResult | null => {
  const at = pick.periodNumber - 1;
  const set = score.segments[at];
  if (score.segments.length === 0 && score.phase === 'final') return null;
  if (set === undefined || !isSetComplete(sets, set, at)) return early();
  return gradeStraight({ ...pick, finalLine, threeWay: false, score1: set[0], score2: set[1] });
};
