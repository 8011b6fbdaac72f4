import type { Cents } from '../../ground/money/cents.ts';
import { commitServerSeed } from './commit-server-seed.ts';
import type { RoundSeeds } from './create-draws.ts';
import type { Game } from './game.ts';
import { isSameJson } from './is-same-json.ts';
import { type Played, moveRound, startRound } from './play-round.ts';

/** A round as it was played, with the seeds that were revealed after it. */
export interface PlayedRound {
  bet: unknown;
  /** The moves in their order. */
  moves: readonly unknown[];
  /** The last state that was shown. */
  state: unknown;
  winCents: Cents;
  /** The commitment that was shown before the bet was taken. */
  commitment: string;
  seeds: RoundSeeds;
}

/**
 * The faults that a replay can find: the server seed isn't the one in the commitment, the rules refuse a bet or a move,
 * state or win differ from those that the seeds give, the host ended a round or left it open against the rules, or a
 * nonce was played twice.
 */
export type RoundFault = 'otherSeed' | 'refused' | 'otherState' | 'otherWin' | 'notOver' | 'nonceReused';

/** Plays a round again with the revealed seeds. */
export const findRoundFault = (game: Game, round: PlayedRound): RoundFault | null => {
  if (commitServerSeed(round.seeds.serverSeed) !== round.commitment) return 'otherSeed';
  let played: Played<unknown> = startRound(game, round.bet, round.seeds);
  for (const move of round.moves) {
    if (!played.ok || played.step.outcome !== null) return 'refused';
    played = moveRound(game, played.step.state, move, round.seeds);
  }
  if (!played.ok) return 'refused';
  const { state, outcome } = played.step;
  if (outcome === null) return 'notOver';
  if (!isSameJson(state, round.state)) return 'otherState';
  return outcome.winCents === round.winCents ? null : 'otherWin';
};

/** @returns the first fault, with the rounds in the order in which they were played */
export const findFaultOfRounds = (game: Game, rounds: readonly PlayedRound[]): RoundFault | null => {
  const numbers = rounds.map(({ commitment, seeds }) => `${commitment}:${seeds.nonce}`);
  if (new Set(numbers).size < numbers.length) return 'nonceReused';
  return rounds.reduce<RoundFault | null>((fault, round) => fault ?? findRoundFault(game, round), null);
};
