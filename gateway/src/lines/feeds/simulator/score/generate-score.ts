import type { League } from '../leagues/league.ts';
import type { Draw } from '../random.ts';
import { generateBaseballScore } from './baseball-score.ts';
import { generateFightScore } from './fight-score.ts';
import { generateGoalScore } from './goal-score.ts';
import { generatePossessionScore } from './possession-score.ts';
import type { Expectation, ScorePlan } from './score-plan.ts';
import { generateCricketScore } from './cricket-score.ts';
import { generateSetScore } from './set-score.ts';

/** How a game goes, given what is expected of it. The same draws give the same game. */
export const generateScore = (league: League, expected: Expectation, draw: Draw): ScorePlan => {
  switch (league.scoring) {
    case 'football':
    case 'basketball':
    case 'rugby':
      return generatePossessionScore(league.scoring, league, expected, draw);
    case 'baseball':
      return generateBaseballScore(league, expected, draw);
    case 'goals':
      return generateGoalScore(league, expected, draw);
    case 'cricket':
      return generateCricketScore(league, expected, draw);
    case 'sets':
      return generateSetScore(league, expected, draw);
    case 'fight':
      return generateFightScore(league, expected, draw);
  }
};
