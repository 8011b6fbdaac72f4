import type { Cents } from '../../ground/money/cents.ts';
import type { Rational } from '../../ground/money/rational.ts';
import type { Draws } from './create-draws.ts';

/** What a round can be refused for. */
export type GameFault = 'stakeOutOfLimits' | 'stakeNotInSteps' | 'betNotOffered' | 'moveNotAllowed';

/** What a round may be staked with when it begins: from, up to, and in steps of. */
export interface StakeLimits {
  minCents: Cents;
  maxCents: Cents;
  stepCents: Cents;
}

/** What a start or a move makes of a round. */
export interface Step<State> {
  /** Plain JSON, and nothing in it that the player must not know yet. */
  state: State;
  /** What a move adds to the stake; to be taken before its state is shown. 0 at the start. */
  extraStakeCents: Cents;
  /** What is paid back, stake included; null while the round goes on. */
  outcome: { winCents: Cents } | null;
}

/**
 * The rules of one game. Nothing here keeps anything: the draws of a round begin again with each call, and what is
 * still covered (the rest of a deck) is drawn again, not kept in the state.
 */
export interface Game<Bet = unknown, State = unknown, Move = unknown> {
  limits: StakeLimits;
  /** The part of all stakes that comes back in the long run, at best play where there is something to play, by bet. */
  returns: ReadonlyMap<string, Rational>;
  calculateStake(bet: Bet): Cents;
  /** Made for a player who left: it adds nothing to the stake, and in the end it ends the round. null: the bet does. */
  leave: unknown;
  /** Finds what the schema can't tell; the limits of the whole stake are judged elsewhere. */
  judgeBet(bet: Bet): GameFault | null;
  judgeMove(state: State, move: Move): GameFault | null;
  /** @param bet judged */
  start(bet: Bet, draws: Draws): Step<State>;
  /** @param move judged */
  move(state: State, move: Move, draws: Draws): Step<State>;
}
