import type { Expectation } from './score/score-plan.ts';
import { normal } from './random.ts';
import type { ScheduledGame } from './schedule/scheduled-game.ts';

/** A team's strength in points, the same in every game that it plays in one world. */
const strengthOf = (seed: number, { league }: ScheduledGame, teamIndex: number): number =>
  league.model.strengthSpread * normal(seed, 71, league.leagueIndex, teamIndex);

/** What the teams' true strengths say about a game. Lines start from here, and so does the course of the game. */
export const expectationOf = (seed: number, game: ScheduledGame): Expectation => {
  const { model, leagueIndex } = game.league;
  const tempo = (team: number): number => normal(seed, 72, leagueIndex, team) * 0.7;
  return {
    margin:
      strengthOf(seed, game, game.teamIndex2) - strengthOf(seed, game, game.teamIndex1) + model.homeAdvantage,
    total: model.totalMean + model.totalSpread * (tempo(game.teamIndex1) + tempo(game.teamIndex2)),
  };
};
