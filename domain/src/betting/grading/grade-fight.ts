import { NO_ACTION, type StraightResult } from '../../ground/result/straight-result.ts';
import type { GameScore } from '../../ground/score/game-score.schema.ts';
import { type League, rulesOfLeague } from '../../ground/sport/sports.ts';
import type { GameWagerToGrade } from './game-wager-to-grade.ts';
import { gradeStraight } from './grade-straight.ts';

/**
 * A fight that began (HR-79): who won, and how many rounds it went. One that is called no contest isn't official.
 * @returns null while the score doesn't tell it
 */
export const gradeFight = (
  league: League,
  { pick, finalLine, threeWay }: GameWagerToGrade,
  score: GameScore,
): StraightResult | null => {
  const { market, side } = pick;
  if (score.absent !== null) return NO_ACTION;
  if (market === 'L') {
    if (score.roundsChanged === true) return NO_ACTION;
    const halves = countHalfRounds(league, score);
    if (halves === null || finalLine === null) return null;
    // A number of rounds is passed once as many halves are over: exactly there is over.
    const isWhole = Number.isInteger(finalLine);
    if (isWhole && halves === finalLine * 2) return ['P', 'P'];
    return halves >= finalLine * 2 === (side === 'over') ? ['W', 'W'] : ['L', 'L'];
  }
  const won = score.winner;
  const points =
    won === null
      ? { score1: score.score1, score2: score.score2 }
      : { score1: Number(won === 1), score2: Number(won === 2) };
  return gradeStraight({ market, side, finalLine, threeWay, ...points });
};

/** Half rounds that were over: two of each round, and the first of the one in which it ended. */
const countHalfRounds = (league: League, { rounds, roundSeconds }: GameScore): number | null => {
  const { halfRoundSeconds } = rulesOfLeague(league);
  if (rounds === null || halfRoundSeconds === null) return null;
  return 2 * rounds + Number((roundSeconds ?? 0) >= halfRoundSeconds);
};
