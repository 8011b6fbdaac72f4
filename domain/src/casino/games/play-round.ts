import { createDraws, type RoundSeeds } from './create-draws.ts';
import type { Game, GameFault, StakeLimits, Step } from './game.ts';

/** A refused bet or move leaves everything as it was. */
export type Played<State> = { ok: true; step: Step<State> } | { ok: false; fault: GameFault };

const judgeStake = (stakeCents: number, { minCents, maxCents, stepCents }: StakeLimits): GameFault | null =>
  stakeCents < minCents || stakeCents > maxCents
    ? 'stakeOutOfLimits'
    : stakeCents % stepCents === 0
      ? null
      : 'stakeNotInSteps';

/** @param bet of the game's schema */
export const startRound = <Bet, State, Move>(
  game: Game<Bet, State, Move>,
  bet: Bet,
  seeds: RoundSeeds,
): Played<State> => {
  const fault = judgeStake(game.calculateStake(bet), game.limits) ?? game.judgeBet(bet);
  return fault === null ? { ok: true, step: game.start(bet, createDraws(seeds)) } : { ok: false, fault };
};

/**
 * @param state of the step before, whose round goes on
 * @param move of the game's schema
 */
export const moveRound = <Bet, State, Move>(
  game: Game<Bet, State, Move>,
  state: State,
  move: Move,
  seeds: RoundSeeds,
): Played<State> => {
  const fault = game.judgeMove(state, move);
  return fault === null
    ? { ok: true, step: game.move(state, move, createDraws(seeds)) }
    : { ok: false, fault };
};
