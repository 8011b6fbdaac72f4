import { NO_ACTION, type StraightResult } from '../../ground/result/straight-result.ts';
import type { GameScore } from '../../ground/score/game-score.schema.ts';
import { sumSegments } from '../../ground/score/period-score.ts';
import { type League, rulesOfLeague } from '../../ground/sport/sports.ts';
import type { GameWagerToGrade } from './game-wager-to-grade.ts';
import { gradeStraight } from './grade-straight.ts';

/** Two players of a match-up (HR-80): in action once both teed off, whatever became of them. */
export const gradeGolf = (
  league: League,
  { pick, finalLine, threeWay }: GameWagerToGrade,
  score: GameScore,
): StraightResult => {
  const { market, side } = pick;
  const { absent, holes1, holes2 } = score;
  if (absent !== null) return NO_ACTION;
  const graded = { market, side, finalLine, threeWay };
  if (holes1 !== null && holes2 !== null && holes1 !== holes2)
    // Strokes over different numbers of holes can't be compared: who completed more is ahead, by no number.
    return market === 'M' ? gradeStraight({ ...graded, score1: holes1, score2: holes2 }) : NO_ACTION;
  const strokes = strokesWithoutPlayOff(league, score);
  // The lower score is the better one.
  const isSide = market === 'M' || market === 'S';
  return gradeStraight({
    ...graded,
    score1: isSide ? strokes.score2 : strokes.score1,
    score2: isSide ? strokes.score1 : strokes.score2,
  });
};

/** What is listed after the rounds of a tournament is a play-off. */
const strokesWithoutPlayOff = (league: League, { segments, score1, score2 }: GameScore) => {
  const rounds = rulesOfLeague(league).regulationSegments;
  return rounds !== null && segments.length > rounds
    ? sumSegments(segments.slice(0, rounds))
    : { score1, score2 };
};
