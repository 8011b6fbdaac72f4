import type { Cents } from '../../ground/money/cents.ts';
import type { Rational } from '../../ground/money/rational.ts';
import type { Draws } from './create-draws.ts';

/** The reasons for refusing a round. */
export type GameFault = 'stakeOutOfLimits' | 'stakeNotInSteps' | 'betNotOffered' | 'moveNotAllowed';

/** The allowed stakes at the start of a round: the lowest, the highest, and the step. */
export interface StakeLimits {
  minCents: Cents;
  maxCents: Cents;
  stepCents: Cents;
}

/** The result of a start or a move. */
export interface Step<State> {
  /** Plain JSON, without anything that the player must not know yet. */
  state: State;
  /** The amount that a move adds to the stake; it must be charged before the new state is shown. 0 at the start. */
  extraStakeCents: Cents;
  /** The amount that is paid back, stake included; null while the round goes on. */
  outcome: { winCents: Cents } | null;
}

/**
 * The rules of one game. A game keeps no data of its own: the draws of a round begin again with each call, and hidden
 * cards (the rest of a deck) are drawn again instead of being kept in the state.
 */
export interface Game<Bet = unknown, State = unknown, Move = unknown> {
  limits: StakeLimits;
  /**
   * The share of all stakes that is paid back in the long run, by bet; with best play where the player makes decisions.
   */
  returns: ReadonlyMap<string, Rational>;
  calculateStake(bet: Bet): Cents;
  /**
   * The move that is made for a player who left: it adds nothing to the stake and, repeated, ends the round. null when
   * the bet alone decides the round.
   */
  leave: unknown;
  /** Finds faults that the schema can't express; the limits of the whole stake are checked elsewhere. */
  judgeBet(bet: Bet): GameFault | null;
  judgeMove(state: State, move: Move): GameFault | null;
  /** @param bet judged */
  start(bet: Bet, draws: Draws): Step<State>;
  /** @param move judged */
  move(state: State, move: Move, draws: Draws): Step<State>;
}
