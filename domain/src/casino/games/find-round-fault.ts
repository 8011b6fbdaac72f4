import type { Cents } from '../../ground/money/cents.ts';
import { commitServerSeed } from './commit-server-seed.ts';
import type { RoundSeeds } from './create-draws.ts';
import type { Game } from './game.ts';
import { isSameJson } from './is-same-json.ts';
import { type Played, moveRound, startRound } from './play-round.ts';

/** A round as it was played, and the seeds that were revealed after it. */
export interface PlayedRound {
  bet: unknown;
  /** The moves in their order. */
  moves: readonly unknown[];
  /** The last one that was shown. */
  state: unknown;
  winCents: Cents;
  /** Shown before the bet was taken. */
  commitment: string;
  seeds: RoundSeeds;
}

/**
 * What a replay can find: another server seed than was committed to, a bet or a move that the rules refuse, another
 * state or another win than the seeds give, a round that the host ended or left open against the rules, and a number
 * that was played twice.
 */
export type RoundFault = 'otherSeed' | 'refused' | 'otherState' | 'otherWin' | 'notOver' | 'nonceReused';

/** Plays a round again with what was revealed. */
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

/** @returns the first fault of rounds in the order in which they were played, whichever round it is in */
export const findFaultOfRounds = (game: Game, rounds: readonly PlayedRound[]): RoundFault | null => {
  const numbers = rounds.map(({ commitment, seeds }) => `${commitment}:${seeds.nonce}`);
  if (new Set(numbers).size < numbers.length) return 'nonceReused';
  return rounds.reduce<RoundFault | null>((fault, round) => fault ?? findRoundFault(game, round), null);
};
